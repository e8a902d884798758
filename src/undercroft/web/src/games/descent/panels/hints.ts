// What the server knows about the choices of an ask, as undercroft/games/descent/browser/sent.py declares it.

import type { Sitting } from "../../../lib/sitting.svelte";
import type { Value } from "../../../lib/wire";
import type { Hint, Hints } from "../wire.generated";

export type { Change, Deal, Hint, Odds, Plan, Spend, Strike, Tired } from "../wire.generated";

/** What a choice would do, as far as the server has said. */
export function hintOf(sitting: Sitting, value: Value): Hint {
  return (sitting.hints as Hints).choices?.[String(value)] ?? {};
}

/** What concerns all the choices alike. */
export function hintOfAll(sitting: Sitting): Hint {
  return (sitting.hints as Hints).ask ?? {};
}

/** What is recommended, the best first. */
export function advised(sitting: Sitting): readonly string[] {
  return (sitting.hints as Hints).advised ?? [];
}
