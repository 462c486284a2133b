import { expect, test } from "vitest";
import { type Numbered, numbered, placesOf } from "../src/boards/mykerinos/cubes";
import type { MykerinosView, Room, RoomName } from "../src/boards/mykerinos/generated";
import { Plan } from "../src/boards/mykerinos/plan";
import { patronOf, placeOf } from "../src/boards/mykerinos/region";

interface Table {
  fields?: Record<string, string>;
  rooms?: Record<string, string>;
  stock: number;
  supply: number;
}

/** As much of a view as says where the cubes of A are. */
function table({ fields = {}, rooms = {}, stock, supply }: Table): MykerinosView {
  const view = {
    fields: Object.entries(fields).map(([field, cube]) => ({ field, cube, disc: null })),
    museum: Object.entries(rooms).map(([room, cube]) => ({ room, cube, disc: null })),
    seats: [{ seat: "A", stock, neutrals: 0, discs: 0 }],
    supply: { A: supply },
  };
  return view as unknown as MykerinosView;
}
const after = (before: Numbered, next: Table) => numbered(before, placesOf(table(next)));

test("the cube on the field is the one that left the stock", () => {
  const before = after(new Map(), { stock: 3, supply: 2 });
  const now = after(before, { fields: { c2: "A" }, stock: 2, supply: 2 });
  expect(now.get("A")?.get("c2")).toBe(before.get("A")?.get("stock-2"));
  expect(now.get("A")?.get("stock-0")).toBe(before.get("A")?.get("stock-0"));
});

test("cubes keep their identity when another is placed before them", () => {
  const before = after(new Map(), { fields: { c2: "A" }, stock: 3, supply: 2 });
  const now = after(before, { fields: { a1: "A", c2: "A" }, stock: 2, supply: 2 });
  expect(now.get("A")?.get("c2")).toBe(before.get("A")?.get("c2"));
  expect(new Set(now.get("A")?.values()).size).toBe(6);
});

test("a cube goes from the supply to the museum, and the cubes of a zone go back to the supply", () => {
  const before = after(new Map(), { fields: { a1: "A", b1: "A" }, stock: 0, supply: 2 });
  const entered = after(before, {
    fields: { a1: "A", b1: "A" },
    rooms: { "W1-3": "A" },
    stock: 0,
    supply: 1,
  });
  expect(entered.get("A")?.get("W1-3")).toBe(before.get("A")?.get("supply-1"));
  const cleared = after(entered, { rooms: { "W1-3": "A" }, stock: 0, supply: 3 });
  const back = [cleared.get("A")?.get("supply-1"), cleared.get("A")?.get("supply-2")];
  expect(new Set(back)).toEqual(new Set([before.get("A")?.get("a1"), before.get("A")?.get("b1")]));
});

const GAPS = ["12", "23", "34", "45", "51"];

/** The rooms of the museum with so many 2-rooms. */
function rooms(gaps: number): Room[] {
  const room = (name: string, value: number, wings: number[], doors: string[]): Room => ({
    room: name as RoomName,
    value,
    wings,
    doors: doors as RoomName[],
    cube: null,
    disc: null,
    moves: [],
  });
  const twos = GAPS.slice(0, gaps);
  return [
    ...[1, 2, 3, 4, 5].flatMap((wing) => [
      room(`W${wing}-3`, 3, [wing], []),
      room(
        `W${wing}-5`,
        5,
        [wing],
        [`W${wing}-3`, ...twos.filter((gap) => gap.includes(String(wing))).map((gap) => `W${gap}-2`)],
      ),
    ]),
    ...twos.map((gap) => room(`W${gap}-2`, 2, [Number(gap[0]), Number(gap[1])].toSorted(), [])),
  ];
}

test.each([4, 5])("the rooms of a plan with %i 2-rooms fill it and never overlap", (gaps) => {
  const plan = new Plan(rooms(gaps), 200);
  const spans = plan.rooms.map((room) => ({ ...plan.span(room), front: plan.span(room).near === plan.hall }));
  const full = gaps === 5 ? 360 : 288;
  for (const front of [true, false]) {
    const row = spans.filter((span) => span.front === front).toSorted((a, b) => a.from - b.from);
    expect(row.reduce((sum, span) => sum + span.to - span.from, 0)).toBeCloseTo(full);
    for (const [k, span] of row.slice(1).entries()) expect(span.from).toBeCloseTo(row[k]?.to ?? 0);
  }
  expect(plan.doors().match(/M/g)).toHaveLength(5 + gaps + 5 + 2 * gaps);
});

test("a back door is in the wall shared with the room in front, even where the ring closes", () => {
  const plan = new Plan(rooms(5), 200);
  for (const [, x, y] of plan.doors().matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
    const radius = Math.hypot(Number(x), Number(y));
    expect(Math.min(Math.abs(radius - plan.hall), Math.abs(radius - plan.wall))).toBeLessThan(0.2);
  }
});

test("names tell where a field is and which patron a card shows", () => {
  expect(placeOf("c2")).toEqual({ column: 2, row: 1 });
  expect(["L7", "K1", "X1"].map(patronOf)).toEqual(["lemon", "blackmore", "nobody"]);
});
