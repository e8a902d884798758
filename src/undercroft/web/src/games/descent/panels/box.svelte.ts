// What is in the box: the catalogue of undercroft/games/descent/browser/catalogue.py, fetched once.

import { boxOf } from "../../../lib/catalogue.svelte";
import type { Msg } from "../../../lib/wire";
import type { Trait } from "../scene";

export interface Face {
  key: string;
  name: Msg;
  range: number;
  damage: number;
  surge: number;
  enhancement: number;
  miss: boolean;
  blank: boolean;
}
export interface DieCard {
  id: string;
  name: Msg;
  faces: Face[];
}
interface Told {
  name: Msg;
  text: Msg;
}
export interface AbilityCard extends Told {
  id: string;
}
export interface HeroCard extends Told, Record<Trait, number> {
  id: string;
  wounds: number;
  fatigue: number;
  armor: number;
  speed: number;
  fighting: number;
  subterfuge: number;
  wizardry: number;
  conquest: number;
  hands: number;
}
interface NamedAbility {
  id: string;
  name: Msg;
}
export interface MonsterSide {
  speed: number;
  armor: number;
  /** By the number of players, the overlord included. */
  wounds: Record<string, number>;
  attack: Trait;
  dice: string[];
  abilities: NamedAbility[];
  bonus: Msg[];
}
export interface MonsterCard extends Told {
  id: string;
  size: string;
  figures: { normal: number; master: number };
  normal: MonsterSide;
  master: MonsterSide;
}
export interface ItemCard extends Told {
  id: string;
  deck: string;
  type: "weapon" | "armor" | "shield" | "other" | "cache";
  rune: boolean;
  attack: Trait | null;
  cost: number | null;
  hands: number;
  dice: string[];
  abilities: NamedAbility[];
  surges: { cost: number; gains: Msg[] }[];
  armor: number;
  prevents: number;
  count: number;
}
export interface PotionCard extends Told {
  id: string;
  cost: number;
}
export interface SkillCard extends Told {
  id: string;
  deck: string;
  abilities: { id: string }[];
}
export interface OverlordCard extends Told {
  id: string;
  type: "spawn" | "power" | "event" | "trap";
  cost: number;
  value: number;
  count: number;
  spawn: { kind: string; count: number; master: boolean; name: Msg }[];
}
export interface FamiliarCard extends Told {
  id: string;
}
export interface Grant extends Told {
  paces: number;
  attacks: number;
  orders: number;
  halves: number;
}
export interface QuestCard {
  id: string;
  number: number;
  conquest: Record<string, number>;
  title: Msg;
  intro: Msg;
  goal: Msg;
  victory: Msg;
  defeat: Msg;
}
export interface Box {
  dice: Record<string, DieCard>;
  abilities: Record<string, AbilityCard>;
  heroes: Record<string, HeroCard>;
  monsters: Record<string, MonsterCard>;
  items: Record<string, ItemCard>;
  potions: Record<string, PotionCard>;
  skills: Record<string, SkillCard>;
  overlord: Record<string, OverlordCard>;
  familiars: Record<string, FamiliarCard>;
  orders: Record<string, Told>;
  actions: Record<string, Grant>;
  quests: Record<string, QuestCard>;
  market: Record<string, unknown>;
  limits: Record<string, number>;
  costs: Record<string, number>;
  decks: Record<string, number>;
}

/** The box, or null until it has come; asking for it fetches it. */
export const box = boxOf<Box>("descent");

/** A text that joins several sentences, one by one. */
export function sentences(msg: Msg): Msg[] {
  if (msg.id !== "des-text-join") return [msg];
  return [msg.args?.first, msg.args?.then].flatMap((part) => (part && typeof part === "object" && !Array.isArray(part) ? sentences(part) : []));
}
