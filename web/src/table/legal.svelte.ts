/** The actions of the game, and which of them are legal now. */

import { type Action, ActionTable, type Thing } from "../moves";
import { api } from "../net/api";
import type { ActionInfo } from "../net/messages";
import { type Args, tell } from "../words.svelte";

const NONE: number[] = []; // always the same list: what stays dark is not looked at again

export class LegalMoves {
  ids = $state.raw(NONE);
  private readonly set = $derived(new Set(this.ids));
  private offered = $state.raw(new Map<number, Args>()); // with what each needs in its words here
  private table = $state.raw(new ActionTable([]));
  private infos = new Map<number, ActionInfo>();

  /** Fetch the action table of the game, once. */
  async load(game: string): Promise<void> {
    if (this.infos.size) return;
    const actions = await api.actions(game);
    this.infos = new Map(actions.map((action) => [action.id, action]));
    this.table = new ActionTable(actions);
  }

  offer(ids: number[] = NONE, args: Args[] = []): void {
    this.ids = ids;
    this.offered = new Map(ids.map((id, k) => [id, args[k] ?? {}]));
  }

  /** Nothing can be done for the moment. */
  withhold(): void {
    this.ids = NONE;
  }

  /** What was withheld can be done again. */
  restore(): void {
    this.ids = [...this.offered.keys()];
  }

  get(id: number): Action | undefined {
    return this.table.get(id);
  }

  /** All legal moves. */
  get all(): Action[] {
    return this.ids.flatMap((id) => this.table.get(id) ?? []);
  }

  ofKind(kind: string): Action[] {
    return this.all.filter((action) => action.kind === kind);
  }

  /** All actions that touch a thing, legal or not. */
  touching(thing: Thing): Action[] {
    return this.table.touching(thing);
  }

  /** The legal moves that touch a thing. */
  on(thing: Thing): Action[] {
    const { set } = this;
    return set.size ? this.touching(thing).filter((action) => set.has(action.id)) : [];
  }

  words(action: Action): string {
    const info = this.infos.get(action.id);
    return info ? tell(info.message, { ...action.names, ...this.argsOf(action) }) : action.kind;
  }

  /** What an action means in this position, beside its names: a price, a date. */
  argsOf(action: Action): Args {
    return this.offered.get(action.id) ?? {};
  }
}
