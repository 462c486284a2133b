/**
 * The last dig, tile by tile. A view shows what everybody has; what came out just now is what was not there
 * before.
 */

import type { Find, Site, ThebesView } from "./generated";
import type { Dated } from "./names";
import { bagSize, draws } from "./odds";

export interface LastDig {
  seat: string;
  site: Site;
  finds: Find[];
  rubble: number;
  /** Tiles still in the bag that will be drawn. */
  left: number;
  /** The artifact that the first dig brings on top. */
  bonus: Find | null;
}

/** A dig whose weeks are being chosen. */
interface Begun {
  seat: string;
  site: Site;
  /** In weeks, with the journey. */
  start: number;
  /** What each number of weeks would draw. */
  tiles: number[];
}

export interface Memory {
  /** The finds of each seat before the dig. */
  had: Record<string, Set<string>>;
  dig: LastDig | null;
  bonus: Set<string>;
  drawing: boolean;
  begun: Begun | null;
}

export function remember(last: Memory | null, view: ThebesView): Memory {
  const drawing = view.phase === "draw-tile" && view.dig !== null;
  const had = last && (drawing || last.drawing || last.begun) ? last.had : findsOf(view);
  const bonus = new Set(view.sites.flatMap((site) => (site.bonus ? [site.bonus.tile] : [])));
  const now = { had, bonus: last?.drawing ? last.bonus : bonus, drawing, begun: null };
  if (drawing && view.dig) {
    const { seat, site, rubble, to_draw } = view.dig;
    return { ...now, dig: { seat, site, finds: news(view, had, seat), rubble, left: to_draw, bonus: null } };
  }
  const over = { had: findsOf(view), bonus, drawing, begun: null };
  if (view.phase === "digging") return { ...over, dig: null, begun: begin(view) };
  if (last?.drawing && last.dig) {
    const { seat, site, finds, rubble, left } = last.dig;
    return { ...over, dig: ended(last, view, seat, site, finds.length + rubble + left) };
  }
  const drawn = last?.begun ? drawnSince(last.begun, view) : 0;
  if (last?.begun && drawn) {
    const { seat, site } = last.begun;
    return { ...over, dig: ended(last, view, seat, site, drawn) };
  }
  return { ...over, dig: last?.dig ?? null };
}

/** A dig that is over, so many tiles drawn. */
function ended({ had, bonus }: Memory, view: ThebesView, seat: string, site: Site, drawn: number): LastDig {
  const all = news(view, had, seat);
  const finds = all.filter((find) => !bonus.has(find.tile));
  const extra = all.find((find) => bonus.has(find.tile)) ?? null;
  return { seat, site, finds, rubble: drawn - finds.length, left: 0, bonus: extra };
}

function begin({ dig, seats, sites }: ThebesView): Begun | null {
  const player = seats.find(({ seat }) => seat === dig?.seat);
  const bag = sites.find(({ site }) => site === dig?.site);
  if (!dig?.wheel || !player || !bag) return null;
  const tiles = draws(dig.wheel, dig.shovels).map((drawn) => Math.min(drawn, bagSize(bag)));
  return { seat: dig.seat, site: dig.site, start: weeksOf(player) + dig.travel, tiles };
}

/** The tiles that were drawn where a dig went from its choice to its end in one step. */
function drawnSince({ seat, start, tiles }: Begun, view: ThebesView): number {
  const player = view.seats.find((other) => other.seat === seat);
  return player ? (tiles[weeksOf(player) - start - 1] ?? 0) : 0;
}

/** A date in weeks; the last field lies beyond its year. */
function weeksOf({ week, year, end }: Dated): number {
  return 52 * (year + Number(end)) + week;
}

function findsOf(view: ThebesView): Record<string, Set<string>> {
  return Object.fromEntries(view.seats.map(({ seat, finds }) => [seat, new Set(finds.map((f) => f.tile))]));
}

function news(view: ThebesView, had: Record<string, Set<string>>, seat: string): Find[] {
  const finds = view.seats.find((player) => player.seat === seat)?.finds ?? [];
  return finds.filter((find) => !had[seat]?.has(find.tile));
}
