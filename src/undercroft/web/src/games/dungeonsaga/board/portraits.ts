// Which icon stands for whom and what. The names are those of game-icons.net, listed in ../icons.list.json.

const MODELS: Readonly<Record<string, string>> = {
  orlaf: "barbarian",
  rordin: "dwarf-face",
  madriga: "woman-elf-face",
  danor: "wizard-face",
  hedrin: "dwarf-helmet",
  mortibris: "skull-staff",
  grund: "dwarf-king",
  elshara: "haunting",
  hoggar: "troll",
  skeleton_warrior: "skeleton",
  skeleton_archer: "bow-string",
  zombie: "shambling-zombie",
  armoured_zombie: "closed-barbute",
  dwarf_revenant: "crowned-skull",
  ghost: "floating-ghost",
  zombie_troll: "brute",
};

/** A model, in whichever version its card is. */
export function portraitOf(kind: string): string {
  return MODELS[kind.replace(/_legend$/, "")] ?? "death-skull";
}

const SPELLS: Readonly<Record<string, string>> = {
  break_ward: "unlocking",
  crystallise: "crystal-growth",
  corrode: "acid",
  flamebolt: "flaming-arrow",
  flame: "fireball",
  brisk_work: "sprint",
  mend: "healing",
  aegis: "magic-shield",
  faithful_in_death: "ghost-ally",
  bleed: "bleeding-wound",
  dark_bolt: "skull-bolt",
  bone_armour: "spiked-armor",
  rot: "leaky-skull",
  keening: "screaming",
  drive_on: "sprint",
};

const ITEMS: Readonly<Record<string, string>> = {
  energy_crystal_1: "floating-crystal",
  energy_crystal_2: "floating-crystal",
  energy_crystal_3: "crystal-cluster",
  healing_potion: "health-potion",
  tome_of_valandor: "spell-book",
  battle_potion: "potion-of-madness",
  haste_potion: "standing-potion",
  dunstans_amulet: "gem-pendant",
  spidersilk_armour: "spider-web",
  runic_breastplate: "breastplate",
  runed_staff_of_silibar: "wizard-staff",
  forgebreaker: "warhammer",
};

const FEATS: Readonly<Record<string, string>> = {
  whirlwind: "whirlwind",
  stone_wall: "stone-wall",
  volley: "arrow-cluster",
  wellspring: "magic-swirl",
  charge: "barbarian",
  forge_blow: "hammer-drop",
  shadow_step: "hooded-figure",
  firestorm: "wildfires",
  rise: "raise-skeleton",
  kings_wrath: "crowned-explosion",
  death_wail: "screaming",
  trample: "boot-stomp",
};

const COMMANDS: Readonly<Record<string, string>> = {
  extra: "sprint",
  double: "crossed-swords",
  raise: "raise-skeleton",
  interrupt: "backstab",
};

export const spellIcon = (id: string): string => SPELLS[id] ?? "magic-swirl";
export const itemIcon = (id: string): string => ITEMS[id] ?? "swap-bag";
export const featIcon = (id: string): string => FEATS[id] ?? "laurel-crown";
export const commandIcon = (kind: string): string => COMMANDS[kind] ?? "tied-scroll";

export const SKILL = "laurel-crown";
export const ABILITY = "rosa-shield";
export const BONES = "crossed-bones";
export const LOCK = "plain-padlock";
export const WARD = "magic-gate";
export const WOUND = "hearts";
export const INJURED = "broken-heart";
export const MOVE = "walk";
export const FIGHT = "crossed-swords";
export const SHOOT = "bow-arrow";
export const ARMOUR = "shield";
export const ORDER = "knight-banner";
export const DECK = "hourglass";
export const ROUND = "stopwatch";

/** Of the buttons of a turn, by what their answers begin with. */
export const DEEDS: Readonly<Record<string, string>> = {
  fight: FIGHT,
  shoot: SHOOT,
  deed: "hand",
  give: "swap-bag",
  take: "swap-bag",
  turn: "clockwise-rotation",
  face: "compass",
  order: ORDER,
  raise: "raise-skeleton",
  end: "hourglass",
  none: "hourglass",
  done: "hourglass",
  nobody: "hourglass",
  pass: "hourglass",
};
