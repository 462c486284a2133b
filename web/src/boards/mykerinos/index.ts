import type { BoardModule } from "../../kit/board";
import Board from "./Board.svelte";
import "./colours.css";
import PlayerPanel from "./PlayerPanel.svelte";
import { passNow } from "./ties";
import type { MykerinosView } from "./view";

/** Whoever is asked first, then the others clockwise; those who have passed come last. */
function order(view: MykerinosView): string[] {
  const seats = view.seats.map((player) => player.seat);
  const first = Math.max(0, seats.indexOf(seats.includes(view.mover) ? view.mover : view.start));
  const around = [...seats.slice(first), ...seats.slice(0, first)];
  const passed = (seat: string) => Number(seat !== view.mover && view.scale.includes(seat));
  return around.toSorted((a, b) => passed(a) - passed(b));
}

export default {
  Board,
  PlayerPanel,
  order,
  remark: passNow,
  buttons: ["pass", "rest", "leave", "boat", "keep"],
  quiet: ["turn", "neutral-turn", "neutral-disc", "parcel", "cubes", "upright", "forced", "lemon"],
} satisfies BoardModule;
