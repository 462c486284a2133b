/** The drawings of Pergamon that are stamped many times. Halves end at the seam. */

import look from "@games/pergamon/look.json";
import { painted } from "../../kit/look";
import { alongSeam } from "../../kit/seam";
import type { Kind } from "./generated";

export const TILE_WIDTH = look.tile.width;
export const TILE_HEIGHT = look.tile.height;
export const TILE_OUTLINE = `M0 -28H${TILE_WIDTH}${alongSeam(-28, 28, TILE_WIDTH)}H0${alongSeam(28, -28)}z`;
export const THINGS = Object.entries(look.things);

/** One half of an object, painted. */
export function half(kind: Kind, side: "left" | "right"): string {
  return painted(look.things[`${kind}-${side}`].drawing);
}
