import { expect, test } from "vitest";
import { aboutEven } from "../src/table/hints";

test.each([
  [[], 0],
  [[0.6], 1],
  [[0.6, 0.57], 1],
  [[0.6, 0.59, 0.58, 0.5], 3],
  [[1, 0.98], 2],
])("of chances %j the first %i are about even", (chances, even) => {
  expect(aboutEven(chances.map((chance) => ({ chance })))).toBe(even);
});
