/** Where the parts of the board lie, by the room there is. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** All on one desk, in units of which `scale` pixels make one. */
export interface Desk {
  scale: number;
  width: number;
  height: number;
  funds: Box;
  ground: Box;
  museum: Box;
  strip: Box;
  tray: Box;
}

const SMALLEST = 0.86; // pixels a unit: letters of 13 units can still be read
const WIDE = 1000; // units from which on a desk is a large one
const TALL = 800; // units
const GAP = 12;
const HEADS = 13; // of the figures, above the shelf
const FUNDS = 112;
const STRIP = 66;
const TRAY = 144;

/** How wide a page must be for a desk, and how high; smaller ones stack the parts and scroll. */
export const DESK_WIDTH = 620;
export const DESK_HEIGHT = 480;
const LONG = 740; // units of a desk on a page that scrolls

/** The board as one desk; without a height the page scrolls. */
export function desk(width: number, height: number, tray: boolean): Desk {
  const scale = Math.max(SMALLEST, Math.min(width / WIDE, height ? height / TALL : width / WIDE));
  const wide = width / scale;
  const tall = height ? height / scale : LONG;
  const end = tray ? tall - TRAY - GAP : tall;
  const top = HEADS + FUNDS + GAP;
  const middle = end - STRIP - GAP - top;
  const dug = Math.min(430, Math.max(300, wide * 0.395));
  return {
    scale,
    width: wide,
    height: tall,
    funds: { x: 0, y: HEADS, width: wide, height: FUNDS },
    ground: { x: 0, y: top, width: dug, height: middle },
    museum: { x: dug + GAP, y: top, width: wide - dug - GAP, height: middle },
    strip: { x: 0, y: top + middle + GAP, width: wide, height: STRIP },
    tray: { x: 0, y: tall - TRAY, width: wide, height: TRAY },
  };
}
