// The card being read at full size.

import { Reading } from "../../../table/sheet/reading.svelte";

/** The families of cards in the box. */
export type Family = "hero" | "skill" | "monster" | "big_bad" | "room" | "item" | "technique";

export const reading = new Reading<Family>();
