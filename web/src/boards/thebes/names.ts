/** What things of Thebes are called. */

import { say } from "../../words.svelte";
import { type Bag, type Card, type Field, type Find, type Pile, type Show, SITES } from "./generated";
import { bagSize, worth } from "./odds";

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

/** When something is. */
export type Dated = Pick<Field, "week" | "year" | "end">;

export function dateWords({ week, year, end }: Dated): string {
  return end ? say("thebes-board-last-field") : say("thebes-board-week", { week, year: String(year) });
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
