/**
 * All text that a person reads: Fluent messages, one catalogue per language, shared with the server and the
 * terminal.
 */

import { FluentBundle, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";

export type Args = Record<string, string | number>;

/** A message of the catalogue with its arguments. */
export interface Message {
  message: string;
  args: Args;
}

const FALLBACK = "en";
const NAMES: Record<string, string> = { en: "English", de: "Deutsch", pl: "Polski", hu: "Magyar" };
const files = import.meta.glob<FluentResource["body"]>("@words/*.ftl", { import: "default" });

const catalogues = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.ftl$/g, ""), load] as const),
);

/** The languages that have a catalogue, each by its own name. */
export const languages = [...catalogues.keys()]
  .sort(byHabit)
  .map((code) => ({ code, name: NAMES[code] ?? code }));

function byHabit(a: string, b: string): number {
  const order = Object.keys(NAMES);
  return order.indexOf(a) - order.indexOf(b);
}

let spoken = $state.raw(new FluentBundle(FALLBACK));
let current = $state(FALLBACK);

export function language(): string {
  return current;
}

/** The best match between the languages of this browser and those that have a catalogue. */
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

/** Games that the server brings: how to read their words in a language. */
const brought = new Map<string, (language: string) => Promise<string>>();

/** Load a language and use it from now on. */
export async function speak(code: string): Promise<void> {
  const wanted = catalogues.has(code) ? code : FALLBACK;
  spoken = await load(wanted);
  said.clear();
  current = wanted;
  document.documentElement.lang = wanted;
  try {
    localStorage.setItem("language", wanted);
  } catch {
    // storage may be blocked; the game works without it
  }
}

/** Learn the words of a game that this client does not know. */
export async function learn(game: string, read: (language: string) => Promise<string>): Promise<void> {
  if (brought.has(game)) return;
  brought.set(game, read);
  spoken = await load(current);
  said.clear();
}

async function load(code: string): Promise<FluentBundle> {
  const read = catalogues.get(code);
  if (!read) throw new Error(`There is no catalogue for ${code}.`);
  const texts = [...brought.values()].map((words) => words(code).catch(() => "")); // such a game is said by ids
  const bundle = bundleOf(code, await read());
  for (const text of await Promise.all(texts)) bundle.addResource(new FluentResource(text));
  return bundle;
}

export function bundleOf(code: string, body: FluentResource["body"]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource({ body });
  return bundle;
}

/** Formatted messages: from one move to the next, a board says the same about most things. */
const said = new Map<string, string>();
const REMEMBERED = 5000;

/** A message in the player's language, or its id if it cannot be formatted. */
export function say(message: string, args: Args = {}): string {
  const bundle = spoken;
  const key = message + JSON.stringify(args);
  const known = said.get(key);
  if (known !== undefined) return known;
  if (said.size > REMEMBERED) said.clear();
  const text = formatted(bundle, message, args);
  said.set(key, text);
  return text;
}

/**
 * Whole numbers below a thousand look the same in every language and need no formatter, which is slow to
 * make.
 */
class Plain extends FluentNumber {
  override toString(scope?: Scope): string {
    const { value } = this;
    return Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : super.toString(scope);
  }
}

function plain(args: Args): Record<string, string | Plain> {
  const written = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === "number" ? new Plain(value) : value,
  ]);
  return Object.fromEntries(written);
}

/** A message of a catalogue with its arguments, or its id if it cannot be formatted. */
export function formatted(bundle: FluentBundle, message: string, args: Args): string {
  const pattern = bundle.getMessage(message)?.value;
  if (!pattern) return message;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, plain(args), errors);
  return errors.length ? message : text;
}

/** Words for a name in a game's notation, such as a card; undefined if it is said as it is. */
export type InWords = (sort: string, name: string) => string | undefined;

let inWords = $state.raw<InWords | undefined>();

/** Say the names of this game in words from now on. */
export function nameBy(words: InWords | undefined): void {
  inWords = words;
}

/** A sentence of the current game, with names in words. */
export function tell(message: string, args: Args): string {
  return say(message, named(args));
}

function named(args: Args): Args {
  const words = inWords;
  if (!words) return args;
  const said = Object.entries(args).map(([sort, name]) => [sort, words(sort, String(name)) ?? name]);
  return Object.fromEntries(said);
}

/** The same for a screen reader: what is drawn on the page, such as a seat, gets a name. */
export function readOut(message: string, args: Args, call: (name: string) => string): string {
  const called = Object.entries(args).map(([sort, name]) => [
    sort,
    typeof name === "string" ? call(name) : name,
  ]);
  return tell(message, Object.fromEntries(called));
}

/** Whether a catalogue has such a message. */
export function known(message: string): boolean {
  return spoken.hasMessage(message);
}

/** The name of a bot's level, or its code if it has none. */
export function botName(code: string): string {
  return known(`bot-${code}`) ? say(`bot-${code}`) : code;
}

const MARK = "\uE000";
const SEAT = /^[A-D]$/;

/** A piece of a sentence: plain text, a seat that is drawn beside its name, or something drawn instead. */
export interface Piece {
  text: string;
  seat?: string;
  drawn?: string;
}

export function pieces(message: string, args: Args, call: Call = player, like?: RegExp): Piece[] {
  const isDrawn = (value: string | number) =>
    typeof value === "string" && (SEAT.test(value) || !!like?.test(value));
  const marked = Object.entries(named(args)).map(([name, value]) => [
    name,
    isDrawn(value) ? `${MARK}=${value}${MARK}` : value,
  ]);
  const parts = say(message, Object.fromEntries(marked)).split(MARK).filter(Boolean);
  return parts.map((part, k) => {
    if (!part.startsWith("=")) return { text: part };
    const name = part.slice(1);
    if (!SEAT.test(name)) return { text: name, drawn: name };
    const begins = /(^|[.!?] )$/.test(parts[k - 1] ?? "");
    return { text: begins ? capital(call(name)) : call(name), seat: name };
  });
}

/** What a seat is called in a sentence: "A" is a word in three of our languages. */
export type Call = (letter: string) => string;

/** A seat whose player has no name. */
export function player(letter: string): string {
  return say("seat-player", { seat: letter });
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(current) + text.slice(1);
}

/** A sentence as plain text, in which seats are names. */
export function inText(message: string, args: Args, call: Call = player): string {
  return pieces(message, args, call)
    .map(({ text }) => text)
    .join("");
}
