/** Tiles and what they make. */

import { say } from "../../words.svelte";
import { KIND_LETTERS, type Kind, type Tile } from "./generated";

/** Whether two tiles side by side make a whole object: the halves that meet are of one kind. */
export function fits(left: Tile, right: Tile): boolean {
  return left.right === right.left;
}

/** The year of the object that two fitting tiles make. */
export function yearOf(left: Tile, right: Tile): number {
  return left.century * 100 + right.digits;
}

/** A tile by its notation, as in V36M4. */
export function tileNamed(name: string): Tile {
  const kinds: Record<string, Kind> = KIND_LETTERS;
  return {
    tile: name,
    left: kinds[name[0] ?? "V"] ?? "vase",
    digits: Number(name.slice(1, 3)),
    right: kinds[name[3] ?? "V"] ?? "vase",
    century: Number(name[4]),
    moves: [],
  };
}

/** What a tile is called. */
export function tileInWords({ left, digits, right, century }: Tile): string {
  return say("web-pergamon-tile", { left, digits, right, century });
}
