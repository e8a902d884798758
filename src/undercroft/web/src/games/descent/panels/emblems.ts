// Which icon stands for a card, an action or a number; figures, orders and effects are in ../board/portraits.ts.

import type { ItemCard, OverlordCard, SkillCard } from "./box.svelte";

const ITEMS: Readonly<Record<string, string>> = {
  axe: "battle-axe",
  grinding_axe: "battle-axe",
  frost_axe: "battle-axe",
  dagger: "plain-dagger",
  crossbow: "crossbow",
  dwarven_fire_bombs: "fire-bowl",
  dragontooth_hammer: "warhammer",
  mace_of_kellos: "warhammer",
  scarab_of_death: "flaming-arrow",
  staff_of_fire: "wizard-staff",
  staff_of_knowledge: "wizard-staff",
  staff_of_punishment: "wizard-staff",
  magic_staff: "wizard-staff",
  leather_armor: "leather-vest",
  chain_mail: "chain-mail",
  cloak_of_deception: "cowled",
  cloak_of_mists: "cowled",
  elven_cloak: "cowled",
  ring_of_quickness: "ring",
  ring_of_the_arcane: "ring",
  amulet_of_healing: "gem-pendant",
  healing: "health-potion",
  vitality: "magic-potion",
};
const KINDS: Readonly<Record<string, string>> = {
  melee: "broadsword",
  ranged: "bow-arrow",
  magic: "rune-stone",
  armor: "breastplate",
  shield: "round-shield",
  cache: "locked-chest",
  other: "swap-bag",
};
const SKILLS: Readonly<Record<string, string>> = { fighting: "crossed-swords", subterfuge: "hooded-assassin", wizardry: "magic-swirl" };
const OVERLORD: Readonly<Record<string, string>> = { spawn: "daemon-skull", power: "evil-eyes", event: "hourglass", trap: "wolf-trap" };

/** The colours of the decks of treasures, as CSS. */
export const DECKS: Readonly<Record<string, string>> = { copper: "#b5622b", silver: "#7d8790", gold: "#b08414", artifact: "var(--seat-3)" };

export const itemIcon = (id: string, card?: ItemCard): string =>
  ITEMS[id] ?? KINDS[card?.attack ?? card?.type ?? "other"] ?? KINDS["other"]!;
export const skillIcon = (card?: SkillCard): string => SKILLS[card?.deck ?? ""] ?? "magic-swirl";
export const overlordIcon = (card?: OverlordCard): string => OVERLORD[card?.type ?? ""] ?? "evil-eyes";

export const ACTIONS: Readonly<Record<string, string>> = {
  run: "run",
  battle: "crossed-swords",
  advance: "charging-bull",
  ready: "convergence-target",
  stunned_move: "boot-prints",
  stunned_attack: "broadsword",
  stunned_order: "checked-shield",
};
export const ATTACKS: Readonly<Record<string, string>> = { melee: "broadsword", ranged: "bow-arrow", magic: "rune-stone" };

export const UNARMED = "punch";
export const WOUND = "hearts";
export const FATIGUE = "electric";
export const ARMOR = "breastplate";
export const SPEED = "boot-prints";
export const COINS = "two-coins";
export const THREAT = "evil-eyes";
export const CONQUEST = "laurel-crown";
export const HAND = "hand";
export const ROUND = "hourglass";

/** What can be done beside walking and attacking, by its kind. */
export const THINGS: Readonly<Record<string, string>> = {
  chest: "locked-chest",
  drink: "health-potion",
  tend: "health-potion",
  use: "magic-swirl",
  ready_move: "run",
  fatigue: "electric",
  reequip: "swap-bag",
  give: "swap-bag",
  hand_over: "swap-bag",
};
