/** SHA-256 by hand, because browsers keep theirs from pages over plain http, and draws are fair there too. */

const primes = firstPrimes(64);
const K = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((data.length + 8) >> 6) << 6) + 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const bytes = new DataView(padded.buffer);
  bytes.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  bytes.setUint32(padded.length - 4, (data.length << 3) >>> 0);
  const hash = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let t = 0; t < 16; t++) words[t] = bytes.getInt32(block + 4 * t);
    compress(hash, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, k) => void digest.setInt32(4 * k, word));
  return new Uint8Array(digest.buffer);
}

function compress(hash: Int32Array, w: Int32Array): void {
  const at = (k: number) => w[k] as number;
  for (let t = 16; t < 64; t++) {
    const [x, y] = [at(t - 15), at(t - 2)];
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[t] = at(t - 16) + s0 + at(t - 7) + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let t = 0; t < 64; t++) {
    const t1 =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[t] as number) + at(t)) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, k) => {
    hash[k] = (hash[k] as number) + word;
  });
}

/** H of docs/records.md: SHA-256 over the parts, each after its length in 8 bytes. */
export function digest(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + 8 + part.length, 0));
  let place = 0;
  for (const part of parts) {
    new DataView(whole.buffer).setUint32(place + 4, part.length);
    whole.set(part, place + 8);
    place += 8 + part.length;
  }
  return sha256(whole);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** A number that nobody can guess. */
export function newNumber(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}
