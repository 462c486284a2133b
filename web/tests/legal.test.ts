import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/net/api";
import { LegalMoves } from "../src/table/legal.svelte";
import { FakePage } from "./fakes/page";

let page: FakePage;
let legal: LegalMoves;
beforeEach(async () => {
  page = new FakePage();
  page.answers.set("/api/games/legal-test/actions", {
    actions: [
      { id: 1, kind: "dig", names: { gallery: "I" }, message: "dig", text: "" },
      { id: 2, kind: "dig", names: { gallery: "II" }, message: "dig", text: "" },
      { id: 3, kind: "store", names: {}, message: "store", text: "" },
    ],
  });
  legal = new LegalMoves();
  await legal.load("legal-test");
});
afterEach(() => page.leave());
const ids = (actions: { id: number }[]) => actions.map(({ id }) => id);

test("of the actions on a thing, only the legal ones can be done", () => {
  legal.offer([2, 3], []);
  expect(ids(legal.touching({ moves: ["dig"] }))).toEqual([1, 2]);
  expect(ids(legal.on({ moves: ["dig"] }))).toEqual([2]);
  expect(ids(legal.on({ moves: ["dig"], gallery: "I" }))).toEqual([]);
  expect(ids(legal.ofKind("store"))).toEqual([3]);
  expect(ids(legal.all)).toEqual([2, 3]);
});

test("withheld moves come back together with their arguments", () => {
  legal.offer([1, 3], [{ price: 4 }, {}]);
  legal.withhold();
  expect(legal.ids).toEqual([]);
  expect(legal.on({ moves: ["dig"] })).toEqual([]);
  legal.restore();
  expect(legal.ids).toEqual([1, 3]);
  expect(legal.argsOf({ id: 1, kind: "dig", names: {} })).toEqual({ price: 4 });
});

test("a new offer replaces the old one for good, even if it is empty", () => {
  legal.offer([1], [{ price: 4 }]);
  legal.offer();
  legal.restore();
  expect(legal.ids).toEqual([]);
  expect(legal.argsOf({ id: 1, kind: "dig", names: {} })).toEqual({});
});

test('"no moves" is always the same list, so that things that stay dark are not redrawn', () => {
  const { ids: before } = new LegalMoves();
  legal.offer([1]);
  legal.withhold();
  expect(legal.ids).toBe(before);
});

test("the action table is built once, not with each frame", async () => {
  const asked = vi.spyOn(api, "actions");
  await legal.load("legal-test");
  expect(asked).not.toHaveBeenCalled();
});
