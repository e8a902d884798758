// In which order what can be done is offered: what the turn is for first, what can wait last.

import type { Choice } from "../../../lib/wire";

const RANKS: readonly (readonly string[])[] = [
  ["door", "chest"],
  ["pick", "take", "travel", "climb", "jump", "halt", "shop"],
  ["use", "drink", "tend"],
  ["ready_move", "fatigue"],
  ["reequip"],
  ["give", "hand_over"],
];

function rank({ value }: Choice): number {
  const kind = String(value).split(":")[0]!;
  const at = RANKS.findIndex((kinds) => kinds.includes(kind));
  return at < 0 ? RANKS.length : at;
}

/** Doors and chests first, handing things over last; what is alike stays as it was. */
export function inOrder(choices: readonly Choice[]): Choice[] {
  return [...choices].sort((a, b) => rank(a) - rank(b));
}
