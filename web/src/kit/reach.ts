/** What a board can do with the things it draws, and how pointer, keyboard and screen reader touch them. */

import type { Attachment } from "svelte/attachments";
import type { Action, Thing } from "../moves";
import type { Args } from "../words.svelte";

export interface Reach {
  /** All actions that touch a thing. */
  all(thing: Thing): Action[];
  /** The legal actions that touch a thing. */
  legal(thing: Thing): Action[];
  /** Whether the hint is about a thing. */
  hinted(thing: Thing): boolean;
  /** Do the one legal action of a thing, offer several, or say why there is none. */
  press(thing: Thing, at: Element): void;
  /** Say why nothing can be done with a thing now. */
  why(thing: Thing, at: Element): void;
  /** The pointer has left: stop saying why. */
  leave(): void;
  /** One action after the other, each as soon as it is legal; stops at the first that is not. */
  follow(ids: number[]): void;
  /** The legal actions of a kind. */
  ofKind(kind: string): Action[];
  /** A legal action in words. */
  words(action: Action): string;
  /** What a legal action means in this position: a price, a date. */
  seen(action: Action): Args;
  /** Do an action. */
  act(id: number): void;
}

/** For those who only look: nothing can be touched. */
export const STILL: Reach = {
  all: () => [],
  legal: () => [],
  hinted: () => false,
  press: () => {},
  why: () => {},
  leave: () => {},
  follow: () => {},
  ofKind: () => [],
  words: (action) => action.kind,
  seen: () => ({}),
  act: () => {},
};

const PATIENCE = 450; // ms that the pointer rests before a reason is shown

/** What an element stands for now. Its listeners look here, so they are added only once. */
interface Touchable {
  reach: Reach;
  thing: Thing;
  lit: boolean;
  timer: number;
  /** Whether the pointer has entered and has not moved since. */
  met: boolean;
}
const touchables = new WeakMap<Element, Touchable>();

/**
 * Where the pointer was last, and the event of its last movement. Things that come to lie under a resting
 * pointer fire pointer events, too.
 */
let pointer = "";
let movement: Event | null = null;
for (const type of ["pointermove", "pointerdown"])
  document.addEventListener(type, follow, { capture: true, passive: true });

function follow(event: Event): void {
  const { clientX, clientY } = event as PointerEvent;
  const place = `${clientX} ${clientY}`;
  if (place !== pointer) movement = event;
  pointer = place;
}

/**
 * Make an element something that can be pressed, focused and read aloud; lit while there is a legal action.
 */
export function touch(reach: Reach, thing: Thing, label: string): Attachment<Element> {
  return (element) => {
    const lit = reach.legal(thing).length > 0;
    const known = touchables.get(element);
    if (known) Object.assign(known, { reach, thing, lit });
    else listen(element, { reach, thing, lit, timer: 0, met: false });
    element.toggleAttribute("data-lit", lit);
    element.toggleAttribute("data-hinted", lit && reach.hinted(thing));
    write(element, "aria-label", label);
    write(element, "aria-disabled", String(!lit));
    return () => rested(touchables.get(element));
  };
}

/** Set an attribute only if it changes: each write makes the browser restyle the element. */
function write(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The pointer no longer rests here; on most things it never did. */
function rested(own: Touchable | undefined): void {
  if (!own?.timer) return;
  window.clearTimeout(own.timer);
  own.timer = 0;
}

function listen(element: Element, own: Touchable): void {
  touchables.set(element, own);
  element.setAttribute("data-thing", "");
  element.setAttribute("role", "button");
  element.setAttribute("tabindex", "0");
  const meet = (event: Event) => {
    own.met = (event as PointerEvent).pointerType !== "touch";
  };
  const rest = (event: Event) => {
    if (!own.met || event !== movement) return;
    own.met = false;
    if (!own.lit) own.timer = window.setTimeout(() => own.reach.why(own.thing, element), PATIENCE);
  };
  const leave = () => {
    own.met = false;
    rested(own);
    own.reach.leave();
  };
  const focus = () => {
    if (!own.lit && element.matches(":focus-visible")) own.reach.why(own.thing, element);
  };
  const press = (event: Event) => {
    event.stopPropagation();
    own.met = false;
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
  element.addEventListener("pointerenter", meet);
  element.addEventListener("pointermove", rest);
  element.addEventListener("pointerleave", leave);
  element.addEventListener("focus", focus);
  element.addEventListener("blur", leave);
}
