// Which icon stands for whom and what. The names are those of game-icons.net, listed in ../icons.list.json.

export const HEROES: Readonly<Record<string, string>> = {
  andira_runehand: "rune-stone",
  battlemage_jaes: "wizard-staff",
  bogran: "hooded-assassin",
  grey_ker: "robin-hood-hat",
  ispher: "horned-reptile",
  landrec: "wizard-face",
  lyssa: "saber-toothed-cat-head",
  mad_carthos: "warlock-eye",
  mordrog: "orc-head",
  one_fist: "mailed-fist",
  red_scorpion: "scorpion",
  ronan: "elf-helmet",
  runewitch_astarra: "witch-face",
  silhouette: "ninja-head",
  sir_valadir: "visored-helm",
  spiritspeaker_mok: "tribal-mask",
  steelhorns: "minotaur",
  trenloe: "viking-head",
  varikas: "raise-zombie",
  vyrah: "hawk-emblem",
};

export const MONSTERS: Readonly<Record<string, string>> = {
  beastman: "wolf-head",
  giant: "giant",
  razorwing: "harpy",
  skeleton: "death-skull",
  ogre: "ogre",
  hell_hound: "hound",
  manticore: "lion",
  sorcerer: "warlock-hood",
  dragon: "dragon-head",
  naga: "medusa-head",
  bane_spider: "hanging-spider",
  demon: "daemon-skull",
};

export const FAMILIARS: Readonly<Record<string, string>> = {
  boggs: "rat",
  mata: "badger",
  kata: "badger",
  skye: "egyptian-bird",
  pico: "squirrel",
  monkey: "monkey",
};

export const THINGS: Readonly<Record<string, string>> = {
  chest: "locked-chest",
  healing: "health-potion",
  vitality: "magic-potion",
  money: "two-coins",
  key: "key",
  encounter: "uncertainty",
  artifact: "gem-pendant",
  item: "swap-bag",
  quest: "swap-bag",
};

export const EFFECTS: Readonly<Record<string, string>> = {
  burn: "flame",
  poison: "poison-bottle",
  stun: "knocked-out-stars",
  web: "cobweb",
};

export const ORDERS: Readonly<Record<string, string>> = {
  aim: "convergence-target",
  dodge: "dodge",
  guard: "checked-shield",
  rest: "campfire",
};

export const MONKEY = "monkey";
export const CROWN = "crown";
