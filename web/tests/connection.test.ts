import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, waitBefore } from "../src/net/connection.svelte";
import type { ServerMessage } from "../src/net/messages";
import { chat, whole } from "./fakes/messages";
import { FakePage, pass } from "./fakes/page";
import { FakeSocket } from "./fakes/socket";

let page: FakePage;
let connection: Connection;
let heard: string[];

beforeEach(() => {
  page = new FakePage();
  vi.spyOn(Math, "random").mockReturnValue(1); // the longest wait
  heard = [];
  connection = new Connection(() => `wss://mattock.test/${FakeSocket.all.length}`, {
    opened: () => heard.push("opened"),
    lost: () => heard.push("lost"),
    receive: (message) => heard.push(message.type),
  });
});
afterEach(() => {
  connection.close();
  page.leave();
});

/** The server accepts the latest connection and sends the table. */
function accept(): FakeSocket {
  const socket = FakeSocket.last.open();
  socket.say(whole(1));
  return socket;
}
const ignore = (_: ServerMessage) => {};

test("the wait before each attempt doubles, with jitter and a limit", () => {
  expect(waitBefore(0, 0)).toBe(200);
  expect(waitBefore(0, 1)).toBe(400);
  expect(waitBefore(3, 1)).toBe(3200);
  expect(waitBefore(30, 1)).toBe(15000);
});

test("the connection counts as open once the server has sent the table", () => {
  FakeSocket.last.open();
  FakeSocket.last.say(chat(1, "pB"));
  expect(connection.state).toBe("calling");
  FakeSocket.last.say(whole(1));
  expect(connection.state).toBe("open");
  expect(heard).toEqual(["chat", "opened", "view"]);
});

test("it reconnects with a longer wait each time, until a frame has been shown", async () => {
  for (const wait of [400, 800, 1600]) {
    const attempts = FakeSocket.all.length;
    FakeSocket.last.end();
    expect(connection.state).toBe("offline");
    await pass(wait - 1);
    expect(FakeSocket.all).toHaveLength(attempts);
    await pass(1);
    expect(FakeSocket.all).toHaveLength(attempts + 1);
    expect(connection.state).toBe("calling");
  }
  accept();
  connection.resetBackoff();
  FakeSocket.last.end();
  await pass(400);
  expect(FakeSocket.all).toHaveLength(5);
  expect(FakeSocket.last.url).toBe("wss://mattock.test/4"); // asked for anew each time
});

test("when the device comes online, it reconnects at once, and only once", async () => {
  FakeSocket.last.end();
  page.goOnline();
  expect(FakeSocket.all).toHaveLength(2);
  page.goOnline();
  await pass(5000);
  expect(FakeSocket.all).toHaveLength(2);
});

test.each([4400, 4401, 4403, 4404])("close code %i is final", async (code) => {
  accept().end(code);
  expect(connection.state).toBe("refused");
  expect(heard.at(-1)).toBe("lost");
  await pass(60_000);
  page.goOnline();
  expect(FakeSocket.all).toHaveLength(1);
});

test("a silent server is pinged, and given up if it stays silent", async () => {
  const socket = accept();
  await pass(2000);
  expect(socket.of("ping")).toHaveLength(0);
  await pass(1000);
  expect(socket.of("ping")).toHaveLength(1);
  await pass(6000);
  expect(connection.state).toBe("open");
  await pass(1000);
  expect(connection.state).toBe("offline");
  await pass(400);
  expect(FakeSocket.all).toHaveLength(2);
  expect(heard.filter((what) => what === "lost")).toHaveLength(1); // not again when the dead socket closes
});

test("any message shows that the server is alive", async () => {
  const socket = accept();
  for (let k = 0; k < 10; k++) {
    await pass(2400);
    socket.say({ type: "pong", id: null, at: 0 });
  }
  expect(connection.state).toBe("open");
  expect(FakeSocket.all).toHaveLength(1);
});

test("each answer goes to its own request, once", () => {
  const socket = accept();
  const answers: string[] = [];
  connection.request({ type: "why", action: 3 }, (answer) => answers.push(`first ${answer.type}`));
  connection.request({ type: "act", action: 4 }, (answer) => answers.push(`second ${answer.type}`));
  const [first, second] = socket.sent.map(({ id }) => id);
  socket.say({ type: "ack", id: second, version: 2 });
  socket.say({ type: "because", id: first });
  socket.say({ type: "ack", id: second, version: 2 });
  expect(answers).toEqual(["second ack", "first because"]);
});

test("a request that was under way when the connection broke is never answered", async () => {
  const socket = accept();
  const answered = vi.fn();
  connection.request({ type: "act", action: 3 }, answered);
  const lateId = socket.sent[0]?.id;
  socket.end();
  expect(heard.at(-1)).toBe("lost");
  await pass(400);
  const next = accept();
  next.say({ type: "ack", id: lateId, version: 2 });
  expect(answered).not.toHaveBeenCalled();
  connection.request({ type: "act", action: 3 }, ignore);
  expect(next.sent[0]?.id).not.toBe(lateId);
});

test("while the connection is down nothing is sent, nor queued for later", async () => {
  expect(connection.request({ type: "act", action: 3 }, ignore)).toBe(false);
  const socket = accept();
  socket.end();
  expect(connection.request({ type: "act", action: 3 }, ignore)).toBe(false);
  await pass(400);
  expect([...socket.sent, ...accept().sent]).toEqual([]);
});

test("a deliberate reconnect closes the socket and opens another", async () => {
  accept();
  connection.reconnect();
  await pass(0);
  expect(connection.state).toBe("offline");
  await pass(400);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a closed connection stays closed and leaves no timer behind", async () => {
  const socket = accept();
  connection.close();
  heard.length = 0;
  await pass(60_000);
  page.goOnline();
  expect(FakeSocket.all).toHaveLength(1);
  expect(socket.sent).toEqual([]);
  expect(heard).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
