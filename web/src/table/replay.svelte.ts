/** A replay, step by step, of a table or of a record. */

import { tick } from "svelte";
import { Travel } from "../kit/travel";
import { api } from "../net/api";
import type { RecordShown, Step, Told } from "../net/messages";
import { share } from "../net/share";

const PAGE = 50; // positions that the server gives at once
const PACE = 900; // ms that each step stays while playing

/** A position and what led to it. `key` is its version at the table, or its line in the record. */
export interface Moment {
  key: number;
  told: Told[];
  undone: string;
  view: Record<string, unknown>;
}

/** Where moments come from: all keys, and a way to load the page of moments around one of them. */
export interface Story {
  keys: number[];
  page(key: number): Promise<Moment[]>;
}

export class Replay {
  at = $state(0);
  /** Counts the jumps to positions that do not follow from the one before; at a table, 0 is the present. */
  leaps = $state(1);
  now = $state.raw<Moment | null>(null);
  playing = $state(false);
  trouble = $state("");
  private readonly known = new Map<number, Moment>();
  private readonly travel: Travel;
  private asked = 0;
  private timer = 0;

  constructor(
    readonly story: Story,
    stage: () => HTMLElement | null,
    start: number,
    private readonly until = story.keys.length - 1,
  ) {
    this.travel = new Travel(stage);
    void this.go(start);
  }

  get last(): number {
    return this.story.keys.length - 1;
  }

  get key(): number {
    return this.story.keys[this.at] ?? 0;
  }

  /** Go to a step; things travel if it is the next one. */
  async go(wanted: number): Promise<void> {
    const at = Math.max(0, Math.min(this.last, wanted));
    const near = Math.abs(at - this.at) === 1;
    const on = at === this.at + 1;
    this.at = at;
    const turn = ++this.asked;
    const moment = await this.moment(this.key);
    if (turn !== this.asked || !moment) return;
    this.travel.skip();
    const before = near && this.now ? this.travel.places() : null;
    if (!on) this.leaps++;
    this.now = { ...moment, view: share(this.now?.view, moment.view) };
    await tick();
    if (before) await this.travel.from(before);
  }

  /** Play step by step, to the end of the story. */
  async play(): Promise<void> {
    this.playing = true;
    if (this.at >= this.last) await this.go(0);
    const end = this.at < this.until ? this.until : this.last;
    while (this.playing && this.at < end) {
      const told = this.now?.told.length;
      await new Promise((next) => {
        this.timer = window.setTimeout(next, told ? PACE : PACE / 3);
      });
      if (this.playing) await this.go(this.at + 1);
    }
    this.playing = false;
  }

  stop(): void {
    this.playing = false;
    window.clearTimeout(this.timer);
  }

  private async moment(key: number): Promise<Moment | undefined> {
    if (!this.known.has(key)) {
      try {
        for (const moment of await this.story.page(key)) this.known.set(moment.key, moment);
        this.trouble = "";
      } catch (error) {
        this.trouble = (error as Error).message;
      }
    }
    return this.known.get(key);
  }
}

const SHOWN = new Set(["began", "move", "draw", "undo"]);

/** The whole game at a table, from its log. */
export function tableStory(table: string, log: readonly Step[]): Story {
  return {
    keys: log.filter((step) => SHOWN.has(step.kind)).map((step) => step.version),
    async page(key) {
      const found = await api.positions(table, pageStart(key, 0), PAGE);
      return found.map(({ version, step, view }) => ({
        key: version,
        told: step.events ?? [],
        undone: step.kind === "undo" ? (step.seat ?? "") : "",
        view,
      }));
    },
  };
}

/** A record, line by line. */
export function recordStory(text: string, shown: RecordShown): Story {
  return {
    keys: Array.from({ length: shown.last - shown.first }, (_, k) => shown.first + 1 + k),
    async page(key) {
      const after = pageStart(key, shown.first);
      const { positions } = after === shown.first ? shown : await api.record(text, after, PAGE);
      return positions.map(({ line, text, events, view }) => ({
        key: line,
        told: events,
        undone: /^undo ([A-D])/.exec(text)?.[1] ?? "",
        view,
      }));
    },
  };
}

function pageStart(key: number, first: number): number {
  return first + Math.floor((key - first - 1) / PAGE) * PAGE;
}

/** The line of the record for a version of the table; only some log entries have a line. */
export function lineOf(version: number, log: readonly Step[], movesLine: number): number {
  const recorded = new Set(["move", "draw", "undo", "sits", "resigned"]);
  return movesLine + log.filter((step) => step.version <= version && recorded.has(step.kind)).length;
}
