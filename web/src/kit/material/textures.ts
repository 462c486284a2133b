/** Tiles of material, more or less transparent black and white: they lie over any colour (tools/textures.py). */

import earth from "./earth.webp";
import linen from "./linen.webp";
import paper from "./paper.webp";
import ripples from "./ripples.webp";
import sand from "./sand.webp";
import stone from "./stone.webp";
import wood from "./wood.webp";

/** Where a tile is, and its size in units of a drawing. */
export const TEXTURES = {
  earth: { href: earth, width: 256, height: 256 },
  linen: { href: linen, width: 256, height: 256 },
  paper: { href: paper, width: 256, height: 256 },
  ripples: { href: ripples, width: 384, height: 256 },
  sand: { href: sand, width: 256, height: 256 },
  stone: { href: stone, width: 256, height: 256 },
  wood: { href: wood, width: 512, height: 256 },
};
export type Texture = keyof typeof TEXTURES;
