// The card being read at full size, the figure that the panels show, and the weapon in hand.

import { Reading } from "../../../table/sheet/reading.svelte";

export type Kind = "item" | "potion" | "skill" | "overlord" | "hero" | "monster" | "ability" | "order" | "familiar";

class WithWeapon extends Reading<Kind> {
  /** The weapon of the attack that is being declared here: the table does not hold it until the target is chosen. */
  weapon = $state<string | null>(null);
}

export const reading = new WithWeapon();
