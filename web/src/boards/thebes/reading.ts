/** What is read off the view. */

import type { Reach } from "../../kit/reach";
import type { Action, Thing } from "../../moves";
import { type Message, say } from "../../words.svelte";
import type { Card, Place, Player, ThebesView } from "./generated";
import { cardWords, showWords } from "./names";

export const SWAPS = "Warsaw"; // where the open cards are swapped

const FEW_WEEKS = 3; // so few are given up without asking

/** Whoever gives up much time is asked whether that is meant. */
export function doubts({ seats, actor }: ThebesView, { kind }: Action): Message | undefined {
  const left = seats.find(({ seat }) => seat === actor)?.weeks_left ?? 0;
  if (kind !== "finish" || left <= FEW_WEEKS) return undefined;
  return { message: "thebes-doubt-finish", args: { left } };
}

/** A dig that waits for a nod: its tiles are still to be drawn. */
export function held({ phase, dig }: ThebesView): { sentence: Message; button: Message } | undefined {
  if (phase !== "draw-tile" || !dig) return undefined;
  const args = { tiles: dig.to_draw, place: dig.site };
  return { sentence: { message: "web-thebes-held", args }, button: { message: "web-thebes-draw", args } };
}

/** Where a possible move leads: the first that a thing offers. */
export interface Outcome {
  words: string;
  place?: string;
  travel?: number;
  time?: number;
  week?: number;
  year?: string;
  next?: string;
}

export function outcomeOf(reach: Reach, thing: Thing, mover: string): Outcome | null {
  const [first] = reach.legal(thing);
  if (!first) return null;
  const seen = reach.seen(first) as Omit<Outcome, "words">;
  const words = reach.words(first);
  return { ...seen, words: seen.next ? `${words}, ${thenWords(seen.next, mover)}` : words };
}

function thenWords(next: string, mover: string): string {
  if (next === "end") return say("thebes-then-end");
  return say(next === mover ? "thebes-then-again" : "thebes-then", { seat: next });
}

/** The open cards in a city, its exhibitions, and the pile where cards are swapped, each with its words. */
export function lyingIn(view: ThebesView, city: string): { thing: Thing; words: string }[] {
  const cards = view.display.filter((card) => card !== null && card.city === city) as Card[];
  const shows = view.exhibitions.flatMap(({ exhibition }) => (exhibition?.city === city ? [exhibition] : []));
  return [
    ...cards.map((card) => ({ thing: card, words: cardWords(card) })),
    ...shows.map((show) => ({ thing: show, words: showWords(show) })),
    ...(city === SWAPS ? [{ thing: view.pile, words: say("web-thebes-swap") }] : []),
  ];
}

/** Artifacts of each site that a player can show. */
export function artifacts(player: Player | undefined): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const find of player?.finds ?? [])
    if (find.kind === "artifact") counts[find.site] = (counts[find.site] ?? 0) + 1;
  return counts;
}

/** The places on a shortest way, both ends included. */
export function wayBetween(roads: readonly Place[], from: string, to: string): string[] {
  const neighbours = new Map<string, readonly string[]>(
    roads.map(({ place, neighbours }) => [place, neighbours]),
  );
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const here = way.at(-1) as string;
    if (here === to) return way;
    for (const next of neighbours.get(here) ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        ways.push([...way, next]);
      }
  }
  return [];
}

/**
 * Cards that are seen once on the table can be followed by the eye; several with one face cannot be told
 * apart.
 */
export function onlyOnes(view: ThebesView): Set<string> {
  const counts = new Map<string, number>();
  const see = (card: string, number: number) => counts.set(card, (counts.get(card) ?? 0) + number);
  for (const card of view.display) if (card) see(card.card, 1);
  for (const player of view.seats) for (const card of player.cards) see(card.card, card.number);
  return new Set([...counts].filter(([, number]) => number === 1).map(([card]) => card));
}
