/** The time left at a table with a clock. */

import type { TableInfo } from "../net/messages";

/**
 * The milliseconds that a seat has left, `since` ms after the clock was received; null if it has no clock.
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
