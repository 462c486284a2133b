import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../src/net/messages";
import * as alerts from "../src/table/alerts";
import { TableSession } from "../src/table/session.svelte";
import { ceremonyOf, chat, move, news, seatOf, tableOf, told, turnOf, whole, youAre } from "./fakes/messages";
import { FakePage, pass } from "./fakes/page";
import { FakeSocket } from "./fakes/socket";

const ACTIONS = [1, 2, 3, 4].map((id) => ({
  id,
  kind: "dig",
  names: { field: id },
  message: `dig-${id}`,
  text: "",
}));
const field = (number: number) => ({ moves: ["dig"], field: number });
const at = {} as Element;

let page: FakePage;
let session: TableSession;
beforeEach(() => {
  page = new FakePage();
  vi.spyOn(Math, "random").mockReturnValue(1);
  page.answers.set("/api/games/pergamon/actions", { actions: ACTIONS });
  page.answers.set("/api/tables/t1/steps?after=0", [move(3, "A"), move(4, "B"), move(5, "B")]);
});
afterEach(() => {
  session.close();
  page.leave();
});

/** At the table, which the server sends at some version. */
async function sitDown(version = 5, more: Partial<Frame> = {}): Promise<FakeSocket> {
  session = new TableSession("t1");
  return arrive(version, more);
}

/** The latest connection opens and brings the table. */
async function arrive(version: number, more: Partial<Frame> = {}): Promise<FakeSocket> {
  const socket = FakeSocket.last.open();
  socket.say(whole(version, { legal: [1, 2], ...more }));
  await pass(0);
  return socket;
}
const ack = (socket: FakeSocket, version: number) =>
  socket.say({ type: "ack", id: socket.of("act").at(-1)?.id, version });
const refusal = (id: number | undefined, code: string) => ({
  type: "refused",
  id,
  code,
  sentence: "There are no coins.",
  version: 5,
  message: "",
  args: {},
  clause: "",
});

test("a thing pressed twice is done once", async () => {
  const socket = await sitDown();
  session.press(field(1), at);
  session.press(field(1), at);
  ack(socket, 6);
  session.press(field(1), at);
  expect(socket.of("act").map(({ action, version }) => [action, version])).toEqual([[1, 5]]);
});

test("after the news, the same thing can be pressed again, for the new version", async () => {
  const socket = await sitDown();
  session.press(field(1), at);
  socket.say(news(6, { legal: [1], steps: [move(6, "A")] })); // before the answer
  await pass(0);
  await pass(150);
  expect(session.legal.ids).toEqual([1]);
  ack(socket, 6);
  session.press(field(1), at);
  expect(socket.of("act").map(({ version }) => version)).toEqual([5, 6]);
});

test("a slow answer darkens the board, and the news light it again", async () => {
  const socket = await sitDown();
  session.act(1);
  await pass(150);
  expect(session.legal.ids).toEqual([]);
  ack(socket, 6);
  socket.say(news(6, { legal: [2], steps: [move(6, "A")] }));
  await pass(0);
  expect(session.legal.ids).toEqual([2]);
});

test("a move lost with the connection is not sent again; the next one is for the new version", async () => {
  const first = await sitDown();
  session.act(1);
  first.end();
  expect(session.commands.sending).toBe(0);
  session.act(2); // while it is down
  await pass(400);
  const second = await arrive(6, { after: 5, steps: [move(6, "A")] });
  expect(second.url).toBe("wss://mattock.test/api/tables/t1?version=5&chat=0");
  expect(second.of("act")).toEqual([]);
  session.act(2);
  expect(second.of("act").map(({ action, version }) => [action, version])).toEqual([[2, 6]]);
});

test("a stale move is refused silently, because the news are on their way", async () => {
  const socket = await sitDown();
  session.act(1);
  socket.say(refusal(socket.of("act")[0]?.id, "stale"));
  await pass(1000);
  expect(session.trouble).toBe("");
  expect(session.connection.state).toBe("open");
  socket.say(news(6, { legal: [2], steps: [move(6, "B")] }));
  await pass(2000);
  session.act(2);
  expect(socket.of("act")).toHaveLength(2);
});

test("any other refusal is shown, and the session reconnects", async () => {
  const socket = await sitDown();
  session.act(1);
  socket.say(refusal(socket.of("act")[0]?.id, "illegal"));
  expect(session.trouble).toBe("There are no coins.");
  await pass(400);
  await arrive(5);
  expect(FakeSocket.all).toHaveLength(2);
  expect(session.legal.ids).toEqual([1, 2]);
});

test("after a gap in the news, the session reconnects from the version it has", async () => {
  const socket = await sitDown();
  socket.say(news(8, { after: 7 }));
  await pass(400);
  expect(session.version).toBe(5);
  expect(FakeSocket.last.url).toContain("?version=5");
});

test("news must follow the last frame that arrived, not the one that is shown", async () => {
  const socket = await sitDown();
  for (const version of [6, 7, 8]) socket.say(news(version, { steps: [move(version, "B")] }));
  await pass(0);
  expect(session.version).toBe(6);
  await pass(5000);
  expect(session.version).toBe(8);
  expect(FakeSocket.all).toHaveLength(1);
});

test("my move lands everything that is still travelling", async () => {
  const socket = await sitDown();
  for (const version of [6, 7]) socket.say(news(version, { legal: [1], steps: [move(version, "B")] }));
  await pass(0);
  expect(session.version).toBe(6);
  session.act(1);
  await pass(0);
  expect(session.version).toBe(7);
});

test("actions of a series are sent one after the other", async () => {
  const socket = await sitDown();
  session.reach.follow([1, 3]);
  ack(socket, 6);
  socket.say(news(6, { legal: [3], steps: [move(6, "A")] }));
  await pass(2000);
  expect(socket.of("act").map(({ action, version }) => [action, version])).toEqual([
    [1, 5],
    [3, 6],
  ]);
});

test("an undo is a command like any other, and ends a series", async () => {
  const socket = await sitDown(5, { table: tableOf({ undo: "free", undo_seat: "A" }) });
  expect(session.canUndo).toBe(true);
  session.reach.follow([1, 3]);
  session.undo(); // too early: the action is still under way
  expect(socket.of("undo")).toEqual([]);
  ack(socket, 6);
  socket.say(news(6, { legal: [3], steps: [move(6, "A")] }));
  await pass(2000);
  expect(socket.of("act")).toHaveLength(1);
  session.undo();
  session.undo();
  expect(socket.of("undo").map(({ version }) => version)).toEqual([6]);
});

test.each([
  ["nobody may", tableOf({ undo: "none", undo_seat: "A" }), false],
  ["another player may", tableOf({ undo: "free", undo_seat: "B" }), false],
  ["I may, if the others agree", tableOf({ undo: "consent", undo_seat: "A" }), true],
])("undo when %s", async (_, table, can) => {
  await sitDown(5, { table });
  expect(session.canUndo).toBe(can);
});

test("on a shared screen, nothing can be done until the next player has come", async () => {
  const socket = await sitDown(5, { you: youAre("A", "B"), view: turnOf("A") });
  expect([session.me, session.legal.ids]).toEqual(["A", [1, 2]]);
  session.act(1);
  ack(socket, 6);
  socket.say(news(6, { view: turnOf("B"), legal: [3], steps: [move(6, "A")] }));
  await pass(0);
  expect([session.me, session.hotSeat.passing, session.legal.ids]).toEqual(["B", "B", []]);
  expect(session.myTurn).toBe(true);
  session.press(field(3), at);
  expect(socket.of("act")).toHaveLength(1);
  session.takeOver();
  session.press(field(3), at);
  expect(socket.of("act")).toHaveLength(2);
});

test("a turn that waits for confirmation still belongs to the player who made it", async () => {
  const socket = await sitDown(5, { you: youAre("A", "B"), view: turnOf("A") });
  const table = tableOf({ holding: "A" });
  socket.say(news(6, { table, view: turnOf("B"), legal: [], steps: [move(6, "A")] }));
  await pass(2000);
  expect([session.me, session.holding, session.hotSeat.passing]).toEqual(["A", true, null]);
  session.done();
  expect(socket.of("done").map(({ version }) => version)).toEqual([6]);
});

test("on my return, the recap starts at my own last move", async () => {
  page.storage.set("seen t1", "4");
  await sitDown(5);
  expect(session.absence.story).toEqual({ from: 3, until: 5 });
  expect(session.absence.since).toBe(4);
});

test("a log that could not be read is read after a reconnect, and the story told then", async () => {
  page.storage.set("seen t1", "4");
  const steps = page.answers.get("/api/tables/t1/steps?after=0");
  page.answers.delete("/api/tables/t1/steps?after=0");
  const socket = await sitDown(5);
  expect(session.absence.story).toBeNull();
  page.answers.set("/api/tables/t1/steps?after=0", steps);
  socket.end();
  await pass(400);
  await arrive(5);
  expect(session.absence.story).toEqual({ from: 3, until: 5 });
});

test("a table that has been shown can be asked for again without a long wait", async () => {
  await sitDown(5);
  for (let k = 0; k < 4; k++) {
    FakeSocket.last.end();
    await pass(400);
    await arrive(5);
  }
  expect(FakeSocket.all).toHaveLength(5);
});

test("my turn is announced once, when it begins", async () => {
  const announced = vi.spyOn(alerts, "announceTurn").mockImplementation(() => {});
  const socket = await sitDown(5, { legal: [] });
  expect(announced).not.toHaveBeenCalled();
  socket.say(news(6, { legal: [1], steps: [move(6, "B")] }));
  await pass(1000);
  expect(announced).toHaveBeenCalledExactlyOnceWith("pergamon", "t1");
  socket.say(news(7, { legal: [2], steps: [move(7, "A")] }));
  await pass(1000);
  expect(announced).toHaveBeenCalledTimes(1);
});

test("the ceremony is answered, and answered again after a reconnect", async () => {
  const table = tableOf({ status: "ceremony", ceremony: ceremonyOf("commit", "A", "B") });
  const first = await sitDown(2, { table, view: null });
  first.say(news(3, { table, view: null }));
  await pass(0);
  expect(first.of("commit").map(({ seat }) => seat)).toEqual(["A"]);
  first.end();
  await pass(400);
  const second = await arrive(3, { table, view: null });
  expect(second.of("commit").map(({ hash }) => hash)).toEqual(first.of("commit").map(({ hash }) => hash));
});

test("leaving saves the version that I have seen", async () => {
  await sitDown(5);
  session.close();
  expect(page.remembered("seen t1")).toBe(5);
});

test("several choices are offered, a single one is made at once, and none is explained", async () => {
  const socket = await sitDown();
  session.press({ moves: ["dig"] }, at);
  expect(session.popover.content?.choices?.map(({ id }) => id)).toEqual([1, 2]);
  session.press(field(4), at);
  expect(socket.of("why").map(({ action }) => action)).toEqual([4]);
  session.press(field(2), at);
  expect(socket.of("act").map(({ action }) => action)).toEqual([2]);
  expect(session.popover.content).toBeNull();
});

test("while a move is under way nothing else is offered or explained", async () => {
  const socket = await sitDown();
  session.act(1);
  session.press({ moves: ["dig"] }, at);
  session.press(field(4), at);
  expect(session.popover.content).toBeNull();
  expect(socket.of("why")).toEqual([]);
});

test("if the game has a doubt, it asks first, and acts once I am sure", async () => {
  const socket = await sitDown();
  session.doubts = (_, { id }) => (id === 1 ? { message: "sure", args: {} } : undefined);
  session.act(1);
  await pass(0);
  expect(session.popover.content?.question).toBe("sure");
  expect(socket.of("act")).toEqual([]);
  session.act(1, true);
  expect(socket.of("act")).toHaveLength(1);
});

test("the reason why the server closed is shown until the connection is back", async () => {
  const socket = await sitDown();
  socket.say({ type: "bye", code: 1013, sentence: "Later." });
  socket.end(1013);
  expect(session.cut).toBe("web-bye");
  await pass(400);
  await arrive(5);
  expect(session.cut).toBe("");
});

test("if the action table cannot be loaded, the session says so and tries again", async () => {
  page.answers.delete("/api/games/thebes/actions");
  await sitDown(5, { table: tableOf({ game: "thebes" }) });
  expect(session.view).toBeNull();
  expect(session.cut).toBe("web-no-answer");
  page.answers.set("/api/games/thebes/actions", { actions: ACTIONS });
  await pass(400);
  await arrive(5, { table: tableOf({ game: "thebes" }) });
  expect(session.legal.ids).toEqual([1, 2]);
});

test("a hint for an older version is not shown", async () => {
  const socket = await sitDown();
  page.answers.set("/api/tables/t1/hint", { version: 5, seat: "A", moves: [] });
  await session.askForHint();
  expect(session.hint?.version).toBe(5);
  socket.say(news(6, { legal: [1], steps: [move(6, "B")] }));
  await pass(0);
  expect(session.hint).toBeNull();
  await session.askForHint();
  expect(session.hint).toBeNull();
  expect(session.thinking).toBe(false);
});

test("why the table ended my turn is shown until I act", async () => {
  const because = [told("no-coins")];
  const socket = await sitDown();
  socket.say(news(6, { steps: [move(6, "A", { auto: true, because })] }));
  socket.say(news(7, { legal: [1], steps: [move(7, "B")] }));
  await pass(10_000);
  expect(session.ended?.because).toEqual(because);
  session.act(1);
  expect(session.ended).toBeNull();
});

test("muting takes effect here at once, and the server is told", async () => {
  const socket = await sitDown();
  socket.say(chat(1, "pB"));
  expect(session.chat.unread).toHaveLength(1);
  session.mute("pB", true);
  expect(session.chat.unread).toHaveLength(0);
  expect(socket.of("mute")[0]).toMatchObject({ person: "pB", on: true });
  session.mute("pB", false);
  expect(session.chat.unread).toHaveLength(1);
});

test("people can be present, away, or kept by a bot", async () => {
  const seats = [seatOf("A"), seatOf("B", { bot: "student" }), seatOf("C", { kind: "bot", bot: "student" })];
  const socket = await sitDown(5, { table: tableOf({ seats }) });
  socket.say({ type: "present", seats: ["A"], watchers: 2 });
  expect(["A", "B", "C"].map((letter) => session.away(letter))).toEqual([false, true, false]);
  expect(["A", "B", "C"].map((letter) => session.keeper(letter))).toEqual(["", "student", ""]);
  expect(session.watchers).toBe(2);
  expect(session.alone).toBe(false);
});
