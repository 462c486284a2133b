import { afterEach, beforeEach, expect, test } from "vitest";
import { Absence } from "../src/table/absence.svelte";
import { FakePage } from "./fakes/page";

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
});
afterEach(() => page.leave());

/** A table that I come to, at a version, after my last move. */
function visit(version: number, lastMove: number) {
  const table = { id: "t1", version: 0, lastMove: 0, complete: false };
  const absence = new Absence(table);
  page.document.addEventListener("visibilitychange", () => absence.pageTurned());
  const arrive = (more: Partial<typeof table> = {}) => {
    Object.assign(table, { version, lastMove, complete: true, ...more });
    absence.tell();
  };
  return { table, absence, arrive };
}

test("on the first visit there is nothing to tell", () => {
  const { absence, arrive } = visit(40, 12);
  arrive();
  expect([absence.since, absence.story]).toEqual([0, null]);
});

test("the story starts at my last move, though I stayed longer; the log is marked where I left", () => {
  page.storage.set("seen t1", "20");
  const { absence, arrive } = visit(40, 12);
  arrive();
  expect(absence.story).toEqual({ from: 12, until: 40 });
  expect(absence.since).toBe(20);
});

test("without a move of mine only the log is marked", () => {
  page.storage.set("seen t1", "20");
  const { absence, arrive } = visit(40, 0);
  arrive();
  expect([absence.since, absence.story]).toEqual([20, null]);
});

test("where nothing has happened nothing is told", () => {
  page.storage.set("seen t1", "40");
  const { absence, arrive } = visit(40, 12);
  arrive();
  expect([absence.since, absence.story]).toEqual([0, null]);
});

test("the story waits until the table and all of its log are here", () => {
  page.storage.set("seen t1", "20");
  const { absence, arrive } = visit(40, 12);
  arrive({ version: 0 });
  expect(absence.story).toBeNull();
  arrive({ complete: false });
  expect(absence.story).toBeNull();
  arrive();
  expect(absence.story).toEqual({ from: 12, until: 40 });
});

test("a story that is told stays as it was while the game goes on", () => {
  page.storage.set("seen t1", "20");
  const { absence, arrive } = visit(40, 12);
  arrive();
  arrive({ version: 45, lastMove: 44 });
  expect(absence.story).toEqual({ from: 12, until: 40 });
});

test("a page that was in the background tells what happened meanwhile", () => {
  const { table, absence, arrive } = visit(10, 9);
  arrive();
  page.document.turn(true);
  expect(page.remembered("seen t1")).toBe(10);
  table.version = 15;
  absence.tell();
  expect(absence.story).toBeNull(); // nobody sees it yet
  page.document.turn(false);
  expect(absence.story).toEqual({ from: 9, until: 15 });
  expect(absence.since).toBe(10);
});

test("a broken connection is an absence too", () => {
  const { table, absence, arrive } = visit(10, 9);
  arrive();
  Object.assign(table, { complete: false });
  absence.connectionLost();
  arrive({ version: 13 });
  expect(absence.since).toBe(10);
  expect(absence.story).toEqual({ from: 9, until: 13 });
});

test("a connection that breaks in the background does not move the point where I left", () => {
  const { table, absence, arrive } = visit(10, 9);
  arrive();
  page.document.turn(true);
  table.version = 12; // news still came
  absence.connectionLost();
  arrive({ version: 14 });
  page.document.turn(false);
  expect(absence.since).toBe(10);
});

test("the next visit knows what I have seen, but not of a table that never came", () => {
  const { absence, arrive } = visit(40, 12);
  absence.remember();
  expect(page.remembered("seen t1")).toBeNull();
  arrive();
  absence.remember();
  expect(page.remembered("seen t1")).toBe(40);
});

test("a connection that breaks before the story was told does not lose it", () => {
  page.storage.set("seen t1", "20");
  const { absence, arrive } = visit(40, 12);
  absence.connectionLost(); // before the table had come
  arrive({ complete: false });
  absence.connectionLost(); // before its log had
  arrive({ version: 41 });
  expect(absence.since).toBe(20);
  expect(absence.story).toEqual({ from: 12, until: 41 });
});

test("nor does a page that is put in the background meanwhile", () => {
  page.storage.set("seen t1", "20");
  const { absence, arrive } = visit(40, 12);
  page.document.turn(true);
  page.document.turn(false);
  arrive();
  expect(absence.since).toBe(20);
});

test("on a first visit what was shown counts as seen, though its log never came", () => {
  const { absence, arrive } = visit(40, 12);
  arrive({ complete: false });
  absence.connectionLost();
  arrive({ version: 44 });
  expect(absence.since).toBe(40);
});
