/** Everything that is broken is broken along the same jagged line, so that any two halves fit. */

import { seam } from "@core/look.json";

type Point = readonly [x: number, y: number];

export const SEAM = seam as unknown as readonly Point[];

const short = (value: number) => String(Math.round(value * 10) / 10);

/** The x coordinate of the seam at a height. */
export function seamAt(y: number): number {
  for (let k = 1; k < SEAM.length; k++) {
    const [x1, y1] = SEAM[k - 1] as Point;
    const [x2, y2] = SEAM[k] as Point;
    if (y1 <= y && y <= y2) return x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
  }
  throw new RangeError(`The seam does not reach ${y}.`);
}

/** The seam from one height to another, as part of an SVG path. */
export function alongSeam(first: number, last: number, x = 0): string {
  const low = Math.min(first, last);
  const high = Math.max(first, last);
  const inner = SEAM.filter(([, y]) => low < y && y < high);
  const points: Point[] = [[seamAt(low), low], ...inner, [seamAt(high), high]];
  if (first > last) points.reverse();
  return `L${points.map(([sx, y]) => `${short(x + sx)} ${short(y)}`).join(" ")}`;
}
