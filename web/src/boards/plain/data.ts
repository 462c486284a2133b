/** A view without a drawing: lists of things become tables, single values become lines. */

import type { Thing } from "../../moves";

type Json = unknown;
export type Item = Record<string, Json>;

/** What the players' panels or the top of the page already show. */
const ELSEWHERE = new Set(["game", "players", "options", "mover", "winners", "seats", "order", "phase"]);

export function isItem(value: Json): value is Item {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isTable(value: Json): value is Item[] {
  return Array.isArray(value) && value.length > 0 && value.every(isItem);
}

export function asThing(item: Item): Thing | null {
  return Array.isArray(item.moves) && item.moves.length ? (item as Thing) : null;
}

/** A value in a few words. */
export function short(value: Json): string {
  if (value === null || value === undefined || value === false) return "–";
  if (value === true) return "✓";
  if (Array.isArray(value)) return value.length ? value.map(short).join(", ") : "–";
  if (isItem(value)) {
    const entries = Object.entries(value).filter(([name, inner]) => name !== "moves" && inner !== null);
    return entries
      .map(([name, inner]) => (typeof inner === "string" ? inner : `${name} ${short(inner)}`))
      .join(", ");
  }
  return String(value);
}

/** Tables and single lines of a view, in its own order. */
export function parts(view: Item): { tables: [string, Item[]][]; lines: [string, Json][] } {
  const entries = Object.entries(view).filter(([name]) => !ELSEWHERE.has(name));
  return {
    tables: entries.flatMap(([name, value]) => (isTable(value) ? [[name, value] as [string, Item[]]] : [])),
    lines: entries.filter(
      ([, value]) => !isTable(value) && value !== null && !(Array.isArray(value) && !value.length),
    ),
  };
}

/** A thing that carries its name one level down, as an exhibition on its field. */
export function things(item: Item): Thing[] {
  const own = asThing(item);
  const inner = Object.values(item).flatMap((value) => {
    if (isItem(value)) return asThing(value) ?? [];
    return isTable(value) ? value.flatMap((part) => asThing(part) ?? []) : [];
  });
  return own ? [own, ...inner] : inner;
}

/** All kinds of action that things of a view name, wherever they lie. */
export function kindsIn(value: Json): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((part) => [...kindsIn(part)]));
  if (!isItem(value)) return new Set();
  const own = Array.isArray(value.moves) ? value.moves.map(String) : [];
  return new Set([...own, ...Object.values(value).flatMap((part) => [...kindsIn(part)])]);
}
