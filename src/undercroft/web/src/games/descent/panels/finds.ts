// What the party has found in the turn being taken, from the log.

import type { LineSent, Msg } from "../../../lib/wire";

const FOUND = new Set(["des-log-chest", "des-log-chest-coins", "des-log-money", "des-log-key", "des-log-cache", "des-log-takes"]);

export interface Find {
  msg: Msg;
  /** The card that was found, if it was one. */
  card: { kind: "item" | "potion"; id: string } | null;
}

/** The finds since the last turn began; what came of the same answer as a purchase is no find. */
export function findsIn(log: readonly LineSent[]): Find[] {
  const began = log.findLastIndex(({ msg }) => msg.id === "des-log-turn" || msg.id === "des-log-overlord-turn");
  const turn = began < 0 ? [] : log.slice(began);
  const purchases = new Set(turn.filter(({ msg }) => msg.id === "des-log-buy").map(({ decision }) => decision));
  return turn.flatMap(({ msg, decision }) => {
    if (purchases.has(decision)) return [];
    if (msg.id === "des-log-gain") return [{ msg, card: cardOf(msg.args?.["item"]) }];
    return FOUND.has(msg.id) ? [{ msg, card: null }] : [];
  });
}

export function cardOf(item: unknown): Find["card"] {
  const id = (item as Msg | undefined)?.id ?? "";
  if (id.startsWith("des-item-")) return { kind: "item", id: id.slice("des-item-".length) };
  return id.startsWith("des-potion-") ? { kind: "potion", id: id.slice("des-potion-".length) } : null;
}
