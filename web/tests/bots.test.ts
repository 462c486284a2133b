import { expect, test } from "vitest";
import { botsByName } from "../src/table/bots";

const bot = (seat: string, code: string) => ({ seat, kind: "bot" as const, bot: code });

test("two bots of one level have two names", () => {
  const named = botsByName([bot("A", "student"), bot("B", "student"), bot("C", "visitor")]);
  expect(new Set(Object.values(named)).size).toBe(3);
});

test("a bot keeps the seat of a person under its own name, and one without a level is called by its code", () => {
  expect(botsByName([{ seat: "A", kind: "person", bot: "student" }, bot("B", "greedy")])).toEqual({});
});
