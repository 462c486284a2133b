/** The view of Mykerinos, as the server sends it. */

import type { Thing } from "../../moves";

export interface Field extends Thing {
  field: string;
  zone: number | null;
  ground: "sand" | "pyramid" | "river" | "land";
  cube: string | null;
  disc: string | null;
}
export interface Card extends Thing {
  card: string;
  points: number;
  patron: string;
}
export interface Ranked {
  rank: number; // several have the same as long as a tie is open
  colour: string;
  cubes: number;
}
/** A tie that passing now would decide. */
export interface Decided {
  ahead: string;
  behind: string[];
  zones: number[];
  river: boolean;
}
export interface Zone {
  zone: number;
  cards: (Card | null)[];
  ranking: Ranked[];
}
export interface Room extends Thing {
  room: string;
  value: number;
  wings: number[];
  doors: string[];
  cube: string | null;
  disc: string | null;
}
export interface Wing {
  wing: number;
  patron: string | null;
}
export interface Held {
  cards: number;
  used: number;
}
export interface Player extends Thing {
  seat: string;
  score: number;
  points: Record<string, number>;
  stock: number;
  neutrals: number;
  passed: boolean;
  cards: Card[];
  nile: string[];
  patrons: Record<string, Held>;
  worth: Record<string, number>;
  sets: number;
  rooms: string[];
  discs: number;
  tie_boat: boolean;
}
export interface Bank extends Thing {
  bank: string;
  nile: string;
  points: number;
}
export interface Nile extends Thing {
  banks: Bank[];
  ranking: Ranked[];
  boat: string | null;
  boats: string[];
  unseen: string[];
  queue: string[];
}
export interface MykerinosView {
  players: number;
  mover: string;
  winners: string[];
  phase: string;
  round: number;
  start: string;
  scale: (string | null)[];
  patron: string | null;
  cubes_left: number;
  last: string | null;
  fields: Field[];
  zones: Zone[];
  zone: number | null;
  pass_now: Decided[];
  museum: Room[];
  wings: Wing[];
  supply: Record<string, number>;
  seats: Player[];
  nile: Nile | null;
  unseen: string[];
}

export const COLUMNS = 8;
export const CARD_COLUMNS = 2;
export const CARD_ROWS = 3;
export const BANK_COLUMN = 3; // the left of the two columns that a Nile card covers

const LETTERS: Record<string, string> = {
  V: "violet",
  L: "lemon",
  B: "brown",
  K: "blackmore",
  T: "tangerine",
};

/** The patron of a card by its name, as in L7. */
export function patronOf(card: string): string {
  return LETTERS[card[0] ?? ""] ?? "nobody";
}

/** Column and row of a field, from 0, as in c2. */
export function placeOf(field: string): { column: number; row: number } {
  return { column: field.charCodeAt(0) - 97, row: Number(field.slice(1)) - 1 };
}

/** Rows of zones in the region; two before the first one lies there and after the last. */
export function zoneRows(view: MykerinosView): number {
  return isOver(view) ? 2 : Math.max(2, view.zones.length / 2);
}

/** Whether the region is over: nothing lies there any more. */
export function isOver(view: MykerinosView): boolean {
  return view.mover === "over";
}
