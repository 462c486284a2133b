/** What a board may ask of the things it draws, and the one way in which hands, keys and readers touch them. */

import type { Attachment } from "svelte/attachments";
import type { Action, Thing } from "../moves";
import type { Args } from "../words.svelte";

export interface Reach {
  /** All actions that touch a thing. */
  all(thing: Thing): Action[];
  /** The actions that touch a thing and are possible now. */
  legal(thing: Thing): Action[];
  /** Do what there is to do with a thing; let the player choose where it is several; else say why not. */
  press(thing: Thing, at: Element): void;
  /** Say why nothing can be done with a thing now. */
  why(thing: Thing, at: Element): void;
  /** No longer. */
  leave(): void;
  /** One action after the other, each as soon as it is possible; stops at the first that is not. */
  follow(ids: number[]): void;
  /** The actions of a kind that are possible now. */
  ofKind(kind: string): Action[];
  /** The words of a possible action. */
  words(action: Action): string;
  /** What a possible action means here: a price, a date. */
  seen(action: Action): Args;
  /** Do it. */
  act(id: number): void;
}

/** The reach of who only looks: nothing can be touched. */
export const STILL: Reach = {
  all: () => [],
  legal: () => [],
  press: () => {},
  why: () => {},
  leave: () => {},
  follow: () => {},
  ofKind: () => [],
  words: (action) => action.kind,
  seen: () => ({}),
  act: () => {},
};

const PATIENCE = 450; // ms that a pointer rests before a reason is shown

/** Makes an element of a drawing a thing that can be pressed, focused and read aloud; lit while something can be done. */
export function touch(reach: Reach, thing: Thing, label: string): Attachment<Element> {
  return (element) => {
    const lit = reach.legal(thing).length > 0;
    element.setAttribute("data-thing", "");
    element.toggleAttribute("data-lit", lit);
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
    element.setAttribute("aria-label", label);
    element.setAttribute("aria-disabled", String(!lit));

    let timer = 0;
    const rest = (event: Event) => {
      if (lit || (event as PointerEvent).pointerType === "touch") return;
      timer = window.setTimeout(() => reach.why(thing, element), PATIENCE);
    };
    const leave = () => {
      window.clearTimeout(timer);
      reach.leave();
    };
    const focus = () => {
      if (!lit && element.matches(":focus-visible")) reach.why(thing, element);
    };
    const press = (event: Event) => {
      event.stopPropagation();
      window.clearTimeout(timer);
      reach.press(thing, element);
    };
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key !== "Enter" && key !== " ") return;
      event.preventDefault();
      press(event);
    };
    const listeners: [string, (event: Event) => void][] = [
      ["click", press],
      ["keydown", key],
      ["pointerenter", rest],
      ["pointerleave", leave],
      ["focus", focus],
      ["blur", leave],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      window.clearTimeout(timer);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}
