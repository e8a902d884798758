// Which icon stands for what.

import type { CardSeen } from "./scene";

const TECHNIQUES: Readonly<Record<string, string>> = {
  spin: "clockwise-rotation",
  waterfall: "waterfall",
  pond: "lily-pads",
  wall: "stone-wall",
  launcher: "card-pick",
  thump: "fist",
  skid: "skateboard",
  headbutt: "head-shot",
  under_table: "table",
  weaker_hand: "hand",
  secret_strike_x: "crossed-bones",
  low_profile: "sunglasses",
  blind: "blindfold",
  airborne: "jump-across",
  prayer: "prayer",
};
const HEROES: Readonly<Record<string, string>> = { jack: "pirate-captain", maryla: "flower-emblem", daniel: "musical-notes", rysiek: "bear-face" };
const KINDS: Readonly<Record<string, string>> = {
  beast: "wolf-head",
  humanoid: "person",
  undead: "skeleton",
  elemental: "ice-golem",
  weapon: "crossed-swords",
  armour: "breastplate",
  curio: "potion-ball",
  rarity: "gem-pendant",
};

export const LIFE = "hearts";
export const SCAR = "scar-wound";
export const COIN = "two-coins";
export const CHIEF = "crown";
export const EYE = "all-seeing-eye";
export const SHOP = "shop";
export const BIG = "crowned-skull";

export const techniqueIcon = (id: string): string => TECHNIQUES[id] ?? "target-shot";
export const heroIcon = (id: string): string => HEROES[id] ?? "person";
export const kindIcon = (kind: string): string => KINDS[kind] ?? "person";

export function cardIcon({ family, id, kind = "" }: Pick<CardSeen, "family" | "id" | "kind">): string {
  if (family === "hero") return heroIcon(id);
  if (family === "technique") return techniqueIcon(id);
  if (family === "room") return "cave-entrance";
  if (family === "skill") return EYE;
  return kindIcon(kind);
}

const BANDS: Readonly<Record<string, string>> = {
  weapon: "light-dark(#a33327, #ec8a7d)",
  armour: "light-dark(#3f6075, #9fc3d8)",
  curio: "light-dark(#2e7a52, #7fd3a4)",
  rarity: "light-dark(#8a6a10, #e8c35a)",
  room: "light-dark(#5c4b8a, #b9a7ec)",
  hero: "light-dark(#2f6bbd, #8fbcf2)",
  skill: "light-dark(#6a4a1f, #d9b684)",
};

/** The colour of a card's band. */
export const bandOf = ({ family, kind = "" }: Pick<CardSeen, "family" | "kind">): string => BANDS[kind] ?? BANDS[family] ?? "var(--line-2)";
