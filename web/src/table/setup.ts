/** A new table, and the way there. */

import { api } from "../net/api";
import type { NewTable } from "../net/messages";
import { go } from "../router.svelte";
import { arrival } from "../welcome.svelte";
import { keepLinks } from "./links";

/** Set a table up and go to it. Who came by an invitation is let in first, however quickly they press. */
export async function setUp(table: NewTable): Promise<void> {
  await arrival.handedIn;
  const made = await api.newTable(table);
  keepLinks(made);
  go(`/t/${made.table}`);
}
