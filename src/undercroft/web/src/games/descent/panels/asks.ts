// Which asks of Descent have a prompt of their own.

import type { AskSent, Msg } from "../../../lib/wire";

export type Manner =
  | "action"
  | "act"
  | "arms"
  | "target"
  | "spend"
  | "reroll"
  | "shop"
  | "skills"
  | "equip"
  | "cards"
  | "hero"
  | "figures"
  | "attack"
  | "kinds"
  | "put"
  | "told";

const MANNERS: Readonly<Record<string, Manner>> = {
  action: "action",
  act: "act",
  monster: "act",
  guard: "arms",
  weapon: "arms",
  target: "target",
  spend: "spend",
  reroll: "reroll",
  "reroll-one": "reroll",
  shop: "shop",
  equip: "equip",
  cards: "cards",
  "hand-limit": "cards",
  "discard-to-pay": "cards",
  hero: "hero",
  "next-hero": "figures",
  activate: "figures",
  charm: "figures",
  lead: "figures",
  telekinesis: "figures",
  promote: "figures",
  recall: "figures",
  swarm: "kinds",
  spawn: "put",
  "spawn-master": "put",
  aim: "attack",
  blast: "attack",
  prevent: "told",
  exchange: "skills",
  half: "told",
  "what-first": "told",
  rest: "told",
  trade: "told",
  swap: "told",
  order: "told",
};

const PREFIX = "des-ask-";
function askName(prompt: Msg): string {
  return prompt.id.startsWith(PREFIX) ? prompt.id.slice(PREFIX.length) : "";
}

/** How an ask is shown; null for the plain list. */
export function mannerOf({ ask, interrupts }: Pick<AskSent, "ask" | "interrupts">): Manner | null {
  const name = askName(ask.prompt);
  if (name.endsWith("-overlord")) return "cards";
  return MANNERS[name] ?? (interrupts ? "told" : null);
}
