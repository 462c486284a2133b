import type { BoardModule } from "../../kit/board";
import type { PergamonView } from "./generated";
import InlineTile from "./InlineTile.svelte";
import { moments } from "./moments";
import { tileInWords, tileNamed } from "./tiles";

/** Whose turn comes when: by the order of placing, then by the fields from right to left. */
function order(view: PergamonView): string[] {
  if (view.seats.some((seat) => !seat.field)) return view.order;
  return view.seats.toSorted((a, b) => (a.field ?? 0) - (b.field ?? 0)).map((seat) => seat.seat);
}

export default {
  styles: { table: () => import("./table/drawings"), plain: () => import("./drawings") },
  order,
  buttons: ["exhibit", "store", "dissolve"],
  quiet: ["drawn", "top", "turn"],
  covers: true,
  moments,
  drawn: { like: /^[VJBM]\d\d[VJBM]\d$/, Piece: InlineTile, words: (name) => tileInWords(tileNamed(name)) },
} satisfies BoardModule;
