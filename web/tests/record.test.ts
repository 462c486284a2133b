import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { bytesToHex, digest, sha256 } from "../src/net/digest";
import { commitNumber, commitSeed, place, prove, tableKey } from "../src/net/record";

const project = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const page = readFileSync(project("docs/records.md"), "utf8");
const block = (name: string) => page.split(`\`\`\`${name}\n`)[1]?.split("```")[0] ?? "";
const vectors = new Map(
  block("vectors")
    .trim()
    .split("\n")
    .map((line) => line.split("=").map((part) => part.trim()) as [string, string]),
);
const vector = (name: string) => vectors.get(name) as string;
const total = (text: string) => (text === "2^255+1" ? (1n << 255n) + 1n : BigInt(text));

/** A record whose lines were changed, with a digest that fits again. */
function retold(text: string, change: (lines: string[]) => void): string {
  const lines = text.trimEnd().split("\n").slice(0, -1);
  change(lines);
  const body = `${lines.join("\n")}\n`;
  return `${body}digest ${bytesToHex(sha256(new TextEncoder().encode(body)))}\n`;
}

describe("the test vectors", () => {
  const key = tableKey(vector("seed"), [vector("number A"), "", vector("number C")]);
  it("hold for commitments and key", () => {
    expect(commitSeed(vector("seed"))).toBe(vector("commit seed"));
    expect(commitNumber(vector("number A"))).toBe(vector("commit A"));
    expect(commitNumber(vector("number C"))).toBe(vector("commit C"));
    expect(bytesToHex(key)).toBe(vector("key"));
    expect(bytesToHex(tableKey(vector("seed"), ["", "", ""]))).toBe(vector("key without numbers"));
  });
  const places = [...vectors].flatMap(([name, value]) => {
    const [, source, nth, of] = /^place (\w+)#(\d+) of (.+)$/.exec(name) ?? [];
    return source && nth && of ? [{ source, nth: Number(nth), of, value }] : [];
  });
  it("are eight places", () => expect(places).toHaveLength(8));
  it.each(places)("put $source#$nth of $of at $value", ({ source, nth, of, value }) => {
    expect(place(key, source, nth, total(of))).toBe(BigInt(value));
  });
  it("include the length of each part", () => {
    expect(bytesToHex(digest())).toBe(bytesToHex(sha256(new Uint8Array())));
  });
});

describe("records", () => {
  const example = block("record");
  it("prove the example, undone draws included", () => {
    const numbers = { A: vector("number A") };
    expect(prove(example, { commitment: vector("commit seed"), numbers })).toEqual({
      draws: 13,
      proved: 13,
      given: 0,
      numbers: ["A"],
      wrong: null,
    });
  });
  it.each(["mykerinos", "pergamon", "thebes"])("prove recorded games of %s", (game) => {
    const files = readdirSync(project(`tests/records/${game}`)).filter((name) => name.endsWith("-3.mattock"));
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const proof = prove(readFileSync(project(`tests/records/${game}/${file}`), "utf8"));
      expect(proof.wrong).toBeNull();
      expect(proof.proved + proof.given).toBeGreaterThan(10);
    }
  });
  const line = (text: string) => example.split("\n").indexOf(text);
  it("show what was changed, and in which line", () => {
    expect(prove(example.replace("7/60", "8/60")).wrong?.what).toBe("digest");
    const fall = line("tiles#1 7/60 tile M63V1");
    const moved = retold(example, (lines) => {
      lines[fall] = "tiles#1 8/60 tile M63V1";
    });
    expect(prove(moved).wrong).toEqual({ line: fall + 1, what: "place" });
    const gap = retold(example, (lines) => {
      lines.splice(fall, 1);
    });
    expect(prove(gap).wrong).toEqual({ line: fall + 1, what: "order" });
    const seed = line(`seed ${vector("seed")}`);
    const other = retold(example, (lines) => {
      lines[seed] = `seed ${"0".repeat(64)}`;
    });
    expect(prove(other).wrong?.what).toBe("commitment");
    expect(
      prove(
        retold(example, (lines) => {
          lines.splice(seed, 1);
        }),
      ).wrong?.what,
    ).toBe("seed");
  });
  it("are not proved by a malformed seed or number", () => {
    const seed = line(`seed ${vector("seed")}`);
    const number = line(`number A ${vector("number A")}`);
    for (const [at, text, what] of [
      [seed, "seed xyz", "seed"],
      [number, "number A 123", "commitment"],
    ] as const) {
      const broken = retold(example, (lines) => {
        lines[at] = text;
      });
      expect(prove(broken).wrong?.what).toBe(what);
    }
  });
  it("are compared with what this browser kept", () => {
    const own = { commitment: vector("commit seed"), numbers: { A: "1".repeat(64) } };
    expect(prove(example, own).wrong?.what).toBe("own");
    expect(prove(example, { commitment: "2".repeat(64), numbers: {} }).wrong?.what).toBe("own");
  });
});
