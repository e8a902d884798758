// Which asks of Dungeon Saga have a prompt of their own.

import type { AskSent } from "../../../lib/wire";

export type Manner = "turn" | "order" | "models" | "facing" | "cards" | "strike" | "continue" | "rise";

const MANNERS: Readonly<Record<string, Manner>> = {
  "sag-ask-turn": "turn",
  "sag-ask-order": "order",
  "sag-ask-next-hero": "models",
  "sag-ask-interrupt-model": "models",
  "sag-ask-target": "models",
  "sag-ask-feat": "models",
  "sag-ask-volley": "models",
  "sag-ask-strike": "strike",
  "sag-ask-facing": "facing",
  "sag-ask-interrupt": "cards",
  "sag-ask-crystal": "cards",
  "sag-ask-skill": "cards",
  "sag-ask-continue": "continue",
  "sag-ask-rise": "rise",
};

/** How an ask is shown; null for the plain list. */
export function mannerOf({ ask }: Pick<AskSent, "ask">): Manner | null {
  return ask.space === "one_of" ? (MANNERS[ask.prompt.id] ?? null) : null;
}

/** A matter of cards: it lies over the dungeon. */
export const staged = (id: string): boolean => id === "sag-ask-skill";

export const kindOf = (value: unknown): string => String(value).split(":")[0]!;
