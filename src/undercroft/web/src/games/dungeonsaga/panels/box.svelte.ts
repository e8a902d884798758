// What is in the box: the catalogue of undercroft/games/dungeonsaga/browser/catalogue.py, fetched once.

import { boxOf } from "../../../lib/catalogue.svelte";
import type { Msg } from "../../../lib/wire";

interface Told {
  id: string;
  name: Msg;
  text: Msg;
}
interface Printed {
  move: number;
  fight: number;
  shoot: number;
  armour: number;
  caster: boolean;
  large: boolean;
  abilities: Record<string, number>;
}
export type Damage = "ignored" | "bones" | "destroyed";
export interface MinionCard extends Told, Printed {
  count: number;
  damage: Damage[];
}
export interface CharacterCard extends Told, Printed {
  hero: string;
  white: number;
  feats: string[];
  legend: boolean;
  companion: boolean;
}
export interface SpellCard extends Told {
  major: boolean;
  school: string;
  range: string;
  sight: boolean;
  attack: number;
}
export interface ItemCard extends Told {
  kind: string;
  activation: "passive" | "triggered" | "use";
  accessory: boolean;
  single_use: boolean;
  users: string[];
}
export interface SkillCard extends Told {
  hero: string;
}
export interface CommandCard extends Told {
  kind: "extra" | "double" | "raise" | "interrupt";
  value: number;
  copies: number;
}
export interface AdventureCard {
  id: string;
  number: number;
  letter: string;
  title: Msg;
  heroes: string[];
}
export interface Box {
  heroes: Record<string, CharacterCard>;
  bosses: Record<string, CharacterCard>;
  minions: Record<string, MinionCard>;
  feats: Record<string, Told>;
  spells: Record<string, SpellCard>;
  items: Record<string, ItemCard>;
  skills: Record<string, SkillCard>;
  commands: Record<string, CommandCard>;
  abilities: Record<string, Told>;
  adventures: Record<string, AdventureCard>;
}

/** The box, or null until it has come; asking for it fetches it. */
export const box = boxOf<Box>("dungeonsaga");
