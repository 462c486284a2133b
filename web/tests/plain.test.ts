import { expect, test } from "vitest";
import { kindsIn, parts, things } from "../src/boards/plain/data";

const view = {
  game: "ur",
  seats: [{ seat: "A", pool: [{ chip: "x", moves: ["sell"] }] }],
  path: [
    { square: "1", A: true, moves: ["move"] },
    { square: "2", A: false, moves: ["move", "swap"] },
  ],
  thrown: 2,
};

test("a plain board finds what can be touched, and everything else becomes a button", () => {
  expect([...kindsIn(view)].sort()).toEqual(["move", "sell", "swap"]);
  expect(kindsIn({ thrown: 2 }).size).toBe(0);
});

test("lists of things become tables, values lines", () => {
  const { tables, lines } = parts(view);
  expect(tables.map(([name]) => name)).toEqual(["path"]);
  expect(lines).toEqual([["thrown", 2]]);
  expect(things(view.path[1] ?? {}).map((thing) => thing.moves)).toEqual([["move", "swap"]]);
});
