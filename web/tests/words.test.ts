import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { bundleOf } from "../src/words.svelte";

const english = readFileSync(new URL("../../src/mattock/words/en.ftl", import.meta.url), "utf-8");

test("the shared catalogue speaks in the browser as in the terminal", () => {
  const bundle = bundleOf("en", new FluentResource(english).body);
  const pattern = bundle.getMessage("pergamon-move-place")?.value;
  expect(pattern && bundle.formatPattern(pattern, { field: 6, coins: 3, gallery: "II" })).toBe(
    "Field 6: 3 coins, dig I–II",
  );
});
