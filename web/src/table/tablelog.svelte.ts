/** The log of a table: it is read once, and news are added to it. */

import { api } from "../net/api";
import type { Step } from "../net/messages";

export class TableLog {
  steps = $state.raw<Step[]>([]);
  private reading: "asked" | "read" | "failed" = "asked";

  constructor(private readonly table: string) {}

  get complete(): boolean {
    return this.reading === "read";
  }

  /** Read the whole log; whether that succeeded. */
  async read(): Promise<boolean> {
    this.reading = "asked";
    try {
      this.add(await api.steps(this.table, 0));
      this.reading = "read";
    } catch {
      this.reading = "failed"; // until the connection is open again, which says what is wrong
    }
    return this.complete;
  }

  get failed(): boolean {
    return this.reading === "failed";
  }

  /** Add steps in any order, leaving out those already known. */
  add(steps: readonly Step[]): void {
    if (!steps.length) return;
    const known = new Map(this.steps.map((step) => [step.version, step]));
    for (const step of steps) known.set(step.version, step);
    this.steps = [...known.values()].toSorted((a, b) => a.version - b.version);
  }

  /** The version of the last move that one of these seats chose, or 0. */
  lastMoveOf(seats: readonly string[]): number {
    const own = this.steps.findLast(
      ({ kind, auto, seat }) => kind === "move" && !auto && seats.includes(seat ?? ""),
    );
    return own?.version ?? 0;
  }
}
