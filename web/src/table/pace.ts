/**
 * The pace of frames: my own moves and draws always play in full; those of others hurry when many are
 * waiting.
 */

import type { Tempo } from "../kit/scenes";
import type { Frame, Step } from "../net/messages";
import { settings } from "../settings.svelte";

const BACKLOG = 6; // with more frames than this waiting, what others did lands at once
const READ = 260; // ms that a move of another player stays before the next
const LOOK = 900; // ms that my draws stay ...
const EACH = 240; // ... and more for each of them
const MOST = 4000; // ms
const REASON = 3500; // ms for a turn that ended before it began

const SCENE: Tempo = { beat: 85, flight: 520, light: 620 };
const OTHERS = 0.6; // of the time that my own scenes take

/** How long things take in scenes: my own take their time. */
export function tempoOf(own: boolean): Tempo {
  const part = own ? 1 : OTHERS;
  return { beat: SCENE.beat * part, flight: SCENE.flight * part, light: SCENE.light * part };
}

type Told = Pick<Frame, "steps">;

/** The draws made for one of these seats, according to their events. */
function drawnBy({ steps }: Told, seats: readonly string[]): Step[] {
  const theirs = (step: Step) => step.events?.some(({ args }) => seats.includes(String(args.seat)));
  return steps.filter((step) => step.kind === "draw" && theirs(step));
}

/** Whether one of these seats moved or drew in a frame. */
export function isOwn(frame: Told, seats: readonly string[]): boolean {
  return frame.steps.some((step) => seats.includes(step.seat ?? "")) || drawnBy(frame, seats).length > 0;
}

/** Whether a frame lands at once, with so many waiting. */
export function hurried(frame: Told, waiting: number, seats: readonly string[]): boolean {
  return waiting > BACKLOG && !isOwn(frame, seats);
}

/** How many ms a frame stays before the next. */
export function timeToRead(frame: Told, seats: readonly string[]): number {
  if (frame.steps.some(({ because, seat }) => because?.length && seats.includes(seat ?? ""))) return REASON;
  const drawn = drawnBy(frame, seats).length;
  if (drawn) return Math.min(MOST, LOOK + EACH * drawn);
  return frame.steps.some((step) => step.kind === "move") ? READ * settings.motion : 0;
}
