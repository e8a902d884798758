// What a hero has bought and sold since entering the shop, from the log.

import type { LineSent, Msg } from "../../../lib/wire";

export interface Entry {
  what: Msg;
  /** What it has brought: less than nothing for what was bought. */
  coins: number;
}

const BOUGHT = "des-log-buy";
const SOLD = "des-log-sell";
/** What may come of a purchase before the next one. */
const BETWEEN = new Set(["des-log-gain", "des-log-equip", "des-log-pack", "des-log-drop", "des-log-cache", "des-log-skill", "des-log-deck-empty", "des-log-familiar"]);

/** In the order of the log. Whatever is no business of a shop is from before it was entered. */
export function receipt(log: readonly LineSent[], who: string): Entry[] {
  const entries: Entry[] = [];
  for (const { msg } of log.toReversed()) {
    if (BETWEEN.has(msg.id)) continue;
    if ((msg.id !== BOUGHT && msg.id !== SOLD) || (msg.args?.["who"] as Msg | undefined)?.id !== who) break;
    const coins = Number(msg.args?.["coins"] ?? 0);
    entries.unshift({ what: (msg.args?.["what"] ?? msg.args?.["item"]) as Msg, coins: msg.id === SOLD ? coins : -coins });
  }
  return entries;
}
