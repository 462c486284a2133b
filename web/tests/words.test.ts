import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { bundleOf, formatted } from "../src/words.svelte";

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
