/** A record that somebody brought along, until the page is left. */

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
