import { expect, test } from "vitest";
import { waitBefore } from "../src/net/line";
import type { Step } from "../src/net/messages";
import { latest, paragraphs } from "../src/table/log";

const step = (version: number, seat: string, ...kinds: string[]): Step => ({
  version,
  kind: seat ? "move" : "draw",
  at: 0,
  seat,
  events: kinds.map((kind) => ({ kind, message: kind, args: {} })),
});

test("what one player did in a row is one paragraph; what is quiet is left out", () => {
  const log = [step(1, "A", "dug"), step(2, "A", "found", "turn"), step(3, "B", "dug"), step(4, "", "turn")];
  expect(paragraphs(log, ["turn"]).map((line) => line.told.map((told) => told.message))).toEqual([
    ["dug", "found"],
    ["dug"],
  ]);
});

test("a step back is told, and what follows begins anew", () => {
  const log: Step[] = [
    step(1, "A", "dug"),
    { version: 2, kind: "undo", at: 0, seat: "A" },
    step(3, "A", "dug"),
  ];
  expect(paragraphs(log, []).map((line) => line.note)).toEqual(["", "undo", ""]);
});

test("of a long log the last sentences are shown, in whole paragraphs", () => {
  const log = [step(1, "A", "dug", "found"), step(2, "B", "dug", "found", "dug"), step(3, "C", "dug")];
  const lines = paragraphs(log, []);
  const shown = (sentences: number) => latest(lines, sentences).map((line) => line.seat);
  expect(shown(1)).toEqual(["C"]);
  expect(shown(2)).toEqual(["B", "C"]);
  expect(shown(5)).toEqual(["A", "B", "C"]);
  expect(shown(50)).toEqual(["A", "B", "C"]);
});

test("calls come later and later, never all at once, and never too late", () => {
  expect(waitBefore(0, 0)).toBe(200);
  expect(waitBefore(0, 1)).toBe(400);
  expect(waitBefore(3, 1)).toBe(3200);
  expect(waitBefore(30, 1)).toBe(15000);
});
