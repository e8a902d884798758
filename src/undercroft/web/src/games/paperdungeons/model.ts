// The scene and the catalogue of Paper Dungeons, as games/paperdungeons/browser/scene.py sends them.

import type { Msg } from "../../lib/wire";

export type HeroId = "warrior" | "mage" | "cleric" | "rogue";
export type Colour = "white" | "black";
export type Symbol = HeroId | "clover" | "boots3" | "skull";
export type Reward = "potion" | "item_part" | "level_up" | "gem";

/** Sets of rooms are bit sets of 42 bits, so they are taken apart by division: shifts stop at 32. */
export type Rooms = number;

export interface Sheet {
  seat: number;
  levels: number[];
  parts: number[];
  glory: number[];
  digits: number[];
  dice: number[];
  trail: number[];
  claimed: string[];
  potions: number;
  hearts: number;
  damage: number;
  resurrected: boolean;
  at: number;
  explored: Rooms;
  slain: Rooms;
  circled: Rooms;
  crossed: Rooms;
  gems: number;
  announced: Rooms;
  traps: number;
  walls: number;
  waters: number;
  power_used: boolean;
  mission_glory: number;
  style: Colour[];
  power: string;
  objective: string;
  dealt_powers: string[];
  dealt_objectives: string[];
}

export interface Result {
  lines: number[];
  rooms: number;
  objective: string;
}

export interface Scene {
  seat: number | null;
  dungeon: string;
  story: string;
  scenario: number;
  round: number;
  pool: Symbol[];
  missions: string[];
  mission_glory: number;
  vanishing: boolean;
  sheets: Sheet[];
  scores: number[][];
  strengths: number[][];
  /** The bands in which each would fight them now; null means flight. */
  bands: (number | null)[][];
  progress: number[][];
  objective: number | null;
  results: Result[][];
}

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
  seasons: number[][];
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

/** What `hints` says of a room that can be reached. */
export interface WalkHint {
  path: number[];
  damage: number;
  prevented: number;
  found: Msg[];
}
/** What it says of a die. */
export interface DieHint {
  actions: string[];
  moves: number;
  digit: number;
}
/** What it says of a use of a die, or of a reward to pick. */
export interface UseHint {
  glory: number;
  hearts: number;
  strength?: number;
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

export function lastRound(box: Catalogue): number {
  return box.sheet.seasons.at(-1)!.at(-1)!;
}

/** The round whose end brings boss 1, 2 or 3. */
export function bossRounds(box: Catalogue): number[] {
  return box.sheet.seasons.map((season) => season.at(-1)!);
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
