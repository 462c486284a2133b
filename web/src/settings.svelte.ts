/** What a person likes, kept in this browser alone. */

const DEFAULTS = {
  /** Points of the others stay face down, as tickets do at a table. */
  hidePoints: false,
  /** A sound when it is my turn. */
  sound: false,
  /** A notice of the system when it is my turn and the page is not in front. */
  notices: false,
  /** At one screen: wait until the next player is there. */
  pass: true,
};
export type Setting = keyof typeof DEFAULTS;

const kept = $state({ ...DEFAULTS, ...recall<Partial<typeof DEFAULTS>>("settings", {}) });

export const settings: Readonly<typeof DEFAULTS> = kept;

export function set(name: Setting, value: boolean): void {
  kept[name] = value;
  keep("settings", kept);
}

/** Something of this browser's memory; a browser that keeps nothing still plays. */
export function recall<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // then it is gone with the page
  }
}
