/**
 * What every board gets and gives. A board draws `view` and touches things through `reach`; it knows no rule.
 */

import { type Component, getContext, setContext } from "svelte";
import type { Action } from "../moves";
import type { InWords, Message } from "../words.svelte";
import type { Reach } from "./reach";

// biome-ignore lint/suspicious/noExplicitAny: a board knows the view of its own game; the shell knows none
export type GameView = any;

export interface BoardProps {
  /** What is to be drawn: the view of the game, as the server sent it. */
  view: GameView;
  /** The seat this browser plays, the one to move where it plays several; null for who watches. */
  me: string | null;
  /** What can be done with the things drawn. */
  reach: Reach;
  /** The width that the board has, in CSS pixels. */
  width: number;
  /** Who sits where, by seat. */
  names: Record<string, string>;
  /** Changes when what is shown does not follow from what was shown before. */
  leap: number;
}

export interface PlayerPanelProps {
  view: GameView;
  /** Whose slip it is. */
  seat: string;
  me: string | null;
  reach: Reach;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** What a player has, below name and points, in the list of players. */
  PlayerPanel: Component<PlayerPanelProps>;
  /** The seats in the order of play to come. */
  order(view: GameView): string[];
  /** What else is worth knowing before one decides; empty where there is nothing. */
  remark?(view: GameView): string;
  /**
   * Kinds of action that are buttons beside the sentence, because no thing on the board stands for them
   * alone.
   */
  buttons: string[];
  /** Kinds of event that the log leaves out: others say the same. */
  quiet: string[];
  /** What sentences draw rather than spell, beside seats. */
  drawn?: Drawn;
  /**
   * What sentences name in the notation of the game, in the player's words: the sort of thing and its name.
   */
  inWords?: InWords;
  /** What is to be asked before such an action is done; nothing where it goes without asking. */
  doubts?(view: GameView, action: Action): Message | undefined;
  /** While a turn waits for a nod: what is still to come of it, and the button that lets it. */
  held?(view: GameView): { sentence: Message; button: Message } | undefined;
}

export interface Drawn {
  /** Names of such a thing. */
  like: RegExp;
  Piece: Component<{ name: string }>;
  /** What it is called where nothing can be drawn. */
  words(name: string): string;
}

const DRAWN = Symbol("drawn");

/** Sentences on this page draw the pieces of its board. */
export function drawPieces(of: () => Drawn | undefined): void {
  setContext(DRAWN, of);
}

export function drawnHere(): () => Drawn | undefined {
  return getContext<(() => Drawn | undefined) | undefined>(DRAWN) ?? (() => undefined);
}
