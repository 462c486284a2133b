/** Several players at one screen: whose turn the screen shows, and when it is to be handed over. */

import { settings } from "../settings.svelte";

export class HotSeat {
  /** The seat of the player who is to come to the screen next; until they have, nothing can be done. */
  passing = $state<string | null>(null);
  /** The seat of the player who was last asked for a move here. */
  turned = $state<string | null>(null);

  /** A frame is shown: `me` is asked, who can move, or whose turn is made and waits for a nod. */
  arrange(me: string | null, canMove: boolean, holding: boolean): void {
    const { turned } = this;
    const another = (!!turned && me !== turned) || !!this.passing;
    if (!canMove) this.passing = null;
    else if (settings.pass && another) this.passing = me;
    if (canMove || holding) this.turned = me;
  }

  /** The player has come. */
  arrive(): void {
    this.passing = null;
  }
}
