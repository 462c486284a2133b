import { expect, test } from "vitest";
import { cellOf, NARROW, type Plan, WIDE } from "../src/boards/thebes/art";
import type { Bag, Find, Pile, Place, PlaceName, ThebesView } from "../src/boards/thebes/generated";
import { type Memory, remember } from "../src/boards/thebes/memory";
import { unseenCards } from "../src/boards/thebes/names";
import { bestFind, chanceOfOne, draws, expected } from "../src/boards/thebes/odds";
import { doubts, held, onlyOnes, wayBetween } from "../src/boards/thebes/reading";

const find = (tile: string, points = 1): Find => ({
  tile,
  site: "Egypt",
  name: tile,
  kind: points ? "artifact" : "general",
  points,
});
const bag = (finds: Find[], rubble: number, bonus: Find | null = null): Bag => ({
  site: "Egypt",
  bonus,
  bag: finds,
  rubble,
  knowledge: 3,
  most_knowledge: 3,
  shovels: 0,
  moves: [],
});

test.each([WIDE, NARROW])("the ribbon is closed: each week is next to the one before", (plan: Plan) => {
  const cells = Array.from({ length: 52 }, (_, k) => cellOf(plan, k + 1));
  expect(new Set(cells.map(({ x, y }) => `${x.toFixed(2)} ${y}`)).size).toBe(52);
  cells.forEach(({ x, y }, k) => {
    const next = cells[(k + 1) % 52] as { x: number; y: number };
    const steps = Math.abs(next.x - x) / plan.cell.width + Math.abs(next.y - y) / plan.cell.height;
    expect(steps).toBeCloseTo(1);
  });
});

test("a route follows the roads and is the shortest", () => {
  const road = (place: PlaceName, ...neighbours: PlaceName[]): Place => ({
    place,
    site: false,
    weeks: 0,
    figures: [],
    neighbours,
  });
  const roads = [
    road("Paris", "Rome", "Berlin"),
    road("Rome", "Paris", "Vienna"),
    road("Vienna", "Rome", "Berlin"),
    road("Berlin", "Paris", "Vienna", "Moscow"),
    road("Moscow", "Berlin"),
  ];
  expect(wayBetween(roads, "Paris", "Vienna")).toHaveLength(3);
  expect(wayBetween(roads, "Rome", "Moscow")).toEqual(["Rome", "Paris", "Berlin", "Moscow"]);
  expect(wayBetween(roads, "Paris", "Paris")).toEqual(["Paris"]);
  expect(wayBetween(roads, "Paris", "London")).toEqual([]);
});

test("the expected yield of a bag is exact", () => {
  const egypt = bag([find("mask", 6), find("cat", 2), find("book", 0)], 5);
  expect(expected(egypt, 3)).toBe(3);
  expect(expected(egypt, 99)).toBe(8);
  expect(chanceOfOne(egypt, 2)).toBe(0.25);
  expect(bestFind(egypt)?.tile).toBe("mask");
  expect(bestFind(bag([find("book", 0)], 3))).toBeUndefined();
  expect(expected(bag([], 0), 4)).toBe(0);
});

test("shovels add tiles only where the wheel shows some", () => {
  expect(draws([0, 1, 3], 2)).toEqual([0, 3, 5]);
});

function view(
  phase: string,
  finds: Find[],
  dig: [left: number, rubble: number] | null,
  bonus: Find | null,
): ThebesView {
  return {
    phase,
    sites: [bag([], 16, bonus)],
    dig: dig && { seat: "A", site: "Egypt", to_draw: dig[0], rubble: dig[1] },
    seats: [
      {
        seat: "A",
        finds,
        cards: [
          { card: "car-Rome", number: 1 },
          { card: "shovel-Rome", number: 1 },
        ],
      },
      { seat: "B", finds: [], cards: [{ card: "shovel-Rome", number: 1 }] },
    ],
    display: [{ card: "car-Moscow" }, null],
  } as unknown as ThebesView;
}

test("a dig is remembered tile by tile until the next one", () => {
  const [old, cat, mask, owl] = [find("old"), find("cat", 2), find("mask", 6), find("owl")];
  const dug: (Memory["dig"] | undefined)[] = [];
  let memory: Memory | null = null;
  for (const now of [
    view("digging", [old], null, owl),
    view("draw-tile", [old], [3, 0], owl),
    view("draw-tile", [old, cat], [2, 0], owl),
    view("draw-tile", [old, cat], [1, 1], owl),
    view("turn", [old, cat, mask, owl], null, null),
    view("turn", [old, cat, mask, owl], null, null),
    view("digging", [old, cat, mask, owl], null, null),
  ]) {
    memory = remember(memory, now);
    dug.push(memory.dig);
  }
  expect(
    dug.map((dig) => dig && [dig.finds.map(({ tile }) => tile), dig.rubble, dig.left, dig.bonus?.tile]),
  ).toEqual([
    null,
    [[], 0, 3, undefined],
    [["cat"], 0, 2, undefined],
    [["cat"], 1, 1, undefined],
    [["cat", "mask"], 1, 0, "owl"],
    [["cat", "mask"], 1, 0, "owl"],
    null,
  ]);
});

test("a dig that is over in one step is reconstructed from its weeks", () => {
  const [cat, owl] = [find("cat", 2), find("owl")];
  const at = (week: number, phase: string, finds: Find[], digging: boolean): ThebesView => {
    const now = view(phase, finds, digging ? [0, 0] : null, owl);
    Object.assign(now.seats[0] as object, { week, year: 1901, end: false });
    if (now.dig) Object.assign(now.dig, { travel: 2, wheel: [0, 1, 3], shovels: 1 });
    return now;
  };
  const begun = remember(null, at(10, "digging", [], true));
  expect(begun.dig).toBeNull();
  const dug = remember(begun, at(15, "turn", [cat, owl], false));
  expect(dug.dig).toMatchObject({ seat: "A", site: "Egypt", finds: [cat], rubble: 3, left: 0, bonus: owl });
  expect(remember(dug, at(15, "turn", [cat, owl], false)).dig).toEqual(dug.dig);
  expect(remember(begun, at(10, "turn", [], false)).dig).toBeNull(); // taken back
});

test("giving up many weeks asks first, and a pending dig says how many tiles will be drawn", () => {
  const late = (weeks_left: number) =>
    ({ actor: "A", seats: [{ seat: "A", weeks_left }] }) as unknown as ThebesView;
  const asked = (kind: string, weeks: number) => doubts(late(weeks), { id: 1, kind, names: {} })?.args;
  expect([asked("finish", 3), asked("finish", 4), asked("take", 9)]).toEqual([
    undefined,
    { left: 4 },
    undefined,
  ]);
  expect(held(view("draw-tile", [], [5, 0], null))?.button.args).toMatchObject({ tiles: 5 });
  expect(held(view("turn", [], null, null))).toBeUndefined();
});

test("joining in the middle of a dig, old finds are not taken for new ones", () => {
  const memory = remember(null, view("draw-tile", [find("old")], [2, 1], null));
  expect(memory.dig).toMatchObject({ finds: [], rubble: 1, left: 2 });
});

test("the cards still to come are counted by what they show", () => {
  const unseen = {
    "Egypt2-Berlin": 2,
    "Egypt1-Rome": 1,
    "rumour-Crete-Paris": 1,
    "general1-Rome": 1,
    "car-Rome": 1,
  };
  const counts = unseenCards({ unseen } as unknown as Pile).map(({ icon, cards }) => [icon, cards]);
  expect(counts).toEqual([
    ["book-Egypt", 3],
    ["rumour-Crete", 1],
    ["aid-general", 1],
    ["aid-car", 1],
  ]);
});

test("only a card that is visible once can be tracked", () => {
  expect([...onlyOnes(view("turn", [], null, null))].sort()).toEqual(["car-Moscow", "car-Rome"]);
});
