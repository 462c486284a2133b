/** Everything said to a person: Fluent messages, one catalogue a language, shared with the server and the terminal. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, string | number>;

/** A word or sentence of the catalogue with what it needs. */
export interface Message {
  message: string;
  args: Args;
}

const FALLBACK = "en";
const NAMES: Record<string, string> = { en: "English", de: "Deutsch", pl: "Polski", hu: "Magyar" };
const files = import.meta.glob<string>("@words/*.ftl", { query: "?raw", import: "default" });

const catalogues = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.ftl$/g, ""), load] as const),
);

/** The languages there are, each by its own name. */
export const languages = [...catalogues.keys()]
  .sort(byHabit)
  .map((code) => ({ code, name: NAMES[code] ?? code }));

function byHabit(a: string, b: string): number {
  const order = Object.keys(NAMES);
  return order.indexOf(a) - order.indexOf(b);
}

let bundles = $state.raw<FluentBundle[]>([]);
let current = $state(FALLBACK);

export function language(): string {
  return current;
}

/** The language that this browser asks for, among those there are. */
export function preferred(): string {
  const kept = remembered();
  const wanted = [...(kept ? [kept] : []), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((code) => catalogues.has(code)) ?? FALLBACK;
}

function remembered(): string | null {
  try {
    return localStorage.getItem("language");
  } catch {
    return null;
  }
}

/** Load a language and speak it from now on; what it lacks is said in English. */
export async function speak(code: string): Promise<void> {
  const wanted = catalogues.has(code) ? code : FALLBACK;
  bundles = await Promise.all([...new Set([wanted, FALLBACK])].map(load));
  current = wanted;
  document.documentElement.lang = wanted;
  try {
    localStorage.setItem("language", wanted);
  } catch {
    // a browser that keeps nothing still plays
  }
}

async function load(code: string): Promise<FluentBundle> {
  const read = catalogues.get(code);
  if (!read) throw new Error(`There is no catalogue for ${code}.`);
  return bundleOf(code, await read());
}

export function bundleOf(code: string, text: string): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The words of a message in the player's language; at worst its id. */
export function say(message: string, args: Record<string, FluentVariable> = {}): string {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(message)?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (!errors.length) return text;
  }
  return message;
}

/** Whether a catalogue has such a message. */
export function known(message: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(message));
}

/** What a bot is called: its level by name, or its code. */
export function botName(code: string): string {
  return known(`bot-${code}`) ? say(`bot-${code}`) : code;
}

const MARK = "\uE000";
const TILE = /^[VJBM]\d\d[VJBM]\d$/;

/** A sentence in pieces: plain words, and the seats and tiles in it, which are drawn rather than spelled. */
export interface Piece {
  text: string;
  seat?: string;
  tile?: string;
}

export function pieces(message: string, args: Args): Piece[] {
  const marked = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, marker(value)]));
  return say(message, marked).split(MARK).filter(Boolean).map(piece);
}

function marker(value: string | number): string | number {
  const drawn = typeof value === "string" && (/^[A-D]$/.test(value) || TILE.test(value));
  return drawn ? `${MARK}=${value}${MARK}` : value;
}

function piece(text: string): Piece {
  if (!text.startsWith("=")) return { text };
  const name = text.slice(1);
  return TILE.test(name) ? { text: name, tile: name } : { text: name, seat: name };
}
