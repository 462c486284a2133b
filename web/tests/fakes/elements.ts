/** Elements that stand where a test puts them, and animations that end when it says so. */

export class FakeAnimation {
  readonly finished: Promise<void>;
  private settle: { finish: () => void; cancel: (error: Error) => void };

  constructor(readonly keyframes: Record<string, unknown>[]) {
    let settle = { finish: () => {}, cancel: (_: Error) => {} };
    this.finished = new Promise((finish, cancel) => {
      settle = { finish, cancel };
    });
    this.settle = settle;
  }

  finish(): void {
    this.settle.finish();
  }

  cancel(): void {
    this.settle.cancel(new Error("cancelled"));
  }
}

export type Box = [x: number, y: number, width?: number, height?: number];

export class FakeElement {
  /** What was asked of elements and done to them, in order. */
  static log: string[] = [];
  readonly dataset: Record<string, string> = {};
  readonly attributes = new Map<string, string>();
  readonly animations: FakeAnimation[] = [];
  readonly children: FakeElement[] = [];
  parent: FakeElement | null = null;
  className = "";
  readonly style: Record<string, string> = new Proxy({} as Record<string, string>, {
    set: (style, name: string, value: string) => {
      FakeElement.log.push("change");
      style[name] = value;
      return true;
    },
  });

  constructor(public box: Box = [0, 0]) {}

  get isConnected(): boolean {
    return !!this.parent;
  }

  getBoundingClientRect() {
    FakeElement.log.push("measure");
    const [x, y, width = 10, height = 10] = this.box;
    return { x, y, width, height };
  }

  /** Looks for `[data-NAME]`, the only kind of selector asked for here. */
  querySelectorAll(selector: string): FakeElement[] {
    const found = this.children.flatMap((child) => [child, ...child.querySelectorAll(selector)]);
    return [...new Set(found)].filter((child) => nameIn(selector) in child.dataset);
  }

  closest(selector: string): FakeElement | null {
    return nameIn(selector) in this.dataset ? this : (this.parent?.closest(selector) ?? null);
  }

  animate(keyframes: Record<string, unknown>[]): FakeAnimation {
    FakeElement.log.push("change");
    const animation = new FakeAnimation(keyframes);
    this.animations.push(animation);
    return animation;
  }

  append(...children: FakeElement[]): void {
    for (const child of children) {
      FakeElement.log.push("change");
      child.parent = this;
      this.children.push(child);
    }
  }

  remove(): void {
    this.parent?.children.splice(this.parent.children.indexOf(this), 1);
    this.parent = null;
  }

  replaceChildren(): void {
    for (const child of [...this.children]) child.remove();
  }

  cloneNode(): FakeElement {
    const copy = new (this.constructor as typeof FakeElement)(this.box);
    Object.assign(copy.dataset, this.dataset);
    for (const [name, value] of this.attributes) copy.attributes.set(name, value);
    return copy;
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
    if (name.startsWith("data-")) delete this.dataset[name.slice(5)];
  }
}

/** A group within a drawing; its own box is in the units of the drawing. */
export class FakeGraphics extends FakeElement {
  getBBox() {
    FakeElement.log.push("measure");
    return { x: -5, y: -5, width: 10, height: 10 };
  }
}

function nameIn(selector: string): string {
  return /^\[data-(\w+)\]$/.exec(selector)?.[1] ?? "";
}
