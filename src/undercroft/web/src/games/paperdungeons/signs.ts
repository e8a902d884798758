// Which icon stands for what.

import type { HeroId, Reward, Symbol } from "./model";

export const HERO_SIGNS: Record<HeroId, string> = {
  warrior: "crested-helmet",
  mage: "pointy-hat",
  cleric: "ankh",
  rogue: "hood",
};
export const SYMBOL_SIGNS: Record<Symbol, string> = {
  ...HERO_SIGNS,
  clover: "clover",
  boots3: "boots",
  skull: "death-skull",
};
export const REWARD_SIGNS: Record<Reward, string> = {
  potion: "round-bottom-flask",
  item_part: "anvil",
  level_up: "upgrade",
  gem: "cut-diamond",
};
export const MONSTER_SIGNS: Record<string, string> = {
  goblin: "goblin-head",
  ghost: "ghost",
  orc: "orc-head",
  zombie: "shambling-zombie",
};
export const BOSS_SIGNS: Record<string, string> = {
  minotaur: "minotaur",
  golem: "rock-golem",
  giant_spider: "spider-alt",
  troll: "troll",
  chimera: "griffin-symbol",
  vampire: "vampire-dracula",
  hydra: "hydra",
  mummy: "mummy-head",
  beholder: "behold",
  dragon: "dragon-head",
  lich: "crowned-skull",
  kraken: "giant-squid",
};
export const ITEM_SIGNS: Record<string, string> = {
  flaming_sword: "relic-blade",
  reapers_scythe: "scythe",
  khar_medallion: "gem-pendant",
  cloak: "cloak",
  crown: "jewel-crown",
  cauldron: "cauldron",
  armour: "breastplate",
  tome: "spell-book",
};
export const TRAP_SIGN = "wolf-trap";
