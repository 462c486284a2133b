/** Written by `python -m tools.protocol`. What the view of Pergamon consists of: src/mattock/games/pergamon/view_types.py. */

export type Back = "bag" | "chest";

/** A collection on show. */
export type Collection = {
  marker: MarkerName;
  field: number;
  points: number;
  tiles: Tile[];
  objects: Whole[];
  moves: string[];
};

/** A field of the funds track, numbered from the right. */
export type Field = {
  field: number;
  coins: number;
  gallery: GalleryName;
  raider_chests: number | null;
  figure: Figure | null;
  moves: string[];
};

export type Figure = "A" | "B" | "C" | "D" | "raider";

export type Gallery = {
  gallery: GalleryName;
  price: number;
  places: number;
  tiles: Tile[];
  moves: string[];
};

export type GalleryName = "I" | "II" | "III" | "IV" | "V";

export type Kind = "vase" | "jug" | "bracelet" | "mask";

export type Marker = {
  seat: Seat;
  marker: MarkerName;
};

export type MarkerName = "I" | "II" | "III";

/** The pile, what lies on the table, and what nobody has seen yet. */
export type Money = {
  top: Back | null;
  pile: number;
  bags: number;
  chests: number;
  cards: MoneyCard[];
  unseen: Record<string, number>;
};

export type MoneyCard = {
  back: Back;
  coins: number | null;
};

/** A round on the calendar; only a scoring has the rest. */
export type Month = {
  round: number;
  scoring: boolean;
  oldest: Kind | null;
  setback: number;
};

export type Phase = "draw-start" | "draw-top" | "draw-tile" | "draw-back" | "draw-front" | "laying" | "placing" | "turn" | "row" | "cleared" | "storing" | "ended";

export type Player = {
  seat: Seat;
  coins: number;
  score: number;
  points: Record<string, number>;
  field: number | null;
  tiles: Tile[];
  storage: number;
  collections: Collection[];
  moves: string[];
};

export type Raider = {
  coins: number;
  field: number;
};

/** The row being laid. */
export type Row = {
  tiles: Tile[];
  objects: Whole[];
  value: number;
  moves: string[];
};

export type Seat = "A" | "B" | "C" | "D";

/** A field of the museum. */
export type Step = {
  field: number;
  points: number;
  marker: Marker | null;
};

/** Two halves of objects, with what of a year stands on each. */
export type Tile = {
  tile: string;
  left: Kind;
  digits: number;
  right: Kind;
  century: number;
  moves: string[];
};

/** All that lies on the table. */
export type PergamonView = {
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  mover: "A" | "B" | "C" | "D" | "chance" | "over";
  winners: Seat[];
  phase: Phase;
  round: number;
  start: Seat;
  order: Seat[];
  calendar: Month[];
  funds: Field[];
  galleries: Gallery[];
  drawn: Tile[];
  museum: Step[];
  money: Money;
  seats: Player[];
  raider: Raider | null;
  row: Row | null;
  unseen: string[];
  box: string[];
};

/** A complete object. */
export type Whole = {
  kind: Kind;
  year: number;
};

export const KINDS = ["vase", "jug", "bracelet", "mask"] as const;
export const KIND_LETTERS = {"V": "vase", "J": "jug", "B": "bracelet", "M": "mask"} as const;
export const GALLERIES = ["I", "II", "III", "IV", "V"] as const;
