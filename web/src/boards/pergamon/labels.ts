/** What things on the board are called, in whichever style they are drawn. */

import { say } from "../../words.svelte";
import type { Collection, Field, Gallery, Money, Month, Step } from "./generated";

export function fieldInWords(field: Field): string {
  const { coins, gallery, figure } = field;
  const words = say("pergamon-move-place", { field: field.field, coins, gallery });
  return figure ? `${words} (${figure})` : words;
}

export function galleryInWords({ gallery, price, tiles }: Gallery): string {
  return say("pergamon-move-dig", { gallery, price, tiles: tiles.length });
}

export function collectionInWords({ marker, field, points }: Collection): string {
  return say("pergamon-move-dissolve", { marker, field, points });
}

export function objectsInWords({ objects }: Collection): string {
  return objects.map(({ kind, year }) => `${say("pergamon-kind", { kind })} ${year}`).join(", ");
}

export function monthInWords({ round, oldest, setback }: Month): string {
  const named = say("pergamon-board-round", { round });
  return oldest ? `${named}: ${say("pergamon-kind", { kind: oldest })}, −${setback}` : named;
}

export function pileInWords({ pile, top }: Money): string {
  return say("pergamon-board-pile", {
    cards: pile,
    back: top ? say("pergamon-board-back", { back: top }) : "–",
  });
}

/** The money cards that nobody has seen: how many with so many coins. */
export function unseenInWords({ unseen }: Money): string {
  const left = Object.entries(unseen).map(([coins, cards]) => `${coins} × ${cards}`);
  return `${say("pergamon-odds-cards")} ${left.join(", ")}`;
}

/** A marker in the museum, with the name of its player. */
export function markerInWords({ marker, field, points }: Step, name: string): string {
  return `${name} ${marker?.marker}: ${field}, ${say("pergamon-points", { points })}`;
}
