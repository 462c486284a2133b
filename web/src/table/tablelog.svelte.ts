/** The log of a table: all of it is read once, and what happens since is added. */

import { api } from "../net/api";
import type { Step } from "../net/messages";

export class TableLog {
  steps = $state.raw<Step[]>([]);
  private reading: "asked" | "read" | "failed" = "asked";

  constructor(private readonly table: string) {}

  get complete(): boolean {
    return this.reading === "read";
  }

  /** Read all of it, unless that was done or is being done; whether it is complete then. */
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

  /** Steps in any order; one that is known already is not told twice. */
  add(steps: readonly Step[]): void {
    if (!steps.length) return;
    const known = new Map(this.steps.map((step) => [step.version, step]));
    for (const step of steps) known.set(step.version, step);
    this.steps = [...known.values()].toSorted((a, b) => a.version - b.version);
  }

  /** The version of the last decision that one of these seats made itself; 0 where there is none. */
  lastMoveOf(seats: readonly string[]): number {
    const own = this.steps.findLast(
      ({ kind, auto, seat }) => kind === "move" && !auto && seats.includes(seat ?? ""),
    );
    return own?.version ?? 0;
  }
}
