/**
 * Things travel from where they were to where they are. A board marks what moves with `data-key` (the same key
 * before and after); `Travel` remembers where each key stood, and after the page has changed lets a copy of it
 * fly there. Only transform and opacity are animated; with reduced motion things fade instead.
 */

const DURATION = 320;
const FADE = 180;
const EASE = "cubic-bezier(.3,.7,.2,1)";

type Places = Map<string, DOMRect>;
type Flier = HTMLElement | SVGSVGElement;

/** From where to where a thing goes; `old` is missing for what is new, `own` is its box within a drawing. */
interface Journey {
  element: HTMLElement;
  old: DOMRect | undefined;
  now: DOMRect;
  own: DOMRect | undefined;
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export class Travel {
  private flights = new Set<Animation>();
  private layer: HTMLElement | null = null;

  constructor(private readonly room: () => HTMLElement | null) {}

  /** Where everything stands now. */
  places(): Places {
    const found: Places = new Map();
    for (const element of this.keyed()) {
      const box = element.getBoundingClientRect();
      if (box.width) found.set(element.dataset.key as string, box);
    }
    return found;
  }

  /** Let everything fly that stands elsewhere than before; resolves when all have landed. */
  async from(before: Places): Promise<void> {
    const journeys = this.journeys(before);
    const flying = calm() ? [] : journeys.filter((journey) => journey.old);
    const copies = flying.map(copyOf);
    this.overlay().append(...copies);
    const started = flying.flatMap((journey, k) => fly(journey, copies[k] as Flier));
    for (const journey of journeys) if (!flying.includes(journey)) started.push(appear(journey.element));
    for (const animation of started) this.flights.add(animation);
    await Promise.allSettled(started.map((animation) => animation.finished));
    for (const animation of started) this.flights.delete(animation);
    if (!this.flights.size) this.layer?.replaceChildren();
  }

  /** Everything lands at once. */
  skip(): void {
    for (const animation of this.flights) animation.finish();
  }

  private keyed(): HTMLElement[] {
    return [...(this.room()?.querySelectorAll<HTMLElement>("[data-key]") ?? [])];
  }

  /** What stands elsewhere than before, or is new. All is measured before anything is changed: one layout, not many. */
  private journeys(before: Places): Journey[] {
    return this.keyed().flatMap((element) => {
      const old = before.get(element.dataset.key as string);
      const now = element.getBoundingClientRect();
      if (!now.width || (old && !far(old, now))) return [];
      const drawn = element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);
      return [{ element, old, now, own: drawn ? element.getBBox() : undefined }];
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

function far(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.x - b.x) > 2 || Math.abs(a.y - b.y) > 2;
}

function appear(element: Element): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
}

/** A copy flies over everything else; the thing itself waits unseen. */
function fly({ element, old, now }: Journey, copy: Flier): Animation[] {
  const from = old ?? now;
  const start = `translate(${from.x}px,${from.y}px) scale(${from.width / now.width},${from.height / now.height})`;
  const end = `translate(${now.x}px,${now.y}px)`;
  const flight = copy.animate([{ transform: start }, { transform: end }], {
    duration: DURATION,
    easing: EASE,
    fill: "both",
  });
  const wait = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: DURATION });
  const land = () => copy.remove();
  flight.finished.then(land, land);
  return [flight, wait];
}

/** A copy of an element that can stand alone; a part of a drawing gets a drawing of its own. */
function copyOf({ element, now, own }: Journey): Flier {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-key");
  if (!own) {
    copy.style.width = `${now.width}px`;
    copy.style.height = `${now.height}px`;
    return copy;
  }
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${own.x} ${own.y} ${own.width} ${own.height}`);
  svg.setAttribute("width", String(now.width));
  svg.setAttribute("height", String(now.height));
  copy.removeAttribute("transform");
  svg.append(copy);
  return svg;
}
