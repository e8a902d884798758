// Which asks of Dungeon Fighter have a prompt of their own.

import type { Sitting } from "../../lib/sitting.svelte";
import type { AskSent } from "../../lib/wire";
import { hintsOf, sceneOf } from "./scene";
import type { Aimed } from "./throwing/hand.svelte";

export type Manner = "aim" | "real" | "die" | "cards";

const MANNERS: Readonly<Record<string, Manner>> = {
  "dfi-ask-die": "die",
  "dfi-ask-hero": "cards",
  "dfi-ask-path": "cards",
  "dfi-ask-shopping": "cards",
};

/** How an ask is shown; null for the plain list. */
export function mannerOf({ ask }: Pick<AskSent, "ask">): Manner | null {
  if (ask.space === "aim") return "aim";
  if (ask.space === "outcome") return "real";
  return ask.space === "one_of" ? (MANNERS[ask.prompt.id] ?? null) : null;
}

const STAGED = new Set(["dfi-ask-hero", "dfi-ask-path", "dfi-ask-shopping"]);

/** A matter of cards: it lies over the table. */
export const staged = (id: string): boolean => STAGED.has(id);

/** The throw that a person is asked for; what helps with it comes a moment later. */
export function aimedOf(sitting: Sitting): Aimed | null {
  const sent = sitting.current;
  const scene = sceneOf(sitting);
  if (!sent || !scene || sent.ask.space !== "aim") return null;
  const told = hintsOf(sitting)?.aiming ?? {};
  const held = scene.fight?.dice.find(({ state }) => state === "hand")?.id;
  const flips = sent.ask.prompt.id === "dfi-ask-flip";
  return {
    key: `${sitting.table}/${sent.decision}`,
    axes: sent.ask.axes,
    body: told.bodies?.[0] ?? (flips ? "frost1" : held === "water" ? "water1" : (held ?? "red")),
    techniques: told.techniques ?? (flips ? [] : (scene.fight?.techniques ?? [])),
    usual: told.usual ?? {},
    inTime: told.in_time ?? {},
  };
}
