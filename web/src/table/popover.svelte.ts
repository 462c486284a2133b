/** What is said beside a thing: why nothing can be done with it, or what to choose. */

import type { Action, Thing } from "../moves";
import type { Answered, Command } from "../net/connection.svelte";
import type { Because } from "../net/messages";
import { tell } from "../words.svelte";

const LINGER = 400; // ms that a reason stays when the pointer leaves

export interface PopoverContent {
  at: Element;
  /** Whether the thing was pressed, not just hovered over or focused. */
  pressed: boolean;
  reason?: { text: string; clause: string };
  choices?: Action[];
  /** A question before the only choice. */
  question?: string;
}

export class PopoverState {
  content = $state.raw<PopoverContent | null>(null);
  private leaving = 0;
  private looks = 0; // counts how often the pointer came to a thing or left it
  private dismissed: Element | null = null; // the thing about which nothing more is said

  constructor(private readonly request: (message: Command, answered: Answered) => boolean) {}

  choose(at: Element, choices: Action[]): void {
    this.content = { at, pressed: true, choices };
  }

  /** Ask before an action. Open only after the press that led here, which would close the popover again. */
  askBack(at: Element, action: Action, question: string): void {
    window.setTimeout(() => {
      this.content = { at, pressed: true, question, choices: [action] };
    });
  }

  /**
   * Say why nothing can be done with a thing. An answer that comes after the pointer has left is not shown.
   */
  explain(thing: Thing, action: Action | undefined, at: Element, pressed: boolean): void {
    if (at === this.dismissed && !pressed) return;
    const look = ++this.looks;
    if (!action) {
      this.stay();
      if (thing.idle) this.content = { at, pressed, reason: { text: thing.idle, clause: "" } };
      return;
    }
    this.request({ type: "why", action: action.id }, (answer) => {
      if (look !== this.looks && !pressed) return;
      const { clause, message, args, possible } = answer as Because;
      this.stay();
      if (!possible && message) this.content = { at, pressed, reason: { text: tell(message, args), clause } };
    });
  }

  close(): void {
    this.content = null;
  }

  /** Close, and say nothing more about this thing until the pointer comes back to it. */
  dismiss(): void {
    this.dismissed = this.content?.at ?? null;
    this.content = null;
  }

  /** The pointer has left the thing: its reason goes away, unless the pointer goes to the popover itself. */
  leave(): void {
    this.looks++;
    this.dismissed = null;
    window.clearTimeout(this.leaving);
    this.leaving = window.setTimeout(() => {
      if (this.content?.reason) this.content = null;
    }, LINGER);
  }

  stay(): void {
    window.clearTimeout(this.leaving);
  }
}
