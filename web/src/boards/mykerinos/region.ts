/** Where things lie in the region. */

import { type MykerinosView, PATRON_LETTERS } from "./generated";

const LETTERS: Record<string, string> = PATRON_LETTERS;

/** The patron of a card by its name, as in L7. */
export function patronOf(card: string): string {
  return LETTERS[card[0] ?? ""] ?? "nobody";
}

/** Column and row of a field, from 0, as in c2. */
export function placeOf(field: string): { column: number; row: number } {
  return { column: field.charCodeAt(0) - 97, row: Number(field.slice(1)) - 1 };
}

/** Rows of zones in the region; two before the first one lies there and after the last. */
export function zoneRows(view: MykerinosView): number {
  return isOver(view) ? 2 : Math.max(2, view.zones.length / 2);
}

/** Whether the region is over: nothing lies there any more. */
export function isOver(view: MykerinosView): boolean {
  return view.mover === "over";
}
