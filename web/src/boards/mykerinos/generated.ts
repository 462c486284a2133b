/** Written by `python -m tools.protocol`. What the view of Mykerinos consists of: src/mattock/games/mykerinos/view_types.py. */

/** A place on the river with a Nile card. */
export type Bank = {
  bank: BankName;
  nile: string;
  points: number;
  moves: string[];
};

export type BankName = "upper" | "middle" | "lower";

export type Boat = "two" | "three" | "tie" | "cubes";

/** A parcel card. */
export type Card = {
  card: string;
  points: number;
  patron: string;
  moves: string[];
};

export type Colour = "A" | "B" | "C" | "D" | "neutral";

/** A tie that passing now would decide, and where. */
export type Decided = {
  ahead: Colour;
  behind: Colour[];
  zones: number[];
  river: boolean;
};

/** A field of the region; no zone has those under the river. */
export type Field = {
  field: string;
  zone: number | null;
  ground: Ground;
  cube: Colour | null;
  disc: Seat | null;
  moves: string[];
};

export type Ground = "sand" | "pyramid" | "river" | "land";

/** A player's cards of a patron. */
export type Held = {
  cards: number;
  used: number;
};

export type Nile = {
  banks: Bank[];
  ranking: Ranked[];
  boat: Boat | null;
  boats: Boat[];
  unseen: string[];
  queue: string[];
  box: string[];
  moves: string[];
};

export type Patron = "violet" | "lemon" | "brown" | "blackmore" | "tangerine" | "greenwish";

export type Phase = "draw-start" | "draw-wing" | "draw-parcel" | "draw-nile" | "draw-boat" | "turn" | "appealed" | "digging" | "marking" | "neutral-turn" | "neutral-digging" | "river-tie" | "river-card" | "river-sink" | "zone-tie" | "choosing" | "removing" | "scraps" | "ended";

export type Player = {
  seat: Seat;
  score: number;
  points: Record<string, number>;
  stock: number;
  neutrals: number;
  passed: boolean;
  cards: Card[];
  nile: string[];
  patrons: Partial<Record<Patron, Held>>;
  worth: Partial<Record<Patron, number>>;
  sets: number;
  rooms: RoomName[];
  discs: number;
  tie_boat: boolean;
  moves: string[];
};

/** Several have the same rank as long as a tie is open. */
export type Ranked = {
  rank: number;
  colour: Colour;
  cubes: number;
};

export type Room = {
  room: RoomName;
  value: number;
  wings: number[];
  doors: RoomName[];
  cube: Colour | null;
  disc: Seat | null;
  moves: string[];
};

export type RoomName = "W1-3" | "W1-5" | "W2-3" | "W2-5" | "W3-3" | "W3-5" | "W4-3" | "W4-5" | "W5-3" | "W5-5" | "W12-2" | "W23-2" | "W34-2" | "W45-2" | "W51-2";

export type Seat = "A" | "B" | "C" | "D";

/** All that lies on the table. */
export type MykerinosView = {
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  mover: "A" | "B" | "C" | "D" | "chance" | "over";
  winners: Seat[];
  phase: Phase;
  round: number;
  start: Seat;
  scale: (Colour | null)[];
  patron: Patron | null;
  cubes_left: number;
  last: string | null;
  fields: Field[];
  zones: Zone[];
  zone: number | null;
  pass_now: Decided[];
  ranks: Colour[];
  museum: Room[];
  wings: Wing[];
  supply: Partial<Record<Colour, number>>;
  seats: Player[];
  nile: Nile | null;
  unseen: string[];
  box: string[];
};

export type Wing = {
  wing: number;
  patron: Patron | null;
};

export type Zone = {
  zone: number;
  cards: (Card | null)[];
  ranking: Ranked[];
};

export const PATRON_LETTERS = {"V": "violet", "L": "lemon", "B": "brown", "K": "blackmore", "T": "tangerine", "X": "nobody"} as const;
export const COLUMNS = 8 as const;
export const CARD_COLUMNS = 2 as const;
export const CARD_ROWS = 3 as const;
export const BANK_COLUMN = 3 as const;
