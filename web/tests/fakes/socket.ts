/** A WebSocket whose other end is the test. */

interface Sent {
  type: string;
  id: number;
  [name: string]: unknown;
}

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  /** The connection that was made last. */
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  readonly sent: Sent[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 2;
    queueMicrotask(() => this.end(1000));
  }

  // The other end.

  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  end(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** What was sent of a type. */
  of(type: string): Sent[] {
    return this.sent.filter((message) => message.type === type);
  }
}
