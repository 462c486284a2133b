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

test("the actions on a thing are those of its kinds with its name", () => {
  expect(ids({ moves: ["place"], field: 2 })).toEqual([61]);
  expect(ids({ moves: ["dig"], gallery: "II" })).toEqual([]);
});

test("names that only the thing or only the action has do not matter", () => {
  expect(ids({ moves: ["exhibit"], value: 9 })).toEqual([141, 142]);
  expect(ids({ moves: ["store"], seat: "A" })).toEqual([225]);
});

test("a thing without moves has no actions", () => {
  expect(ids({ moves: [], field: 2 })).toEqual([]);
});

test("a place has the actions of what lies there, each once", () => {
  const card = { moves: ["dig"], gallery: "I" };
  expect(ids({ moves: [], holds: [card, { ...card }, { moves: ["store"] }] })).toEqual([73, 225]);
  expect(ids({ moves: [], holds: [] })).toEqual([]);
});
