/** What people and bots are called. */

import { UNNAMED } from "../net/me.svelte";
import type { SeatInfo } from "../net/messages";
import { botName, say } from "../words.svelte";

export function personName(name: string, mine = false): string {
  if (name && name !== UNNAMED) return name;
  return mine ? say("web-me") : say("web-unnamed");
}

/** The winners, by seat and name. */
export function winnersOf(winners: string[], names: Record<string, string>): string {
  return winners.map((letter) => `${letter} ${names[letter]}`).join(", ");
}

/** Who sits at a place: the bot that plays there, else the person. */
export function nameOf({ kind, name, bot }: SeatInfo, mine: boolean): string {
  if (kind === "free") return say("web-free");
  return kind === "bot" ? botName(bot) : personName(name, mine);
}
