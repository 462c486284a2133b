import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Moments } from "../src/kit/board";
import type { Moment, Tempo } from "../src/kit/scenes";
import type { Frame } from "../src/net/messages";
import { FrameQueue } from "../src/table/frames.svelte";
import { draw, move, news, whole } from "./fakes/messages";
import { FakePage, pass } from "./fakes/page";

const FLIGHT = 300; // ms until things have landed
const SCENE = 700; // ms that a scene takes
const READ = 260; // ms that a move of somebody else stays

/** A screen that notes down when each frame is shown, and how: travelling or at once. */
class Screen {
  version = 0;
  hasBoard = false;
  readonly mySeats = ["A"];
  readonly log: string[] = [];
  readonly times: number[] = [];
  prepare = vi.fn<(frame: Frame) => Promise<void>>(async () => {});
  shown = vi.fn();
  failed = vi.fn();
  private travelling = false;
  private land = () => {};

  readonly travel = {
    places: () => {
      this.travelling = true;
      return { things: new Map(), homes: new Map() };
    },
    from: () =>
      new Promise<void>((landed) => {
        this.land = landed;
        setTimeout(landed, FLIGHT);
      }),
    skip: () => this.land(),
  };

  readonly scenes = {
    play: vi.fn((moments: readonly Moment[], tempo: Tempo) => {
      this.log.push(`${moments.map(({ at }) => at)} at ${tempo.beat}`);
      return new Promise<void>((over) => {
        this.end = over;
        setTimeout(over, SCENE);
      });
    }),
    skip: () => this.end(),
  };
  moments?: ((steps: Frame["steps"]) => Moments) | undefined;
  private end = () => {};

  show(frame: Frame): void {
    this.version = frame.version;
    this.hasBoard = !!frame.view;
    this.log.push(`${frame.version}${this.travelling ? " travels" : ""}`);
    this.times.push(Date.now());
    this.travelling = false;
  }
}

let page: FakePage;
let screen: Screen;
let queue: FrameQueue;
beforeEach(async () => {
  page = new FakePage();
  screen = new Screen();
  queue = new FrameQueue(screen, screen.travel, screen.scenes);
  queue.add(whole(1));
  await pass(0);
  screen.log.length = screen.times.length = 0;
  screen.shown.mockClear();
});
afterEach(() => page.leave());

const bots = (first: number, count: number) =>
  Array.from({ length: count }, (_, k) => news(first + k, { steps: [move(first + k, "B")] }));

/** The time between frames that were shown. */
const gaps = () => screen.times.slice(1).map((time, k) => time - (screen.times[k] ?? 0));

test("frames are shown in order, each after the one before has landed and been read", async () => {
  for (const frame of bots(2, 3)) queue.add(frame);
  expect(queue.busy).toBe(true);
  expect(queue.latest).toBe(4);
  await pass(5000);
  expect(screen.log).toEqual(["2 travels", "3 travels", "4 travels"]);
  expect(gaps()).toEqual([FLIGHT + READ, FLIGHT + READ]);
  expect(queue.busy).toBe(false);
  expect(screen.shown).toHaveBeenCalledTimes(1);
});

test("a frame that tells nothing does not keep the next one waiting", async () => {
  queue.add(news(2));
  queue.add(news(3, { steps: [move(3, "B")] }));
  await pass(5000);
  expect(gaps()).toEqual([FLIGHT]);
});

test("when bots are faster than the screen, their frames land at once until few are waiting", async () => {
  for (const frame of bots(2, 10)) queue.add(frame);
  await pass(0);
  expect(screen.log).toEqual(["2", "3", "4", "5", "6 travels"]);
  await pass(20_000);
  expect(screen.log.slice(4)).toEqual([6, 7, 8, 9, 10, 11].map((version) => `${version} travels`));
});

test("my own draw plays in full, however many frames wait behind it", async () => {
  queue.add(news(2, { steps: [move(2, "B"), draw(2, "A")] }));
  for (const frame of bots(3, 20)) queue.add(frame);
  await pass(20_000);
  expect(screen.log[0]).toBe("2 travels");
  expect(gaps()[0]).toBeGreaterThan(FLIGHT + 1000);
});

test("so does my own draw in the middle of a backlog", async () => {
  for (const frame of bots(2, 4)) queue.add(frame);
  queue.add(news(6, { steps: [draw(6, "A")] }));
  for (const frame of bots(7, 12)) queue.add(frame);
  await pass(30_000);
  const at = screen.log.indexOf("6 travels");
  expect(at).toBe(4);
  expect(gaps()[at]).toBeGreaterThan(FLIGHT + 1000);
  expect(screen.log.slice(5, 10)).toEqual(["7", "8", "9", "10", "11"]);
});

test("a skip lands everything that has arrived, and later frames travel again", async () => {
  for (const frame of bots(2, 4)) queue.add(frame);
  await pass(FLIGHT / 2);
  expect(screen.log).toEqual(["2 travels"]);
  queue.skip();
  await pass(0);
  expect(screen.log).toEqual(["2 travels", "3", "4", "5"]);
  queue.add(news(6, { steps: [move(6, "B")] }));
  await pass(0);
  expect(screen.log.at(-1)).toBe("6 travels");
});

test("a skip cuts short the time to read, too", async () => {
  for (const frame of bots(2, 3)) queue.add(frame);
  await pass(FLIGHT + 10);
  expect(screen.log).toEqual(["2 travels"]);
  queue.skip();
  await pass(0);
  expect(screen.log).toEqual(["2 travels", "3", "4"]);
});

test("on a hidden page everything lands at once", async () => {
  page.document.turn(true);
  for (const frame of bots(2, 3)) queue.add(frame);
  await pass(0);
  expect(screen.log).toEqual(["2", "3", "4"]);
});

test("before the first frame is shown, a whole table replaces everything in the queue", async () => {
  screen.version = 0;
  screen.hasBoard = false;
  let ready = () => {};
  screen.prepare.mockImplementationOnce(() => new Promise((resolve) => (ready = resolve)));
  queue.add(whole(7));
  queue.add(news(8));
  queue.add(whole(9)); // after a reconnect
  await pass(0);
  ready();
  await pass(1000);
  expect(screen.log).toEqual(["9"]);
});

test("a frame that cannot be shown drops the frames behind it; later ones are shown again", async () => {
  const error = new Error("no action table");
  screen.prepare.mockRejectedValueOnce(error);
  for (const frame of bots(2, 3)) queue.add(frame);
  await pass(5000);
  expect(screen.log).toEqual([]);
  expect(screen.failed).toHaveBeenCalledExactlyOnceWith(error);
  expect(screen.shown).not.toHaveBeenCalled();
  expect(queue.busy).toBe(false);
  queue.add(whole(4));
  await pass(5000);
  expect(screen.log).toEqual(["4 travels"]);
});

/** Collections are scored before a position is shown, and coins paid after it. */
const scored = (): Moments => ({ before: [{ at: "marker", beats: 1 }], after: [{ at: "pot", beats: 1 }] });

test("scenes are played before and after their position, mine slower than those of others", async () => {
  screen.moments = scored;
  queue.add(news(2, { steps: [move(2, "B")] }));
  await pass(0);
  expect(screen.log).toEqual(["marker at 51"]);
  await pass(SCENE);
  expect(screen.log.slice(1)).toEqual(["2 travels"]);
  await pass(FLIGHT);
  expect(screen.log.slice(2)).toEqual(["pot at 51"]);
  await pass(SCENE + READ);
  queue.add(news(3, { steps: [move(3, "A")] }));
  await pass(0);
  expect(screen.log.slice(3)).toEqual(["marker at 85"]);
});

test("a skip ends a scene, and the rest of its frame lands at once", async () => {
  screen.moments = scored;
  queue.add(news(2, { steps: [move(2, "A")] }));
  await pass(0);
  queue.skip();
  await pass(0);
  queue.skip();
  await pass(0);
  expect(screen.version).toBe(2);
  expect(screen.scenes.play).toHaveBeenCalledOnce();
});
