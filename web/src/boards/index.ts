/** The boards; each is loaded when it is needed. A game without one of its own is shown as a plain list. */

import type { BoardModule } from "../kit/board";

const boards: Record<string, () => Promise<{ default: BoardModule }>> = {
  mykerinos: () => import("./mykerinos"),
  pergamon: () => import("./pergamon"),
  thebes: () => import("./thebes"),
};

export async function boardOf(game: string): Promise<BoardModule> {
  const load = boards[game] ?? (() => import("./plain"));
  return (await load()).default;
}
