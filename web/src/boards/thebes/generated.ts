/** Written by `python -m tools.protocol`. What the view of Thebes consists of: src/mattock/games/thebes/view_types.py. */

export type Aid = "rumour" | "assistant" | "shovel";

/** A site: what lies there, what is left in its bag, and what whoever acts knows about it. */
export type Bag = {
  site: Site;
  bonus: Find | null;
  bag: Find[];
  rubble: number;
  knowledge: number | null;
  most_knowledge: number | null;
  shovels: number | null;
  moves: string[];
};

/** A researcher card. */
export type Card = {
  card: string;
  kind: Kind;
  site: Site | null;
  symbols: number;
  city: City;
  weeks: number;
  moves: string[];
};

export type City = "London" | "Paris" | "Berlin" | "Vienna" | "Rome" | "Warsaw" | "Moscow";

/** The dig at hand: the wheel's row while weeks are chosen, what is still to be drawn after that. */
export type Dig = {
  seat: Seat;
  site: Site;
  travel: number;
  special: number;
  general: number;
  knowledge: number;
  wheel: number[] | null;
  shovels: number;
  to_draw: number;
  rubble: number;
  spent: Aid[];
  moves: string[];
};

export type Discards = {
  cards: Record<string, number>;
  exhibitions: string[];
};

/** A field of the time track with the markers on it, in the order of their turns. */
export type Field = {
  week: number;
  year: number;
  end: boolean;
  markers: Seat[];
};

/** A tile that is no rubble. */
export type Find = {
  tile: string;
  site: Site;
  name: string;
  kind: FindKind;
  points: number;
};

export type FindKind = "artifact" | "special" | "general";

/** So many cards of a player with the same face. */
export type Held = {
  card: string;
  kind: Kind;
  site: Site | null;
  symbols: number;
  city: City;
  weeks: number;
  moves: string[];
  number: number;
};

export type Kind = "general" | "special" | "rumour" | "assistant" | "shovel" | "car" | "zeppelin" | "permit" | "congress";

export type Phase = "draw-display" | "draw-marker" | "draw-bonus" | "draw-card" | "draw-tile" | "turn" | "digging" | "ended";

/** How many cards lie there, and what they can be. */
export type Pile = {
  cards: number;
  first: number;
  waiting: number;
  unseen: Record<string, number>;
  exhibitions: string[];
  waiting_exhibitions: string[];
  moves: string[];
};

/** A place, and how far it is for the player in turn. */
export type Place = {
  place: PlaceName;
  site: boolean;
  weeks: number | null;
  figures: Seat[];
  neighbours: PlaceName[];
};

export type PlaceName = "London" | "Paris" | "Berlin" | "Vienna" | "Rome" | "Warsaw" | "Moscow" | "Greece" | "Crete" | "Egypt" | "Palestine" | "Mesopotamia";

export type Player = {
  seat: Seat;
  score: number;
  points: Record<string, number>;
  place: PlaceName;
  week: number;
  year: number;
  end: boolean;
  weeks_left: number;
  permits: Site[];
  cards: Held[];
  special: Partial<Record<Site, number>>;
  general: number;
  finds: Find[];
  exhibitions: Show[];
  moves: string[];
};

export type Seat = "A" | "B" | "C" | "D";

/** An exhibition. */
export type Show = {
  exhibition: string;
  city: City;
  size: Size;
  points: number;
  weeks: number;
  wanted: Partial<Record<Site, number>>;
  moves: string[];
};

export type ShowField = "a" | "b" | "c";

/** A space for an exhibition. */
export type ShowSpace = {
  field: ShowField;
  exhibition: Show | null;
};

export type Site = "Greece" | "Crete" | "Egypt" | "Palestine" | "Mesopotamia";

export type Size = "small" | "large";

/** All that lies on the table. */
export type ThebesView = {
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  mover: "A" | "B" | "C" | "D" | "chance" | "over";
  winners: Seat[];
  phase: Phase;
  actor: Seat;
  year: number;
  order: Seat[];
  track: Field[];
  roads: Place[];
  display: (Card | null)[];
  exhibitions: ShowSpace[];
  pile: Pile;
  discards: Discards;
  sites: Bag[];
  wheel: number[][];
  dig: Dig | null;
  swap_price: number | null;
  seats: Player[];
};

export const SITES = ["Greece", "Crete", "Egypt", "Palestine", "Mesopotamia"] as const;
