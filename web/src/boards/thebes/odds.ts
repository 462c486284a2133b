/** The odds of a bag, by exact counting. */

import type { Bag, Find } from "./generated";

export function bagSize(bag: Bag): number {
  return bag.bag.length + bag.rubble;
}

/** The points that are left in a bag. */
export function worth(bag: Bag): number {
  return bag.bag.reduce((sum, find) => sum + find.points, 0);
}

/** The points to expect of so many tiles: each tile is as likely, none is put back. */
export function expected(bag: Bag, tiles: number): number {
  const size = bagSize(bag);
  return size ? (Math.min(tiles, size) * worth(bag)) / size : 0;
}

/** How likely a certain tile of the bag is among those drawn. */
export function chanceOfOne(bag: Bag, tiles: number): number {
  const size = bagSize(bag);
  return size ? Math.min(tiles, size) / size : 0;
}

/** The artifact worth most that is still in the bag. */
export function bestFind(bag: Bag): Find | undefined {
  return bag.bag.filter((find) => find.kind === "artifact").toSorted((a, b) => b.points - a.points)[0];
}

/** Tiles for each number of weeks, shovels included: they add theirs only where the wheel shows some. */
export function draws(row: readonly number[], shovels: number): number[] {
  return row.map((tiles) => (tiles ? tiles + shovels : 0));
}
