/** The bots as people: a name for each at a table, so that two of one level are two. */

import type { SeatInfo } from "../net/messages";
import { keep, recall } from "../settings.svelte";

/** The levels, the easiest first, and who plays at each. */
const PLAYERS: Record<string, readonly string[]> = {
  visitor: ["Otto", "Lotte", "Felix", "Rosa"],
  student: ["Marta", "Emil", "Ines", "Jonas"],
  curator: ["Clara", "Hugo", "Edith", "Bruno"],
  professor: ["Ottilie", "Aurel", "Leonie", "Viktor"],
};
export const LEVELS = Object.keys(PLAYERS);
const EASIEST = "visitor";

/** The names of the bots that have one, by seat. */
export function botsByName(
  places: readonly Pick<SeatInfo, "seat" | "kind" | "bot">[],
): Record<string, string> {
  const met = new Map<string, number>();
  const named: Record<string, string> = {};
  for (const { seat, kind, bot } of places) {
    const names = kind === "bot" ? PLAYERS[bot] : undefined;
    if (!names) continue;
    const before = met.get(bot) ?? 0;
    met.set(bot, before + 1);
    named[seat] = names[before % names.length] ?? bot;
  }
  return named;
}

/** The level that I play against; a newcomer begins with the easiest. */
export function usualLevel(): string {
  const level = recall("level", EASIEST);
  return LEVELS.includes(level) ? level : EASIEST;
}

export function rememberLevel(level: string): void {
  keep("level", level);
}
