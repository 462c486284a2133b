/** Outlines of small things that several boards draw. Colours come from the theme. */

export const COIN = "M9 0A9 9 0 1 1-9 0A9 9 0 1 1 9 0z";
export const COIN_FACE = "M6 0A6 6 0 1 1-6 0A6 6 0 1 1 6 0zM-2.2 3h4.4M-2.2-3h4.4M0-3v6";
export const TICKET = "M-20-12h40v8a4 4 0 0 0 0 8v8h-40v-8a4 4 0 0 0 0-8z";
export const TICKET_FOLDS = "M-14-9v18M14-9v18";
