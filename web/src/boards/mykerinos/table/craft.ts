/** Lines as a hand draws them, the same each time. */

const round = (value: number) => Math.round(value * 10) / 10;

/** Numbers from 0 to 1 that look like chance. */
export function chance(seed: number): () => number {
  let state = (seed * 2654435761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A number from -1 to 1 for a name. */
export function turnOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return chance(seed)() * 2 - 1;
}

/** A line from place to place that is not quite straight; `sag` bends it to the right of its way. */
export function line(x1: number, y1: number, x2: number, y2: number, off = 1, sag = 0): string {
  const next = chance(x1 * 3 + y1 * 5 + x2 * 7 + y2 * 11);
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ax, ay] = [(y1 - y2) / long, (x2 - x1) / long];
  const steps = Math.max(2, Math.round(long / 60));
  const bend = () => (next() * 2 - 1) * off;
  let d = `M${round(x1)} ${round(y1)}`;
  for (let k = 0; k < steps; k++) {
    const [half, whole] = [(k + 0.5) / steps, (k + 1) / steps];
    const aside = bend() + sag * Math.sin(Math.PI * half);
    const end = k === steps - 1 ? 0 : sag * Math.sin(Math.PI * whole);
    d += `Q${round(x1 + (x2 - x1) * half + ax * aside)} ${round(y1 + (y2 - y1) * half + ay * aside)} ${round(x1 + (x2 - x1) * whole + ax * end)} ${round(y1 + (y2 - y1) * whole + ay * end)}`;
  }
  return d;
}
