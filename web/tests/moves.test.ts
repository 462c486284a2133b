import { expect, test } from "vitest";
import { ActionTable } from "../src/moves";

const table = new ActionTable([
  { id: 60, kind: "place", names: { field: 1 } },
  { id: 61, kind: "place", names: { field: 2 } },
  { id: 73, kind: "dig", names: { gallery: "I" } },
  { id: 141, kind: "exhibit", names: { coins: 0 } },
  { id: 142, kind: "exhibit", names: { coins: 1 } },
  { id: 225, kind: "store", names: {} },
]);
const ids = (thing: Parameters<typeof table.touching>[0]) => table.touching(thing).map((action) => action.id);

test("a thing is touched by the actions of its kinds that carry its name", () => {
  expect(ids({ moves: ["place"], field: 2 })).toEqual([61]);
  expect(ids({ moves: ["dig"], gallery: "II" })).toEqual([]);
});

test("what a thing does not name does not matter", () => {
  expect(ids({ moves: ["exhibit"], value: 9 })).toEqual([141, 142]);
  expect(ids({ moves: ["store"], seat: "A" })).toEqual([225]);
});

test("a thing without moves is touched by nothing", () => {
  expect(ids({ moves: [], field: 2 })).toEqual([]);
});

test("what lies in a place touches the place, equal things once", () => {
  const card = { moves: ["dig"], gallery: "I" };
  expect(ids({ moves: [], holds: [card, { ...card }, { moves: ["store"] }] })).toEqual([73, 225]);
  expect(ids({ moves: [], holds: [] })).toEqual([]);
});
