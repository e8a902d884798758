// What the server knows about the choices of an ask: the structs of undercroft/games/descent/browser_{hints,…}.py.

import type { Sitting } from "../../../lib/sitting.svelte";
import type { Msg, Value } from "../../../lib/wire";
import type { Trait } from "../scene";

export interface Odds {
  who: string;
  name: Msg;
  friend: boolean;
  /** After Pierce. */
  armor: number;
  left: number;
  /** It is no miss; it may still do no wound. */
  hits: number;
  kills: number;
  expected: number;
  /** The chance of none, one, two … wounds; the last is that of as many as kill. */
  wounds: number[];
  undying: boolean;
  shield: number;
}
export interface Strike {
  weapon: string;
  kind: Trait;
  dice: string[];
  distance: number;
  needs_range: boolean;
  at: string;
  area: string;
  cells: string[];
  damage: number;
  range: number;
  surges: number;
  pierce: number;
  sorcery: number;
  fear: number;
  odds: Odds[];
  assumes: string[];
}
export interface Change {
  what: string;
  now: number;
  then: number;
  kind?: Trait;
  dice?: string[];
}
export interface Deal {
  price?: number;
  coins?: number;
  left?: number;
  packed?: boolean;
  changes?: Change[];
}
export interface Spend {
  damage: number;
  range: number;
  surges: number;
  reaches: boolean;
  /** Surges still missing against Fear. */
  fear: number;
  /** By figure, if nothing more is spent; null for a miss. */
  wounds: Record<string, number | null>;
  /** By figure, if the rest is spent as well as can be. */
  best: Record<string, number | null>;
}
export interface Tired {
  dice: number;
  now: number;
  expected: number;
  better: number;
}
export interface Hint {
  strikes?: Strike[];
  grants?: { points: number; attacks: number; orders: number; halves: number; speed: number };
  deal?: Deal;
  card?: { card: string; price: number; threat: number };
  prevents?: { wounds: number; left: number };
  reroll?: { now: number; then?: number; misses: number | boolean };
  spend?: Spend | Tired;
}

/** What a choice would do, as far as the server has said. */
export function hintOf(sitting: Sitting, value: Value): Hint {
  return (sitting.hints["choices"] as Record<string, Hint> | undefined)?.[String(value)] ?? {};
}

/** What concerns all the choices alike. */
export function hintOfAll(sitting: Sitting): Hint {
  return (sitting.hints["ask"] as Hint | undefined) ?? {};
}

/** 83 % as the language writes it. */
export function percent(chance: number, lang: string): string {
  const digits = chance > 0 && chance < 0.01 ? 1 : 0;
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: digits }).format(chance);
}

export function decimal(value: number, lang: string): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(value);
}
