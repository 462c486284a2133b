import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import { callBy } from "../src/kit/call";
import { bundleOf, formatted, inText, pieces, speak } from "../src/words.svelte";

const english = readFileSync(new URL("../../src/mattock/words/en.ftl", import.meta.url), "utf-8");

test("the shared catalogue reads the same in the browser as in the terminal", () => {
  const bundle = bundleOf("en", new FluentResource(english).body);
  const pattern = bundle.getMessage("pergamon-move-place")?.value;
  expect(pattern && bundle.formatPattern(pattern, { field: 6, coins: 3, gallery: "II" })).toBe(
    "Field 6: 3 coins, dig I–II",
  );
});

test.each([
  ["en", 1, "1 coin"],
  ["en", 12, "12 coins"],
  ["en", 12345, "12,345 coins"],
  ["de", 2.5, "2,5 Münzen"],
  ["pl", 22, "22 monety"],
  ["pl", 5, "5 monet"],
])("numbers are formatted and counted as in %s: %d", (language, coins, words) => {
  const text = readFileSync(new URL(`../../src/mattock/words/${language}.ftl`, import.meta.url), "utf-8");
  const bundle = bundleOf(language, new FluentResource(text).body);
  expect(formatted(bundle, "pergamon-coins", { coins })).toBe(words);
});

test("a seat in a sentence is a name, and begins it with a capital letter", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  const placed = (names: Record<string, string>) =>
    inText("pergamon-event-placed", { seat: "A", field: 3 }, callBy(names));
  await speak("hu");
  expect(placed({})).toMatch(/^Az A játékos /);
  expect(placed({ A: "Ada" })).toMatch(/^Ada /);
  expect(inText("thebes-then", { seat: "B" })).toMatch(/ a B játékos$/);
  await speak("pl");
  expect(placed({})).toMatch(/^Gracz A /);
  await speak("en");
  expect(placed({ A: "You", B: "Ada" })).toMatch(/^Player A /);
  expect(placed({ A: "Ada", B: "Ada" })).toMatch(/^Ada A /);
  expect(pieces("pergamon-event-placed", { seat: "A", field: 3 })[0]).toEqual({
    text: "Player A",
    seat: "A",
  });
  vi.unstubAllGlobals();
});
