import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answered, Command } from "../src/net/connection.svelte";
import type { Refused, ServerMessage } from "../src/net/messages";
import { Commands } from "../src/table/commands.svelte";
import { FakePage, pass } from "./fakes/page";

/** A table at some version, and a server that answers when the test says so. */
class Bench {
  version = 5;
  busy = false;
  up = true;
  readonly legal = { ids: [1, 2, 3], withhold: vi.fn() };
  readonly refused = vi.fn<(answer: Refused) => void>();
  readonly sent: Command[] = [];
  private readonly waiting: Answered[] = [];
  readonly commands: Commands = new Commands(
    {
      request: (command, answered) => {
        if (!this.up) return false;
        this.sent.push(command);
        this.waiting.push(answered);
        return true;
      },
    },
    this,
  );

  act(id: number): void {
    this.commands.act(id);
  }

  /** The answer to the oldest command that has none. */
  answer(message: object): void {
    this.waiting.shift()?.(message as ServerMessage);
  }

  accept(version: number): void {
    this.answer({ type: "ack", id: 1, version });
  }

  /** The frame of a version is shown. */
  show(version: number, legal = this.legal.ids): void {
    this.version = version;
    this.legal.ids = legal;
    this.commands.frameShown();
  }

  get actions(): unknown[] {
    return this.sent.map(({ action }) => action);
  }
}

let page: FakePage;
let bench: Bench;
beforeEach(() => {
  page = new FakePage();
  bench = new Bench();
});
afterEach(() => page.leave());

test("a command carries the version it was made for", () => {
  bench.commands.act(1);
  expect(bench.sent).toEqual([{ type: "act", action: 1, version: 5 }]);
});

test("a second press does nothing, neither before the answer nor between answer and news", () => {
  expect(bench.commands.act(1)).toBe(true);
  expect(bench.commands.act(1)).toBe(false);
  bench.accept(6);
  expect(bench.commands.act(2)).toBe(false);
  bench.show(6);
  expect(bench.commands.act(2)).toBe(true);
  expect(bench.actions).toEqual([1, 2]);
});

test("news before the answer allow the next command, and the late answer does not block it", () => {
  bench.commands.act(1);
  bench.show(6);
  expect(bench.commands.underway).toBe(false);
  bench.show(7);
  bench.accept(6);
  expect(bench.commands.underway).toBe(false);
  expect(bench.commands.sending).toBe(0);
});

test("two commands under way are counted separately, and each answer settles one", () => {
  bench.commands.act(1);
  bench.show(6);
  bench.commands.act(2);
  expect(bench.commands.sending).toBe(2);
  bench.accept(6);
  expect(bench.commands.underway).toBe(true); // the second is still under way
  bench.accept(7);
  bench.show(7);
  expect(bench.commands.sending).toBe(0);
  expect(bench.commands.underway).toBe(false);
});

test("the board goes dark while an answer is slow, but not for a quick one", async () => {
  bench.commands.act(1);
  await pass(149);
  expect(bench.legal.withhold).not.toHaveBeenCalled();
  bench.accept(6);
  await pass(1000);
  expect(bench.legal.withhold).not.toHaveBeenCalled();
  bench.show(6);
  bench.commands.act(2);
  await pass(150);
  expect(bench.legal.withhold).toHaveBeenCalledTimes(1);
});

test("a frame shown before the answer keeps the board lit", async () => {
  bench.commands.act(1);
  bench.show(6);
  await pass(1000);
  expect(bench.legal.withhold).not.toHaveBeenCalled();
});

test("a refusal is passed on, ends a series, and allows the next command", () => {
  bench.commands.follow([1, 2]);
  bench.answer({ type: "refused", id: 1, code: "illegal" });
  expect(bench.refused).toHaveBeenCalledWith(expect.objectContaining({ code: "illegal" }));
  expect(bench.actions).toEqual([1]);
  expect(bench.commands.act(3)).toBe(true);
});

test("each action of a series is sent when the effect of the one before is on the screen", () => {
  bench.commands.follow([1, 2, 3]);
  bench.accept(6);
  expect(bench.actions).toEqual([1]); // its news are still to come
  bench.busy = true;
  bench.show(6);
  bench.commands.goOn();
  expect(bench.actions).toEqual([1]); // its pieces are still travelling
  bench.busy = false;
  bench.commands.goOn();
  expect(bench.actions).toEqual([1, 2]);
  bench.show(7);
  bench.accept(7); // this time the news came first
  expect(bench.actions).toEqual([1, 2, 3]);
});

test("an action that is not legal when its turn comes ends the series", () => {
  bench.commands.follow([1, 2, 3]);
  bench.accept(6);
  bench.show(6, [3]);
  bench.commands.goOn();
  bench.show(7, [2, 3]);
  bench.commands.goOn();
  expect(bench.actions).toEqual([1]);
});

test("a series starts only with a legal action, and not while a command is under way", () => {
  bench.commands.follow([9, 1]);
  bench.commands.follow([]);
  expect(bench.actions).toEqual([]);
  bench.commands.act(1);
  bench.commands.follow([2, 3]);
  bench.accept(6);
  bench.show(6);
  bench.commands.goOn();
  expect(bench.actions).toEqual([1]);
});

test("a lost connection forgets the command under way and the rest of a series", () => {
  bench.commands.follow([1, 2]);
  bench.accept(9);
  bench.commands.connectionLost();
  expect(bench.commands.sending).toBe(0);
  expect(bench.commands.underway).toBe(false); // version 9 may never have been stored
  bench.commands.goOn();
  expect(bench.actions).toEqual([1]);
});

test("while the connection is down, nothing is sent, nor queued for later", () => {
  bench.up = false;
  expect(bench.commands.act(1)).toBe(false);
  bench.commands.follow([1, 2]);
  bench.up = true;
  bench.commands.goOn();
  expect(bench.actions).toEqual([]);
  expect(bench.commands.sending).toBe(0);
  expect(bench.commands.act(1)).toBe(true);
});
