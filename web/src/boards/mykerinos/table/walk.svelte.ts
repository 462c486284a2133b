/** The exhibition at the end: from patron to patron over the museum, at a pace that can be followed or skipped. */

import { calm } from "../../../kit/travel";
import type { MykerinosView, Patron, Player } from "../generated";

const STEP = 850; // ms on each patron

/** The patrons whose cards the museum is worth something for, by their wings. */
export function exhibited(view: MykerinosView): Patron[] {
  return view.wings.flatMap(({ patron }) => (patron ? [patron] : []));
}

/** What a player's cards of some patrons are worth. */
export function worthOf(player: Player, patrons: readonly Patron[]): number {
  return patrons.reduce(
    (sum, patron) => sum + (player.worth[patron] ?? 0) * (player.patrons[patron]?.cards ?? 0),
    0,
  );
}

export class Walk {
  /** How many patrons have been counted; more than there are once everything has. */
  counted = $state(Number.POSITIVE_INFINITY);
  private timer = 0;

  /** Begin, unless things are to be calm. */
  begin(patrons: number): void {
    if (calm() || document.hidden) return;
    this.counted = 0;
    this.timer = window.setInterval(() => {
      this.counted += 1;
      if (this.counted > patrons) this.skip();
    }, STEP);
  }

  /** Everything is counted at once. */
  skip(): void {
    window.clearInterval(this.timer);
    this.counted = Number.POSITIVE_INFINITY;
  }
}
