/** The links of tables set up in this browser, which the server shows only once. */

import type { TableMade } from "../net/messages";
import { keep, recall } from "../settings.svelte";

export function keepLinks(made: TableMade): void {
  keep(`links ${made.table}`, made);
}

export function linksOf(table: string): TableMade | null {
  return recall<TableMade | null>(`links ${table}`, null);
}
