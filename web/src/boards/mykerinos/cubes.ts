/**
 * Cubes and discs have no names, yet each is seen to travel: what left one place is what appears at another.
 * A thing that stays where it was keeps its number; the numbers that are free go to the new places.
 */

import type { MykerinosView } from "./generated";

/** The number of the thing at each place, by its sort ("A", "neutral", "disc-A"). */
export type Numbered = Map<string, Map<string, number>>;

const several = (place: string, count: number) => Array.from({ length: count }, (_, k) => `${place}-${k}`);

/**
 * All places where something of each sort stands. The order of the places is the order in which they are
 * filled.
 */
export function placesOf(view: MykerinosView): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const stands = (sort: string, ...places: string[]) => {
    const known = found.get(sort);
    if (known) known.push(...places);
    else found.set(sort, places);
  };
  for (const { field, cube, disc } of view.fields) {
    if (cube) stands(cube, field);
    if (disc) stands(`disc-${disc}`, field);
  }
  for (const { room, cube, disc } of view.museum) {
    if (cube) stands(cube, room);
    if (disc) stands(`disc-${disc}`, room);
  }
  for (const { seat, stock, neutrals, discs } of view.seats) {
    stands(seat, ...several("stock", stock));
    stands("neutral", ...several(`stock-${seat}`, neutrals));
    stands(`disc-${seat}`, ...several("home", discs));
  }
  for (const [colour, cubes] of Object.entries(view.supply)) stands(colour, ...several("supply", cubes));
  return found;
}

export function numbered(before: Numbered, now: Map<string, string[]>): Numbered {
  return new Map([...now].map(([sort, places]) => [sort, carried(before.get(sort) ?? new Map(), places)]));
}

function carried(before: Map<string, number>, places: string[]): Map<string, number> {
  const kept = places.filter((place) => before.has(place));
  const after = new Map(kept.map((place) => [place, before.get(place) as number]));
  const taken = new Set(after.values());
  const free = [...before.values()].filter((number) => !taken.has(number)).toReversed();
  let next = Math.max(-1, ...before.values());
  for (const place of places) if (!after.has(place)) after.set(place, free.shift() ?? ++next);
  return after;
}

const seen = new WeakMap<MykerinosView, Numbered>();
let last: Numbered = new Map();

/** The numbers of a view, following those of the view that was shown before it. */
export function numbersOf(view: MykerinosView): Numbered {
  const known = seen.get(view);
  if (known) return known;
  last = numbered(last, placesOf(view));
  seen.set(view, last);
  return last;
}

/** The key under which the thing at a place travels. */
export function keyAt(view: MykerinosView, sort: string, place: string): string {
  return `piece-${sort}-${numbersOf(view).get(sort)?.get(place) ?? place}`;
}
