import type { BoardModule, View } from "../../kit/board";
import { kindsIn } from "./data";

/** Who moves first, then the others as they sit, unless the view itself gives an order. */
function order(view: View): string[] {
  if (Array.isArray(view.order) && view.order.length === view.seats.length) return view.order;
  const seats: string[] = view.seats.map((seat: { seat: string }) => seat.seat);
  const first = Math.max(0, seats.indexOf(view.mover));
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** Whatever no thing in the view can be touched for. */
function buttons(view: View, kinds: string[]): string[] {
  const touched = kindsIn(view);
  return kinds.filter((kind) => !touched.has(kind));
}

export default {
  styles: { plain: () => import("./drawings") },
  order,
  buttons,
  quiet: [],
} satisfies BoardModule;
