/** Read a record and check its draws as docs/records.md describes, without asking the server. */

import { bytesToHex, digest, eightBytes, hexToBytes, sha256 } from "./digest";

const DRAW = /^(?:~ )?(\S+)#(\d+) (\d+)\/(\d+) /;
const MOST = 1n << 256n;
const HEX = /^(?:[0-9a-f]{2})+$/;

/** The result of a check. `wrong` is the first line that fails it. */
export interface Proof {
  draws: number;
  proved: number;
  given: number;
  /** The seats whose numbers went into the key. */
  numbers: string[];
  wrong: { line: number; what: Wrong } | null;
}

export type Wrong = "digest" | "commitment" | "order" | "place" | "seed" | "own";

/** What this browser kept from the ceremony, to compare with the record. */
export interface Kept {
  commitment: string;
  numbers: Record<string, string>;
}

const bytes = (text: string) => new TextEncoder().encode(text);

function unsigned(hash: Uint8Array): bigint {
  return BigInt(`0x${bytesToHex(hash)}`);
}

export function commitSeed(seed: string): string {
  return bytesToHex(digest(bytes("mattock seed"), hexToBytes(seed)));
}

export function commitNumber(own: string): string {
  return bytesToHex(digest(bytes("mattock number"), hexToBytes(own)));
}

/** The key of a table; an empty string stands for a seat without a number. */
export function tableKey(seed: string, numbers: readonly string[]): Uint8Array {
  return digest(bytes("mattock key"), hexToBytes(seed), ...numbers.map(hexToBytes));
}

/** The outcome, from 0 up to `total`, of the `nth` draw from a source. */
export function place(key: Uint8Array, source: string, nth: number, total: bigint): bigint {
  const limit = MOST - (MOST % total);
  for (let attempt = 0; ; attempt++) {
    const u = unsigned(
      digest(bytes("mattock draw"), key, bytes(source), eightBytes(nth), eightBytes(attempt)),
    );
    if (u < limit) return u % total;
  }
}

/** The number of the line `moves`; lines count from 1. */
export function movesLine(text: string): number {
  return text.split("\n").indexOf("moves") + 1;
}

/** Check everything that needs no rules: digest, commitments, numbering, and the outcome of each draw. */
export function prove(text: string, kept?: Kept): Proof {
  const lines = text.replaceAll("\r\n", "\n").replace(/\n$/, "").split("\n");
  const header = (name: string) =>
    lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? "";
  const lineOf = (name: string) => lines.findIndex((line) => line.startsWith(`${name} `)) + 1;
  const seats = lines.flatMap((line) => /^seat ([A-D]) /.exec(line)?.[1] ?? []);
  const numbers = seats.map((seat) => header(`number ${seat}`));
  const seed = header("seed");
  const first = lines.indexOf("moves") + 1;
  const lastGiven = first + Number(header("given").split(" ")[0] || 0);
  const proof: Proof = {
    draws: 0,
    proved: 0,
    given: lastGiven - first,
    numbers: seats.filter((_, k) => numbers[k]),
    wrong: null,
  };
  const fail = (line: number, what: Wrong): Proof => ({ ...proof, wrong: { line, what } });

  if (bytesToHex(sha256(bytes(`${lines.slice(0, -1).join("\n")}\n`))) !== header("digest"))
    return fail(lines.length, "digest");
  if (!HEX.test(seed)) return fail(lines.length, "seed");
  if (commitSeed(seed) !== header("commit seed")) return fail(lineOf("commit seed"), "commitment");
  for (const [k, seat] of seats.entries()) {
    const own = numbers[k];
    if (own && (!HEX.test(own) || commitNumber(own) !== header(`commit ${seat}`)))
      return fail(lineOf(`commit ${seat}`), "commitment");
    if (kept?.numbers[seat] && kept.numbers[seat] !== own) return fail(lineOf(`seat ${seat}`), "own");
  }
  if (kept?.commitment && kept.commitment !== header("commit seed"))
    return fail(lineOf("commit seed"), "own");

  const key = tableKey(seed, numbers);
  const used = new Map<string, number>();
  for (let line = first + 1; line <= lines.length; line++) {
    const [, source, nth, fell, total] = DRAW.exec(lines[line - 1] ?? "") ?? [];
    if (!source) continue;
    proof.draws++;
    const last = used.get(source) ?? 0;
    const now = Number(nth);
    if (now <= last || (now > last + 1 && line > lastGiven)) return fail(line, "order");
    used.set(source, now);
    if (line <= lastGiven) continue;
    if (place(key, source, now, BigInt(total ?? 1)) !== BigInt(fell ?? -1)) return fail(line, "place");
    proof.proved++;
  }
  return proof;
}
