/** Setting up a table and going there. */

import { api } from "../net/api";
import type { NewTable } from "../net/messages";
import { go } from "../router.svelte";
import { arrival } from "../welcome.svelte";
import { keepLinks } from "./links";

/** Set up a table and go there, once any invitation in the link has been handed in. */
export async function setUp(table: NewTable): Promise<void> {
  await arrival.handedIn;
  const made = await api.newTable(table);
  keepLinks(made);
  go(`/t/${made.table}`);
}
