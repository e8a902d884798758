// Written by `make wire` from what Python declares; do not edit.

import type { Msg } from "../../lib/wire";

export interface Scene {
  seat: number | null;
  players: number;
  quest: QuestSeen;
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
  winner: string;
  /** null until the dungeon is entered. */
  board: Board | null;
  figures: Figure[];
  heroes: Sheet[];
  overlord: OverlordSeen;
  /** The innermost last: a guard may interrupt an attack. */
  attacks: AttackSeen[];
  /** The last one that was resolved. */
  last_attack: LastAttack | null;
  shop: Record<string, number>;
  decks: Record<string, number>;
  /** Chest numbers not yet drawn, by colour. */
  chests: Record<string, number>;
  /** Colours of chests opened: what the town sells follows from them (DES-TWN-15). */
  opened: string[];
}

export interface QuestSeen {
  id: string;
  number: number;
  title: Msg;
  intro: Msg;
  goal: Msg;
}

export interface Board {
  width: number;
  height: number;
  cells: Space[];
  /** Walls between two explored spaces, under their left or upper one. */
  walls: Edge[];
  /** Where an explored space leads on into the dark. */
  ways: Edge[];
  doors: DoorSeen[];
  stairs: Stairs[];
  things: Thing[];
  start: number | null;
}

/** An explored space; its name follows from its number and the width of the map. */
export type Space = [at: number, area: number, ground: Ground];

export type Ground = "" | "pit" | "rubble" | "water";

/** One side of an explored space. */
export type Edge = [at: number, side: Side];

export type Side = "n" | "e" | "s" | "w";

/** A door on the board; choices know it as `door:<number>`, players by one more. */
export interface DoorSeen {
  number: number;
  edges: Edge[];
  closed: boolean;
  rune: string | null;
  /** The explored spaces in front of and behind it. */
  beside: number[];
}

export interface Stairs {
  colour: string;
  /** Its ends, as far as they are explored. */
  cells: number[];
}

/** A token that lies on a space. */
export interface Thing {
  /** glyph, chest, potion, money, key, encounter, artifact, item, or quest for an item of the quest's own. */
  kind: string;
  at: number;
  /** Which potion, key, card, encounter or item; a chest's colour. */
  what: string;
  /** Its place among the tokens, as in choices like `pick:potion-3`. */
  token: number;
  name: Msg;
  /** A glyph that has been activated. */
  active: boolean;
  /** A chest's, for whoever may know it. */
  number: number;
}

/** Somebody on the board. */
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
  /** Which hero it is or follows. */
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
  stats: Stats | null;
}

/** Tokens of lingering effects on a figure (DES-EFF-17: any number of each). */
export interface Effects {
  burn: number;
  poison: number;
  stun: number;
  web: number;
}

/** What counts for a monster as it stands. */
export interface Stats {
  speed: number;
  armor: number;
  attack: string;
  dice: string[];
  damage: number;
  /** Without those of a named monster that the heroes have not been told of (DES-MST-05). */
  abilities: Ability[];
}

export interface Ability {
  id: "aura" | "blast" | "breath" | "burn" | "command" | "fear" | "fly" | "grapple" | "knockback" | "pierce" | "poison" | "reach" | "quick_shot" | "sorcery" | "stun" | "sweep" | "undying" | "web";
  rank: number;
}

/** A hero's sheet and everything on and beside it. */
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
  /** Power dice for melee, ranged and magic, training included. */
  traits: Record<string, number>;
  training: Record<string, number>;
  /** What the overlord gains by killing this hero. */
  conquest: number;
  coins: number;
  items: ItemHeld[];
  skills: SkillKnown[];
  companions: Companion[];
  order: string;
  acted: boolean;
  acting: boolean;
  effects: Effects;
  monkey: number;
  braced: number;
  /** What is left of the turn being taken. */
  turn: Turn | null;
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

/** What a hero has left of the turn being taken, and what has been done in it. */
export interface Turn {
  /** run, battle, advance or ready once declared (DES-HER-05); `stunned` for the turn of a stunned hero. */
  action: string;
  points: number;
  attacks: number;
  orders: number;
  /** Halves of a Ready left: each is the hero's speed in movement points, or an attack (DES-HER-14). */
  halves: number;
  /** Movement points that the action has granted so far. */
  granted: number;
  /** Attacks of the action made so far. */
  attacked: number;
  /** Spaces moved so far. */
  moved: number;
  /** The direction of the movement so far: from the number of one space to that of the next. */
  heading: number;
  /** The movement so far was not one straight line. */
  bent: boolean;
  drank: boolean;
  travelled: boolean;
  /** Held by webs: no movement point may be spent this turn (DES-EFF-11). */
  webbed: boolean;
  /** The player has said that the hero moves no further (DES-ENC-02). */
  halted: boolean;
  shopping: boolean;
  over: boolean;
  /** Cards and abilities that work once per turn and have been used. */
  used: string[];
}

export interface OverlordSeen {
  threat: number;
  /** null for everybody but the overlord (DES-OVL-21). */
  hand: CardHeld[] | null;
  held: number;
  deck: number;
  discard: number;
  powers: string[];
}

/** A card in the overlord's hand: what playing it costs now, and what discarding it brings. */
export interface CardHeld {
  card: string;
  cost: number;
  value: number;
}

/** An attack being resolved. */
export interface AttackSeen {
  by: string;
  name: Msg | null;
  kind: string;
  /** Empty when unarmed or for a monster. */
  weapon: string;
  target: number;
  struck: Struck[];
  distance: number;
  needs_range: boolean;
  /** blast, breath, sweep or around, if it covers more than its target space. */
  area: string;
  spaces: number[];
  dice: DieRolled[];
  rolled: Rolled | null;
  aimed: boolean;
  dodged: boolean;
  rerolled: boolean;
  missed: boolean;
  damage: number;
  range: number;
  surges: number;
  enhancements: number;
  /** pierce, blast, stun, burn, web, poison, knockback and sorcery, where there is any. */
  carried: Record<string, number>;
  doubled: boolean;
  slays: boolean;
  /** 1 to 6. */
  step: number;
}

/** A figure in the area of an attack. */
export interface Struck {
  key: string;
  name: Msg;
  /** Wounds left. */
  left: number;
  /** That this attack meets. */
  armor: number;
  /** Suffered, once they are. */
  wounds: number | null;
}

export interface DieRolled {
  die: string;
  /** null until it is rolled. */
  face: string | null;
}

/** What the dice alone come to. */
export interface Rolled {
  missed: boolean;
  range: number;
  damage: number;
  surges: number;
  enhancements: number;
}

/** The last attack for which dice were rolled, from beginning to end, as everybody has seen it. */
export interface LastAttack {
  /** Counts the attacks, so that no two are taken for the same. */
  number: number;
  by: string;
  /** Of the attacker, who may be gone. */
  name: Msg;
  weapon: string;
  kind: string;
  /** The space attacked. */
  where: string;
  /** Who was in the area. */
  whom: Msg[];
  area: string;
  distance: number;
  needs_range: boolean;
  dice: DieLying[];
  /** What enhancements, surges and fatigue went into, in the order of the choices. */
  spent: Msg[];
  range: number;
  damage: number;
  /** Left over. */
  surges: number;
  /** What the log says of the attack as a whole: that aim and dodge cancelled, why it missed. */
  notes: Msg[];
  missed: boolean;
  blows: Blow[];
}

/** A die of the last attack, as it lies there. */
export interface DieLying {
  die: string;
  face: string;
  /** The face that it showed before it was rolled again. */
  before: string | null;
}

/** What the last attack did to one of the figures it struck. */
export interface Blow {
  key: string;
  name: Msg;
  damage: number;
  /** That the attack met. */
  armor: number;
  wounds: number;
  killed: boolean;
  /** Tokens that it put on the figure, in the words of the log. */
  effects: Msg[];
}

/** What helps with an ask: on the board, and choice by choice. */
export interface Hints {
  /** The one that moves, attacks or is asked about. */
  figure?: string;
  points?: number;
  /** Under the value of their last step. */
  ways?: Record<string, Way>;
  /** What each figure on the board sees, by key. */
  sight?: Record<string, number[]>;
  /** Spaces from the acting figure to every space it sees, as attacks count them. */
  range?: Record<string, number>;
  /** Where a large figure is to be put: the spaces it would cover, by choice. */
  footprints?: Record<string, number[]>;
  /** Choices to be recommended, the best first. */
  advised?: string[];
  /** What concerns all choices alike. */
  ask?: Hint;
  choices?: Record<string, Hint>;
}

/** A cheapest way to a place. */
export interface Way {
  /** The spaces that the figure would cover there. */
  cells: number[];
  cost: number;
  /** What to answer, one ask after the other. */
  values: string[];
  /** The (top left) spaces it leads through. */
  path: number[];
  /** Whether the figure may stay there, or only pass. */
  stop: boolean;
}

/** What a choice would do. */
export interface Hint {
  strikes?: Strike[];
  /** In movement points. */
  cost?: number;
  grants?: Grants;
  deal?: Deal;
  card?: CardPlayed;
  prevents?: Prevents;
  reroll?: Reroll;
  spend?: Spend | Tired;
  barred?: Barred[];
  /** Of the ask as a whole, the best first. */
  plans?: Plan[];
}

/** An attack that could be made. */
export interface Strike {
  /** Empty for bare hands and for monsters; `sheet` for an attack that a hero's sheet grants. */
  weapon: string;
  kind: string;
  dice: string[];
  distance: number;
  /** Whether its range must reach the distance: not in melee, nor for Breath and what spreads from the attacker. */
  needs_range: boolean;
  /** The space attacked. */
  at: string;
  area: string;
  /** All spaces it covers. */
  cells: string[];
  damage: number;
  range: number;
  /** These three are added to whatever is rolled. */
  surges: number;
  pierce: number;
  sorcery: number;
  /** Surges that are spent on Fear. */
  fear: number;
  odds: Odds[];
  /** What the odds take for granted: best_spent, no_fatigue, no_reroll, no_shield, no_secrets. */
  assumes: string[];
}

/** What an attack is likely to do to one figure. */
export interface Odds {
  /** As in `figures.figure`. */
  who: string;
  name: Msg;
  friend: boolean;
  /** After Pierce. */
  armor: number;
  left: number;
  hits: number;
  kills: number;
  expected: number;
  /** See `odds.Chances`. */
  wounds: number[];
  undying: boolean;
  /** Wounds that the figure can prevent by exhausting shields, which the odds leave out. */
  shield: number;
}

/** What an action gives to a hero. */
export interface Grants {
  points: number;
  attacks: number;
  orders: number;
  halves: number;
  speed: number;
}

/** What a purchase, a sale or a change of equipment comes to. */
export interface Deal {
  price?: number;
  /** Left afterwards. */
  coins?: number;
  /** Of these cards in the shop. */
  left?: number;
  /** There is no hand or body for it. */
  packed?: boolean;
  /** The cards that would go into the pack to make room for it. */
  replaces?: string[];
  /** Leaving like this is leaving without a weapon, though there is one that could be paid. */
  unarmed?: boolean;
  changes?: Change[];
}

/** A number on a hero's sheet that would be another; the damage of the best weapon of a kind with its dice. */
export interface Change {
  what: string;
  now: number;
  then: number;
  kind?: string;
  dice?: string[];
}

/** A card of the overlord's, played or discarded. */
export interface CardPlayed {
  card: string;
  price: number;
  /** Left afterwards. */
  threat: number;
}

export interface Prevents {
  wounds: number;
  left: number;
}

/** The wounds to be expected, as the dice lie and if one of them is rolled again. */
export interface Reroll {
  now: number;
  misses: number | boolean;
  then?: number;
}

/** The attack after something has been spent on it. */
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

/** What one fatigue more brings (DES-FAT-04). */
export interface Tired {
  dice: number;
  now: number;
  expected: number;
  better: number;
  /** With one fatigue, with two, and so on. */
  more: Thrown[];
}

/** What becomes of the figure attacked if so much fatigue is spent on dice, and all they show is spent well. */
export interface Thrown {
  fatigue: number;
  dice: number;
  hits: number;
  kills: number;
  expected: number;
}

/** Why something cannot be put on some of the spaces. */
export interface Barred {
  why: Msg;
  rule: string;
  cells: number[];
}

/** A whole way to spend what was rolled. */
export interface Plan {
  /** To be given one after the other. */
  answers: string[];
  gains: Msg[];
  then: Spend;
  /** The figures that die of it, whatever they may do. */
  dies: string[];
  /** Known to be the best there is. */
  suggested: boolean;
}
