/**
 * The boards, a folder a game; each is loaded when it is needed. A game without one of its own comes from another
 * package: it is shown as a plain list, in words that the server has.
 */

import type { BoardModule, DrawnBoard, Style } from "../kit/board";
import { api } from "../net/api";
import { learn } from "../words.svelte";

const PLAIN = "plain";
const boards = import.meta.glob<{ default: BoardModule }>("./*/index.ts");
const emblems = import.meta.glob<{ place: number; art: string }>("./*/emblem.ts", { eager: true });
const emblem = (game: string) => emblems[`./${game}/emblem.ts`];

/** The games that are drawn here, as they stand on the first page. */
export const drawn = Object.keys(boards)
  .map((path) => path.split("/")[1] ?? "")
  .filter((name) => name !== PLAIN)
  .sort((one, other) => (emblem(one)?.place ?? 0) - (emblem(other)?.place ?? 0));

/** A game without a board in the style gets its plain one. */
export async function boardOf(game: string, style: Style): Promise<DrawnBoard> {
  await wordsOf(game);
  const load = boards[`./${game}/index.ts`] ?? boards[`./${PLAIN}/index.ts`];
  if (!load) throw new Error(`There is no board for ${game}.`);
  const board = (await load()).default;
  return { ...board, ...(await (board.styles[style] ?? board.styles.plain)()) };
}

/** See to it that a game can be spoken of. */
export async function wordsOf(game: string): Promise<void> {
  if (!drawn.includes(game)) await learn(game, (language) => api.words(game, language));
}

/** A small picture for a game, drawn in a box of 320 by 120. */
export function emblemOf(game: string): string {
  return (emblem(game) ?? emblem(PLAIN))?.art ?? "";
}
