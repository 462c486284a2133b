import { expect, test } from "vitest";
import { alongSeam, seamAt } from "../src/kit/seam";

test("one seam for both sides: a path down and the same path up", () => {
  const down = alongSeam(-28, 28).slice(1).split(" ");
  const up = alongSeam(28, -28).slice(1).split(" ");
  const pairs = (flat: string[]) => flat.flatMap((x, k) => (k % 2 ? [] : [`${x} ${flat[k + 1]}`]));
  expect(pairs(up)).toEqual(pairs(down).toReversed());
});

test("between its corners the seam is straight", () => {
  expect(seamAt(-25)).toBeCloseTo(-1.5);
  expect(() => seamAt(40)).toThrow(RangeError);
});
