// Which icon stands for whom and what. The names are those of game-icons.net, listed in ../icons.list.json.

const FIGURES: Readonly<Record<string, string>> = {
  gheta: "barbarian",
  ronen: "knight-banner",
  irk: "totem-mask",
  feydra: "rogue",
  mathrin: "wizard-face",
  nahias: "woman-elf-face",
  fire_spirit: "flame",
  frost_spirit: "snowflake-1",
  summoner: "hooded-figure",
  demons: "evil-minion",
  undead: "shambling-zombie",
  fire_entities: "fire-silhouette",
  fallen_angels: "angel-outfit",
  satyrs: "goat",
  gargoyles: "gargoyle",
  imps: "imp",
  skeletons: "skeleton",
  lyidan: "evil-wings",
  ytheria: "queen-crown",
  andra: "spiked-dragon-head",
  ghoul: "ghost",
  michael: "angel-wings",
  reaper: "grim-reaper",
};

export function portraitOf(id: string): string {
  return FIGURES[id] ?? "death-skull";
}

const TOKENS: Readonly<Record<string, string>> = {
  treasure: "cut-diamond",
  loot: "swap-bag",
  spawn: "vortex",
  chest: "locked-chest",
  greater_chest: "mimic-chest",
  fountain: "water-fountain",
  forge: "anvil",
  column: "ionic-column",
  spike_trap: "spikes",
  bear_trap: "wolf-trap",
  objective: "star-altar",
  corruption: "evil-eyes",
  time: "hourglass",
};
const OBJECTIVES: Readonly<Record<string, string>> = {
  scroll: "tied-scroll",
  rift: "magic-portal",
  passage_rift: "magic-portal",
  lever: "lever",
  altar: "star-altar",
  shard: "crystal-shine",
  hellforge: "anvil",
  crystal: "crystal-cluster",
  rune: "rune-stone",
  lair: "cave-entrance",
  feather: "feather",
  seal: "evil-eyes",
  soul_prison: "prisoner",
  soul_gate: "magic-gate",
  soul_key: "key",
  hourglass: "hourglass",
};

export const objectiveIcon = (what: string): string => OBJECTIVES[what] ?? TOKENS["objective"]!;
export function tokenIcon({ kind, what }: { kind: string; what: string }): string {
  return kind === "objective" ? objectiveIcon(what) : (TOKENS[kind] ?? "star-altar");
}

const SLOTS: Readonly<Record<string, string>> = {
  head: "closed-barbute",
  torso: "breastplate",
  legs: "leg-armor",
  misc: "gem-pendant",
  left: "hand",
  right: "hand",
  hand: "broadsword",
  two_hands: "warhammer",
  none: "health-potion",
};
export const slotIcon = (slot: string): string => SLOTS[slot] ?? "swap-bag";

/** Of an item, by how it is used. */
export function itemIcon(card: { slot?: string | undefined; attacks?: Record<string, unknown> | undefined } | undefined): string {
  const { slot = "", attacks = {} } = card ?? {};
  if ("melee" in attacks && "ranged" in attacks) return "plain-dagger";
  if ("magic" in attacks) return "wizard-staff";
  if ("ranged" in attacks) return "bow-arrow";
  if ("melee" in attacks) return slot === "two_hands" ? "warhammer" : "broadsword";
  if (slot === "hand") return "shield";
  return slotIcon(slot);
}

const FAMILIES: Readonly<Record<string, string>> = {
  skill: "laurel-crown",
  set: "rosa-shield",
  door: "door",
  tool: "daggers",
  arrow: "quiver",
  basic: "rosa-shield",
};
/** Of any card of the box. */
export function cardIcon(card: { family: string; id: string; slot?: string | undefined; attacks?: Record<string, unknown> | undefined }): string {
  if (card.family === "item" || card.family === "mob_item") return itemIcon(card);
  return FAMILIES[card.family] ?? portraitOf(card.id.replace(/_[0-9][-0-9]*$/, ""));
}

export const ATTACKS: Readonly<Record<string, string>> = { melee: "crossed-swords", magic: "magic-swirl", ranged: "bow-arrow" };
export const ELEMENTS: Readonly<Record<string, string>> = { fire: "flame", ice: "snowflake-1", earth: "stone-pile", air: "whirlwind" };
export const STANCES: Readonly<Record<string, string>> = { blood_frenzy: "enrage", bravado: "sprint", provocation: "screaming" };
export const TRACKS: Readonly<Record<string, string>> = { mob: "evil-minion", roaming: "spiked-dragon-head", rare: "cut-diamond", epic: "cut-diamond" };

export const HEALTH = "hearts";
export const MANA = "magic-swirl";
export const XP = "laurel-crown";
export const FIRE = "flame";
export const FROST = "snowflake-1";
export const POISON = "poison-bottle";
export const SHIELD = "shield";
export const SWORD = "broadsword";
export const ROUND = "stopwatch";
export const LIFEBRINGER = "heart-drop";
export const RAGE = "enrage";
export const DOWN = "broken-heart";

/** Of the buttons of a turn, by what their answers begin with. */
export const DEEDS: Readonly<Record<string, string>> = {
  open: "door",
  touch: "hand",
  deed: "hand",
  do: "hand",
  rest: "camp-cooking-pot",
  trade: "swap-bag",
  act: "laurel-crown",
  use: "laurel-crown",
  class: "rosa-shield",
  end: "hourglass",
  finish: "hourglass",
  done: "hourglass",
  none: "hourglass",
  keep: "swap-bag",
  give: "swap-bag",
  wear: "hand",
  off: "swap-bag",
  roll: "perspective-dice-six-faces-random",
  loose: "bow-arrow",
  draw: "quiver",
};
