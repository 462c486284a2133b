/** Outlines of small things that several boards draw. Colours come from the theme. */

import { outlines } from "@core/look.json";

export const COIN = outlines.coin;
export const COIN_FACE = outlines.coin_face;
export const TICKET = outlines.ticket;
export const TICKET_FOLDS = outlines.ticket_folds;

/** How the outlines of small pictures are drawn. */
export const INK = 'stroke="var(--line)" stroke-width="1.2" stroke-linejoin="round"';
