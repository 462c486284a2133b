/**
 * The ceremony before a game with fair draws, a commit-reveal scheme: for each of my seats this browser
 * commits to a random number, and reveals it when everybody has committed.
 */

import type { Command } from "../net/connection.svelte";
import { newNumber } from "../net/digest";
import type { TableInfo } from "../net/messages";
import { commitNumber, type Kept } from "../net/record";
import { keep, recall } from "../settings.svelte";

export class Ceremony {
  /** What this browser keeps of it, to hold against the record. */
  readonly kept: Kept;
  private readonly given = new Set<string>();

  constructor(
    private readonly table: string,
    private readonly command: (command: Command) => void,
  ) {
    this.kept = recall<Kept>(`fair ${table}`, { commitment: "", numbers: {} });
  }

  /** After a reconnect it is not known what has arrived: what the table waits for is given again. */
  forgetGiven(): void {
    this.given.clear();
  }

  /** Give what the table waits for, once. */
  answer({ ceremony, commitment }: TableInfo, seats: readonly string[]): void {
    if (!ceremony) return;
    const { stage, waiting } = ceremony;
    for (const seat of seats) {
      if (!waiting.includes(seat) || this.given.has(`${stage} ${seat}`)) continue;
      this.given.add(`${stage} ${seat}`);
      if (stage === "commit") this.commit(seat, commitment);
      else this.reveal(seat);
    }
  }

  private commit(seat: string, commitment: string): void {
    const number = this.kept.numbers[seat] ?? newNumber();
    this.kept.numbers[seat] = number;
    this.kept.commitment = commitment;
    keep(`fair ${this.table}`, this.kept);
    this.command({ type: "commit", seat, hash: commitNumber(number) });
  }

  private reveal(seat: string): void {
    const number = this.kept.numbers[seat];
    if (number) this.command({ type: "number", seat, number });
  }
}
