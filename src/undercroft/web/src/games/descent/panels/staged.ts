// Which asks of Descent are a matter of cards, and lie over the dungeon.

import type { Sitting } from "../../../lib/sitting.svelte";
import type { LineSent } from "../../../lib/wire";
import { cardOf, type Find } from "./finds";

const STAGED = new Set(["des-ask-hero", "des-ask-exchange", "des-ask-shop", "des-ask-cards", "des-ask-hand-limit", "des-ask-discard-to-pay"]);
const REARRANGING = new Set(["des-log-equip", "des-log-pack", "des-log-drop"]);

/** The card that has just come into a hero's hands, which is why equipment is asked about. */
export function loot(log: readonly LineSent[]): Find["card"] {
  const last = log.findLast(({ msg }) => !REARRANGING.has(msg.id));
  return last?.msg.id === "des-log-gain" ? cardOf(last.msg.args?.["item"]) : null;
}

export function staged({ current, log }: Pick<Sitting, "current" | "log">): boolean {
  const id = current?.ask.prompt.id ?? "";
  return STAGED.has(id) || (id === "des-ask-equip" && loot(log) !== null);
}
