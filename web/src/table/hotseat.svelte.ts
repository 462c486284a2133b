/** Several players at one screen: whose turn it shows, and when to hand it over. */

import { settings } from "../settings.svelte";

export class HotSeat {
  /** The seat of the player who is called to the screen; until they have come, nothing can be done. */
  passing = $state<string | null>(null);
  /** The seat of the player who was last asked for a move at this screen. */
  turned = $state<string | null>(null);

  /** A frame is shown: it asks `me`, who can move, or whose turn is complete and waits for confirmation. */
  arrange(me: string | null, canMove: boolean, holding: boolean): void {
    if (!canMove) this.passing = null;
    else if (settings.pass && this.turned && me !== this.turned) this.passing = me;
    if (canMove || holding) this.turned = me;
  }

  /** The player who was called has come. */
  arrive(): void {
    this.passing = null;
  }
}
