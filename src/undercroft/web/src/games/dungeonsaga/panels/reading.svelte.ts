// The card being read at full size, and the model that the panels show.

import { Reading } from "../../../table/sheet/reading.svelte";

export type Kind = "spell" | "item" | "feat" | "skill" | "command" | "ability";

export const reading = new Reading<Kind>();
