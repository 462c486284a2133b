import { expect, test } from "vitest";
import type { Step } from "../src/net/messages";
import { hurried, isOwn, timeToRead } from "../src/table/pace";

const move = (seat: string): Step => ({ version: 1, kind: "move", at: 0, seat });
const draw = (seat = ""): Step => ({
  version: 2,
  kind: "draw",
  at: 0,
  events: [{ message: "found", args: seat ? { seat } : {}, kind: "found", clause: "" }],
});
const frame = (...steps: Step[]) => ({ steps });

test("in a backlog, what others did lands at once, but my own moves and draws play in full", () => {
  expect(hurried(frame(move("B"), draw("B")), 7, ["A"])).toBe(true);
  expect(hurried(frame(move("B"), draw("B")), 6, ["A"])).toBe(false);
  for (const steps of [[move("A")], [draw("A")], [move("B"), draw("A")]]) {
    expect(isOwn(frame(...steps), ["A"])).toBe(true);
    expect(hurried(frame(...steps), 70, ["A"])).toBe(false);
  }
  expect(hurried(frame(move("A")), 7, [])).toBe(true);
});

test("the more I draw, the longer it stays, up to a limit", () => {
  const own = (tiles: number) => timeToRead(frame(...Array.from({ length: tiles }, () => draw("A"))), ["A"]);
  expect(own(1)).toBeGreaterThan(timeToRead(frame(move("B"), draw("B")), ["A"]));
  expect(own(5)).toBeGreaterThan(own(1));
  expect(own(100)).toBeLessThanOrEqual(4000);
  expect(timeToRead(frame(draw()), ["A"])).toBe(0);
});

test("a turn that the table ended stays long enough for its player to read why", () => {
  const ended = {
    ...move("A"),
    auto: true,
    because: [{ message: "no-coins", args: {}, kind: "", clause: "" }],
  };
  expect(timeToRead(frame(ended), ["A"])).toBeGreaterThan(3000);
  expect(timeToRead(frame(ended), ["B"])).toBeLessThan(1000);
});
