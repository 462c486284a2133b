/** Who sits around a board, whether it is a table or a record. */

import type { TableInfo } from "../net/messages";

export interface Company {
  game: string;
  me: string | null;
  names: Record<string, string>;
  away(letter: string): boolean;
  /** The code of the bot that keeps a person's seat, or nothing. */
  keeper(letter: string): string;
  clock: TableInfo["clock"];
  /** When the clock was heard of, by this browser's time. */
  heard: number;
}

/** Whether hints may be asked for in a game between people; against bots nobody needs to be told. */
export function hintsAmongPeople(info: TableInfo | null): boolean {
  return !!info?.hints && info.seats.filter(({ kind }) => kind !== "bot").length > 1;
}

/**
 * The seat that a screen with several is turned to: whoever ends a turn comes before whoever moves next, and while
 * others are on turn it stays as it was.
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
