/** The last dig, tile by tile. A view shows what everybody has; what came out just now is what was not there before. */

import type { Find, Site, ThebesView } from "./view";

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

export interface Memory {
  /** The finds of each seat before the dig. */
  had: Record<string, Set<string>>;
  dig: LastDig | null;
  bonus: Set<string>;
  drawing: boolean;
}

export function remember(last: Memory | null, view: ThebesView): Memory {
  const drawing = view.phase === "draw-tile" && view.dig !== null;
  const had = last && (drawing || last.drawing) ? last.had : findsOf(view);
  const bonus = new Set(view.sites.flatMap((site) => (site.bonus ? [site.bonus.tile] : [])));
  if (drawing && view.dig) {
    const { seat, site, rubble, to_draw } = view.dig;
    const dig = { seat, site, finds: news(view, had, seat), rubble, left: to_draw, bonus: null };
    return { had, dig, bonus: last?.drawing ? last.bonus : bonus, drawing };
  }
  if (last?.drawing && last.dig) {
    const all = news(view, had, last.dig.seat);
    const finds = all.filter((find) => !last.bonus.has(find.tile));
    const drawn = last.dig.finds.length + last.dig.rubble + last.dig.left;
    const dig = {
      ...last.dig,
      finds,
      rubble: drawn - finds.length,
      left: 0,
      bonus: all.find((find) => last.bonus.has(find.tile)) ?? null,
    };
    return { had: findsOf(view), dig, bonus, drawing };
  }
  return { had, dig: view.phase === "digging" ? null : (last?.dig ?? null), bonus, drawing };
}

function findsOf(view: ThebesView): Record<string, Set<string>> {
  return Object.fromEntries(view.seats.map(({ seat, finds }) => [seat, new Set(finds.map((f) => f.tile))]));
}

function news(view: ThebesView, had: Record<string, Set<string>>, seat: string): Find[] {
  const finds = view.seats.find((player) => player.seat === seat)?.finds ?? [];
  return finds.filter((find) => !had[seat]?.has(find.tile));
}
