/** The line to the server: a WebSocket that comes back by itself, later and later with some chance in it. */

import type { ServerMessage } from "./messages";

const SILENCE = 2500; // ms without a word before we ask
const DEAD = 9000; // ms without an answer before we call again
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15000;
const FINAL = new Set([4400, 4401, 4403, 4404]); // closed for good

/** Why the server closes a line, by its code. */
const WHY: Record<number, string> = {
  1011: "our-fault",
  1013: "try-later",
  4401: "not-for-you",
  4403: "shown-out",
  4404: "no-table",
  4429: "too-fast",
};

export function whyClosed(code: number): string {
  return WHY[code] ?? "other";
}

export type LineState = "calling" | "open" | "offline" | "refused";

export interface Listener {
  state(state: LineState): void;
  hear(message: ServerMessage): void;
}

/** How long to wait before the nth call. */
export function waitBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + chance / 2);
}

export class Line {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private heard = 0;
  private timer = 0;
  private watch = 0;
  private closed = false;

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {
    this.watch = window.setInterval(() => this.listen(), 1000);
    window.addEventListener("online", this.now);
    this.call();
  }

  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    window.clearInterval(this.watch);
    window.clearTimeout(this.timer);
    window.removeEventListener("online", this.now);
    this.socket?.close();
  }

  /** What came could be used: the next call need not wait long. */
  well(): void {
    this.attempt = 0;
  }

  /** Call again from scratch: something was missed. */
  again(): void {
    this.socket?.close();
  }

  private readonly now = () => {
    if (this.socket || this.closed) return;
    window.clearTimeout(this.timer);
    this.call();
  };

  private call(): void {
    this.listener.state("calling");
    const socket = new WebSocket(this.address());
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      this.heard = Date.now();
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data as string) as ServerMessage;
      if (message.type === "view") this.listener.state("open");
      this.listener.hear(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.closed) return;
      if (FINAL.has(event.code)) {
        this.listener.state("refused");
        return;
      }
      this.listener.state("offline");
      this.timer = window.setTimeout(() => this.call(), waitBefore(this.attempt++, Math.random()));
    };
  }

  /** Ask when it is silent, give up when nobody answers. */
  private listen(): void {
    if (!this.socket) return;
    const silence = Date.now() - this.heard;
    if (silence > DEAD) {
      const { socket } = this;
      this.socket = null;
      socket.onclose = null;
      socket.close();
      this.listener.state("offline");
      this.timer = window.setTimeout(() => this.call(), waitBefore(this.attempt++, Math.random()));
    } else if (silence > SILENCE) this.send({ type: "ping" });
  }
}
