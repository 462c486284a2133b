/**
 * The WebSocket to a table. It reconnects by itself, with exponential back-off and jitter, pings a server
 * that has gone silent, and hands each answer to the request it belongs to.
 */

import type { ServerMessage } from "./messages";

const PING_AFTER = 2500; // ms of silence
const DEAD_AFTER = 9000; // ms of silence in spite of pings
const CHECK_EVERY = 1000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15000;
const FINAL = new Set([4400, 4401, 4403, 4404]); // close codes after which reconnecting is pointless

/** Why the server closes a connection, by close code. */
const WHY: Record<number, string> = {
  1011: "our-fault",
  1012: "back-soon",
  1013: "try-later",
  4401: "not-for-you",
  4403: "shown-out",
  4404: "no-table",
  4429: "too-fast",
};

export function whyClosed(code: number): string {
  return WHY[code] ?? "other";
}

export type ConnectionState = "calling" | "open" | "offline" | "refused";
export type Command = { type: string; [name: string]: unknown };
export type Answered = (answer: ServerMessage) => void;

export interface Listener {
  /** The server has sent the whole table. */
  opened(): void;
  /** Nothing that is still under way will be answered. */
  lost(): void;
  /** A message that answers no request. */
  receive(message: ServerMessage): void;
}

/** How long to wait before the nth attempt. */
export function waitBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + chance / 2);
}

export class Connection {
  state = $state<ConnectionState>("calling");
  private socket: WebSocket | null = null;
  private readonly pending = new Map<number, Answered>();
  private nextId = 1;
  private attempt = 0;
  private heardAt = 0;
  private retry = 0;
  private watch = 0;
  private closed = false;

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {
    this.watch = window.setInterval(() => this.checkSilence(), CHECK_EVERY);
    window.addEventListener("online", this.retryNow);
    this.connect();
  }

  /** Send a message that the server answers; false, and nothing sent, while the connection is down. */
  request(message: Command, answered: Answered): boolean {
    const id = this.nextId++;
    if (!this.send({ ...message, id })) return false;
    this.pending.set(id, answered);
    return true;
  }

  close(): void {
    this.closed = true;
    window.clearInterval(this.watch);
    window.clearTimeout(this.retry);
    window.removeEventListener("online", this.retryNow);
    this.socket?.close();
  }

  /** What arrived could be used: the next attempt need not wait long. */
  resetBackoff(): void {
    this.attempt = 0;
  }

  /** Start from scratch, because something was missed. */
  reconnect(): void {
    this.socket?.close();
  }

  private readonly retryNow = () => {
    if (this.state !== "offline" || this.closed) return;
    window.clearTimeout(this.retry);
    this.connect();
  };

  private send(message: Command): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    this.state = "calling";
    const socket = new WebSocket(this.address());
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => {
      this.heardAt = Date.now();
    };
    socket.onmessage = ({ data }) => {
      this.heardAt = Date.now();
      this.dispatch(JSON.parse(data as string) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lose(FINAL.has(code));
    };
  }

  private dispatch(message: ServerMessage): void {
    if ("id" in message && typeof message.id === "number") {
      const answered = this.pending.get(message.id);
      this.pending.delete(message.id);
      answered?.(message);
      return;
    }
    if (message.type === "view") {
      this.state = "open";
      this.listener.opened();
    }
    this.listener.receive(message);
  }

  private lose(forGood: boolean): void {
    this.socket = null;
    if (this.closed) return;
    this.pending.clear();
    this.state = forGood ? "refused" : "offline";
    this.listener.lost();
    if (forGood) return;
    this.retry = window.setTimeout(() => this.connect(), waitBefore(this.attempt++, Math.random()));
  }

  /** Ping a silent server, and give up on one that stays silent. */
  private checkSilence(): void {
    const { socket } = this;
    if (!socket) return;
    const silence = Date.now() - this.heardAt;
    if (silence > DEAD_AFTER) {
      socket.close();
      this.lose(false);
    } else if (silence > PING_AFTER) this.send({ type: "ping" });
  }
}
