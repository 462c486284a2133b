/** The course of the river through its fields, and where it only trickles from corner to corner. */

import type { Field } from "../generated";
import { placeOf } from "../region";
import { turnOf } from "./craft";

export interface Course {
  /** Along the middle of all river fields; as wide as most of a field. */
  bed: string;
  /** Where two fields meet at a corner only. */
  fords: string;
}

const at = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The course in a region of so many rows; it comes from above the first and goes on below the last. */
export function courseOf(fields: readonly Field[], rows: number, cell: number, beyond: number): Course {
  const wet = new Set<string>();
  for (const { field, ground } of fields) {
    const { column, row } = placeOf(field);
    if (ground === "river") wet.add(`${column} ${row}`);
  }
  const has = (column: number, row: number) => wet.has(`${column} ${row}`);
  const bend = (name: string) => turnOf(name) * cell * 0.05;
  let [bed, fords] = ["", ""];
  const rowsOf = (row: number) =>
    [...wet].map((place) => place.split(" ").map(Number)).filter(([, r]) => r === row);
  for (const place of wet) {
    const [column = 0, row = 0] = place.split(" ").map(Number);
    const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
    const across = (side: number) =>
      at(x + (side * cell) / 2, y + bend(`${Math.max(column, column + side)}-${row}`));
    const down = (side: number) =>
      at(x + bend(`${column}|${Math.max(row, row + side)}`), y + (side * cell) / 2);
    const ways: string[] = [];
    if (has(column, row - 1)) ways.push(down(-1));
    else if (row === 0 && isFar(-1)) ways.push(at(x + bend(place), -beyond));
    if (has(column, row + 1)) ways.push(down(1));
    else if (row === rows - 1 && isFar(1)) ways.push(at(x - bend(place), rows * cell + beyond));
    if (has(column - 1, row)) ways.push(across(-1));
    if (has(column + 1, row)) ways.push(across(1));
    const [first, second] = ways;
    if (ways.length === 2) bed += `M${first}Q${at(x, y)} ${second}`;
    else for (const way of ways) bed += `M${way}L${at(x, y)}`;
    if (!ways.length) bed += `M${at(x, y)}l.1 0`;

    /** Of two fields in the first or last row one leads out of the region: the one away from its neighbour's way. */
    function isFar(side: -1 | 1): boolean {
      const both = rowsOf(row);
      if (both.length < 2) return true;
      const next = both.map(([other = 0]) => [other, has(other, row - side)] as const);
      const leading = next.find(([, goes]) => !goes) ?? next[0];
      return leading?.[0] === column;
    }
    for (const side of [-1, 1]) {
      const met = has(column + side, row + 1) && !has(column, row + 1) && !has(column + side, row);
      if (met)
        fords += `M${at(x, y)}C${at(x, y + 0.55 * cell)} ${at(x + side * cell, y + 0.45 * cell)} ${at(x + side * cell, y + cell)}`;
    }
  }
  return { bed, fords };
}
