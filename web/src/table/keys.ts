/** Playing by keyboard: shortcuts, and moving the focus between things that can be done. */

/** Press the button with this shortcut; whether there is one. */
export function pressKey(key: string): boolean {
  const named = [...document.querySelectorAll<HTMLButtonElement>("button[aria-keyshortcuts]")];
  const button = named.find((other) => other.getAttribute("aria-keyshortcuts") === key);
  if (button?.ariaExpanded) button.focus(); // what it opens comes next
  button?.click();
  return !!button;
}

/** Move the focus to the next thing that can be done, or to the one before. */
export function focusNextLit(by: 1 | -1): void {
  const lit = [...document.querySelectorAll<HTMLElement>("[data-lit]")];
  const at = lit.indexOf(document.activeElement as HTMLElement);
  lit[(at + by + lit.length) % lit.length]?.focus();
}
