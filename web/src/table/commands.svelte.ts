/**
 * Commands that change the game: one at a time, each sent with the version it was made for (optimistic concurrency).
 */

import type { Command, Connection } from "../net/connection.svelte";
import type { Refused, ServerMessage } from "../net/messages";
import type { LegalMoves } from "./legal.svelte";

const SLOW = 150; // ms without an answer, after which nothing can be pressed any more

/** The table as commands need to know it. */
export interface Board {
  /** The version that is shown. */
  readonly version: number;
  /** Whether frames are still on their way to the screen. */
  readonly busy: boolean;
  readonly legal: Pick<LegalMoves, "ids" | "withhold">;
  /** Do an action, as if its player had pressed it. */
  act(id: number): void;
  refused(answer: Refused): void;
}

export class Commands {
  /** How many have been sent and not answered. */
  sending = $state(0);
  private sentAt = 0; // the version that was shown when the last one was sent
  private leadsTo = 0; // the version that the last one has made
  private rest: number[] = []; // actions that are to follow
  private darkening = 0;

  constructor(
    private readonly connection: Pick<Connection, "request">,
    private readonly board: Board,
  ) {}

  /** Whether the effect of the last command is still to be seen; its answer may come after that. */
  get underway(): boolean {
    const { version } = this.board;
    return (this.sending > 0 && version === this.sentAt) || version < this.leadsTo;
  }

  /** False, and nothing sent, while another one is under way or the connection is down. */
  send(command: Command): boolean {
    if (this.underway) return false;
    const { version } = this.board;
    if (!this.connection.request({ ...command, version }, (answer) => this.answered(answer))) {
      this.rest = [];
      return false;
    }
    this.sentAt = version;
    this.sending++;
    return true;
  }

  /** An action; when its answer takes long, the board goes dark until it has come. */
  act(id: number): boolean {
    if (!this.send({ type: "act", action: id })) return false;
    this.darkening = window.setTimeout(() => this.board.legal.withhold(), SLOW);
    return true;
  }

  /** One action after the other, each as soon as it is legal; the first that is not ends it. */
  follow(ids: number[]): void {
    const [first, ...rest] = ids;
    if (first === undefined || this.underway || !this.board.legal.ids.includes(first)) return;
    this.rest = rest;
    this.board.act(first);
  }

  /** The next of the actions that follow each other, where its turn has come. */
  goOn(): void {
    const [next, ...rest] = this.rest;
    if (next === undefined || this.board.busy || this.underway) return;
    this.rest = [];
    if (!this.board.legal.ids.includes(next)) return;
    this.rest = rest;
    this.board.act(next);
  }

  /** Nothing is to follow any more. */
  stopFollowing(): void {
    this.rest = [];
  }

  /** A frame is shown; it may come before the answer to the command that made it. */
  frameShown(): void {
    window.clearTimeout(this.darkening);
  }

  /** Nothing that was sent will be answered. */
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
      this.board.refused(answer);
    }
    this.goOn();
  }
}
