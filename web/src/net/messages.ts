/** What server and client say to each other, as the schema has it, and what the client adds to it. */

import type { News, View, You } from "./generated";

export type * from "./generated";

/** A `view` or a `news`: what is stored, and the board that it makes. */
export type Frame = (View | News) & { you?: You };
