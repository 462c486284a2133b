/**
 * Who I am to this server, and what it lets me do. This browser remembers the name, so that nobody is asked
 * twice.
 */

import { keep, recall } from "../settings.svelte";
import { api } from "./api";
import type { ServerInfo, Visitor } from "./messages";

/** The server's name for a person who has not given one. */
export const UNNAMED = "visitor";

let server = $state.raw<ServerInfo | null>(null);
let person = $state.raw<Visitor | null>(null);
let name = $state(recall("name", ""));

export const me = {
  /** What the server lets me do; null until it has said so. */
  get server() {
    return server;
  },
  /** Null for a person whom the server does not know yet. */
  get person() {
    return person;
  },
  get name() {
    return name;
  },
  /** Whether the server does not let me set up tables. */
  get shutOut() {
    return server?.may_set_up === false;
  },
};

/** Ask the server again. It knows me if it counts what I use. */
export async function refresh(): Promise<void> {
  const found = await api.server();
  person = found.quota ? await api.me() : null;
  server = found;
  if (person?.account) call(person.name);
}

function call(known: string): void {
  name = known === UNNAMED ? "" : known;
  keep("name", name);
}

export async function callMe(given: string): Promise<void> {
  call((await api.introduce(given)).name);
}

export async function sayWord(word: string): Promise<void> {
  await api.invite(word);
  await refresh();
}

export async function makeAccount(given: string, passphrase: string): Promise<void> {
  call((await api.makeAccount(given, passphrase)).name);
  if (!name) await callMe(given);
  await refresh();
}

export async function logIn(given: string, passphrase: string): Promise<void> {
  call((await api.logIn(given, passphrase)).name);
  await refresh();
}

/** This device forgets me. */
export async function logOut(): Promise<void> {
  await api.logOut();
  call("");
  await refresh();
}

export async function forgetMe(): Promise<void> {
  await api.forgetMe();
  call("");
  await refresh();
}
