import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MykerinosView } from "../src/boards/mykerinos/generated";
import { aheadIn } from "../src/boards/mykerinos/ties";
import { speak } from "../src/words.svelte";

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});
afterEach(() => vi.unstubAllGlobals());

test("what passing would decide in a zone is said once, however many ties it decides there", () => {
  const view = {
    seats: [],
    pass_now: [
      { ahead: "C", behind: ["A"], zones: [1], river: false },
      { ahead: "C", behind: ["B"], zones: [1, 2], river: false },
    ],
  } as unknown as MykerinosView;
  expect(aheadIn(view, 1)).toBe("Pass: ahead of A and B");
  expect(aheadIn(view, 2)).toBe("Pass: ahead of B");
  expect(aheadIn(view, 3)).toBe("");
});
