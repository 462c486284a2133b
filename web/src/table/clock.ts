/** Time left at a table with a pace. */

import type { TableInfo } from "../net/messages";

/**
 * Milliseconds that a seat has left, so long after the clock was heard of; null where none is counted for it.
 */
export function untilOver(
  clock: NonNullable<TableInfo["clock"]>,
  seat: string,
  since: number,
): number | null {
  const runs = clock.running === seat;
  const left = clock.left[seat] ?? (runs && clock.until !== null ? clock.until - clock.at : null);
  if (left === null) return null;
  return Math.max(0, left - (runs ? since : 0));
}
