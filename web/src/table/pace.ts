/** How fast a table is told: one's own always in full, what others do faster when much of it waits. */

import type { Frame, Step } from "../net/messages";

const BACKLOG = 6; // frames waiting, from which on what others did lands at once
const READ = 260; // ms that a step of somebody else stays before the next
const LOOK = 900; // ms that what one has drawn stays ...
const EACH = 240; // ... and for each draw
const MOST = 4000; // ms
const REASON = 3500; // ms for a turn that was over before it began

type Told = Pick<Frame, "steps">;

/** The draws that are somebody's, by what the rules tell of them. */
function drawnBy({ steps }: Told, seats: readonly string[]): Step[] {
  const theirs = (step: Step) => step.events?.some(({ args }) => seats.includes(String(args.seat)));
  return steps.filter((step) => step.kind === "draw" && theirs(step));
}

/** Whether one of these seats has done or drawn something there. */
export function isOwn(frame: Told, seats: readonly string[]): boolean {
  return frame.steps.some((step) => seats.includes(step.seat ?? "")) || drawnBy(frame, seats).length > 0;
}

/** Whether a frame lands at once, so many of them waiting. */
export function hurried(frame: Told, waiting: number, seats: readonly string[]): boolean {
  return waiting > BACKLOG && !isOwn(frame, seats);
}

/** How long it stays before the next, in ms. */
export function timeToRead(frame: Told, seats: readonly string[]): number {
  if (frame.steps.some(({ because, seat }) => because?.length && seats.includes(seat ?? ""))) return REASON;
  const drawn = drawnBy(frame, seats).length;
  if (drawn) return Math.min(MOST, LOOK + EACH * drawn);
  return frame.steps.some((step) => step.kind === "move") ? READ : 0;
}
