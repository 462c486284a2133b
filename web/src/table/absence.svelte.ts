/** What happened while I was away, for a recap on my return. */

import { keep, recall } from "../settings.svelte";

/** What the recap needs to know of the table. */
export interface Watched {
  readonly id: string;
  readonly version: number;
  /** The version of my last own decision, or 0. */
  readonly lastMove: number;
  /** Whether the log has been read and the connection is open. */
  readonly complete: boolean;
}

export class Absence {
  /** The version at which I last left; 0 if nothing has happened since. */
  since = $state(0);
  /** The recap, from my last move to my return; it does not grow as the game goes on. */
  story = $state.raw<{ from: number; until: number } | null>(null);
  private left: number; // the version when I left; 0 before the first visit
  private returning = true; // I am back, and the recap is still to be told

  constructor(private readonly table: Watched) {
    this.left = recall(`seen ${table.id}`, 0);
  }

  /** The page was hidden, or shown again. */
  pageTurned(): void {
    if (document.hidden) {
      this.leave();
      this.remember();
    } else {
      this.returning = true;
      this.tell();
    }
  }

  connectionLost(): void {
    if (!document.hidden) this.leave();
    this.returning = true;
  }

  /** Everything on the screen counts as seen, unless a recap is still to be told. */
  private leave(): void {
    if (!this.returning || !this.left) this.left = this.table.version;
  }

  /** Save what I have seen, for my next visit. */
  remember(): void {
    if (this.table.version) keep(`seen ${this.table.id}`, this.table.version);
  }

  /** Tell the recap, once everything it needs is here. */
  tell(): void {
    const { version, lastMove, complete } = this.table;
    if (!this.returning || !complete || !version) return;
    this.returning = false;
    if (!this.left || this.left === version) return;
    this.since = this.left;
    this.story = lastMove ? { from: lastMove, until: version } : null;
  }
}
