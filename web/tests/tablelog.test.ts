import { afterEach, beforeEach, expect, test } from "vitest";
import type { You } from "../src/net/messages";
import { ChatLog } from "../src/table/chatlog.svelte";
import { TableLog } from "../src/table/tablelog.svelte";
import { chat, draw, move, youAre } from "./fakes/messages";
import { FakePage } from "./fakes/page";

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
});
afterEach(() => page.leave());
const versions = (log: TableLog) => log.steps.map(({ version }) => version);

test("the log is in order without duplicates, whether news or the log itself arrive first", async () => {
  const log = new TableLog("t1");
  log.add([move(5, "A"), move(4, "B")]);
  page.answers.set(
    "/api/tables/t1/steps?after=0",
    [1, 2, 3, 4, 5].map((version) => move(version, "A")),
  );
  expect(await log.read()).toBe(true);
  log.add([move(5, "A"), move(6, "B")]);
  expect(versions(log)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a log that could not be read is incomplete, and can be read again", async () => {
  const log = new TableLog("t1");
  expect(log.complete).toBe(false);
  expect(await log.read()).toBe(false);
  expect(log.failed).toBe(true);
  page.answers.set("/api/tables/t1/steps?after=0", [move(1, "A")]);
  const reading = log.read();
  expect(log.failed).toBe(false); // it is on its way: nobody need ask again
  await reading;
  expect(log.complete).toBe(true);
  expect(versions(log)).toEqual([1]);
});

test("my last move is one that I chose: not a draw, nor a forced move", () => {
  const log = new TableLog("t1");
  expect(log.lastMoveOf(["A"])).toBe(0);
  log.add([move(1, "A"), move(2, "B"), move(3, "A", { auto: true }), draw(4, "A")]);
  expect(log.lastMoveOf(["A"])).toBe(1);
  expect(log.lastMoveOf(["A", "B"])).toBe(2);
  expect(log.lastMoveOf([])).toBe(0);
});

test("chats of others are unread until I read them, unless they are muted", () => {
  let you: You | null = youAre("A");
  const log = new ChatLog("t1", () => you);
  for (const [k, person] of ["pB", "pA", "pC", "pB"].entries()) log.add(chat(k + 1, person));
  const unread = () => log.unread.map(({ number }) => number);
  expect(unread()).toEqual([1, 3, 4]);
  you = { ...youAre("A"), muted: ["pC"] };
  expect(unread()).toEqual([1, 4]);
  log.markRead(3);
  expect(unread()).toEqual([4]);
  log.markRead(0); // an older one that was scrolled to
  expect(unread()).toEqual([4]);
  expect(log.latest).toBe(4);
});

test("what I have read stays read on my next visit", () => {
  new ChatLog("t1", () => null).markRead(2);
  const next = new ChatLog("t1", () => null);
  for (const number of [1, 2, 3]) next.add(chat(number, "pB"));
  expect(next.unread.map(({ number }) => number)).toEqual([3]);
  expect(new ChatLog("t2", () => null).latest).toBe(0);
});
