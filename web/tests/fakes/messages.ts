/** Messages as the server sends them, with only what a test is about. */

import type { Chat, Frame, SeatInfo, Step, TableInfo, Told, You } from "../../src/net/messages";

export function seatOf(seat: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    kind: "person",
    name: seat,
    bot: "",
    person: `p${seat}`,
    resigned: false,
    hold: false,
    ...more,
  };
}

export function tableOf(more: Partial<TableInfo> = {}): TableInfo {
  const table = {
    table: "t1",
    game: "pergamon",
    players: 2,
    options: {},
    status: "playing",
    open: false,
    pace: { kind: "none" },
    position: 0,
    holding: null,
    undo: "none",
    undo_seat: null,
    commitment: "",
    ceremony: null,
    clock: null,
    rematch: null,
    chat: true,
    hints: false,
    lesson: null,
    created: 0,
  } as const;
  return { ...table, scores: [], winners: [], questions: [], seats: [seatOf("A"), seatOf("B")], ...more };
}

/** A stage of the ceremony that waits for these seats. */
export function ceremonyOf(stage: "commit" | "number", ...waiting: string[]): TableInfo["ceremony"] {
  return { stage, waiting } as NonNullable<TableInfo["ceremony"]>;
}

export function youAre(...seats: string[]): You {
  return { person: `p${seats[0] ?? "X"}`, name: "Ada", seats, owner: false, muted: [] };
}

export function told(message: string, args: Told["args"] = {}, kind = message): Told {
  return { message, args, kind, clause: "" };
}

export function move(version: number, seat: string, more: Partial<Step> = {}): Step {
  return { version, kind: "move", at: 0, seat, events: [told("moved", { seat })], ...more };
}

/** A draw that is told as a seat's. */
export function draw(version: number, seat: string): Step {
  return { version, kind: "draw", at: 0, events: [told("found", { seat })] };
}

/** A view of which only the mover is known. */
export function turnOf(mover: string): Frame["view"] {
  return { mover } as unknown as Frame["view"];
}

/** News of one step, or of none. */
export function news(version: number, more: Partial<Frame> = {}): Frame {
  const frame = {
    type: "news",
    version,
    table: tableOf(),
    now: null,
    view: turnOf("B"),
    after: version - 1,
    steps: [],
    ...more,
  };
  return frame as Frame;
}

/** Everything, for who comes or was away. */
export function whole(version: number, more: Partial<Frame> = {}): Frame {
  return news(version, { type: "view", you: youAre("A"), after: version, ...more });
}

export function chat(number: number, person: string): Chat {
  return { type: "chat", number, person, name: person, seat: "", text: `chat ${number}`, at: 0 };
}
