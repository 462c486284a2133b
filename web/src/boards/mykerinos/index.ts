import type { BoardModule } from "../../kit/board";
import "colours:mykerinos";
import "./colours.css";
import type { MykerinosView, Seat } from "./generated";
import { passNow } from "./ties";

/** Whoever is asked first, then the others clockwise; those who have passed come last. */
function order(view: MykerinosView): string[] {
  const seats = view.seats.map((player) => player.seat);
  const asked = view.mover === "chance" || view.mover === "over" ? view.start : view.mover;
  const first = Math.max(0, seats.indexOf(asked));
  const around = [...seats.slice(first), ...seats.slice(0, first)];
  const passed = (seat: Seat) => Number(seat !== view.mover && view.scale.includes(seat));
  return around.toSorted((a, b) => passed(a) - passed(b));
}

export default {
  styles: { table: () => import("./table"), plain: () => import("./drawings") },
  order,
  remark: passNow,
  buttons: ["pass", "rest", "leave", "boat", "keep"],
  quiet: ["turn", "neutral-turn", "neutral-disc", "parcel", "cubes", "upright", "forced", "lemon"],
} satisfies BoardModule;
