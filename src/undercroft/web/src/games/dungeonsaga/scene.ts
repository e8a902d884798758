// What Dungeon Saga's scene holds, as undercroft/games/dungeonsaga/browser declares it, under the names that the board calls it by.

export type * from "./wire.generated";
export type { AttackSeen as Attack, FittingSeen as Fitting, ModelSeen as Model, OverlordSeen as Overlord, TurnSeen as Turn } from "./wire.generated";

import type { Sitting } from "../../lib/sitting.svelte";
import type { Value } from "../../lib/wire";
import type { Hint, Hints, ModelSeen, Scene } from "./wire.generated";

export const OVERLORD = 0;
export const FACINGS = ["north", "east", "south", "west"] as const;

export function sceneOf(sitting: Sitting): Scene | null {
  return (sitting.scene as Scene | null) ?? null;
}

export function hintsOf(sitting: Sitting): Hints {
  return sitting.hints as Hints;
}

/** What a choice would do, as far as the server has said. */
export function hintOf(sitting: Sitting, value: Value): Hint {
  return hintsOf(sitting).choices?.[String(value)] ?? {};
}

/** What is recommended, the best first. */
export function advised(sitting: Sitting): readonly string[] {
  return hintsOf(sitting).advised ?? [];
}

/** Whoever's turn it is. */
export function acting(scene: Scene): ModelSeen | null {
  return scene.models.find((model) => model.acting) ?? null;
}
