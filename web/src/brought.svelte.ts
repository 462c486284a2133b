/** The record that a person has opened; it lasts as long as the page. */

import { go } from "./router.svelte";

let text = $state("");

export const brought = {
  get text() {
    return text;
  },
};

export async function bring(file: Blob): Promise<void> {
  text = await file.text();
  go("/record");
}
