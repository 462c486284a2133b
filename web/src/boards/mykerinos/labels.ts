/** What things are called for those who hear the board: the same in each style. */

import type { Reach } from "../../kit/reach";
import type { Action } from "../../moves";
import { say } from "../../words.svelte";
import type { Bank, Card, Field, MykerinosView, Nile, Patron, Player, Room, Wing } from "./generated";
import { passNow } from "./ties";

/** The action of the next free space of the passing track. */
export const PASS = { moves: ["pass"] };

export function fieldLabel(
  { field, ground, zone, cube, disc }: Field,
  legal: Action[],
  reach: Reach,
): string {
  const parts = [say("web-mykerinos-field", { field, ground, zone: zone ?? 0 })];
  if (cube) parts.push(say("web-mykerinos-cube", { owner: cube }));
  if (disc) parts.push(say("web-mykerinos-disc", { seat: disc }));
  return [...parts, ...legal.map((action) => reach.words(action))].join(", ");
}

export function cardLabel({ card, points, patron }: Card, zone: number): string {
  const worth = `${say("mykerinos-patron", { patron })}, ${say("mykerinos-points", { points })}`;
  return `${say("mykerinos-board-zone", { zone })}: ${card}, ${worth}`;
}

export function bankLabel({ nile, points }: Bank): string {
  const patron = say("mykerinos-patron", { patron: "greenwish" });
  return `${patron}, ${nile}, ${say("mykerinos-points", { points })}`;
}

export function boatLabel({ boat }: Nile): string {
  return boat ? say("mykerinos-board-boat", { boat }) : "";
}

export function stackLabel({ unseen, queue }: Nile): string {
  return say("mykerinos-board-stack", { cards: unseen.length + queue.length });
}

export function roomLabel({ room, value, wings, cube, disc }: Room, all: readonly Wing[]): string {
  const patrons = all
    .filter(({ wing, patron }) => patron && wings.includes(wing))
    .map(({ patron }) => say("mykerinos-patron", { patron: patron ?? "nobody" }))
    .join(", ");
  const parts = [say("web-mykerinos-room", { room, value }), patrons];
  if (cube) parts.push(say("web-mykerinos-cube", { owner: cube }));
  if (disc) parts.push(say("web-mykerinos-disc", { seat: disc }));
  return parts.filter(Boolean).join(", ");
}

export function wingLabel({ wing, patron }: Wing): string {
  const name = say("web-mykerinos-wing", { wing });
  return patron ? `${name}: ${say("mykerinos-patron", { patron })}` : name;
}

/** Who has how many cards of a patron, and what one is worth as the museum stands. */
export function holding(player: Player, patron: Patron): string {
  const held = player.patrons[patron] ?? { cards: 0, used: 0 };
  const cards = say("web-mykerinos-holding", { seat: player.seat, cards: held.cards, used: held.used });
  const points = player.worth[patron];
  return points === undefined ? cards : `${cards}, ${say("web-mykerinos-worth", { points })}`;
}

export function patronLabel({ seats }: MykerinosView, patron: Patron): string {
  const held = seats.map((player) => holding(player, patron)).join("; ");
  return `${say("mykerinos-move-appeal", { patron })}. ${say("web-mykerinos-ability", { patron })} ${held}`;
}

/** The cards of a patron that a player has. */
export function fanLabel(seat: string, patron: string, cards: number, used: number): string {
  return `${say("mykerinos-patron", { patron })}: ${say("web-mykerinos-holding", { seat, cards, used })}`;
}

export function passLabel(view: MykerinosView, reach: Reach): string {
  const space = view.scale.indexOf(null) + 1;
  return [say("mykerinos-move-pass", { space }), ...(reach.legal(PASS).length ? [passNow(view)] : [])]
    .filter(Boolean)
    .join(". ");
}

export function spaceLabel(space: number, owner: string | null): string {
  return say("web-mykerinos-space", { space, owner: owner ?? "none" });
}
