import { expect, test } from "vitest";
import { untilOver } from "../src/table/clock";

const live = { left: { A: 60_000, B: 50_000 }, running: "A", until: 160_000, at: 100_000 };

test("only the mover's clock runs", () => {
  expect(untilOver(live, "A", 7_000)).toBe(53_000);
  expect(untilOver(live, "B", 7_000)).toBe(50_000);
});

test("a clock stops at zero", () => {
  expect(untilOver(live, "A", 70_000)).toBe(0);
});

test("with days per move, only the mover has a clock", () => {
  const days = { left: {}, running: "B", until: 300_000, at: 100_000 };
  expect(untilOver(days, "B", 1_000)).toBe(199_000);
  expect(untilOver(days, "A", 1_000)).toBeNull();
});
