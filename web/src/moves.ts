/**
 * The action table of a game. The client knows no rule: it finds the ids that touch a thing by kind and
 * names.
 */

import type { Args } from "./words.svelte";

export interface Action {
  id: number;
  kind: string;
  names: Args;
}

/** Anything a view draws that names the kinds of action that touch it. */
export interface Thing {
  moves: readonly string[];
  /** What lies there: whatever touches one of these touches the thing. */
  holds?: readonly Thing[];
  /** Why nothing can be done with it where no action touches it. */
  idle?: string;
  [name: string]: unknown;
}

/** The actions of a kind, and those among them whose first name has a value. */
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

  /** The actions that touch a thing: of its kinds, with the same name wherever both carry one. */
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
