import { expect, test } from "vitest";
import { alongSeam, seamAt } from "../src/kit/seam";

test("both sides share one seam: the path down is the path up, reversed", () => {
  const down = alongSeam(-28, 28).slice(1).split(" ");
  const up = alongSeam(28, -28).slice(1).split(" ");
  const pairs = (flat: string[]) => flat.flatMap((x, k) => (k % 2 ? [] : [`${x} ${flat[k + 1]}`]));
  expect(pairs(up)).toEqual(pairs(down).toReversed());
});

test("the seam is straight between its corners", () => {
  expect(seamAt(-25)).toBeCloseTo(-1.5);
  expect(() => seamAt(40)).toThrow(RangeError);
});
