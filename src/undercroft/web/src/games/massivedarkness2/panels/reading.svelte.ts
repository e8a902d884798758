// The card being read at full size, and the figure that the panels show.

import { Reading } from "../../../table/sheet/reading.svelte";
import { itemOf } from "./box.svelte";

/** The families of cards in the box. */
export type Kind = "hero" | "skill" | "item" | "mob_item" | "set" | "mob" | "roaming" | "boss" | "door" | "tool" | "arrow" | "spirit" | "basic";

export const reading = new Reading<Kind>();

export const readItem = (id: string): void => reading.read(itemOf(id)?.family === "mob_item" ? "mob_item" : "item", id);
