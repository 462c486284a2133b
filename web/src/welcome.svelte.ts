/**
 * Links that hold something for the server rather than for a table: an invitation, or the answer to a mail.
 */

import { api } from "./net/api";
import { sayWord } from "./net/me.svelte";
import { go } from "./router.svelte";
import { say } from "./words.svelte";

interface Link {
  hand: (held: string) => Promise<unknown>;
  said: string;
  page: string;
}

const LINKS: Record<string, Link> = {
  invite: { hand: sayWord, said: "web-invited", page: "/" },
  mail: { hand: api.confirmMail, said: "web-mail-confirmed", page: "/me" },
};

let notice = $state("");
let trouble = $state("");
let page = $state("");
let handedIn = $state.raw<Promise<void>>(Promise.resolve());

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
  /** When what the link held has been handed in, whatever came of it. */
  get handedIn() {
    return handedIn;
  },
};

/** Hand in what stands behind the # of the address, once; then the address is plain. */
export function welcome(hash: string): void {
  const [, kind = "", held = ""] = /^#(\w+)=(.+)$/.exec(hash) ?? [];
  const link = LINKS[kind];
  if (!link) return;
  page = link.page;
  go(page, true);
  handedIn = handIn(link, held);
}

async function handIn(link: Link, held: string): Promise<void> {
  try {
    await link.hand(decodeURIComponent(held));
    [notice, trouble] = [say(link.said), ""];
  } catch (error) {
    [notice, trouble] = ["", (error as Error).message];
  }
}
