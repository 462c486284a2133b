/** Tells what is looked at. */

import type { Attachment } from "svelte/attachments";

/**
 * Tells when a thing is looked at, by pointer or by focus; afterwards, since what is taken away loses its
 * focus.
 */
export function glance(looked: (on: boolean) => void): Attachment<Element> {
  return (element) => {
    const on = () => queueMicrotask(() => looked(true));
    const off = () => queueMicrotask(() => looked(false));
    const listeners: [string, () => void][] = [
      ["pointerenter", on],
      ["pointerleave", off],
      ["focusin", on],
      ["focusout", off],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}
