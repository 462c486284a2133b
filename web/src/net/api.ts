/** The REST part of the protocol. */

import { type Args, say } from "../words.svelte";
import type {
  ActionInfo,
  BotInfo,
  GameInfo,
  GameStatistics,
  Hint,
  Invitation,
  Mail,
  NewTable,
  Position,
  RecordShown,
  ServerInfo,
  Step,
  TableLine,
  TableMade,
  Visitor,
} from "./messages";

/** A request that failed: no answer, or a status other than 2xx, with the server's sentence. */
export class Problem extends Error {
  constructor(
    sentence: string,
    /** The HTTP status; 0 if there was no answer. */
    readonly status = 0,
  ) {
    super(sentence);
  }
}

async function fetched(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, { credentials: "same-origin", ...init }).catch(() => {
    throw new Problem(say("web-no-answer"));
  });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({}))) as {
    sentence?: string;
    message?: string;
    args?: Args;
  };
  const { sentence = answer.statusText, message, args } = problem;
  const { status } = answer;
  throw new Problem(message ? say(message, args) : say("web-problem", { status, sentence }), status);
}

async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  const answer = await fetched(path, init);
  return (answer.status === 204 ? null : answer.json()) as Promise<T>;
}

async function text(path: string): Promise<string> {
  return (await fetched(path)).text();
}

const kept = new Map<string, Promise<unknown>>();

/** Fetch something that does not change while the page is open, once. */
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
  tables: (list: "mine" | "finished", before?: number) =>
    ask<TableLine[]>(`/api/tables?list=${list}${before ? `&before=${before}` : ""}`),
  /** Open tables: of one game, only those with free seats, or those that follow a line of the list. */
  open: ({ game, free, after }: { game?: string; free?: boolean; after?: TableLine | undefined }) => {
    const query = new URLSearchParams({ list: "open" });
    if (game) query.set("game", game);
    if (free) query.set("free", "true");
    if (after) {
      query.set("before", `${after.changed}`);
      query.set("below", after.table);
    }
    return ask<TableLine[]>(`/api/tables?${query}`);
  },
  newTable: (table: NewTable) => ask<TableMade>("/api/tables", "POST", table),
  table: (table: string) => ask<TableLine>(`/api/tables/${table}`),
  invitation: (table: string, token: string) =>
    ask<Invitation>(`/api/tables/${table}/invitation`, "POST", { token }),
  claim: (table: string, token: string) =>
    ask<{ table: string; role: "seat" | "watch"; seat: string | null }>(
      `/api/tables/${table}/claim`,
      "POST",
      { token },
    ),
  take: (table: string) => ask<unknown>(`/api/tables/${table}/take`, "POST", {}),
  rematch: (table: string) => ask<TableMade>(`/api/tables/${table}/rematch`, "POST", {}),
  steps: (table: string, after: number) => ask<Step[]>(`/api/tables/${table}/steps?after=${after}`),
  hint: (table: string) => ask<Hint>(`/api/tables/${table}/hint`, "POST", {}),
  server: () => ask<ServerInfo>("/api/server"),
  invite: (word: string) => ask<Visitor>("/api/invite", "POST", { word }),
  me: () => ask<Visitor>("/api/me"),
  introduce: (name: string) => ask<Visitor>("/api/me", "POST", { name }),
  forgetMe: () => ask<null>("/api/me", "DELETE"),
  makeAccount: (name: string, passphrase: string) =>
    ask<Visitor>("/api/account", "POST", { name, passphrase }),
  logIn: (name: string, passphrase: string) => ask<Visitor>("/api/login", "POST", { name, passphrase }),
  logOut: () => ask<null>("/api/logout", "POST", {}),
  changePassphrase: (old: string, fresh: string) =>
    ask<null>("/api/account/passphrase", "POST", { old, new: fresh }),
  mail: () => ask<Mail>("/api/me/mail"),
  setMail: (address: string, language: string) => ask<Mail>("/api/me/mail", "PUT", { address, language }),
  endMail: () => ask<null>("/api/me/mail", "DELETE"),
  confirmMail: (token: string) => ask<null>("/api/mail/confirm", "POST", { token }),
  statistics: () => ask<GameStatistics[]>("/api/me/statistics"),
  note: (table: string) => ask<{ text: string }>(`/api/tables/${table}/note`),
  keepNote: (table: string, text: string) => ask<null>(`/api/tables/${table}/note`, "PUT", { text }),
  words: (game: string, language: string) => text(`/api/games/${game}/words/${language}`),
  rules: (game: string, language: string) => text(`/api/games/${game}/rules/${language}`),
  positions: (table: string, after: number, count: number) =>
    ask<Position[]>(`/api/tables/${table}/positions?after=${after}&count=${count}`),
  recordOf: (table: string) => text(`/api/tables/${table}/record`),
  newLink: (table: string, seat: string) =>
    ask<{ seat: string; link: string }>(`/api/tables/${table}/links/${seat}`, "POST", {}),
  async record(brought: string, after: number, count: number): Promise<RecordShown> {
    const answer = await fetched(`/api/records?after=${after}&count=${count}`, {
      method: "POST",
      body: brought,
    });
    return answer.json();
  },
};
