/** What a hint says of its doubt. */

import type { HintMove } from "../net/messages";

const EVEN = 0.02; // a difference in the chance to win that a search cannot be sure of

/** How many of the moves, from the best on, are about as good as it. */
export function aboutEven(moves: readonly Pick<HintMove, "chance">[]): number {
  const best = moves[0]?.chance ?? 0;
  const worse = moves.findIndex(({ chance }) => best - chance > EVEN + 1e-9);
  return worse < 0 ? moves.length : worse;
}
