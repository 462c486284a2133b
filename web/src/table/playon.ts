/** Play on from a past position, against bots. */

import { api } from "../net/api";
import { movesLine } from "../net/record";
import { lineOf } from "./replay.svelte";
import type { TableSession } from "./session.svelte";
import { setUp } from "./setup";

const OPPONENT = "student";

/** Set up a table that continues a record after a line, with me in one seat and bots in the others. */
export async function playOnRecord(record: string, line: number, game: string, seats: string[], me: string) {
  await setUp({
    game,
    players: seats.length,
    seats: seats.map((seat) => (seat === me ? { kind: "me" } : { kind: "bot", bot: OPPONENT })),
    numbers: false,
    given: { record, line },
  });
}

/** The same, from a version of a table. */
export async function playOn(session: TableSession, version: number): Promise<void> {
  const record = await api.recordOf(session.id);
  const given = Number(/^given (\d+) /m.exec(record)?.[1] ?? 0);
  const line = lineOf(version, session.log.steps, movesLine(record) + given);
  const letters = (session.info?.seats ?? []).map((place) => place.seat);
  await playOnRecord(record, line, session.game, letters, session.me ?? letters[0] ?? "A");
}
