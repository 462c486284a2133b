/**
 * What a board may ask of the things it draws, and the one way in which hands, keys and readers touch them.
 */

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
interface Touchable {
  reach: Reach;
  thing: Thing;
  lit: boolean;
  timer: number;
  /** Whether the pointer has come to it, and has not moved there yet. */
  met: boolean;
}
const touchables = new WeakMap<Element, Touchable>();

/** Where the pointer was last, and the event that told of its last movement: things that come to lie under a pointer
 * at rest tell of it, too. */
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
 * Makes an element of a drawing a thing that can be pressed, focused and read aloud; lit while something can
 * be done.
 */
export function touch(reach: Reach, thing: Thing, label: string): Attachment<Element> {
  return (element) => {
    const lit = reach.legal(thing).length > 0;
    const known = touchables.get(element);
    if (known) Object.assign(known, { reach, thing, lit });
    else listen(element, { reach, thing, lit, timer: 0, met: false });
    element.toggleAttribute("data-lit", lit);
    write(element, "aria-label", label);
    write(element, "aria-disabled", String(!lit));
    return () => rested(touchables.get(element));
  };
}

/** Only what has changed is written: the browser looks again at whatever is touched. */
function write(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The pointer rests no longer; most things it never came to. */
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
