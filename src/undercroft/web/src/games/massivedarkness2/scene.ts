// What the scene of Massive Darkness 2 holds, as undercroft/games/massivedarkness2/browser declares it, under the names of the board.

export type * from "./wire.generated";
export type {
  AllySeen as Ally,
  CombatSeen as Combat,
  DieSeen as Die,
  DoorSeen as Door,
  EnemySeen as Enemy,
  HeroSeen as Hero,
  TokenSeen as Token,
  TurnSeen as Turn,
} from "./wire.generated";

import type { Sitting } from "../../lib/sitting.svelte";
import type { Msg, Value } from "../../lib/wire";
import type { AllySeen, EnemySeen, HeroSeen, Hint, Hints, Scene } from "./wire.generated";

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

/** Whoever's turn it is. */
export function acting(scene: Scene): HeroSeen | null {
  return scene.heroes.find((hero) => hero.acting) ?? null;
}

/** Somebody on the map, whoever it is. */
export interface Figure {
  key: string;
  name: Msg;
  cells: readonly number[];
  hero?: HeroSeen;
  ally?: AllySeen;
  enemy?: EnemySeen;
}

/** Everybody on the map; heroes before their enemies. */
export function figuresOf({ heroes, allies, enemies }: Pick<Scene, "heroes" | "allies" | "enemies">): Figure[] {
  const found: Figure[] = [
    ...heroes.map((hero) => ({ key: hero.key, name: hero.name, cells: hero.cells, hero })),
    ...allies.map((ally) => ({ key: ally.key, name: ally.name, cells: ally.cells, ally })),
    ...enemies.map((enemy) => ({ key: enemy.key, name: enemy.name, cells: enemy.cells, enemy })),
  ];
  return found.filter(({ cells }) => cells.length);
}
