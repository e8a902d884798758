// What Descent's `scene` and `hints` hold: the same structs as in undercroft/games/descent/browser*.py.

import type { Msg, Value } from "../../lib/wire";

export type Side = "n" | "e" | "s" | "w";
export type Ground = "" | "pit" | "rubble" | "water";

/** An explored space: its number, its area, and what covers its floor. */
export type Space = [at: number, area: number, ground: Ground];
/** One side of an explored space. */
export type Edge = [at: number, side: Side];

export interface Door {
  /** Choices know it as `door:<number>`, players by one more. */
  number: number;
  edges: Edge[];
  closed: boolean;
  /** The colour of its key: red, yellow or blue. */
  rune: string | null;
  beside: number[];
}

export interface Stairs {
  colour: string;
  /** Its ends, as far as they are explored. */
  cells: number[];
}

export interface Thing {
  kind: "glyph" | "chest" | "potion" | "money" | "key" | "encounter" | "artifact" | "item" | "quest";
  at: number;
  /** Which potion, key, card, encounter or item; a chest's colour. */
  what: string;
  /** Its place among the tokens, as in choices like `pick:potion-3`. */
  token: number;
  name: Msg;
  active: boolean;
  /** A chest's number, for whoever may know it, else 0. */
  number: number;
}

export interface Board {
  width: number;
  height: number;
  cells: Space[];
  /** Walls between two explored spaces, under their left ("e") or upper ("s") one. */
  walls: Edge[];
  /** Where an explored space leads on into the dark. Any other side with nothing explored behind it is rock. */
  ways: Edge[];
  doors: Door[];
  stairs: Stairs[];
  things: Thing[];
  start: number | null;
}

export interface Effects {
  burn: number;
  poison: number;
  stun: number;
  web: number;
}

export interface Ability {
  id: string;
  rank: number;
}

export interface Stats {
  speed: number;
  armor: number;
  attack: "melee" | "ranged" | "magic";
  dice: string[];
  damage: number;
  abilities: Ability[];
}

export interface Figure {
  /** h0 is the first hero, m12 the monster with number 12, f0 the first familiar. */
  key: string;
  kind: "hero" | "monster" | "familiar";
  /** The hero, the kind of monster, the familiar. */
  card: string;
  name: Msg;
  /** All its spaces; the first is the top left one. */
  cells: number[];
  columns: number;
  rows: number;
  /** Which hero it is or follows, else -1. */
  hero: number;
  seat: number;
  number: number;
  master: boolean;
  named: string;
  /** Left, of `most`. */
  wounds: number;
  most: number;
  effects: Effects;
  order: string;
  monkey: number;
  acting: boolean;
  /** It has had its turn. */
  done: boolean;
  points: number;
  attacks: number;
  carries: Msg | null;
  /** Of a monster. */
  stats: Stats | null;
}

export interface ItemHeld {
  card: string;
  name: Msg;
  equipped: boolean;
  exhausted: boolean;
}
export interface SkillKnown {
  card: string;
  name: Msg;
  exhausted: boolean;
}
export interface Companion {
  card: string;
  name: Msg;
}

export interface Turn {
  /** run, battle, advance or ready once declared; stunned_…, monkey. */
  action: string;
  points: number;
  attacks: number;
  orders: number;
  /** Halves of a Ready left: each is movement or an attack. */
  halves: number;
  granted: number;
  attacked: number;
  moved: number;
  heading: number;
  bent: boolean;
  drank: boolean;
  travelled: boolean;
  webbed: boolean;
  halted: boolean;
  shopping: boolean;
  over: boolean;
  used: string[];
}

export type Trait = "melee" | "ranged" | "magic";

export interface Sheet {
  key: string;
  index: number;
  seat: number;
  card: string;
  name: Msg;
  /** null in the town. */
  at: number | null;
  wounds: number;
  max_wounds: number;
  fatigue: number;
  max_fatigue: number;
  armor: number;
  speed: number;
  /** Power dice, training included. */
  traits: Record<Trait, number>;
  training: Record<Trait, number>;
  conquest: number;
  coins: number;
  items: ItemHeld[];
  skills: SkillKnown[];
  companions: Companion[];
  /** aim, dodge, guard, rest or empty. */
  order: string;
  acted: boolean;
  acting: boolean;
  effects: Effects;
  monkey: number;
  braced: number;
  /** What is left of the turn being taken. */
  turn: Turn | null;
}

export interface CardHeld {
  card: string;
  cost: number;
  value: number;
}

export interface Overlord {
  threat: number;
  /** null for everybody but the overlord. */
  hand: CardHeld[] | null;
  held: number;
  deck: number;
  discard: number;
  powers: string[];
}

export interface Struck {
  key: string;
  name: Msg;
  /** Wounds left. */
  left: number;
  armor: number;
  /** Suffered, once they are. */
  wounds: number | null;
}

export interface DieRolled {
  die: string;
  /** Such as r2d1s1, miss, blank, power, surge; null until it is rolled. */
  face: string | null;
}

export interface Rolled {
  missed: boolean;
  range: number;
  damage: number;
  surges: number;
  enhancements: number;
}

export interface Attack {
  /** The key of the attacking figure. */
  by: string;
  name: Msg | null;
  kind: Trait;
  /** Empty when unarmed or for a monster. */
  weapon: string;
  target: number;
  struck: Struck[];
  distance: number;
  needs_range: boolean;
  /** blast, breath, sweep, around or empty. */
  area: string;
  spaces: number[];
  dice: DieRolled[];
  /** What the dice alone come to. */
  rolled: Rolled | null;
  aimed: boolean;
  dodged: boolean;
  rerolled: boolean;
  missed: boolean;
  damage: number;
  range: number;
  surges: number;
  enhancements: number;
  /** pierce, blast, stun, burn, web, poison, knockback, sorcery, where there is any. */
  carried: Record<string, number>;
  doubled: boolean;
  slays: boolean;
  /** 1 to 6. */
  step: number;
}

export interface DieLying {
  die: string;
  face: string;
  /** The face that it showed before it was rolled again. */
  before: string | null;
}

export interface Blow {
  key: string;
  name: Msg;
  damage: number;
  armor: number;
  wounds: number;
  killed: boolean;
  /** In the words of the log. */
  effects: Msg[];
}

export interface LastAttack {
  /** Another attack has another number. */
  number: number;
  by: string;
  name: Msg;
  weapon: string;
  kind: Trait;
  /** The space attacked. */
  where: string;
  area: string;
  distance: number;
  needs_range: boolean;
  dice: DieLying[];
  spent: Msg[];
  range: number;
  damage: number;
  /** Left over. */
  surges: number;
  /** What the log says of it as a whole. */
  notes: Msg[];
  missed: boolean;
  blows: Blow[];
}

export interface Scene {
  seat: number | null;
  players: number;
  quest: { id: string; number: number; title: Msg; intro: Msg; goal: Msg };
  phase: "setup" | "heroes" | "overlord" | "over";
  round: number;
  /** Of the overlord's turn: 1 threat and cards, 2 spawning, 3 activating. */
  step: number;
  /** The hero whose turn it is. */
  acting: number | null;
  /** The number of the monster being activated. */
  active: number | null;
  conquest: number;
  keys: string[];
  gust: boolean;
  /** heroes or overlord, once the game is over. */
  winner: string;
  /** null until the dungeon is entered. */
  board: Board | null;
  figures: Figure[];
  heroes: Sheet[];
  overlord: Overlord;
  /** Being resolved, the innermost last. */
  attacks: Attack[];
  last_attack: LastAttack | null;
  /** Cards left in the shop. */
  shop: Record<string, number>;
  /** Cards left: copper, silver, gold, fighting, subterfuge, wizardry. */
  decks: Record<string, number>;
  chests: Record<string, number>;
  /** Colours of chests opened. */
  opened: string[];
}

/** A way that the acting figure could walk; under the value of its last step. */
export interface Way {
  /** Where it leads: the spaces the figure would cover. */
  cells: number[];
  cost: number;
  /** The values to answer one by one. */
  values: Value[];
  /** The (top left) spaces it leads through, the first step first. */
  path: number[];
  /** Whether the figure may stay there, or only pass. */
  stop: boolean;
}

/** The part of the hints that is about the ground; see browser/ways.py. */
export interface Ways {
  /** The figure that moves, attacks or is asked about. */
  figure?: string;
  points?: number;
  ways?: Record<string, Way>;
  /** What each figure on the board sees, by key. */
  sight?: Record<string, number[]>;
  /** Spaces from the acting figure to every space it sees, as attacks count them. */
  range?: Record<string, number>;
  /** Where a large figure is to be put: the spaces it would cover, by choice. */
  footprints?: Record<string, number[]>;
}
