// Which asks of Massive Darkness 2 have a prompt of their own.

import type { AskSent } from "../../../lib/wire";

export type Manner = "turn" | "combat" | "cards" | "item" | "trade" | "figures" | "board";

const MANNERS: Readonly<Record<string, Manner>> = {
  "md2-ask-turn": "turn",
  "md2-ask-pool": "combat",
  "md2-ask-resolve": "combat",
  "md2-ask-arrow": "combat",
  "md2-ask-count-arrows": "combat",
  "md2-ask-hero": "cards",
  "md2-ask-weapon": "cards",
  "md2-ask-potion": "cards",
  "md2-ask-skill": "cards",
  "md2-ask-bless": "cards",
  "md2-ask-tool": "cards",
  "md2-ask-tool-lost": "cards",
  "md2-ask-swap-tool": "cards",
  "md2-ask-forge": "cards",
  "md2-ask-item": "item",
  "md2-ask-trade": "trade",
  "md2-ask-enemy": "figures",
  "md2-ask-target": "figures",
  "md2-ask-next-hero": "figures",
  "md2-ask-heal": "figures",
  "md2-ask-whom": "figures",
  "md2-ask-who-gains": "figures",
  "md2-ask-needle": "board",
  "md2-ask-quadrant": "board",
  "md2-ask-set-needle": "board",
  "md2-ask-column": "board",
  "md2-ask-stance": "board",
  "md2-ask-skill-stance": "board",
  "md2-ask-element": "board",
  "md2-ask-raise-element": "board",
  "md2-ask-element-to-the-top": "board",
};

/** How an ask is shown; null for the plain list. */
export function mannerOf({ ask }: Pick<AskSent, "ask">): Manner | null {
  return ask.space === "one_of" ? (MANNERS[ask.prompt.id] ?? null) : null;
}

const STAGED = new Set(["md2-ask-hero", "md2-ask-weapon", "md2-ask-skill"]);

/** A matter of cards: it lies over the dungeon. */
export const staged = (id: string): boolean => STAGED.has(id);

export const kindOf = (value: unknown): string => String(value).split(":")[0]!;
