import { afterEach, beforeEach, expect, test } from "vitest";
import type { Action } from "../src/moves";
import type { Answered, Command } from "../src/net/connection.svelte";
import type { ServerMessage } from "../src/net/messages";
import { PopoverState } from "../src/table/popover.svelte";
import { FakePage, pass } from "./fakes/page";

let page: FakePage;
let popover: PopoverState;
let asked: { message: Command; answered: Answered }[];
beforeEach(() => {
  page = new FakePage();
  asked = [];
  popover = new PopoverState((message, answered) => asked.push({ message, answered }) > 0);
});
afterEach(() => page.leave());

const tile = { moves: ["store"] };
const other = { moves: ["dig"] };
const at = {} as Element;
const elsewhere = {} as Element;
const store: Action = { id: 7, kind: "store", names: {} };
const look = (where = at) => popover.explain(tile, store, where, false);
const press = (where = at) => popover.explain(tile, store, where, true);
const reason = () => popover.content?.reason;

/** The server's answer to the nth question. */
function answer(nth = 0, more: object = {}): void {
  const because = {
    type: "because",
    possible: false,
    clause: "P3.2",
    message: "no-coins",
    args: {},
    ...more,
  };
  asked[nth]?.answered(because as unknown as ServerMessage);
}

test("the server says why, and by which clause", () => {
  look();
  expect(asked[0]?.message).toEqual({ type: "why", action: 7 });
  answer();
  expect(popover.content).toEqual({ at, pressed: false, reason: { text: "no-coins", clause: "P3.2" } });
});

test("an answer that comes after the pointer has left is shown only if the thing was pressed", () => {
  look();
  popover.leave();
  answer();
  expect(popover.content).toBeNull();
  press();
  popover.leave();
  answer(1);
  expect(reason()?.text).toBe("no-coins");
});

test("of two things looked at in a row, only the second is explained, whichever answer comes first", () => {
  look(at);
  look(elsewhere);
  answer(1);
  answer(0);
  expect(popover.content?.at).toBe(elsewhere);
});

test("an action that turns out to be legal needs no reason", () => {
  look();
  answer(0, { possible: true });
  expect(popover.content).toBeNull();
});

test("a thing without actions says so itself, and the server is not asked", () => {
  popover.explain({ moves: [], idle: "Nothing lies here." }, undefined, at, true);
  expect(reason()).toEqual({ text: "Nothing lies here.", clause: "" });
  popover.close();
  popover.explain(other, undefined, at, true);
  expect(popover.content).toBeNull();
  expect(asked).toEqual([]);
});

test("a reason lingers after the pointer leaves, and stays if the pointer moves onto it", async () => {
  look();
  answer();
  popover.leave();
  await pass(399);
  expect(reason()).toBeDefined();
  popover.stay();
  await pass(5000);
  expect(reason()).toBeDefined();
  popover.leave();
  await pass(400);
  expect(popover.content).toBeNull();
});

test("choices stay open wherever the pointer goes", async () => {
  popover.choose(at, [store, { ...store, id: 8 }]);
  popover.leave();
  await pass(5000);
  expect(popover.content?.choices).toHaveLength(2);
});

test("a dismissed reason does not come back until the pointer has left, or the thing is pressed", () => {
  look();
  answer();
  popover.dismiss();
  look();
  expect(asked).toHaveLength(1);
  press();
  expect(asked).toHaveLength(2);
  popover.leave();
  look();
  expect(asked).toHaveLength(3);
});

test("a question opens only after the press that led to it, which closes any open popover", async () => {
  popover.askBack(at, store, "Really?");
  popover.close(); // the press reaches the window
  await pass(0);
  expect(popover.content).toEqual({ at, pressed: true, question: "Really?", choices: [store] });
});
