/**
 * Frames from the server are shown one after the other, each long enough to be followed, unless they are
 * skipped.
 */

import { tick } from "svelte";
import type { Moments } from "../kit/board";
import type { Moment, Scenes } from "../kit/scenes";
import type { Travel } from "../kit/travel";
import type { Frame } from "../net/messages";
import { hurried, isOwn, tempoOf, timeToRead } from "./pace";

/** The screen on which frames are shown. */
export interface Screen {
  /** The version that is shown; 0 before the first frame. */
  readonly version: number;
  /** Whether there is a board from which things can travel. */
  readonly hasBoard: boolean;
  readonly mySeats: readonly string[];
  /** Fetch what a frame needs to be shown. */
  prepare(frame: Frame): Promise<void>;
  /** What happens on the board between two positions. */
  readonly moments?: ((steps: Frame["steps"]) => Moments) | undefined;
  show(frame: Frame): void;
  /** All frames are shown. */
  shown(): void;
  /** A frame could not be shown; those behind it are dropped. */
  failed(error: unknown): void;
}

export class FrameQueue {
  /** Whether frames are being shown. */
  busy = $state(false);
  private readonly frames: Frame[] = [];
  private skippedTo = 0; // the version up to which frames land at once
  private readUntil = 0; // when what is shown has been read, by this browser's clock
  private stopReading = () => {};

  constructor(
    private readonly screen: Screen,
    private readonly travel: Pick<Travel, "places" | "from" | "skip">,
    private readonly scenes: Pick<Scenes, "play" | "skip">,
  ) {}

  /** The version of the last frame that has arrived. */
  get latest(): number {
    return this.frames.at(-1)?.version ?? this.screen.version;
  }

  add(frame: Frame): void {
    if (frame.type === "view" && this.screen.version === 0) this.frames.length = 0; // it holds all of theirs
    this.frames.push(frame);
    if (!this.busy) void this.showAll();
  }

  /** Everything that has arrived lands at once; what arrives later travels again. */
  skip(): void {
    this.skippedTo = this.latest;
    this.readUntil = 0;
    this.travel.skip();
    this.scenes.skip();
    this.stopReading();
  }

  private async showAll(): Promise<void> {
    this.busy = true;
    try {
      while (this.frames.length) await this.showNext();
    } catch (error) {
      this.frames.length = 0;
      this.screen.failed(error);
      return;
    } finally {
      this.busy = false;
    }
    this.screen.shown();
  }

  private async showNext(): Promise<void> {
    await this.letRead();
    const { screen, travel } = this;
    const next = this.frames[0] as Frame;
    const atOnce = !screen.hasBoard || this.skips(next) || hurried(next, this.frames.length, screen.mySeats);
    const moments = atOnce ? undefined : screen.moments?.(next.steps);
    if (moments) await this.play(moments.before, next);
    const before = atOnce ? null : travel.places(); // while the page is laid out as it was
    await screen.prepare(next);
    const frame = this.frames.shift() as Frame;
    screen.show(frame);
    await tick();
    if (before) await travel.from(before);
    if (moments) await this.play(moments.after, frame);
    if (before || isOwn(frame, screen.mySeats))
      this.readUntil = this.skips(frame) ? 0 : Date.now() + timeToRead(frame, screen.mySeats);
  }

  private async play(moments: readonly Moment[], frame: Frame): Promise<void> {
    if (moments.length && !this.skips(frame))
      await this.scenes.play(moments, tempoOf(isOwn(frame, this.screen.mySeats)));
  }

  private skips(frame: Frame): boolean {
    return document.hidden || frame.version <= this.skippedTo;
  }

  /** What is shown stays until it can have been read, or somebody skips it. */
  private async letRead(): Promise<void> {
    const left = this.readUntil - Date.now();
    if (left <= 0 || document.hidden) return;
    await new Promise<void>((read) => {
      this.stopReading = read;
      window.setTimeout(read, left);
    });
  }
}
