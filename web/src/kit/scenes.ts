/**
 * Small scenes between two positions: something flies from one thing on the page to another, or light falls on a
 * thing. A board says what happens; how long it takes stands in table/pace.ts. With reduced motion only light falls,
 * and nothing waits for it.
 */

import { calm } from "./travel";

/** One thing that happens; elements are named by selectors. */
export interface Moment {
  /** Where it happens, or begins. */
  at: string;
  /** Where what flies lands. */
  to?: string;
  /** What flies: an SVG picture in a box of 40 by 40. */
  picture?: string;
  /** How many beats after the moment before it begins; 0 is at the same time. */
  beats: number;
}

/** How long things take, in milliseconds. */
export interface Tempo {
  beat: number;
  flight: number;
  light: number;
}

const SIZE = 40;
const ARC = 46; // pixels that a flight rises

export class Scenes {
  private readonly running = new Set<Animation>();
  private layer: HTMLElement | null = null;

  constructor(private readonly stage: () => HTMLElement | null) {}

  /** Play moments one after the other; resolves when the last is over. */
  async play(moments: readonly Moment[], { beat, flight, light }: Tempo): Promise<void> {
    let start = 0;
    for (const moment of moments) {
      start += moment.beats * beat;
      const from = this.boxOf(moment.at);
      if (!from) continue;
      this.shine(from, start, light);
      const to = moment.to && !calm() ? this.boxOf(moment.to) : null;
      if (to && moment.picture) this.fly(moment.picture, from, to, start, flight);
    }
    const all = [...this.running];
    if (!calm()) await Promise.allSettled(all.map((animation) => animation.finished));
  }

  /** Everything is over at once. */
  skip(): void {
    for (const animation of this.running) animation.finish();
  }

  /** The middle of a thing on the page, and how large it is; nothing if it is not in sight. */
  private boxOf(selector: string): DOMRect | null {
    const box = this.stage()?.querySelector(selector)?.getBoundingClientRect();
    return box?.width && box.bottom > 0 && box.top < innerHeight ? box : null;
  }

  private shine(box: DOMRect, delay: number, duration: number): void {
    const light = document.createElement("div");
    const size = Math.max(64, Math.min(150, Math.max(box.width, box.height) * 1.9));
    light.className = "lamplight";
    light.style.width = light.style.height = `${size}px`;
    light.style.transform = `translate(${middle(box).x - size / 2}px,${middle(box).y - size / 2}px)`;
    this.run(light, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], { duration, delay });
  }

  private fly(picture: string, from: DOMRect, to: DOMRect, delay: number, duration: number): void {
    const thing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    thing.setAttribute("viewBox", "-20 -20 40 40");
    thing.setAttribute("width", String(SIZE));
    thing.setAttribute("height", String(SIZE));
    thing.innerHTML = picture;
    const [a, b] = [middle(from), middle(to)];
    const at = (x: number, y: number, scale: number) =>
      `translate(${x - (SIZE * scale) / 2}px,${y - (SIZE * scale) / 2}px) scale(${scale})`;
    const top = at((a.x + b.x) / 2, Math.min((a.y + b.y) / 2, Math.max(24, (a.y + b.y) / 2 - ARC)), 1.15);
    const frames = [
      { transform: at(a.x, a.y, 0.7), opacity: 0 },
      { transform: at(a.x, a.y, 0.9), opacity: 1, offset: 0.08 },
      { transform: top, opacity: 1, offset: 0.55 },
      { transform: at(b.x, b.y, 0.75), opacity: 1, offset: 0.94 },
      { transform: at(b.x, b.y, 0.6), opacity: 0 },
    ];
    this.run(thing, frames, { duration, delay, easing: "ease-in-out" });
  }

  private run(element: HTMLElement | SVGElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    this.overlay().append(element);
    const animation = element.animate(frames, { ...timing, fill: "both" });
    this.running.add(animation);
    const over = () => {
      this.running.delete(animation);
      element.remove();
    };
    animation.finished.then(over, over);
  }

  private overlay(): HTMLElement {
    if (!this.layer?.isConnected) {
      this.layer = document.createElement("div");
      this.layer.className = "flights";
      this.layer.setAttribute("aria-hidden", "true");
      document.body.append(this.layer);
    }
    return this.layer;
  }
}

function middle({ x, y, width, height }: DOMRect): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
