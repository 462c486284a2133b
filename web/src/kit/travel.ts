/**
 * Things travel from where they were to where they are. A board marks what moves with `data-key` (the same key
 * before and after); `Travel` remembers where each key stood, and after the page has changed lets a copy of it
 * fly there. Only transform and opacity are animated; with reduced motion things fade instead.
 */

const DURATION = 320;
const FADE = 180;
const EASE = "cubic-bezier(.3,.7,.2,1)";

type Places = Map<string, DOMRect>;

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
    const started: Animation[] = [];
    for (const element of this.keyed()) {
      const old = before.get(element.dataset.key as string);
      const now = element.getBoundingClientRect();
      if (!now.width) continue;
      if (!old) started.push(appear(element));
      else if (far(old, now)) started.push(...(calm() ? [appear(element)] : this.fly(element, old, now)));
    }
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

  /** A copy flies over everything else; the thing itself waits unseen. */
  private fly(element: Element, old: DOMRect, now: DOMRect): Animation[] {
    const copy = copyOf(element, now);
    this.overlay().append(copy);
    const start = `translate(${old.x}px,${old.y}px) scale(${old.width / now.width},${old.height / now.height})`;
    const end = `translate(${now.x}px,${now.y}px)`;
    const flight = copy.animate([{ transform: start }, { transform: end }], {
      duration: DURATION,
      easing: EASE,
      fill: "both",
    });
    const wait = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: DURATION });
    flight.finished.then(
      () => copy.remove(),
      () => copy.remove(),
    );
    return [flight, wait];
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

/** A copy of an element that can stand alone; a part of a drawing gets a drawing of its own. */
function copyOf(element: Element, box: DOMRect): HTMLElement | SVGSVGElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-key");
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) {
    copy.style.width = `${box.width}px`;
    copy.style.height = `${box.height}px`;
    return copy;
  }
  const own = element.getBBox();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${own.x} ${own.y} ${own.width} ${own.height}`);
  svg.setAttribute("width", String(box.width));
  svg.setAttribute("height", String(box.height));
  copy.removeAttribute("transform");
  svg.append(copy);
  return svg;
}
