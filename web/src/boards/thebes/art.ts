/** The drawings of Thebes, and where things lie on its map. */

import look from "@games/thebes/look.json";
import type { Site } from "./generated";

/** The sign of each site, within 13 of the middle. */
export const SIGNS: Record<Site, string> = look.signs;

/** A book about a site, and what is said of one. */
export const BOOK = look.book;
export const RUMOUR = look.rumour;
export const AIDS = look.things;
export const HOURGLASS = "M-6-10h12v3l-5 7 5 7v3h-12v-3l5-7-5-7z";
export const SACK = "M-9-17Q0-13 9-17L5-9Q19 2 17 14Q15 20 0 20T-17 14Q-19 2-5-9zM-6-9H6";
export const STONE = "M-10 5L-8-5-1-10 7-8 11 1 6 9-5 9zM-8-5L-1-1 7-8M-1-1L-5 9";

/** The Mediterranean and some waves on it, for a map of this size. */
export const SEA = look.map.sea;
export const SEA_SIZE = { width: look.map.width, height: look.map.height };
export const WAVES =
  "M40 330q8-7 16 0t16 0M150 310q8-7 16 0t16 0M200 360q8-7 16 0t16 0M330 352q8-7 16 0t16 0";

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
