// The scene of Paper Dungeons as games/paperdungeons/browser declares it, its catalogue, and how to read them.

import type { Msg } from "../../lib/wire";
import type * as wire from "./wire.generated";

export type * from "./wire.generated";

export type HeroId = "warrior" | "mage" | "cleric" | "rogue";
export type Colour = "white" | "black";
export type Symbol = HeroId | "clover" | "boots3" | "skull";
export type Reward = "potion" | "item_part" | "level_up" | "gem";

/** Sets of rooms are bit sets of 42 bits, so they are taken apart by division: shifts stop at 32. */
export type Rooms = number;

/** As sent; of colours and symbols the server only says that they are text. */
export type Sheet = Omit<wire.Sheet, "style"> & { style: Colour[] };
export type Scene = Omit<wire.Scene, "pool" | "sheets"> & { pool: Symbol[]; sheets: Sheet[] };

export interface Named {
  name: Msg;
}
export interface Described extends Named {
  text: Msg;
}
export interface Room {
  id: string;
  entry: boolean;
  monster: { type: string; level: number } | null;
  trap: boolean;
  reward: Reward[];
  gem: string | null;
}
export type Pair = [number, number];

export interface Hero extends Described {
  id: HeroId;
}
export interface Item extends Described {
  id: string;
  area: "upper" | "lower";
  symbol: HeroId | "any";
}
export interface Power extends Described {
  id: string;
  when: "setup" | "trigger" | "round";
  glory: number;
  boss_damage: "full" | "none";
}
export interface Objective extends Described {
  id: string;
  tiers: number[];
  style: Colour[];
}
export interface Mission extends Described {
  id: string;
  at_least: number;
}
export interface Band {
  strength: number;
  glory: number;
  damage: number;
}
export interface Boss extends Named {
  id: string;
  season: number;
  weakness: HeroId;
  reward: Reward[];
  flee: number;
  vanish: string[];
  bands: Band[];
}
export interface Dungeon extends Described {
  boss_rooms: number[];
  bosses: string[];
  walls: Pair[];
}
export interface SheetTracks {
  dice_per_round: number;
  ability_level: number;
  max_level: number;
  hearts: number;
  weakest_hero: { glory: Record<string, number> };
  monsters: { glory: number[] };
  gems: { glory: number[]; field_rewards: Record<string, Reward> };
  damage: { thresholds: Record<string, number> };
  resurrection_glory: number;
  parts_per_item: number;
  potions: { per_brew: number; per_row: number; hearts_per_potion: number; rows: { reward: Reward }[] };
}
export interface Catalogue {
  rooms: Room[];
  walls: Pair[];
  water: Pair[];
  portals: Pair[];
  sheet: SheetTracks;
  last_round: number;
  /** The round whose end brings boss 1, 2 or 3. */
  boss_rounds: number[];
  dice: { id: Colour; count: number; faces: Partial<Record<Symbol, number | null>> }[];
  symbols: Record<Symbol, Named & { moves: number }>;
  heroes: Hero[];
  items: Item[];
  monsters: Record<string, Named & { opponent: HeroId }>;
  tiers_glory: number[];
  powers: Record<string, Power>;
  objectives: Record<string, Objective>;
  missions: Record<string, Mission>;
  bosses: Record<string, Boss>;
  dungeons: Record<string, Dungeon>;
  stories: Record<string, Described & { dungeons: string[] }>;
}

export const COLUMNS = 6;
export const ROWS = 7;
export const OUTSIDE = -1;
export const LINES = "ABCDEFGHIJKL";

export function has(rooms: Rooms, room: number): boolean {
  return Math.floor(rooms / 2 ** room) % 2 === 1;
}

export function count(rooms: Rooms): number {
  let found = 0;
  for (let rest = rooms; rest > 0; rest = Math.floor(rest / 2)) found += rest % 2;
  return found;
}

/** The colour of each die of the pool. */
export function colours(box: Catalogue): Colour[] {
  return box.dice.flatMap((die) => Array<Colour>(die.count).fill(die.id));
}

/** With a proper minus. */
export function plain(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : plain(n);
}

/** The end of a scenario is on the table: its results are in, and the next has not begun. */
export function scored(scene: Scene): boolean {
  return scene.results.length > scene.scenario;
}
