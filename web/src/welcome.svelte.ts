/** Links that carry a token for the server, not for a table: an invitation, or the answer to a mail. */

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

/** What came of the link that led here. */
export const arrival = {
  get notice() {
    return notice;
  },
  get trouble() {
    return trouble;
  },
  /** The page that says so. */
  get page() {
    return page;
  },
  /** Resolves when the token has been handed in, whatever came of it. */
  get handedIn() {
    return handedIn;
  },
};

/** Hand in the token after the # of the address, once, and clear it from the address. */
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
