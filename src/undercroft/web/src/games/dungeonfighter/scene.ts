// What the scene of Dungeon Fighter holds, as undercroft/games/dungeonfighter/browser declares it.

export type * from "./wire.generated";

import type { Sitting } from "../../lib/sitting.svelte";
import type { Hints, Scene } from "./wire.generated";

export function sceneOf(sitting: Sitting): Scene | null {
  return (sitting.scene as Scene | null) ?? null;
}

export function hintsOf(sitting: Sitting): Hints {
  return sitting.hints as Hints;
}
