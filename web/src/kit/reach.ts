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

/** What an element stands for now; its listeners look here, so that they are set once. */
interface Held {
  reach: Reach;
  thing: Thing;
  lit: boolean;
  timer: number;
}
const held = new WeakMap<Element, Held>();

/** Makes an element of a drawing a thing that can be pressed, focused and read aloud; lit while something can be done. */
export function touch(reach: Reach, thing: Thing, label: string): Attachment<Element> {
  return (element) => {
    const lit = reach.legal(thing).length > 0;
    const known = held.get(element);
    if (known) Object.assign(known, { reach, thing, lit });
    else listen(element, { reach, thing, lit, timer: 0 });
    element.toggleAttribute("data-lit", lit);
    write(element, "aria-label", label);
    write(element, "aria-disabled", String(!lit));
    return () => rested(held.get(element));
  };
}

/** Only what has changed is written: the browser looks again at whatever is touched. */
function write(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The pointer rests no longer; most things it never came to. */
function rested(own: Held | undefined): void {
  if (!own?.timer) return;
  window.clearTimeout(own.timer);
  own.timer = 0;
}

function listen(element: Element, own: Held): void {
  held.set(element, own);
  element.setAttribute("data-thing", "");
  element.setAttribute("role", "button");
  element.setAttribute("tabindex", "0");
  const rest = (event: Event) => {
    if (own.lit || (event as PointerEvent).pointerType === "touch") return;
    own.timer = window.setTimeout(() => own.reach.why(own.thing, element), PATIENCE);
  };
  const leave = () => {
    rested(own);
    own.reach.leave();
  };
  const focus = () => {
    if (!own.lit && element.matches(":focus-visible")) own.reach.why(own.thing, element);
  };
  const press = (event: Event) => {
    event.stopPropagation();
    rested(own);
    own.reach.press(own.thing, element);
  };
  const key = (event: Event) => {
    const { key } = event as KeyboardEvent;
    if (key !== "Enter" && key !== " ") return;
    event.preventDefault();
    press(event);
  };
  element.addEventListener("click", press);
  element.addEventListener("keydown", key);
  element.addEventListener("pointerenter", rest);
  element.addEventListener("pointerleave", leave);
  element.addEventListener("focus", focus);
  element.addEventListener("blur", leave);
}
