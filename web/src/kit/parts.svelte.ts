/** A page is drawn part by part, few a frame, so that it answers in between however slow the device is. */

import { flushSync } from "svelte";

const ENOUGH = 8; // ms of a frame that go into drawing; what has begun is drawn to its end
const MANY = 40; // elements after which the frame has enough to lay out
const elements = document.getElementsByTagName("*");
const waiting: (() => void)[] = [];
let left = $state(0);
let due = false; // whether some are to be drawn after the next frame

/** Whether something is still to be drawn. */
export function drawing(): boolean {
  return left > 0;
}

/** Draw something when its turn comes; what is returned takes it out of the line. */
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

/** After the next frame; a page that nobody sees has none. */
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
    left = waiting.length; // a part that cannot be drawn keeps no other from it
    due = false;
    next();
  }
}

/** Until the browser has had its turn: what is long is done as several tasks. */
export function breath(): Promise<void> {
  return new Promise((next) => setTimeout(next));
}

/** Many things in some lots, for as many parts. */
export function lots<T>(all: readonly T[], many: number): T[][] {
  const size = Math.ceil(all.length / many);
  return Array.from({ length: many }, (_, k) => all.slice(size * k, size * (k + 1)));
}
