// Written by `make wire` from what Python declares; do not edit.

import type { Msg } from "../../lib/wire";

/** The table as one seat sees it. Sets of rooms are bit sets of 42 bits: exact as numbers of JavaScript. */
export interface Scene {
  seat: number | null;
  dungeon: string;
  story: string;
  scenario: number;
  round: number;
  pool: string[];
  missions: string[];
  /** What a mission claimed at the end of this round is worth. */
  mission_glory: number;
  vanishing: boolean;
  sheets: Sheet[];
  /** Score lines A to L of each sheet as they would be now. */
  scores: number[][];
  /** Of each party against each of the three bosses. */
  strengths: number[][];
  /** Those in which each would fight them now; null means flight. */
  bands: ((number | null)[])[];
  /** How far each player is with each mission on the table. */
  progress: number[][];
  /** How far the player who looks is with the objective. */
  objective: number | null;
  results: Result[][];
}

/** One player's sheet. Rooms are numbers, and sets of rooms are bit sets (see box/dungeon.py). */
export interface Sheet {
  seat: number;
  /** Of warrior, mage, cleric and rogue. */
  levels: number[];
  /** Filled part fields of the eight items, in sheet order. */
  parts: number[];
  /** Score lines A, B and C: what the three bosses gave or cost. */
  glory: number[];
  /** The round track: three digits for each round. */
  digits: number[];
  /** Dice of the pool used this round. */
  dice: number[];
  /** The pencil line: every room entered, in order. */
  trail: number[];
  claimed: string[];
  potions: number;
  /** Potion hearts filled: damage prevented; the potions stay as many (PAP-POT-10). */
  hearts: number;
  /** PAP-DMG-05: it never gets less. */
  damage: number;
  resurrected: boolean;
  at: number;
  /** Rooms entered, however often (PAP-MOV-15). */
  explored: number;
  /** Rooms whose monster is crossed out; these three are the marks on the map (PAP-MOV-11). */
  slain: number;
  /** Rooms whose reward has been gained. */
  circled: number;
  /** Rooms whose gem can no longer be looted. */
  crossed: number;
  gems: number;
  /** Rooms whose gem was looted in the round being played. */
  announced: number;
  traps: number;
  walls: number;
  waters: number;
  /** Whether a once-per-round power has been used this round. */
  power_used: boolean;
  mission_glory: number;
  /** The colour of die each hero trains with. */
  style: string[];
  power: string;
  objective: string;
  dealt_powers: string[];
  dealt_objectives: string[];
}

/** How one scenario ended for one player: the score lines A to L, and the rooms explored. */
export interface Result {
  lines: number[];
  rooms: number;
  objective: string;
}

/** A room within reach, a gem or a monster: where it is, and what getting there does. */
export interface WalkHint {
  path: number[];
  damage?: number;
  /** Of the damage. */
  prevented?: number;
  /** What waits there. */
  found?: Msg[];
}

/** What a die could be used for, and the digit it leaves on the round track. */
export interface DieHint {
  actions: string[];
  moves: number;
  digit: number;
}

/** What a use of a die, or a reward to pick, changes at once. */
export interface UseHint {
  glory: number;
  hearts: number;
  /** Against the next boss. */
  strength?: number;
}
