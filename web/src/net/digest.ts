/**
 * The hash H of docs/records.md. Browsers offer their own SHA-256 only to secure pages, and a table at home
 * is served over plain http.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, randomBytes } from "@noble/hashes/utils.js";

export { bytesToHex, hexToBytes, sha256 };

/** An integer as 8 bytes, big-endian. */
export function eightBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

/** SHA-256 of the parts, each preceded by its length in 8 bytes. */
export function digest(...parts: Uint8Array[]): Uint8Array {
  return sha256(concatBytes(...parts.flatMap((part) => [eightBytes(part.length), part])));
}

/** A random number that nobody can guess. */
export function newNumber(): string {
  return bytesToHex(randomBytes(32));
}
