/** The interface of a board. It draws `view` and acts through `reach`; it knows no rules. */

import { type Component, getContext, setContext } from "svelte";
import type { Action } from "../moves";
import type { Step } from "../net/messages";
import type { InWords, Message } from "../words.svelte";
import type { Reach } from "./reach";
import type { Moment } from "./scenes";

// biome-ignore lint/suspicious/noExplicitAny: a board knows the view of its own game; the shell knows none
export type View = any;

export interface BoardProps {
  /** What to draw: the view of the game, as the server sent it. */
  view: View;
  /** The seat that this browser plays, the one to move if there are several; null for a spectator. */
  me: string | null;
  /** What can be done with the things on the board. */
  reach: Reach;
  /** The width available, in CSS pixels. */
  width: number;
  /** The height in which the whole board should be seen, in CSS pixels; 0 where the page may scroll. */
  height: number;
  /** Names by seat. */
  names: Record<string, string>;
  /** Changes when this position does not follow from the one before. */
  leap: number;
}

export interface PlayerPanelProps {
  view: View;
  /** Whose panel it is. */
  seat: string;
  me: string | null;
  reach: Reach;
}

/** How a game is drawn: as things on a table, or as a clean line. */
export type Style = "table" | "plain";

export interface Drawings {
  Board: Component<BoardProps>;
  /** What a player has; shown below name and points in the list of players. */
  PlayerPanel: Component<PlayerPanelProps>;
}

export interface BoardModule {
  /** The drawings in each style; only those of the chosen one are loaded. */
  styles: { table?: () => Promise<Drawings>; plain: () => Promise<Drawings> };
  /** The seats in the coming order of play. */
  order(view: View): string[];
  /** The points of others can be covered until the end. */
  covers?: boolean;
  /** Anything else worth knowing before a decision, or an empty string. */
  remark?(view: View): string;
  /**
   * Kinds of action that are buttons beside the sentence, because no thing on the board stands for them
   * alone; a board that knows no game finds them among all kinds.
   */
  buttons: string[] | ((view: View, kinds: string[]) => string[]);
  /** Kinds of event that the log leaves out because others say the same. */
  quiet: string[];
  /** What sentences draw instead of spelling, besides seats. */
  drawn?: Drawn;
  /** Words for names in the notation of the game. */
  inWords?: InWords;
  /** The question to ask before an action, if it needs one. */
  doubts?(view: View, action: Action): Message | undefined;
  /** What happens between two positions, told on the board. */
  moments?(steps: readonly Step[]): Moments;
  /** While a turn waits for confirmation: what is still to come, and the label of the button. */
  held?(view: View): { sentence: Message; button: Message } | undefined;
}

/** What is played before a new position is shown, on the old one, and what after it. */
export interface Moments {
  before: Moment[];
  after: Moment[];
}

/** A board in the style of one's choice. */
export type DrawnBoard = BoardModule & Drawings;

export interface Drawn {
  /** Matches the names of such things. */
  like: RegExp;
  Piece: Component<{ name: string }>;
  /** What it is called where nothing can be drawn, as in a label. */
  words(name: string): string;
}

const DRAWN = Symbol("drawn");

/** Let the sentences on this page draw the pieces of its board. */
export function drawPieces(of: () => Drawn | undefined): void {
  setContext(DRAWN, of);
}

export function drawnHere(): () => Drawn | undefined {
  return getContext<(() => Drawn | undefined) | undefined>(DRAWN) ?? (() => undefined);
}
