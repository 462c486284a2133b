/** The name one goes by; the server knows it too, this browser remembers it to ask only once. */

import { keep, recall } from "../settings.svelte";
import { api } from "./api";

export function myName(): string {
  return recall("name", "");
}

export async function callMe(name: string): Promise<void> {
  keep("name", (await api.introduce(name)).name);
}
