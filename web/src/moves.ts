/**
 * The action table of a game. The client knows no rules: it finds the actions on a thing by their kind and
 * names.
 */

import type { Args } from "./words.svelte";

export interface Action {
  id: number;
  kind: string;
  names: Args;
}

/** Anything in a view that names the kinds of action that touch it. */
export interface Thing {
  moves: readonly string[];
  /** What lies in it: whatever touches one of these touches the thing. */
  holds?: readonly Thing[];
  /** What to say when no action touches it. */
  idle?: string;
  [name: string]: unknown;
}

/** The actions of a kind, indexed by the value of their first name. */
interface Sort {
  all: Action[];
  name: string | undefined;
  named: Map<string, Action[]>;
}

export class ActionTable {
  private readonly byKind = new Map<string, Sort>();
  private readonly byId = new Map<number, Action>();

  constructor(actions: readonly Action[]) {
    for (const action of actions) {
      this.byId.set(action.id, action);
      const sort = this.sortOf(action);
      sort.all.push(action);
      if (sort.name === undefined) continue;
      const value = String(action.names[sort.name]);
      sort.named.set(value, [...(sort.named.get(value) ?? []), action]);
    }
  }

  private sortOf({ kind, names }: Action): Sort {
    const known = this.byKind.get(kind) ?? { all: [], name: Object.keys(names)[0], named: new Map() };
    this.byKind.set(kind, known);
    return known;
  }

  get(id: number): Action | undefined {
    return this.byId.get(id);
  }

  /** The actions that touch a thing: of its kinds, and equal in every name that both have. */
  touching(thing: Thing): Action[] {
    if (thing.holds) return [...new Set(thing.holds.flatMap((held) => this.touching(held)))];
    return thing.moves.flatMap((kind) => {
      const sort = this.byKind.get(kind);
      if (!sort) return [];
      const asked = sort.name !== undefined && sort.name in thing;
      const near = asked ? (sort.named.get(String(thing[sort.name as string])) ?? []) : sort.all;
      return near.filter((action) => agrees(action, thing));
    });
  }
}

function agrees(action: Action, thing: Thing): boolean {
  return Object.entries(action.names).every(
    ([name, value]) => !(name in thing) || String(thing[name]) === String(value),
  );
}
