/** Messages as the server sends them, with only what a test is about. */

import type { Chat, Frame, SeatInfo, Step, TableInfo, You } from "../../src/net/messages";

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
  return {
    table: "t1",
    game: "pergamon",
    players: 2,
    options: {},
    status: "playing",
    open: false,
    pace: { kind: "none" },
    seats: [seatOf("A"), seatOf("B")],
    position: 0,
    holding: null,
    undo: "none",
    undo_seat: null,
    questions: [],
    scores: [],
    winners: [],
    commitment: "",
    ceremony: null,
    clock: null,
    rematch: null,
    hints: false,
    lesson: null,
    ...more,
  };
}

export function youAre(...seats: string[]): You {
  return { person: `p${seats[0] ?? "X"}`, name: "Ada", seats, owner: false, muted: [] };
}

export function move(version: number, seat: string, more: Partial<Step> = {}): Step {
  return { version, kind: "move", at: 0, seat, events: [{ message: "moved", args: { seat } }], ...more };
}

/** A draw that is told as a seat's. */
export function draw(version: number, seat: string): Step {
  return { version, kind: "draw", at: 0, events: [{ message: "found", args: { seat } }] };
}

/** News of one step, or of none. */
export function news(version: number, more: Partial<Frame> = {}): Frame {
  return {
    type: "news",
    version,
    table: tableOf(),
    now: null,
    view: { mover: "B" },
    after: version - 1,
    steps: [],
    ...more,
  };
}

/** Everything, for who comes or was away. */
export function whole(version: number, more: Partial<Frame> = {}): Frame {
  return news(version, { type: "view", you: youAre("A"), after: version, ...more });
}

export function chat(number: number, person: string): Chat {
  return { type: "chat", number, person, name: person, seat: "", text: `chat ${number}`, at: 0 };
}
