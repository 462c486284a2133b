/** In words: who stands where, and what passing now would decide. */

import { inText, player, say } from "../../words.svelte";
import type { Decided, MykerinosView, Ranked } from "./generated";

/** From where to where in a ranking a tie is open. */
export function shared(ranking: Ranked[]): { first: number; last: number }[] {
  const ranks = ranking.map(({ rank }) => rank);
  return [...new Set(ranks)]
    .map((rank) => ({ first: ranks.indexOf(rank), last: ranks.lastIndexOf(rank) }))
    .filter(({ first, last }) => first < last);
}

/** Who has which rank, or shares it. */
export function rankWords(ranking: Ranked[], { rank, colour, cubes }: Ranked): string {
  const alone = ranking.filter((other) => other.rank === rank).length === 1;
  return inText(alone ? "mykerinos-event-ranked" : "mykerinos-board-shared", { rank, colour, cubes });
}

/** What passing now would decide; nothing where it would decide nothing. */
export function passNow(view: MykerinosView): string {
  if (!view.pass_now.length) return "";
  const boat = view.seats.find((player) => player.tie_boat)?.seat;
  const ties = view.pass_now.map((decided) => {
    const others = joined(decided.behind.map((other) => say("mykerinos-other", { other: called(other) })));
    const tie = say("mykerinos-board-ahead", {
      colour: decided.ahead,
      others,
      where: joined(places(decided)),
    });
    return boat && decided.behind.includes(boat)
      ? inText("mykerinos-board-unless-boat", { tie, seat: boat })
      : tie;
  });
  return say("mykerinos-board-pass-now", { ties: ties.join("; ") });
}

function called(colour: string): string {
  return colour === "neutral" ? colour : player(colour);
}

function places({ zones, river }: Decided): string[] {
  const numbers = zones.map((zone) => say("mykerinos-board-zone-number", { zone }));
  const inZones = numbers.length
    ? [say("mykerinos-board-in-zones", { count: numbers.length, zones: joined(numbers) })]
    : [];
  return river ? [...inZones, say("mykerinos-board-on-river")] : inZones;
}

/** One, one and another, or one, another and a third. */
function joined(items: string[]): string {
  const last = items.at(-1) ?? "";
  return items.length > 1 ? say("mykerinos-board-and", { list: items.slice(0, -1).join(", "), last }) : last;
}

/** In short what passing now would decide in a zone. */
export function aheadIn(view: MykerinosView, zone: number): string {
  return inShort(
    view,
    view.pass_now.filter(({ zones }) => zones.includes(zone)),
  );
}

export function aheadOnRiver(view: MykerinosView): string {
  return inShort(
    view,
    view.pass_now.filter(({ river }) => river),
  );
}

function inShort(view: MykerinosView, decided: Decided[]): string {
  const boat = view.seats.find((player) => player.tie_boat)?.seat;
  const behindOf = new Map<string, string[]>();
  for (const { ahead, behind } of decided) behindOf.set(ahead, [...(behindOf.get(ahead) ?? []), ...behind]);
  return [...behindOf]
    .map(([ahead, behind]) => {
      const others = joined(behind.map((other) => say("mykerinos-other", { other })));
      const unless = boat && behind.includes(boat) ? "boat" : "none";
      return say("web-mykerinos-ahead", { colour: ahead, others, unless });
    })
    .join("; ");
}
