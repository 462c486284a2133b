import { expect, test } from "vitest";
import { seatOnTurn } from "../src/table/company";

test("one screen for two: whoever ends a turn comes before whoever moves next, on both sides", () => {
  expect(seatOnTurn(["A", "B"], "B", "A")).toBe("B");
  expect(seatOnTurn(["A", "B"], "A", "B")).toBe("A");
  expect(seatOnTurn(["A", "B"], null, "B")).toBe("B");
});

test("while others are on turn one sits at the first of one's seats, and who watches at none", () => {
  expect(seatOnTurn(["B", "C"], null, "A")).toBe("B");
  expect(seatOnTurn(["B", "C"], "A", "C")).toBe("B");
  expect(seatOnTurn([], null, "A")).toBeNull();
});
