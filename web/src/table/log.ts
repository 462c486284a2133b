/** The log in paragraphs: consecutive steps of one player belong together. */

import type { Step, Told } from "../net/messages";

export interface Paragraph {
  key: number;
  told: Told[];
  version: number;
  note: "undo" | "";
  seat: string;
  /** Whether it was undone. */
  undone: boolean;
}

/** The steps that were undone; each undo says how many of those still standing it takes back. */
function takenBack(steps: readonly Step[]): Set<number> {
  const standing: number[] = [];
  const gone = new Set<number>();
  for (const { kind, version, undone } of steps) {
    if (kind === "move" || kind === "draw") standing.push(version);
    if (kind === "undo" && undone) for (const step of standing.splice(-undone)) gone.add(step);
  }
  return gone;
}

/** What no rule says, but the table. */
function ours(message: string, seat: string): Told {
  return { message, args: { seat }, kind: "", clause: "" };
}

export function paragraphs(steps: readonly Step[], quiet: readonly string[]): Paragraph[] {
  const found: Paragraph[] = [];
  const gone = takenBack(steps);
  let mover = "";
  for (const step of steps) {
    const { version, seat = "" } = step;
    if (step.kind === "undo") {
      found.push({ key: version, told: [], version, note: "undo", seat, undone: false });
      mover = "";
      continue;
    }
    if (step.kind === "interrupted" && step.away) {
      const minutes = Math.ceil(step.away / 60);
      const told = [{ message: "web-log-away", args: { minutes }, kind: "", clause: "" }];
      found.push({ key: version, told, version, note: "", seat: "chance", undone: false });
      mover = "";
      continue;
    }
    if (step.kind !== "move" && step.kind !== "draw") continue;
    const told = (step.events ?? []).filter((event) => !quiet.includes(event.kind ?? ""));
    if (step.because?.length) told.unshift(ours("web-log-ended", seat));
    if (step.quick) told.unshift(ours("web-log-quick", seat));
    if (!told.length) continue;
    const undone = gone.has(version);
    const who = step.kind === "draw" ? "chance" : seat;
    const last = found.at(-1);
    if (last && who === mover && last.undone === undone) {
      last.told.push(...told);
      last.version = version;
    } else found.push({ key: version, told, version, note: "", seat: who, undone });
    mover = who;
  }
  return found;
}

/** Everything that steps tell, without what was undone, sentence by sentence. */
export function sentences(steps: readonly Step[], quiet: readonly string[]): Told[] {
  const standing = paragraphs(steps, quiet).filter(({ undone }) => !undone);
  return standing.flatMap(({ note, seat, told }) => (note ? [ours("web-log-undo", seat)] : told));
}

/** The last paragraphs that together have at least so many sentences. */
export function latest(all: readonly Paragraph[], sentences: number): Paragraph[] {
  let told = 0;
  const first = all.findLastIndex((paragraph) => {
    told += Math.max(1, paragraph.told.length);
    return told >= sentences;
  });
  return all.slice(Math.max(0, first));
}
