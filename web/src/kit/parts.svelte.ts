/** Draw a page part by part, a few in each frame, so that it stays responsive on a slow device. */

import { flushSync } from "svelte";

const ENOUGH = 8; // ms of each frame for drawing; a part that has begun is drawn to its end
const MANY = 40; // new elements, after which a frame has enough to lay out
const elements = document.getElementsByTagName("*");
const waiting: (() => void)[] = [];
let left = $state(0);
let due = false; // whether a round of drawing is scheduled

/** Whether parts are still waiting to be drawn. */
export function drawing(): boolean {
  return left > 0;
}

/** Queue something to be drawn; the function returned takes it out of the queue. */
export function inTurn(draw: () => void): () => void {
  waiting.push(draw);
  left = waiting.length;
  next();
  return () => {
    const place = waiting.indexOf(draw);
    if (place >= 0) waiting.splice(place, 1);
    left = waiting.length;
  };
}

/** Schedule a round after the next frame; a hidden page has no frames. */
function next(): void {
  if (due || !waiting.length) return;
  due = true;
  if (document.hidden) setTimeout(drawSome);
  else requestAnimationFrame(() => setTimeout(drawSome));
}

function drawSome(): void {
  const until = performance.now() + ENOUGH;
  const most = elements.length + MANY;
  try {
    do flushSync(waiting.shift());
    while (waiting.length && performance.now() < until && elements.length < most);
  } finally {
    left = waiting.length; // even if a part threw
    due = false;
    next();
  }
}

/** Yield to the browser, so that long work is split into several tasks. */
export function breath(): Promise<void> {
  return new Promise((next) => setTimeout(next));
}

/** Split a list into so many lots, one for each part. */
export function lots<T>(all: readonly T[], many: number): T[][] {
  const size = Math.ceil(all.length / many);
  return Array.from({ length: many }, (_, k) => all.slice(size * k, size * (k + 1)));
}
