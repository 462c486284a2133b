/** The view of Thebes, as the server sends it, and what is read off it. */

import type { Attachment } from "svelte/attachments";
import type { Reach } from "../../kit/reach";
import type { Action, Thing } from "../../moves";
import { type Message, say } from "../../words.svelte";

export const SITES = ["Greece", "Crete", "Egypt", "Palestine", "Mesopotamia"] as const;
export const SWAPS = "Warsaw"; // where the open cards are swapped
export type Site = (typeof SITES)[number];

export interface Card extends Thing {
  card: string;
  kind: string;
  site: Site | null;
  symbols: number;
  city: string;
  weeks: number;
}
export interface Held extends Card {
  number: number;
}
export interface Show extends Thing {
  exhibition: string;
  city: string;
  size: string;
  points: number;
  weeks: number;
  wanted: Partial<Record<Site, number>>;
}
export interface Find {
  tile: string;
  site: Site;
  name: string;
  kind: "artifact" | "special" | "general";
  points: number;
}
export interface Place {
  place: string;
  site: boolean;
  weeks: number | null;
  figures: string[];
  neighbours: string[];
}
export interface Bag extends Thing {
  site: Site;
  bonus: Find | null;
  bag: Find[];
  rubble: number;
  knowledge: number | null;
  most_knowledge: number | null;
  shovels: number | null;
}
export interface Dated {
  week: number;
  year: number;
  end: boolean;
}
export interface Field extends Dated {
  markers: string[];
}
export interface Pile extends Thing {
  cards: number;
  first: number;
  waiting: number;
  unseen: Record<string, number>;
  exhibitions: string[];
  waiting_exhibitions: string[];
}
export interface Dig extends Thing {
  seat: string;
  site: Site;
  travel: number;
  special: number;
  general: number;
  knowledge: number;
  wheel: number[] | null;
  shovels: number;
  to_draw: number;
  rubble: number;
  spent: string[];
}
export interface Player extends Thing, Dated {
  seat: string;
  score: number;
  place: string;
  weeks_left: number;
  permits: Site[];
  cards: Held[];
  special: Record<Site, number>;
  general: number;
  finds: Find[];
  exhibitions: Show[];
}
export interface ThebesView {
  players: number;
  mover: string;
  phase: string;
  actor: string;
  year: number;
  order: string[];
  track: Field[];
  roads: Place[];
  display: (Card | null)[];
  exhibitions: { field: string; exhibition: Show | null }[];
  pile: Pile;
  discards: { cards: Record<string, number>; exhibitions: string[] };
  sites: Bag[];
  wheel: number[][];
  dig: Dig | null;
  swap_price: number | null;
  seats: Player[];
}

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

export function placeName(place: string): string {
  return say("web-thebes-place", { place });
}

/** What a researcher card is about. */
export function cardName(card: Card): string {
  return card.site ? placeName(card.site) : say("thebes-aid", { kind: card.kind });
}

/** A researcher card in words, for who does not see it. */
export function cardWords(card: Card): string {
  const kind = card.kind === "special" ? say("web-thebes-books") : say("thebes-aid", { kind: card.kind });
  const what = [kind, card.site && placeName(card.site), card.symbols || ""].filter(Boolean).join(" ");
  return `${what}, ${placeName(card.city)}, ${say("thebes-board-weeks", { weeks: card.weeks })}`;
}

/** An exhibition in words: where, what it asks for, how long, its points. */
export function showWords({ city, wanted, weeks, points }: Show): string {
  const asked = SITES.filter((site) => wanted[site]).map((site) => `${wanted[site]} ${placeName(site)}`);
  const facts = [...asked, say("thebes-board-weeks", { weeks }), say("thebes-points", { points })];
  return `${placeName(city)}: ${facts.join(", ")}`;
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

/** What is left in a bag, in words. */
export function bagWords(bag: Bag): string {
  return say("web-thebes-bag", { finds: bag.bag.length, tiles: bagSize(bag), points: worth(bag) });
}

/** Cards of one kind that nobody has seen, or that lie among the discards and come back. */
export interface Unseen {
  icon: string;
  name: string;
  cards: number;
}

/** What the piles can still bring, by the stamps on the cards; a card says in its notation what it is. */
export function unseenCards(pile: Pile): Unseen[] {
  const found = new Map<string, Unseen>();
  for (const [notation, cards] of Object.entries(pile.unseen)) {
    const [head = "", about = ""] = notation.split("-");
    const what = head.replace(/\d$/, "");
    const site = what === "rumour" ? about : what;
    const book = (SITES as readonly string[]).includes(what);
    const icon = book ? `book-${site}` : what === "rumour" ? `rumour-${site}` : `aid-${what}`;
    const kind = book ? say("web-thebes-books") : say("thebes-aid", { kind: what });
    const name = book || what === "rumour" ? `${kind} ${placeName(site)}` : kind;
    found.set(icon, { icon, name, cards: (found.get(icon)?.cards ?? 0) + cards });
  }
  return [...found.values()];
}

/** The stamp that stands for a card. */
export function iconOf(card: Card): string {
  if (card.kind === "special") return `book-${card.site}`;
  return card.kind === "rumour" ? `rumour-${card.site}` : `aid-${card.kind}`;
}

export function dateWords({ week, year, end }: Dated): string {
  return end ? say("thebes-board-last-field") : say("thebes-board-week", { week, year: String(year) });
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
  const neighbours = new Map(roads.map((place) => [place.place, place.neighbours]));
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

// The odds of a bag, by exact counting.

export function bagSize(bag: Bag): number {
  return bag.bag.length + bag.rubble;
}

/** The points that are left in a bag. */
export function worth(bag: Bag): number {
  return bag.bag.reduce((sum, find) => sum + find.points, 0);
}

/** The points to expect of so many tiles: each tile is as likely, none is put back. */
export function expected(bag: Bag, tiles: number): number {
  const size = bagSize(bag);
  return size ? (Math.min(tiles, size) * worth(bag)) / size : 0;
}

/** How likely a certain tile of the bag is among those drawn. */
export function chanceOfOne(bag: Bag, tiles: number): number {
  const size = bagSize(bag);
  return size ? Math.min(tiles, size) / size : 0;
}

/** The artifact worth most that is still in the bag. */
export function bestFind(bag: Bag): Find | undefined {
  return bag.bag.filter((find) => find.kind === "artifact").toSorted((a, b) => b.points - a.points)[0];
}

/** Tiles for each number of weeks, shovels included: they add theirs only where the wheel shows some. */
export function draws(row: readonly number[], shovels: number): number[] {
  return row.map((tiles) => (tiles ? tiles + shovels : 0));
}

/**
 * Tells when a thing is looked at, by pointer or by focus; afterwards, since what is taken away loses its
 * focus.
 */
export function glance(looked: (on: boolean) => void): Attachment<Element> {
  return (element) => {
    const on = () => queueMicrotask(() => looked(true));
    const off = () => queueMicrotask(() => looked(false));
    const listeners: [string, () => void][] = [
      ["pointerenter", on],
      ["pointerleave", off],
      ["focusin", on],
      ["focusout", off],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}

/** The name of a find; the books are called the same at every site. */
export function findName(find: Find): string {
  if (find.kind === "general") return say("thebes-aid", { kind: "general" });
  if (find.kind === "special")
    return say("web-thebes-book", { place: placeName(find.tile.split("-").at(-1) ?? "") });
  return say("web-thebes-artifact", { tile: find.tile });
}

const CARD = /^(?:(rumour)-)?([A-Za-z]+)(\d?)-(\w+)$/;

/** What the notation of a card, an exhibition or a tile says, in words. */
export function nameInWords(sort: string, name: string): string | undefined {
  if (sort === "card") return cardNamed(name);
  if (sort === "exhibition") {
    const [city = "", size = ""] = name.split("-");
    return say("web-thebes-show", { city: placeName(city), size });
  }
  return sort === "tile" ? say("web-thebes-artifact", { tile: name }) : undefined;
}

function cardNamed(name: string): string | undefined {
  const [, rumour, first = "", symbols = "", city = ""] = CARD.exec(name) ?? [];
  if (!city) return undefined;
  const site = (SITES as readonly string[]).includes(first) ? placeName(first) : "";
  const kind = say("thebes-aid", { kind: rumour ?? first });
  const what = rumour ? `${kind}: ${site}` : site ? say("web-thebes-book", { place: site }) : kind;
  return say("web-thebes-card", { what, symbols: Number(symbols), city: placeName(city) });
}
