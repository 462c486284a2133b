/** The action table of a game. The client knows no rule: it finds the ids that touch a thing by kind and names. */

import type { Args } from "./words.svelte";

export interface Action {
  id: number;
  kind: string;
  names: Args;
}

/** Anything a view draws that names the kinds of action that touch it. */
export interface Thing {
  moves: readonly string[];
  [name: string]: unknown;
}

export class ActionTable {
  private readonly byKind = new Map<string, Action[]>();
  private readonly byId = new Map<number, Action>();

  constructor(actions: readonly Action[]) {
    for (const action of actions) {
      this.byId.set(action.id, action);
      const same = this.byKind.get(action.kind);
      if (same) same.push(action);
      else this.byKind.set(action.kind, [action]);
    }
  }

  get(id: number): Action | undefined {
    return this.byId.get(id);
  }

  /** The actions that touch a thing: of its kinds, with the same name wherever both carry one. */
  touching(thing: Thing): Action[] {
    return thing.moves.flatMap((kind) =>
      (this.byKind.get(kind) ?? []).filter((action) => agrees(action, thing)),
    );
  }
}

function agrees(action: Action, thing: Thing): boolean {
  return Object.entries(action.names).every(
    ([name, value]) => !(name in thing) || String(thing[name]) === String(value),
  );
}
