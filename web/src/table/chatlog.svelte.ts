/** The chat of a table, and how much of it I have read. */

import type { Chat, You } from "../net/messages";
import { keep, recall } from "../settings.svelte";

export class ChatLog {
  chats = $state.raw<Chat[]>([]);
  /** The number of the last chat that was read here. */
  private read = $state(0);
  /** What others have written since, the latest at the end. */
  readonly unread: Chat[] = $derived.by(() => {
    const you = this.you();
    return this.chats.filter(
      ({ number, person }) => number > this.read && person !== you?.person && !you?.muted.includes(person),
    );
  });

  constructor(
    private readonly table: string,
    private readonly you: () => You | null,
  ) {
    this.read = recall(`chat ${table}`, 0);
  }

  /** The number of the last chat that has arrived. */
  get latest(): number {
    return this.chats.at(-1)?.number ?? 0;
  }

  add(chat: Chat): void {
    this.chats = [...this.chats, chat];
  }

  /** Chats up to this one have been read. */
  markRead(number: number): void {
    if (number <= this.read) return;
    this.read = number;
    keep(`chat ${this.table}`, number);
  }
}
