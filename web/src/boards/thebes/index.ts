import type { BoardModule } from "../../kit/board";
import "colours:thebes";
import "./thebes.css";
import type { ThebesView } from "./generated";
import { nameInWords } from "./names";
import { doubts, held } from "./reading";

/** By the markers on the track; before all are stacked the others come after. */
function order(view: ThebesView): string[] {
  return [...new Set([...view.order, ...view.seats.map((seat) => seat.seat)])];
}

export default {
  styles: { table: () => import("./table"), plain: () => import("./drawings") },
  order,
  buttons: [],
  quiet: ["opened", "turn", "landed", "on-top", "stayed", "stacked", "laid", "knowledge", "rubble"],
  inWords: nameInWords,
  doubts,
  held,
} satisfies BoardModule;
