/** The view of Pergamon, as the server sends it. */

import type { Thing } from "../../moves";
import { say } from "../../words.svelte";
import type { Kind } from "./art";

export interface Tile extends Thing {
  tile: string;
  left: Kind;
  digits: number;
  right: Kind;
  century: number;
}
export interface Whole {
  kind: Kind;
  year: number;
}
export interface Collection extends Thing {
  marker: string;
  field: number;
  points: number;
  tiles: Tile[];
  objects: Whole[];
}
export interface Player extends Thing {
  seat: string;
  coins: number;
  score: number;
  points: Record<string, number>;
  field: number | null;
  tiles: Tile[];
  storage: number;
  collections: Collection[];
}
export interface Field extends Thing {
  field: number;
  coins: number;
  gallery: string;
  raider_chests: number | null;
  figure: string | null;
}
export interface Gallery extends Thing {
  gallery: string;
  price: number;
  places: number;
  tiles: Tile[];
}
export interface Month {
  round: number;
  scoring: boolean;
  oldest: Kind | null;
  setback: number;
}
export interface Step {
  field: number;
  points: number;
  marker: { seat: string; marker: string } | null;
}
export interface Money {
  top: string | null;
  pile: number;
  bags: number;
  chests: number;
  cards: { back: string; coins: number | null }[];
  unseen: Record<string, number>;
}
export interface Row extends Thing {
  tiles: Tile[];
  objects: Whole[];
  value: number;
}
export interface PergamonView {
  players: number;
  mover: string;
  winners: string[];
  phase: string;
  round: number;
  start: string;
  order: string[];
  calendar: Month[];
  funds: Field[];
  galleries: Gallery[];
  drawn: Tile[];
  museum: Step[];
  money: Money;
  seats: Player[];
  raider: { coins: number; field: number } | null;
  row: Row | null;
  unseen: string[];
}

export const GALLERIES = ["I", "II", "III", "IV", "V"];

/** Whether two tiles side by side make a whole object: the halves that meet are of one kind. */
export function fits(left: Tile, right: Tile): boolean {
  return left.right === right.left;
}

/** The year of the object that two fitting tiles make. */
export function yearOf(left: Tile, right: Tile): number {
  return left.century * 100 + right.digits;
}

/** A tile by its notation, as in V36M4. */
export function tileNamed(name: string): Tile {
  const kinds: Record<string, Kind> = { V: "vase", J: "jug", B: "bracelet", M: "mask" };
  return {
    tile: name,
    left: kinds[name[0] ?? "V"] ?? "vase",
    digits: Number(name.slice(1, 3)),
    right: kinds[name[3] ?? "V"] ?? "vase",
    century: Number(name[4]),
    moves: [],
  };
}

/** What a tile is called. */
export function tileInWords({ left, digits, right, century }: Tile): string {
  return say("web-pergamon-tile", { left, digits, right, century });
}
