/** The REST half of the protocol. */

import type { ActionInfo, BotInfo, GameInfo, Hint, NewTable, Step, TableLine, TableMade } from "./messages";

/** An answer that is not 2xx, with its sentence. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  const answer = await fetch(path, init);
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as { sentence?: string };
  throw new Problem(answer.status, problem.sentence ?? answer.statusText);
}

const kept = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  const found = kept.get(path) ?? ask<T>(path).catch(forget(path));
  kept.set(path, found);
  return found as Promise<T>;
}

function forget(path: string) {
  return (error: unknown) => {
    kept.delete(path);
    throw error;
  };
}

export const api = {
  games: () => once<GameInfo[]>("/api/games"),
  bots: () => once<BotInfo[]>("/api/bots"),
  actions: (game: string) =>
    once<{ actions: ActionInfo[] }>(`/api/games/${game}/actions`).then((table) => table.actions),
  tables: (list: "mine" | "open" | "finished") => ask<TableLine[]>(`/api/tables?list=${list}`),
  newTable: (wish: NewTable) => ask<TableMade>("/api/tables", "POST", wish),
  claim: (table: string, token: string, name?: string) =>
    ask<{ table: string; role: "seat" | "watch"; seat: string | null }>(
      `/api/tables/${table}/claim`,
      "POST",
      name ? { token, name } : { token },
    ),
  take: (table: string) => ask<unknown>(`/api/tables/${table}/take`, "POST", {}),
  rematch: (table: string) => ask<TableMade>(`/api/tables/${table}/rematch`, "POST", {}),
  steps: (table: string, after: number) => ask<Step[]>(`/api/tables/${table}/steps?after=${after}`),
  hint: (table: string) => ask<Hint>(`/api/tables/${table}/hint`, "POST", {}),
  introduce: (name: string) => ask<{ person: string; name: string }>("/api/me", "POST", { name }),
  me: () => ask<{ person: string; name: string }>("/api/me"),
  async rules(game: string, language: string): Promise<string> {
    const answer = await fetch(`/api/games/${game}/rules/${language}`);
    if (!answer.ok) throw new Problem(answer.status, answer.statusText);
    return answer.text();
  },
};
