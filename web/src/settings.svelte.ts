/** Preferences, kept in this browser only. */

import type { Style } from "./kit/board";

const DEFAULTS = {
  /** Hide the points of the others, as tickets lie face down at a table. */
  hidePoints: false,
  /** Play a sound when it is my turn. */
  sound: false,
  /** Show a system notification when it is my turn and the page is in the background. */
  notices: false,
  /** Hot seat: wait until the next player is at the screen. */
  pass: true,
  /** How loud sounds are, from 0 to 1. */
  volume: 0.6,
  /** How long things travel, as a part of the usual time; 0 is at once. */
  motion: 1,
  /** How large text is. */
  text: 1,
  /** Name the clauses in the log. */
  clauses: false,
  /** How boards are drawn. */
  style: "table" as Style,
};
export const MOTIONS = { slow: 1.8, usual: 1, quick: 0.5, none: 0 };
export const TEXTS = [0.9, 1, 1.15, 1.3];
type Settings = typeof DEFAULTS;
/** Those that are on or off. */
export type Setting = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const kept = $state({ ...DEFAULTS, ...recall<Partial<Settings>>("settings", {}) });

export const settings: Readonly<Settings> = kept;

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  kept[name] = value;
  keep("settings", kept);
}

/** A value from local storage, or the default if there is none or storage is blocked. */
export function recall<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // storage may be full or blocked; the value lasts as long as the page
  }
}
