/** The log in paragraphs: what one mover did in a row belongs together. */

import type { Step, Told } from "../net/messages";

export interface Paragraph {
  key: number;
  told: Told[];
  version: number;
  note: "undo" | "";
  seat: string;
}

export function paragraphs(steps: readonly Step[], quiet: readonly string[]): Paragraph[] {
  const found: Paragraph[] = [];
  let mover = "";
  for (const step of steps) {
    if (step.kind === "undo") {
      found.push({ key: step.version, told: [], version: step.version, note: "undo", seat: step.seat ?? "" });
      mover = "";
      continue;
    }
    if (step.kind !== "move" && step.kind !== "draw") continue;
    const told = (step.events ?? []).filter((event) => !quiet.includes(event.kind ?? ""));
    if (!told.length) continue;
    const who = step.kind === "draw" ? "chance" : (step.seat ?? "");
    const last = found.at(-1);
    if (last && who === mover) {
      last.told.push(...told);
      last.version = step.version;
    } else found.push({ key: step.version, told: [...told], version: step.version, note: "", seat: who });
    mover = who;
  }
  return found;
}

/** The clauses that a paragraph follows, each once. */
export function clausesOf({ told }: Paragraph): string[] {
  return [...new Set(told.flatMap(({ clause }) => clause || []))];
}

/** All that steps tell, one sentence after the other. */
export function sentences(steps: readonly Step[], quiet: readonly string[]): Told[] {
  return paragraphs(steps, quiet).flatMap(({ note, seat, told }) =>
    note ? [{ message: "web-log-undo", args: { seat } }] : told,
  );
}

/** The last paragraphs, with at least so many sentences where there are. */
export function latest(all: readonly Paragraph[], sentences: number): Paragraph[] {
  let told = 0;
  const first = all.findLastIndex((paragraph) => {
    told += Math.max(1, paragraph.told.length);
    return told >= sentences;
  });
  return all.slice(Math.max(0, first));
}
