/** Names of people and bots. */

import { UNNAMED } from "../net/me.svelte";
import type { SeatInfo } from "../net/messages";
import { botName, capital, player, say } from "../words.svelte";
import { botsByName } from "./bots";

export function personName(name: string, mine = false): string {
  if (isNamed(name)) return name;
  return mine ? say("web-me") : say("web-unnamed");
}

/** The winners, by seat and name. */
export function winnersOf(winners: string[], names: Record<string, string>): string {
  return winners.map((letter) => `${letter} ${names[letter]}`).join(", ");
}

function isNamed(name: string): boolean {
  return !!name && name !== UNNAMED;
}

/** Who plays a seat: the bot, if there is one, or the person. */
export function nameOf({ kind, name, bot }: SeatInfo, mine: boolean): string {
  if (kind === "free") return say("web-free");
  return kind === "bot" ? botName(bot) : personName(name, mine);
}

/** The names of all seats; several seats of one person are told apart by their letters. */
export function namesOf(places: readonly SeatInfo[], mine: readonly string[]): Record<string, string> {
  const alike = (place: SeatInfo) =>
    place.kind === "person" &&
    places.filter(
      ({ kind, person, name }) => kind === "person" && person === place.person && name === place.name,
    ).length > 1;
  const bots = botsByName(places);
  const called = (place: SeatInfo) => {
    const { seat, name } = place;
    if (bots[seat]) return bots[seat];
    if (!alike(place)) return nameOf(place, mine.includes(seat));
    return isNamed(name) ? `${name} ${seat}` : capital(player(seat));
  };
  return Object.fromEntries(places.map((place) => [place.seat, called(place)]));
}
