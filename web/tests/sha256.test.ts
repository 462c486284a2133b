import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { commitNumber, fromHex, hex, sha256 } from "../src/net/sha256";

test("the same digest as everywhere, for every length around the block", () => {
  for (let length = 0; length < 200; length++) {
    const data = Uint8Array.from({ length }, (_, k) => (k * 37 + length) & 255);
    expect(hex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
  }
});

test("the commitment to a number is the one of the record format", () => {
  const number = "202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f";
  const part = (bytes: Uint8Array) =>
    Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 0, bytes.length]), bytes]);
  const whole = Buffer.concat([part(Buffer.from("mattock number")), part(fromHex(number))]);
  expect(commitNumber(number)).toBe(createHash("sha256").update(whole).digest("hex"));
});
