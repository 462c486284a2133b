/**
 * Commands that change the game: one at a time, each sent with the version it was made for (optimistic
 * concurrency).
 */

import type { Command, Connection } from "../net/connection.svelte";
import type { Refused, ServerMessage } from "../net/messages";
import type { LegalMoves } from "./legal.svelte";

const SLOW = 150; // ms without an answer, after which nothing can be pressed any more

/** What commands need to know of the table. */
export interface CommandTarget {
  /** The version on the screen. */
  readonly version: number;
  /** Whether frames are still being shown. */
  readonly busy: boolean;
  readonly legal: Pick<LegalMoves, "ids" | "withhold">;
  /** Do an action, as if its player had pressed it. */
  act(id: number): void;
  refused(answer: Refused): void;
}

export class Commands {
  /** How many commands have no answer yet. */
  sending = $state(0);
  private sentAt = 0; // the version on the screen when the last command was sent
  private leadsTo = 0; // the version that the last command made
  private rest: number[] = []; // of the series
  private darkening = 0;

  constructor(
    private readonly connection: Pick<Connection, "request">,
    private readonly table: CommandTarget,
  ) {}

  /** Whether the effect of the last command is not on the screen yet; its answer may come even later. */
  get underway(): boolean {
    const { version } = this.table;
    return (this.sending > 0 && version === this.sentAt) || version < this.leadsTo;
  }

  /** Send a command; false if another one is under way or the connection is down. */
  send(command: Command): boolean {
    if (this.underway) return false;
    const { version } = this.table;
    if (!this.connection.request({ ...command, version }, (answer) => this.answered(answer))) {
      this.rest = [];
      return false;
    }
    this.sentAt = version;
    this.sending++;
    return true;
  }

  /** Send an action. If the answer is slow, the board goes dark until it comes. */
  act(id: number): boolean {
    if (!this.send({ type: "act", action: id })) return false;
    this.darkening = window.setTimeout(() => this.table.legal.withhold(), SLOW);
    return true;
  }

  /** Send a series of actions, each as soon as it is legal; the first that is not ends the series. */
  follow(ids: number[]): void {
    const [first, ...rest] = ids;
    if (first === undefined || this.underway || !this.table.legal.ids.includes(first)) return;
    this.rest = rest;
    this.table.act(first);
  }

  /** Send the next action of the series, if it can be sent now. */
  goOn(): void {
    const [next, ...rest] = this.rest;
    if (next === undefined || this.table.busy || this.underway) return;
    this.rest = [];
    if (!this.table.legal.ids.includes(next)) return;
    this.rest = rest;
    this.table.act(next);
  }

  /** Give up the rest of the series. */
  stopFollowing(): void {
    this.rest = [];
  }

  /** A frame is on the screen, perhaps before the answer to the command behind it. */
  frameShown(): void {
    window.clearTimeout(this.darkening);
  }

  /** Commands under way will not be answered any more. */
  connectionLost(): void {
    this.sending = 0;
    this.leadsTo = 0;
    this.rest = [];
  }

  private answered(answer: ServerMessage): void {
    window.clearTimeout(this.darkening);
    this.sending--;
    if (answer.type === "ack") this.leadsTo = answer.version;
    if (answer.type === "refused") {
      this.rest = [];
      this.table.refused(answer);
    }
    this.goOn();
  }
}
