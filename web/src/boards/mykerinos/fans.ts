/** The cards of a player, by patron. */

import type { Player } from "./generated";

/** The cards of a patron by the keys under which they travel. */
export interface Fan {
  patron: string;
  upright: string[];
  turned: string[];
}

/** The last cards of each patron are those that are turned. */
export function fansOf(player: Player): Fan[] {
  const named = (patron: string) =>
    patron === "greenwish"
      ? player.nile.map((card) => `nile-${card}`)
      : player.cards.filter((card) => card.patron === patron).map((card) => `card-${card.card}`);
  const known = Object.entries(player.patrons).map(([patron, { used }]) => {
    const cards = named(patron);
    return { patron, upright: cards.slice(0, cards.length - used), turned: cards.slice(cards.length - used) };
  });
  const nobody = named("nobody");
  return nobody.length ? [...known, { patron: "nobody", upright: nobody, turned: [] }] : known;
}
