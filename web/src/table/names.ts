/** What people and bots are called. */

import type { SeatInfo } from "../net/messages";
import { botName, say } from "../words.svelte";

const UNNAMED = "visitor"; // what the server calls somebody who has not given a name

export function personName(name: string, mine = false): string {
  if (name && name !== UNNAMED) return name;
  return mine ? say("web-me") : say("web-unnamed");
}

/** Who sits at a place: the bot that plays there, else the person. */
export function nameOf({ kind, name, bot }: SeatInfo, mine: boolean): string {
  if (kind === "free") return say("web-free");
  return kind === "bot" ? botName(bot) : personName(name, mine);
}
