/** The drawings of Thebes, and where things lie on its map. */

import type { Site } from "./generated";

/** The sign of each site, within 13 of the middle. */
export const SIGNS: Record<Site, string> = {
  Greece: "M-8 7h16v-2h-16zm1-11h14v-2h-14zm1.5 1v8M0-3v8M5.5-3v8",
  Crete: "M-7-7Q-8 6 0 6T7-7M-3-2Q0 2 3-2",
  Egypt: "M0-7.5 9 6h-18zM0-7.5 3 6",
  Palestine: "M-5-7h9q3 0 3 3h-3v11h-9q-3 0-3-3h3zM-2-2h4M-2 2h4",
  Mesopotamia: "M-8-4q4-4 8 0t8 0M-8 1q4-4 8 0t8 0M-8 6q4-4 8 0t8 0",
};

/** A book about a site, and what is said of one. */
export const BOOK = "M-7-11H8V8H-7Q-10 8-10 10V-8Q-10-11-7-11zM-10 10Q-10 12-7 12H8V8M-5-11V8M-1-6H5M-1-2H5";
export const RUMOUR = "M-11-9H11V5H1l-5 6V5h-7zM-6-4H6M-6 0H2";

/** Aids: outlines that are filled with paper, and fine lines. */
export const AIDS: Record<string, { body: string; lines?: string; seal?: string }> = {
  general: {
    body: "M0-6Q-6-10-12-7V8Q-6 5 0 9Q6 5 12 8V-7Q6-10 0-6zV9",
    lines: "M-9-3q4-1 6 1M-9 1q4-1 6 1M9-3q-4-1-6 1M9 1q-4-1-6 1",
  },
  assistant: { body: "M-9 11Q-9 1 0 1T9 11zM5-4A5 5 0 1 1-5-4A5 5 0 1 1 5-4zM-9-5h18M-5-7Q0-14 5-7" },
  shovel: { body: "M-4-12h8v2h-3V1h5V6Q4 11 0 12Q-4 11-6 6V1h5V-10h-3z" },
  car: {
    body: "M-12 5V0h4L-5-7h8L6 0h6v5zM-2-7V0h-6M-2 0h8M-2.4 6A3.6 3.6 0 1 1-9.6 6A3.6 3.6 0 1 1-2.4 6zM10.6 6A3.6 3.6 0 1 1 3.4 6A3.6 3.6 0 1 1 10.6 6z",
  },
  zeppelin: { body: "M-12-2Q-6-9 3-9T12-2Q8 4 1 4T-12-2zM-12-2h24M-9-7l-3 5 3 5M-3 4v4h8V3" },
  permit: { body: "M-9-11H9V11H-9z", lines: "M-5-6h10M-5-2h10", seal: "M4 5A4 4 0 1 1-4 5A4 4 0 1 1 4 5z" },
  congress: { body: "M-8 4Q-8-2 0-2T8 4zM4.5-7A4.5 4.5 0 1 1-4.5-7A4.5 4.5 0 1 1 4.5-7zM-10 3H10L7 12H-7z" },
};
export const HOURGLASS = "M-6-10h12v3l-5 7 5 7v3h-12v-3l5-7-5-7z";
export const SACK = "M-9-17Q0-13 9-17L5-9Q19 2 17 14Q15 20 0 20T-17 14Q-19 2-5-9zM-6-9H6";
export const STONE = "M-10 5L-8-5-1-10 7-8 11 1 6 9-5 9zM-8-5L-1-1 7-8M-1-1L-5 9";

/** The Mediterranean and some waves on it, for a map of 736 by 464. */
export const SEA =
  "M-5 268C40 262 60 250 96 262C140 244 176 236 208 250C224 270 240 296 268 306C292 322 306 330 312 318C312 300 290 284 296 262C318 232 334 226 346 232C360 258 384 270 402 290C410 318 420 330 432 326C446 320 444 306 462 300C500 286 540 268 566 292C592 318 586 352 572 376C556 396 520 396 486 398C440 404 400 420 350 412C300 400 250 404 200 384C150 372 60 392 -5 380z";
export const WAVES =
  "M40 330q8-7 16 0t16 0M150 310q8-7 16 0t16 0M200 360q8-7 16 0t16 0M330 352q8-7 16 0t16 0";
export const SEA_SIZE = { width: 736, height: 464 };

/** On which side of a place its name stands. */
export type Side = "above" | "below" | "left" | "right";
export interface Spot {
  x: number;
  y: number;
  side: Side;
}

/** The ribbon of weeks around the map, and the map within. */
export interface Plan {
  across: number;
  down: number;
  cell: { width: number; height: number };
  /** The field after the last week, in a corner of the map. */
  last: { width: number; height: number };
  spots: Record<string, Spot>;
  /** Height of letters; markers and signs go by it. */
  text: number;
  year: { x: number; y: number; size: number };
}

const spot = (x: number, y: number, side: Side): Spot => ({ x, y, side });

export const WIDE: Plan = {
  across: 18,
  down: 10,
  cell: { width: 46, height: 59 },
  last: { width: 78, height: 64 },
  text: 17,
  year: { x: 22, y: 456, size: 46 },
  spots: {
    London: spot(118, 118, "above"),
    Paris: spot(150, 222, "left"),
    Berlin: spot(276, 84, "above"),
    Vienna: spot(340, 186, "right"),
    Rome: spot(270, 276, "below"),
    Warsaw: spot(430, 92, "above"),
    Moscow: spot(640, 84, "above"),
    Greece: spot(452, 250, "right"),
    Crete: spot(420, 366, "below"),
    Egypt: spot(530, 428, "right"),
    Palestine: spot(612, 346, "right"),
    Mesopotamia: spot(640, 236, "above"),
  },
};

export const NARROW: Plan = {
  across: 14,
  down: 14,
  cell: { width: 400 / 14, height: 34 },
  last: { width: 58, height: 56 },
  text: 14.7,
  year: { x: 12, y: 396, size: 32 },
  spots: {
    London: spot(42, 104, "below"),
    Paris: spot(66, 184, "below"),
    Berlin: spot(122, 72, "above"),
    Vienna: spot(158, 164, "left"),
    Rome: spot(106, 246, "below"),
    Warsaw: spot(208, 72, "above"),
    Moscow: spot(300, 60, "above"),
    Greece: spot(192, 228, "below"),
    Crete: spot(150, 336, "below"),
    Egypt: spot(238, 370, "right"),
    Palestine: spot(286, 292, "below"),
    Mesopotamia: spot(290, 196, "above"),
  },
};

/** The upper left corner of a week, clockwise from the upper left. */
export function cellOf({ across, down, cell }: Plan, week: number): { x: number; y: number } {
  const k = week - 1;
  const at = (column: number, row: number) => ({ x: cell.width * column, y: cell.height * row });
  if (k < across) return at(k, 0);
  if (k < across + down - 1) return at(across - 1, k - across + 1);
  if (k < 2 * across + down - 2) return at(2 * across + down - 3 - k, down - 1);
  return at(0, 2 * across + 2 * down - 4 - k);
}
