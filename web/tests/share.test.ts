import { expect, test } from "vitest";
import { share } from "../src/net/share";

const view = () => ({
  round: 1,
  seats: [
    { seat: "A", tiles: ["V1"] },
    { seat: "B", tiles: [] as string[] },
  ],
});

test("an equal value keeps its identity", () => {
  const old = view();
  expect(share(old, view())).toBe(old);
});

test("only the parts that differ are new", () => {
  const [old, now] = [view(), view()];
  now.seats[1]?.tiles.push("J2");
  const shared = share(old, structuredClone(now));
  expect(shared).toEqual(now);
  expect(shared.seats[0]).toBe(old.seats[0]);
  expect(shared.seats[1]).not.toBe(old.seats[1]);
});

test("a list is never shared with an object, null with a value, or one set of keys with another", () => {
  expect(share({ a: [1, 2] }, { a: { 0: 1, 1: 2 } })).toEqual({ a: { 0: 1, 1: 2 } });
  expect(share({ a: null }, { a: {} })).toEqual({ a: {} });
  expect(share({ a: {} }, { a: null })).toEqual({ a: null });
  expect(share({ a: 1 }, { b: 1 })).toEqual({ b: 1 });
  expect(share([1, 2, 3], [1, 2])).toEqual([1, 2]);
});
