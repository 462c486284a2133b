/**
 * Who I am to this server, and what it lets me do. The name is remembered here too, so that nobody is asked
 * twice.
 */

import { keep, recall } from "../settings.svelte";
import { api } from "./api";
import type { ServerInfo, Visitor } from "./messages";

/** What the server calls somebody who has not given a name. */
export const UNNAMED = "visitor";

let server = $state.raw<ServerInfo | null>(null);
let person = $state.raw<Visitor | null>(null);
let name = $state(recall("name", ""));

export const me = {
  /** What the server lets me do; null until it has said so. */
  get server() {
    return server;
  },
  /** Null for somebody whom it does not know yet. */
  get person() {
    return person;
  },
  get name() {
    return name;
  },
  /** Whether new tables are refused to me. */
  get shutOut() {
    return server?.may_set_up === false;
  },
};

/** Ask the server again; it knows a person where it counts what they use. */
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

/** This device does not know me any more. */
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
