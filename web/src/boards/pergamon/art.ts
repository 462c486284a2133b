/** The drawings of Pergamon that are stamped many times. Halves end at the seam. */

import { alongSeam, seamAt } from "../../kit/seam";

export const KINDS = ["vase", "jug", "bracelet", "mask"] as const;
export type Kind = (typeof KINDS)[number];
type Side = -1 | 1; // the left half, the right half

export const TILE_WIDTH = 116;
export const TILE_HEIGHT = 56;
export const TILE_OUTLINE = `M0 -28H${TILE_WIDTH}${alongSeam(-28, 28, TILE_WIDTH)}H0${alongSeam(28, -28)}z`;

const LIGHT = "var(--tile)";
const VASE =
  "L-11 -24 -11.5 -20.5 C-7 -18 -6.5 -14 -7 -11 C-10 -7 -21 -4 -21 5 C-21 13 -10 17 -6 20 L-10 21.5 -10 24";
const MASK = "C-10 -25.5 -23 -22 -23 -9 C-25 -8 -25 0 -22.5 1 C-21 12 -13 24 -3 25";
const JUG_SPOUT = "L-6 -19 -15 -24 C-14 -18 -7 -15 -8 -9 C-11 -5 -22 0 -22 10 C-22 18 -14 22 -10 24";
const JUG_BACK = "L8 -19 C6.5 -15 7 -12 8 -9 C11 -5 20 0 20 10 C20 18 13 22 10 24";

/** The same outline on the other side of the seam. */
export function mirrored(outline: string): string {
  return outline.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`);
}

function path(d: string, attributes = ""): string {
  return `<path d="${d}" ${attributes}/>`;
}

function body(side: Side, top: number, foot: number, outline: string): string {
  return path(`M${seamAt(top)} ${top}${side < 0 ? outline : mirrored(outline)}${alongSeam(foot, top)}z`);
}

/** A handle is a line with an ink edge. */
function handle(d: string, paint: string): string {
  const line = path(d, 'stroke-width="5"') + path(d, `stroke="${paint}" stroke-width="2.8"`);
  return `<g fill="none" stroke-linecap="round">${line}</g>`;
}

/** A painted line from the edge of an object to the seam. */
function band(side: Side, y: number, edge: number, width: number, dashes = ""): string {
  const dashed = dashes && ` stroke-dasharray="${dashes}"`;
  return path(
    `M${side * edge} ${y}H${seamAt(y) + side * 1.4}`,
    `stroke="${LIGHT}" fill="none" stroke-width="${width}"${dashed}`,
  );
}

function vase(side: Side): string {
  const grip = `M${side * 9} -18C${side * 21} -22 ${side * 23} -11 ${side * 17} -5`;
  return (
    handle(grip, "var(--vase)") +
    body(side, -24, 24, VASE) +
    band(side, -1.5, 18, 1.6) +
    band(side, 4, 18.6, 3.4, "2.4 2.2") +
    band(side, 9.5, 17, 1.6)
  );
}

function jug(side: Side): string {
  const grip = side > 0 ? handle("M9 -17C22 -23 27 -6 18 2", "var(--jug)") : "";
  const outline = side < 0 ? JUG_SPOUT : JUG_BACK;
  return (
    grip +
    path(`M${seamAt(-19)} -19${outline}${alongSeam(24, -19)}z`) +
    band(side, -8, 7.4, 1.8) +
    band(side, 12, 19, 1.8)
  );
}

function bracelet(side: Side): string {
  const [outer, inner, turn] = [23.5, 14.5, side < 0 ? 0 : 1];
  const ring =
    `M${seamAt(-outer)} ${-outer}A${outer} ${outer} 0 0 ${turn} ${seamAt(outer)} ${outer}` +
    `${alongSeam(outer, inner)}A${inner} ${inner} 0 0 ${1 - turn} ${seamAt(-inner)} ${-inner}` +
    `${alongSeam(-inner, -outer)}z`;
  const stones = [
    [19, 0, 3],
    [13.5, -13.5, 1.9],
    [13.5, 13.5, 1.9],
  ].map(([x = 0, y, r]) => `<circle cx="${side * x}" cy="${y}" r="${r}" fill="${LIGHT}" stroke-width=".8"/>`);
  return path(ring) + stones.join("");
}

function mask(side: Side): string {
  const eye = `M${side * 16} -3Q${side * 10} -9 ${side * 5} -2.5Q${side * 10} 0.5 ${side * 16} -3z`;
  const [lip, chin] = [11.5, 16];
  const mouth = `M${seamAt(lip)} ${lip}L${side * 8} 10Q${side * 8} 15 ${seamAt(chin)} ${chin}${alongSeam(chin, lip)}z`;
  const brow = path(`M${side * 18} -9Q${side * 11} -14 ${side * 5} -9`, 'fill="none" stroke-width="1.4"');
  const light = `fill="${LIGHT}"`;
  return (
    body(side, -25, 25, MASK) +
    band(side, -16.5, 20.5, 2.6, "3 2") +
    brow +
    path(eye, light) +
    path(mouth, light)
  );
}

const HALVES: Record<Kind, (side: Side) => string> = { vase, jug, bracelet, mask };

/** One half of an object, painted. */
export function half(kind: Kind, side: Side): string {
  return `<g fill="var(--${kind})" stroke="var(--tile-ink)" stroke-width="1.2" stroke-linejoin="round">${HALVES[kind](side)}</g>`;
}

export const BAG =
  "M-3.5-5.5C-13 2-11 10-6 10.5H6C11 10 13 2 3.5-5.5zL-6-10.5Q0-8 6-10.5L3.5-5.5zM-4.5-5.5h9";
export const CHEST = "M-10-1.5C-10-10 10-10 10-1.5zh20V9h-20z";
export const CHEST_LOCK = "M-2.5-3.5h5v6h-5z";
