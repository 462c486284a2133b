import { expect, test } from "vitest";
import type { Step } from "../src/net/messages";
import { latest, paragraphs, sentences } from "../src/table/log";
import { lineOf } from "../src/table/replay.svelte";

const step = (version: number, seat: string, ...kinds: string[]): Step => ({
  version,
  kind: seat ? "move" : "draw",
  at: 0,
  seat,
  events: kinds.map((kind) => ({ kind, message: kind, args: {}, clause: "" })),
});

test("consecutive steps of one player form one paragraph, without quiet events", () => {
  const log = [step(1, "A", "dug"), step(2, "A", "found", "turn"), step(3, "B", "dug"), step(4, "", "turn")];
  expect(paragraphs(log, ["turn"]).map((line) => line.told.map((told) => told.message))).toEqual([
    ["dug", "found"],
    ["dug"],
  ]);
});

test("an undo is told and starts a new paragraph", () => {
  const log: Step[] = [
    step(1, "A", "dug"),
    { version: 2, kind: "undo", at: 0, seat: "A" },
    step(3, "A", "dug"),
  ];
  expect(paragraphs(log, []).map((line) => line.note)).toEqual(["", "undo", ""]);
});

test("an outage of the server is told", () => {
  const away: Step = { version: 2, kind: "interrupted", at: 0, away: 130 };
  const told = paragraphs([step(1, "A", "dug"), away, step(3, "A", "dug")], []).map((line) => line.told[0]);
  expect(told.map((one) => one?.message)).toEqual(["dug", "web-log-away", "dug"]);
  expect(told[1]?.args).toEqual({ minutes: 3 });
});

test("undone steps are marked, however many moves and draws an undo takes back", () => {
  const undo = (version: number, undone: number): Step => ({
    version,
    kind: "undo",
    at: 0,
    seat: "A",
    undone,
  });
  const log = [
    step(1, "A", "first"),
    step(2, "A", "second"),
    undo(3, 1),
    step(4, "A", "third"),
    step(5, "", "drawn"),
    undo(6, 2),
    step(7, "A", "fourth"),
  ];
  const lines = paragraphs(log, []).filter(({ note }) => !note);
  expect(lines.map(({ told, undone }) => [told.map(({ message }) => message).join(" "), undone])).toEqual([
    ["first", false],
    ["second", true],
    ["third", true],
    ["drawn", true],
    ["fourth", false],
  ]);
  expect(sentences(log, []).map(({ message }) => message)).toEqual([
    "first",
    "web-log-undo",
    "web-log-undo",
    "fourth",
  ]);
  expect(paragraphs([...log, undo(8, 2)], []).every(({ undone, note }) => undone || note)).toBe(true);
});

test("a turn that the table ended is told", () => {
  const because = [{ message: "no-coins", args: {}, kind: "", clause: "" }];
  const [line] = paragraphs([{ ...step(1, "A", "stored"), auto: true, because }], []);
  expect(line?.told.map(({ message }) => message)).toEqual(["web-log-ended", "stored"]);
});

test("a move at a glance is told", () => {
  const [line] = paragraphs([{ ...step(1, "A", "stored"), quick: true }], []);
  expect(line?.told.map(({ message }) => message)).toEqual(["web-log-quick", "stored"]);
});

test("the end of a long log is shown in whole paragraphs", () => {
  const log = [step(1, "A", "dug", "found"), step(2, "B", "dug", "found", "dug"), step(3, "C", "dug")];
  const lines = paragraphs(log, []);
  const shown = (sentences: number) => latest(lines, sentences).map((line) => line.seat);
  expect(shown(1)).toEqual(["C"]);
  expect(shown(2)).toEqual(["B", "C"]);
  expect(shown(5)).toEqual(["A", "B", "C"]);
  expect(shown(50)).toEqual(["A", "B", "C"]);
});

test("steps are told sentence by sentence, an undo included", () => {
  const undo: Step = { version: 3, kind: "undo", at: 0, seat: "B" };
  const told = sentences([step(1, "A", "dug", "turn"), step(2, "B", "found"), undo], ["turn"]);
  expect(told.map(({ message }) => message)).toEqual(["dug", "found", "web-log-undo"]);
});

test("a resignation has a line in the record, and so has the bot that takes the seat", () => {
  const kinds = ["began", "move", "done", "resigned", "sits", "settings", "draw"] as const;
  const log: Step[] = kinds.map((kind, k) => ({ version: k + 1, kind, at: 0 }));
  expect(log.map(({ version }) => lineOf(version, log, 10))).toEqual([10, 11, 11, 12, 13, 13, 14]);
});
