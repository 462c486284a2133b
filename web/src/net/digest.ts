/** H of docs/records.md, and numbers as it takes them: browsers keep their own SHA-256 from pages over plain http. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, randomBytes } from "@noble/hashes/utils.js";

export { bytesToHex, hexToBytes, sha256 };

/** A whole number in 8 bytes, big-endian. */
export function eightBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

/** SHA-256 over the parts, each after its length in 8 bytes. */
export function digest(...parts: Uint8Array[]): Uint8Array {
  return sha256(concatBytes(...parts.flatMap((part) => [eightBytes(part.length), part])));
}

/** A number that nobody can guess. */
export function newNumber(): string {
  return bytesToHex(randomBytes(32));
}
