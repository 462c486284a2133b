/** What server and client say to each other; docs/protocol.md tells it in words. */

import type { Action } from "../moves";
import type { Args } from "../words.svelte";

export interface Told {
  message: string;
  args: Args;
  kind?: string;
  clause?: string;
}

export interface SeatInfo {
  seat: string;
  kind: "person" | "bot" | "free";
  name: string;
  bot: string;
  person: string;
  resigned: boolean;
  hold: boolean;
}

export interface Question {
  ask: number;
  what: "undo" | "end" | "pause";
  seat: string;
  waiting: string[];
}

export type Status = "waiting" | "ceremony" | "playing" | "paused" | "finished" | "abandoned";
export type Pace =
  | { kind: "none" }
  | { kind: "live"; minutes: number; seconds: number }
  | { kind: "days"; days: number };

export interface TableInfo {
  table: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  status: Status;
  open: boolean;
  pace: Pace;
  seats: SeatInfo[];
  position: number;
  holding: string | null;
  undo: "free" | "bots" | "consent" | "none";
  undo_seat: string | null;
  questions: Question[];
  scores: number[];
  winners: string[];
  commitment: string;
  ceremony: { stage: "commit" | "number"; waiting: string[] } | null;
  clock: { left: Record<string, number>; running: string | null; until: number | null; at: number } | null;
  rematch: string | null;
  hints: boolean;
  lesson: { reached: number; goals: number } | null;
}

export interface You {
  person: string;
  name: string;
  seats: string[];
  owner: boolean;
  muted: string[];
}

export interface Step {
  version: number;
  kind: string;
  at: number;
  seat?: string;
  id?: number;
  text?: string;
  events?: Told[];
  auto?: boolean;
  /** Why a turn was over before it began, said to whose turn it was. */
  because?: Told[];
  undone?: number;
  what?: string;
  yes?: boolean;
}

/** A `view` or a `news`: what is stored, and the board that it makes. */
export interface Frame {
  type: "view" | "news";
  version: number;
  table: TableInfo;
  you?: You;
  now: Told | null;
  view: Record<string, unknown> | null;
  after: number;
  steps: Step[];
  legal?: number[];
  seen?: Args[];
}

export interface Refused {
  type: "refused";
  id: number | null;
  code: string;
  sentence: string;
  version: number;
  message: string;
  args: Args;
  clause: string;
}

export interface Because {
  type: "because";
  id: number | null;
  action: number;
  possible: boolean;
  clause: string;
  message: string;
  args: Args;
  sentence: string;
}

export interface Chat {
  type: "chat";
  number: number;
  person: string;
  name: string;
  seat: string;
  text: string;
  at: number;
}

export type ServerMessage =
  | Frame
  | Refused
  | Because
  | Chat
  | { type: "ack"; id: number | null; version: number }
  | { type: "present"; seats: string[]; watchers: number }
  | { type: "pong"; id: number | null; at: number }
  | { type: "bye"; code: number; sentence: string };

export interface ActionInfo extends Action {
  message: string;
  text: string;
}

export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  message: string;
}

export interface GameInfo {
  name: string;
  players: number[];
  version: string;
  options: OptionInfo[];
}

export interface BotInfo {
  code: string;
  message: string;
}

export type SeatWish = { kind: "me"; name?: string } | { kind: "link" } | { kind: "bot"; bot: string };

export interface NewTable {
  game: string;
  players: number;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  pace?: Pace;
  open?: boolean;
  numbers?: boolean;
  hold?: boolean;
  hints?: boolean;
  name?: string;
  lesson?: boolean;
  given?: { record: string; line: number };
}

/** Who I am here; `account` is what I log in with. */
export interface Visitor {
  person: string;
  name: string;
  account?: string;
}

/** How much of something I have used, and how much I may; 0 is no limit. */
export interface Share {
  used: number;
  most: number;
}

export interface ServerInfo {
  version: string;
  mode: "open" | "invited" | "closed";
  may_set_up: boolean;
  /** Only for somebody who is known. */
  quota: { tables: Share; thinking: Share; megabytes: Share } | null;
}

export interface MailInfo {
  offered: boolean;
  address: string;
  confirmed: boolean;
}

export interface GameStatistics {
  game: string;
  played: number;
  won: number;
  best: number;
  mean: number;
  against: { name: string; person: string; bot: string; played: number; won: number }[];
}

/** A past position of a table. */
export interface Position {
  version: number;
  step: Step;
  view: Record<string, unknown>;
}

/** A record that holds, and some of its positions. */
export interface RecordShown {
  game: string;
  players: number;
  names: string[];
  ending: "finished" | "abandoned" | "unfinished";
  scores: number[];
  winners: string[];
  draws: number;
  proved: number;
  difference: string;
  first: number;
  last: number;
  positions: { line: number; text: string; events: Told[]; view: Record<string, unknown> }[];
}

/** What a link is good for, before it is used. */
export interface Invitation {
  table: TableLine;
  role: "seat" | "watch";
  seat: string | null;
  host: string;
}

export interface TableMade {
  table: string;
  seat_links: (string | null)[];
  watch_link: string;
}

export interface TableLine {
  table: string;
  game: string;
  players: number;
  status: Status;
  options: Record<string, unknown>;
  pace: Pace;
  seats: SeatInfo[];
  changed: number;
  turn: string | null;
  open: boolean;
  your_seats: string[];
  your_turn: boolean;
  scores: number[];
  winners: string[];
}

export interface HintMove {
  action: number;
  text: string;
  visits: number;
  chance: number;
  points: number;
  line: string[];
}

export interface Hint {
  version: number;
  seat: string;
  moves: HintMove[];
}
