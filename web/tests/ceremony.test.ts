import { afterEach, beforeEach, expect, test } from "vitest";
import type { Command } from "../src/net/connection.svelte";
import { commitNumber } from "../src/net/record";
import { Ceremony } from "../src/table/ceremony";
import { ceremonyOf, tableOf } from "./fakes/messages";
import { FakePage } from "./fakes/page";

let page: FakePage;
let sent: Command[];
beforeEach(() => {
  page = new FakePage();
  sent = [];
});
afterEach(() => page.leave());

const begin = () => new Ceremony("t1", (command) => sent.push(command));
const asking = (stage: "commit" | "number", ...waiting: string[]) =>
  tableOf({ commitment: "seed", ceremony: ceremonyOf(stage, ...waiting) });

test("each of my seats commits to a number of its own and reveals that number", () => {
  const ceremony = begin();
  ceremony.answer(asking("commit", "A", "B", "C"), ["A", "C"]);
  ceremony.answer(asking("number", "A", "C"), ["A", "C"]);
  const { A, C } = ceremony.kept.numbers as { A: string; C: string };
  expect(A).not.toBe(C);
  expect(sent).toEqual([
    { type: "commit", seat: "A", hash: commitNumber(A) },
    { type: "commit", seat: "C", hash: commitNumber(C) },
    { type: "number", seat: "A", number: A },
    { type: "number", seat: "C", number: C },
  ]);
});

test("a commitment is sent once, and again only after a reconnect", () => {
  const ceremony = begin();
  ceremony.answer(asking("commit", "A"), ["A"]);
  ceremony.answer(asking("commit", "A"), ["A"]);
  expect(sent).toHaveLength(1);
  ceremony.forgetGiven();
  ceremony.answer(asking("commit", "A"), ["A"]);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]); // the same number
});

test("a page that is reloaded between the stages still reveals the number it committed to", () => {
  begin().answer(asking("commit", "A"), ["A"]);
  begin().answer(asking("number", "A"), ["A"]);
  const [commit, reveal] = sent;
  expect(commit?.hash).toBe(commitNumber(reveal?.number as string));
  expect(begin().kept.commitment).toBe("seed");
});

test("another browser has no number to reveal", () => {
  begin().answer(asking("number", "A"), ["A"]);
  expect(sent).toEqual([]);
});

test("without a ceremony, or for other seats, nothing is sent or kept", () => {
  begin().answer(tableOf(), ["A"]);
  begin().answer(asking("commit", "B"), ["A"]);
  expect(sent).toEqual([]);
  expect(page.storage.size).toBe(0);
});
