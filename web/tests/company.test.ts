import { expect, test } from "vitest";
import { seatOnTurn } from "../src/table/company";

test("one screen for two: whoever ends a turn comes before whoever moves next, on both sides", () => {
  expect(seatOnTurn(["A", "B"], "B", "A", "B")).toBe("B");
  expect(seatOnTurn(["A", "B"], "A", "B", null)).toBe("A");
  expect(seatOnTurn(["A", "B"], null, "B", "A")).toBe("B");
});

test("while others are on turn the screen stays turned to whoever was; who watches sits nowhere", () => {
  expect(seatOnTurn(["A", "B"], null, "C", "B")).toBe("B");
  expect(seatOnTurn(["B", "C"], "A", "C", "C")).toBe("C");
  expect(seatOnTurn(["B", "C"], null, "A", null)).toBe("B");
  expect(seatOnTurn(["B"], null, "A", "C")).toBe("B");
  expect(seatOnTurn([], null, "A", null)).toBeNull();
});
