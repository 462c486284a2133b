import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { spoken } from "../src/table/spoken";
import { say, speak } from "../src/words.svelte";
import { draw, move, told } from "./fakes/messages";

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});
afterEach(() => vi.unstubAllGlobals());

const undo = (version: number, seat: string) => ({ version, kind: "undo" as const, at: 0, seat, undone: 1 });
/** The sentence of an undo, whatever its words. */
const undone = (seat: string) => say("web-log-undo", { seat });
const said = (names: Record<string, string>, ...steps: Parameters<typeof spoken>[0]) =>
  spoken(steps, names, ["turn"], undefined);

test("news are read sentence by sentence, without what the log leaves out", () => {
  const turn = move(3, "B", { events: [told("turned", {}, "turn")] });
  expect(said({}, move(1, "A"), draw(2, "A"), turn)).toBe("moved found");
});

test("a move that was undone at once is not read, only the undo", () => {
  expect(said({ A: "Ada" }, move(1, "A"), undo(2, "A"))).toBe(undone("Ada"));
});

test("people are called by their names, and two of one name by their seats as well", () => {
  const names = { A: say("web-me"), B: "Béla", C: "Béla" };
  expect(said(names, undo(1, "A"))).toBe(undone("Your side"));
  expect(said(names, undo(1, "C"))).toBe(undone("Béla C"));
});

test("what sentences draw is read in the words of its game", () => {
  const found = move(1, "A", { events: [told("web-log-undo", { seat: "V36" })] });
  const drawn = { like: /^V\d+$/, words: (name: string) => `vase ${name.slice(1)}` };
  expect(spoken([found], {}, [], drawn)).toBe(undone("vase 36"));
});
