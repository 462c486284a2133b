import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hex, sha256 } from "../src/net/sha256";

test("the same digest as everywhere, for every length around the block", () => {
  for (let length = 0; length < 200; length++) {
    const data = Uint8Array.from({ length }, (_, k) => (k * 37 + length) & 255);
    expect(hex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
  }
});
