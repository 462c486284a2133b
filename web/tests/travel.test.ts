import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Travel } from "../src/kit/travel";
import { type Box, FakeElement, FakeGraphics } from "./fakes/elements";

let stage: FakeElement;
let body: FakeElement;
let travel: Travel;
let reduced: boolean;

beforeEach(() => {
  stage = new FakeElement();
  body = new FakeElement();
  reduced = false;
  FakeElement.log = [];
  vi.stubGlobal("document", {
    body,
    createElement: () => new FakeElement(),
    createElementNS: () => new FakeElement(),
  });
  vi.stubGlobal("SVGGraphicsElement", FakeGraphics);
  vi.stubGlobal("SVGSVGElement", class {});
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  travel = new Travel(() => stage as unknown as HTMLElement);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A thing with a key at a place, on the board or on something that moves as a whole. */
function thing(key: string, box: Box, home: FakeElement = stage, Kind = FakeElement): FakeElement {
  const element = new Kind(box);
  element.dataset.key = key;
  home.append(element);
  return element;
}
function homeAt(name: string, box: Box): FakeElement {
  const element = new FakeElement(box);
  element.dataset.home = name;
  stage.append(element);
  return element;
}
const copies = () => body.children[0]?.children ?? [];
/** All that waits for a promise gets it. */
const settle = () => new Promise((next) => setTimeout(next));

test("a thing that stands elsewhere flies there as a copy, and shows again when it has landed", async () => {
  const tile = thing("tile", [10, 20, 40, 40]);
  const before = travel.places();
  tile.box = [110, 220, 20, 20];
  const landed = travel.from(before);
  const [copy] = copies();
  const [flight] = copy?.animations ?? [];
  expect(flight?.keyframes).toEqual([
    { transform: "translate(10px,20px) scale(2,2)" },
    { transform: "translate(110px,220px)" },
  ]);
  expect(copy?.children[0]?.style).toMatchObject({ width: "20px", height: "20px" });
  expect(copy?.children[0]?.dataset.key).toBeUndefined(); // else the copy would travel, too
  expect(tile.style.opacity).toBe("0");
  flight?.finish();
  await landed;
  expect(tile.style.opacity).toBe("");
  expect(copies()).toEqual([]);
});

test("a new element with the same key is the same thing", () => {
  const old = thing("tile", [10, 20]);
  const before = travel.places();
  old.remove();
  thing("tile", [110, 20]);
  void travel.from(before);
  expect(copies()).toHaveLength(1);
});

test("a thing that moves by two pixels or less does not fly", () => {
  const tile = thing("tile", [10, 20]);
  const before = travel.places();
  tile.box = [12, 18];
  void travel.from(before);
  expect(copies()).toEqual([]);
  expect(tile.animations).toEqual([]);
  tile.box = [13, 20];
  void travel.from(before);
  expect(copies()).toHaveLength(1);
});

test("a new thing fades in where it is", () => {
  const before = travel.places();
  const tile = thing("tile", [10, 20]);
  void travel.from(before);
  expect(copies()).toEqual([]);
  expect(tile.animations[0]?.keyframes).toEqual([{ opacity: 0 }, { opacity: 1 }]);
});

test("an invisible thing neither flies nor counts as having been there", () => {
  const hidden = thing("hidden", [10, 20, 0, 0]);
  const leaving = thing("leaving", [30, 20]);
  const before = travel.places();
  hidden.box = [100, 20];
  leaving.box = [100, 40, 0, 0];
  void travel.from(before);
  expect(copies()).toEqual([]);
  expect(hidden.animations).toHaveLength(1); // as if it were new
  expect(leaving.animations).toEqual([]);
});

test("a thing does not fly if only what it lies on has moved", () => {
  const home = homeAt("A", [0, 0]);
  const lying = thing("lying", [5, 5], home);
  const shifted = thing("shifted", [5, 25], home);
  const before = travel.places();
  home.box = [0, 300];
  lying.box = [5, 305];
  shifted.box = [55, 325];
  void travel.from(before);
  expect(copies()).toHaveLength(1); // the one that moved on it
  expect(lying.style.opacity).toBeUndefined();
  expect(shifted.style.opacity).toBe("0");
});

test("a thing that changes hands flies, even to the same spot on another home", () => {
  const [first, second] = [homeAt("A", [0, 0]), homeAt("B", [200, 0])];
  const coin = thing("coin", [5, 5], first);
  const before = travel.places();
  coin.remove();
  const moved = thing("coin", [205, 5], second);
  void travel.from(before);
  expect(moved.style.opacity).toBe("0");
});

test("a thing that comes to lie on something flies there, though that has moved as well", () => {
  const home = homeAt("A", [200, 0]);
  const coin = thing("coin", [205, 5]);
  const before = travel.places();
  coin.remove();
  home.box = [200, 300];
  const moved = thing("coin", [205, 305], home);
  void travel.from(before);
  expect(moved.style.opacity).toBe("0");
});

test("a skip lands everything at once", async () => {
  const tiles = [thing("one", [0, 0]), thing("two", [0, 50])];
  const before = travel.places();
  for (const tile of tiles) tile.box = [90, 90];
  const landed = vi.fn();
  void travel.from(before).then(landed);
  await settle();
  expect(landed).not.toHaveBeenCalled();
  travel.skip();
  await settle();
  expect(landed).toHaveBeenCalled();
  expect(tiles.map(({ style }) => style.opacity)).toEqual(["", ""]);
});

test("a cancelled flight leaves nothing hidden and nothing behind", async () => {
  const tile = thing("tile", [0, 0]);
  const before = travel.places();
  tile.box = [90, 90];
  const landed = travel.from(before);
  copies()[0]?.animations[0]?.cancel();
  await landed;
  expect(tile.style.opacity).toBe("");
  expect(copies()).toEqual([]);
});

test("overlapping flights share a layer, and the first to land does not end the others", async () => {
  const [early, late] = [thing("early", [0, 0]), thing("late", [0, 50])];
  let before = travel.places();
  early.box = [90, 0];
  const first = travel.from(before);
  const [earlyCopy] = copies();
  before = travel.places();
  late.box = [90, 50];
  void travel.from(before);
  earlyCopy?.animations[0]?.finish();
  await first;
  expect(copies()).toHaveLength(1);
  expect(late.style.opacity).toBe("0");
  expect(body.children).toHaveLength(1);
});

test("with reduced motion, things fade in at their new place", () => {
  reduced = true;
  const tile = thing("tile", [0, 0]);
  const before = travel.places();
  tile.box = [90, 90];
  void travel.from(before);
  expect(copies()).toEqual([]);
  expect(tile.animations[0]?.keyframes).toEqual([{ opacity: 0 }, { opacity: 1 }]);
});

test("part of a drawing flies in a drawing of its own, at its size on the screen", () => {
  const piece = thing("piece", [0, 0, 30, 30], stage, FakeGraphics);
  piece.setAttribute("transform", "translate(7 7)");
  const before = travel.places();
  piece.box = [90, 90, 30, 30];
  void travel.from(before);
  const drawing = copies()[0]?.children[0];
  expect(Object.fromEntries(drawing?.attributes ?? [])).toEqual({
    viewBox: "-5 -5 10 10",
    width: "30",
    height: "30",
  });
  expect(drawing?.children[0]?.attributes.has("transform")).toBe(false);
  expect(piece.attributes.get("transform")).toBe("translate(7 7)");
});

test("everything is measured before anything is changed, so that the page is laid out once", () => {
  const tiles = Array.from({ length: 5 }, (_, k) => thing(`tile-${k}`, [0, 20 * k], stage, FakeGraphics));
  const before = travel.places();
  for (const tile of tiles) tile.box = [90, 90];
  FakeElement.log = [];
  void travel.from(before);
  const firstChange = FakeElement.log.indexOf("change");
  expect(firstChange).toBe(10); // a box on the page and one in the drawing for each
  expect(FakeElement.log.slice(firstChange)).not.toContain("measure");
});

test("nothing travels before there is a stage", async () => {
  const nowhere = new Travel(() => null);
  await nowhere.from(nowhere.places());
  expect(copies()).toEqual([]);
});
