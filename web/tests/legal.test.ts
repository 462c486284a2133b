import { afterEach, beforeEach, expect, test } from "vitest";
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

test("of the actions that touch a thing only the legal ones can be done", () => {
  legal.offer([2, 3], []);
  expect(ids(legal.touching({ moves: ["dig"] }))).toEqual([1, 2]);
  expect(ids(legal.on({ moves: ["dig"] }))).toEqual([2]);
  expect(ids(legal.on({ moves: ["dig"], gallery: "I" }))).toEqual([]);
  expect(ids(legal.ofKind("store"))).toEqual([3]);
  expect(ids(legal.all)).toEqual([2, 3]);
});

test("what is withheld comes back with what each action means here", () => {
  legal.offer([1, 3], [{ price: 4 }, {}]);
  legal.withhold();
  expect(legal.ids).toEqual([]);
  expect(legal.on({ moves: ["dig"] })).toEqual([]);
  legal.restore();
  expect(legal.ids).toEqual([1, 3]);
  expect(legal.argsOf({ id: 1, kind: "dig", names: {} })).toEqual({ price: 4 });
});

test("when nothing is offered the old offer is gone for good", () => {
  legal.offer([1], [{ price: 4 }]);
  legal.offer();
  legal.restore();
  expect(legal.ids).toEqual([]);
  expect(legal.argsOf({ id: 1, kind: "dig", names: {} })).toEqual({});
});

test("darkness is always the same list, so that what stays dark is not drawn again", () => {
  const { ids: before } = new LegalMoves();
  legal.offer([1]);
  legal.withhold();
  expect(legal.ids).toBe(before);
});
