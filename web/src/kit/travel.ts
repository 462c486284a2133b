/**
 * Things travel from where they were to where they are (the FLIP technique). A board marks what moves with
 * `data-key`, the same key before and after. `Travel` notes where each key is and, once the page has changed,
 * lets a copy fly from the old place to the new one. Whatever lies on something that moves as a whole
 * (`data-home`) goes along with it. A path with the key as its `data-way` is the way that it takes. Only
 * transform and opacity are animated; with reduced motion things fade.
 */

import { settings } from "../settings.svelte";

const DURATION = 320;
const FADE = 180;
const EASE = "cubic-bezier(.3,.7,.2,1)";

/** Where a thing is, and what it lies on. */
interface Place {
  box: DOMRect;
  home: string;
}
interface Places {
  things: Map<string, Place>;
  homes: Map<string, DOMRect>;
}

/** The way of a thing; `old` is missing if it is new, `own` is its box in the units of its drawing. */
interface Journey {
  element: HTMLElement;
  old: DOMRect | undefined;
  now: DOMRect;
  own: DOMRect | undefined;
  /** The path that it goes along, if not straight. */
  way: SVGPathElement | undefined;
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export class Travel {
  private flights = new Set<Animation>();
  private layer: HTMLElement | null = null;

  constructor(private readonly stage: () => HTMLElement | null) {}

  /** Where everything is now. */
  places(): Places {
    const things = new Map<string, Place>();
    for (const element of this.marked("key")) {
      const box = element.getBoundingClientRect();
      if (box.width) things.set(element.dataset.key as string, { box, home: homeOf(element) });
    }
    return { things, homes: this.homes() };
  }

  /** Let everything fly that has moved; resolves when all of it has landed. */
  async from(before: Places): Promise<void> {
    const journeys = this.journeys(before);
    const flying = calm() ? [] : journeys.filter((journey) => journey.old);
    const copies = flying.map(copyOf);
    this.overlay().append(...copies);
    const started = flying.map((journey, k) => fly(journey, copies[k] as HTMLElement));
    for (const journey of journeys) if (!flying.includes(journey)) started.push(appear(journey.element));
    for (const animation of started) this.flights.add(animation);
    await Promise.allSettled(started.map((animation) => animation.finished));
    for (const animation of started) this.flights.delete(animation);
    if (!this.flights.size) this.layer?.replaceChildren();
  }

  /** Land everything at once. */
  skip(): void {
    for (const animation of this.flights) animation.finish();
  }

  private marked(mark: "key" | "home" | "way"): HTMLElement[] {
    return [...(this.stage()?.querySelectorAll<HTMLElement>(`[data-${mark}]`) ?? [])];
  }

  private homes(): Map<string, DOMRect> {
    return new Map(
      this.marked("home").map((element) => [element.dataset.home as string, element.getBoundingClientRect()]),
    );
  }

  /**
   * Everything that has moved or is new. All is measured before anything changes, for one layout instead of
   * many.
   */
  private journeys(before: Places): Journey[] {
    const homes = this.homes();
    const ways = new Map(
      this.marked("way").map((path) => [path.dataset.way, path as unknown as SVGPathElement]),
    );
    return this.marked("key").flatMap((element) => {
      const was = before.things.get(element.dataset.key as string);
      const now = element.getBoundingClientRect();
      const home = homeOf(element);
      const along = home === was?.home; // it lies on the same thing as before
      const [from, to] = along ? [before.homes.get(home), homes.get(home)] : [];
      if (!now.width || (was && !far(within(was.box, from), within(now, to)))) return [];
      const drawn = element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);
      return [
        {
          element,
          old: was?.box,
          now,
          own: drawn ? element.getBBox() : undefined,
          way: ways.get(element.dataset.key),
        },
      ];
    });
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

interface Point {
  x: number;
  y: number;
}

function far(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) > 2 || Math.abs(a.y - b.y) > 2;
}

/** A place relative to what it lies on. */
function within(box: Point, home: Point = { x: 0, y: 0 }): Point {
  return { x: box.x - home.x, y: box.y - home.y };
}

/** The name of what a thing lies on; empty for the board. */
function homeOf(element: Element): string {
  return element.closest<HTMLElement>("[data-home]")?.dataset.home ?? "";
}

function appear(element: Element): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE * settings.motion });
}

/** The copy flies above everything else while the thing itself is hidden. */
const STEPS = 16; // of a way that bends
const LONGER = 2; // takes the way along a road

/** Where a thing is on its way, from where it stood to where it stands; nothing if it goes straight. */
function bends(way: SVGPathElement | undefined, start: Point, end: Point): Point[] {
  const units = way?.getScreenCTM();
  if (!way || !units) return [];
  const length = way.getTotalLength();
  const points = Array.from({ length: STEPS + 1 }, (_, k) =>
    way.getPointAtLength((length * k) / STEPS).matrixTransform(units),
  );
  const [first, last] = [points[0] as Point, points[STEPS] as Point];
  return points.map(({ x, y }, k) => {
    const rest = 1 - k / STEPS; // it stands beside the road at both ends
    return {
      x: x + end.x - last.x + rest * (start.x - first.x - end.x + last.x),
      y: y + end.y - last.y + rest * (start.y - first.y - end.y + last.y),
    };
  });
}

function fly({ element, old, now, way }: Journey, copy: HTMLElement): Animation {
  const from = old ?? now;
  const scale = `scale(${from.width / now.width},${from.height / now.height})`;
  const start = `translate(${from.x}px,${from.y}px) ${scale}`;
  const end = `translate(${now.x}px,${now.y}px)`;
  const points = bends(way, from, now);
  const steps = points.length
    ? points.map(({ x, y }) => ({ transform: `translate(${x}px,${y}px)` }))
    : [{ transform: start }, { transform: end }];
  const flight = copy.animate(steps, {
    duration: (points.length ? DURATION * LONGER : DURATION) * settings.motion,
    easing: EASE,
    fill: "both",
  });
  element.style.opacity = "0";
  const land = () => {
    element.style.opacity = "";
    copy.remove();
  };
  flight.finished.then(land, land);
  return flight;
}

/**
 * A copy of an element that can stand alone, in a box that flies: part of a drawing that flew by itself would
 * be laid out again in every frame.
 */
function copyOf({ element, now, own }: Journey): HTMLElement {
  const box = document.createElement("div");
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-key");
  if (own) box.append(drawingOf(copy, own, now));
  else {
    copy.style.width = `${now.width}px`;
    copy.style.height = `${now.height}px`;
    box.append(copy);
  }
  return box;
}

/** A drawing for a part of another drawing. */
function drawingOf(part: Element, own: DOMRect, now: DOMRect): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${own.x} ${own.y} ${own.width} ${own.height}`);
  svg.setAttribute("width", String(now.width));
  svg.setAttribute("height", String(now.height));
  part.removeAttribute("transform");
  svg.append(part);
  return svg;
}
