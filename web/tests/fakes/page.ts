/** As much of a browser as the parts of a table need, with time that the test moves on. */

import { vi } from "vitest";
import { FakeSocket } from "./socket";

class FakeDocument extends EventTarget {
  hidden = false;
  activeElement: unknown = null;
  readonly body = { append: () => {} };

  createElement(): unknown {
    return { setAttribute: () => {}, append: () => {}, replaceChildren: () => {} };
  }

  /** The page is put in the background, or comes back to the front. */
  turn(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

export class FakePage {
  readonly document = new FakeDocument();
  readonly storage = new Map<string, string>();
  /** What the server answers, by path. */
  readonly answers = new Map<string, unknown>();
  private readonly events = new EventTarget();

  constructor() {
    vi.useFakeTimers({ now: 1_000_000 });
    FakeSocket.all = [];
    const { storage } = this;
    vi.stubGlobal("window", {
      setTimeout: (...args: Parameters<typeof setTimeout>) => setTimeout(...args),
      clearTimeout: (timer: number) => clearTimeout(timer),
      setInterval: (...args: Parameters<typeof setInterval>) => setInterval(...args),
      clearInterval: (timer: number) => clearInterval(timer),
      addEventListener: this.events.addEventListener.bind(this.events),
      removeEventListener: this.events.removeEventListener.bind(this.events),
    });
    vi.stubGlobal("document", this.document);
    vi.stubGlobal("location", { protocol: "https:", host: "mattock.test" });
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, value: string) => void storage.set(name, value),
    });
    vi.stubGlobal("fetch", async (path: string) => {
      const answer = this.answers.get(path);
      if (answer === undefined) throw new TypeError("Failed to fetch");
      return { ok: true, status: 200, json: async () => structuredClone(answer) };
    });
  }

  /** The device has found a network again. */
  goOnline(): void {
    this.events.dispatchEvent(new Event("online"));
  }

  remembered(name: string): unknown {
    return JSON.parse(this.storage.get(name) ?? "null");
  }

  leave(): void {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  }
}

/** Let so many milliseconds pass, and all that was waiting for them happen. */
export async function pass(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}
