/** Links that hold something for the server rather than for a table: an invitation, or the answer to a mail. */

import { api } from "./net/api";
import { sayWord } from "./net/me.svelte";
import { go } from "./router.svelte";
import { say } from "./words.svelte";

const LINKS: Record<string, { hand: (held: string) => Promise<unknown>; said: string; page: string }> = {
  invite: { hand: sayWord, said: "web-invited", page: "/" },
  mail: { hand: api.confirmMail, said: "web-mail-confirmed", page: "/me" },
};

let notice = $state("");
let trouble = $state("");
let page = $state("");

/** What came of the link that one arrived by. */
export const arrival = {
  get notice() {
    return notice;
  },
  get trouble() {
    return trouble;
  },
  /** The page that it is said on. */
  get page() {
    return page;
  },
};

/** Hand in what stands behind the # of the address, once; then the address is plain. */
export async function welcome(hash: string): Promise<void> {
  const [, kind = "", held = ""] = /^#(\w+)=(.+)$/.exec(hash) ?? [];
  const link = LINKS[kind];
  if (!link) return;
  page = link.page;
  go(page, true);
  try {
    await link.hand(decodeURIComponent(held));
    [notice, trouble] = [say(link.said), ""];
  } catch (error) {
    [notice, trouble] = ["", (error as Error).message];
  }
}
