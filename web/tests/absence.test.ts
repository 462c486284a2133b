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

test("on a first visit there is no recap", () => {
  const { absence, arrive } = visit(40, 12);
  arrive();
  expect([absence.since, absence.story]).toEqual([0, null]);
});

test("the recap starts at my last move, even if I stayed longer; the log is marked where I left", () => {
  page.storage.set("seen t1", "20");
  const { absence, arrive } = visit(40, 12);
  arrive();
  expect(absence.story).toEqual({ from: 12, until: 40 });
  expect(absence.since).toBe(20);
});

test("without a move of mine, only the log is marked", () => {
  page.storage.set("seen t1", "20");
  const { absence, arrive } = visit(40, 0);
  arrive();
  expect([absence.since, absence.story]).toEqual([20, null]);
});

test("if nothing has happened, there is no recap", () => {
  page.storage.set("seen t1", "40");
  const { absence, arrive } = visit(40, 12);
  arrive();
  expect([absence.since, absence.story]).toEqual([0, null]);
});

test("the recap waits for the table and its whole log", () => {
  page.storage.set("seen t1", "20");
  const { absence, arrive } = visit(40, 12);
  arrive({ version: 0 });
  expect(absence.story).toBeNull();
  arrive({ complete: false });
  expect(absence.story).toBeNull();
  arrive();
  expect(absence.story).toEqual({ from: 12, until: 40 });
});

test("a recap stays as it is while the game goes on", () => {
  page.storage.set("seen t1", "20");
  const { absence, arrive } = visit(40, 12);
  arrive();
  arrive({ version: 45, lastMove: 44 });
  expect(absence.story).toEqual({ from: 12, until: 40 });
});

test("a page that comes back to the front tells what happened meanwhile", () => {
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

test("each absence starts where I left that time", () => {
  const { table, absence, arrive } = visit(10, 9);
  arrive();
  page.document.turn(true);
  page.document.turn(false);
  table.version = 20;
  page.document.turn(true);
  table.version = 25;
  page.document.turn(false);
  expect(absence.since).toBe(20);
});

test("a lost connection is an absence, too", () => {
  const { table, absence, arrive } = visit(10, 9);
  arrive();
  Object.assign(table, { complete: false });
  absence.connectionLost();
  arrive({ version: 13 });
  expect(absence.since).toBe(10);
  expect(absence.story).toEqual({ from: 9, until: 13 });
});

test("losing the connection in the background does not move the point where I left", () => {
  const { table, absence, arrive } = visit(10, 9);
  arrive();
  page.document.turn(true);
  table.version = 12; // news still came
  absence.connectionLost();
  arrive({ version: 14 });
  page.document.turn(false);
  expect(absence.since).toBe(10);
});

test("the version I have seen is saved for the next visit, unless the table never loaded", () => {
  const { absence, arrive } = visit(40, 12);
  absence.remember();
  expect(page.remembered("seen t1")).toBeNull();
  arrive();
  absence.remember();
  expect(page.remembered("seen t1")).toBe(40);
});

test("losing the connection before the recap was told does not lose the recap", () => {
  page.storage.set("seen t1", "20");
  const { absence, arrive } = visit(40, 12);
  absence.connectionLost(); // before the table had come
  arrive({ complete: false });
  absence.connectionLost(); // before its log had
  arrive({ version: 41 });
  expect(absence.since).toBe(20);
  expect(absence.story).toEqual({ from: 12, until: 41 });
});

test("nor does hiding the page meanwhile", () => {
  page.storage.set("seen t1", "20");
  const { absence, arrive } = visit(40, 12);
  page.document.turn(true);
  page.document.turn(false);
  arrive();
  expect(absence.since).toBe(20);
});

test("on a first visit, what was shown counts as seen even if the log never loaded", () => {
  const { absence, arrive } = visit(40, 12);
  arrive({ complete: false });
  absence.connectionLost();
  arrive({ version: 44 });
  expect(absence.since).toBe(40);
});
