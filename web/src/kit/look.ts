/** Drawings that pictures and browser share; they stand in the `look.json` of each game. */

/** A drawing with the colours of the page, which stand in it by their names. */
export function painted(drawing: string): string {
  return drawing.replace(/\{(\w+)\}/g, (_, name: string) => `var(--${name.replaceAll("_", "-")})`);
}
