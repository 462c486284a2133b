/** Who sits around a board, at a table or in a record. */

import type { BoardModule, View } from "../kit/board";
import type { TableInfo } from "../net/messages";
import { settings } from "../settings.svelte";

export interface Company {
  game: string;
  me: string | null;
  names: Record<string, string>;
  away(letter: string): boolean;
  /** The code of the bot that sits at a seat of its own, or an empty string. */
  bot(letter: string): string;
  /** The code of the bot that plays for a person who has left, or an empty string. */
  keeper(letter: string): string;
  clock: TableInfo["clock"];
  /** When the clock was received, by this browser's time. */
  heard: number;
}

/** Whether the tickets of a seat lie face down; not one's own, and none at the end. */
export function pointsCovered(letter: string, { me }: Company, view: View, { covers }: BoardModule): boolean {
  return settings.hidePoints && !!covers && letter !== me && !view.winners.length;
}

/** Whether people play each other with hints allowed; against bots there is no need to say so. */
export function hintsAmongPeople(info: TableInfo | null): boolean {
  return !!info?.hints && info.seats.filter(({ kind }) => kind !== "bot").length > 1;
}

/**
 * The seat that a shared screen is turned to: a player who has yet to end their turn comes before the next
 * one, and while others move it stays as it was.
 */
export function seatOnTurn(
  mine: readonly string[],
  holding: string | null,
  mover: string | null,
  turned: string | null,
): string | null {
  const turn = holding ?? mover;
  return [turn, turned].find((seat) => seat && mine.includes(seat)) ?? mine[0] ?? null;
}
