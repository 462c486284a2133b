/** What happened while I was not looking, as a story for when I come back. */

import { keep, recall } from "../settings.svelte";

/** As much of the table as tells what I have seen of it. */
export interface Watched {
  readonly id: string;
  readonly version: number;
  /** My last decision that I made myself; 0 where there is none. */
  readonly lastMove: number;
  /** Whether all of the log is here, and the connection open. */
  readonly complete: boolean;
}

export class Absence {
  /** The version up to which I had seen everything before something happened unseen; 0 where nothing did. */
  since = $state(0);
  /** From my last move to when I came back; it stays as it was told. */
  story = $state.raw<{ from: number; until: number } | null>(null);
  private left: number; // the version when I left; 0 where I was never here
  private returning = true; // I have come back, and am still to be told

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

  /** All that is shown has been seen; not so while a story is still to be told. */
  private leave(): void {
    if (!this.returning || !this.left) this.left = this.table.version;
  }

  /** What I have seen up to now, for another visit. */
  remember(): void {
    if (this.table.version) keep(`seen ${this.table.id}`, this.table.version);
  }

  /** Tell the story, once all of it is here. */
  tell(): void {
    const { version, lastMove, complete } = this.table;
    if (!this.returning || !complete || !version) return;
    this.returning = false;
    if (!this.left || this.left === version) return;
    this.since = this.left;
    this.story = lastMove ? { from: lastMove, until: version } : null;
  }
}
