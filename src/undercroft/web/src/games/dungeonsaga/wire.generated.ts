// Written by `make wire` from what Python declares; do not edit.

import type { Msg } from "../../lib/wire";

export interface Scene {
  seat: number | null;
  players: number;
  adventure: AdventureSeen;
  phase: "setup" | "heroes" | "overlord" | "over";
  /** 0 until play begins. */
  round: number;
  /** The overlord interrupts the heroes. */
  interrupted: boolean;
  /** heroes or overlord, once the adventure is over. */
  winner: string;
  /** null until something is laid out. */
  board: Board | null;
  /** Everybody on the board. */
  models: ModelSeen[];
  /** All heroes of the adventure and who is with them, on the board or not. */
  heroes: Sheet[];
  /** Those on the board. */
  bosses: Sheet[];
  overlord: OverlordSeen;
  turn: TurnSeen | null;
  /** The innermost last. */
  attacks: AttackSeen[];
  /** The last one for which dice were rolled; `dice` and `answer` pair off from the front. */
  last_attack: LastAttack | null;
  campaign: CampaignSeen | null;
}

export interface AdventureSeen {
  id: string;
  number: number;
  letter: string;
  title: Msg;
  story: Msg;
  goal_heroes: Msg;
  goal_overlord: Msg;
  rules: Msg;
  heroes: string[];
  /** Of the overlord in each turn, as many as they are now. */
  orders: number;
  /** Whether the first stunned hero is the end (SAG-WIN-03). */
  stunned_loses: boolean;
  /** Who wins when the overlord cannot draw: heroes, overlord or goes_on (SAG-WIN-04). */
  deck_out: string;
}

export interface Board {
  width: number;
  height: number;
  cells: Square[];
  /** Walls between two squares, under their left or upper one. */
  walls: Edge[];
  /** Where a closed door leads on into the dark. */
  ways: Edge[];
  /** Squares of zones laid out that are no longer there: fallen in, or turned away. */
  gone: number[];
  pieces: Piece[];
  fittings: FittingSeen[];
  bones: BonePiles[];
  regions: Region[];
}

/** A square that is laid out; its name follows from its number and the width of the map. */
export type Square = [at: number, zone: number];

/** One side of an explored space. */
export type Edge = [at: number, side: Side];

export type Side = "n" | "e" | "s" | "w";

/** A piece of furniture that nobody opens. */
export interface Piece {
  kind: string;
  cells: number[];
  /** Nobody looks over it (SAG-FUR-03). */
  high: boolean;
}

/** A door or a chest; choices know it as `fight:<id>`, or by its id as the target of a spell. */
export interface FittingSeen {
  id: string;
  /** single_door, double_door or chest. */
  kind: string;
  name: Msg;
  cells: number[];
  door: boolean;
  /** A chest without its lid; a door that is open is gone (SAG-LCK-16, SAG-LCK-19). */
  open: boolean;
  /** Dice of an ordinary lock, 0 if it has none. */
  lock: number;
  armour: number;
  /** What is left of a magic lock, 0 if it has none. */
  ward: number;
  /** The strength of the ward when it was laid out. */
  full: number;
}

export type BonePiles = [at: number, count: number];

/** Squares that mean something in this adventure: the way out, a tile that turns, where something can be done. */
export interface Region {
  /** exit, junction, or the adventure's own name for a place where something can be done. */
  id: string;
  cells: number[];
  /** What can be done there, as in `deed:<id>`. */
  deeds: string[];
}

/** A model on the board. */
export interface ModelSeen {
  /** Its number, as in choices like `fight:7`. */
  key: string;
  number: number;
  role: Role;
  /** Its card: the stronger version of a hero has one of its own. */
  kind: string;
  /** Who a hero or boss is, whichever card is his; a minion's kind. */
  hero: string;
  name: Msg;
  /** What the adventure calls it, if it has a part of its own in it. */
  named: string;
  side: "heroes" | "overlord";
  seat: number;
  /** All its squares; the first is the upper left one. */
  cells: number[];
  /** 0 north, 1 east, 2 south, 3 west. */
  facing: number;
  /** Its front arc, as far as it is laid out. */
  front: number[];
  large: boolean;
  wounds: number;
  /** The wound that stuns; 0 for minions, which have no wounds. */
  most: number;
  /** With so many wounds it is injured. */
  white: number;
  injured: boolean;
  acted: boolean;
  acting: boolean;
  values: Values;
  effects: EffectSeen[];
  /** The enemies who have it in their front arc, by key. */
  held: string[];
  outnumbered: boolean;
}

export type Role = "hero" | "companion" | "boss" | "minion";

/** What counts for a model as it stands: printed values, items, skills and markers together. */
export interface Values {
  move: number;
  /** Dice, before the modifiers of an attack. */
  fight: number;
  /** 0 without a bow. */
  shoot: number;
  armour: number;
  abilities: Record<string, number>;
}

/** A marker beside a model (SAG-MAG-04). */
export interface EffectSeen {
  card: string;
  /** What kind of card it comes from: its words are `sag-<family>-<card>` and `sag-<family>-<card>-text`. */
  family: Family;
  /** turn, own_turn or round. */
  until: string;
  armour: number;
  fight: number;
}

export type Family = "spell" | "item" | "feat";

/** The card of a hero, a companion or a boss, and everything beside it. */
export interface Sheet {
  key: string;
  role: Role;
  kind: string;
  hero: string;
  name: Msg;
  seat: number;
  on_board: boolean;
  stunned: boolean;
  wounds: number;
  most: number;
  white: number;
  injured: boolean;
  acted: boolean;
  acting: boolean;
  caster: boolean;
  legend: boolean;
  values: Values;
  spells: SpellHeld[];
  items: ItemHeld[];
  feats: FeatSeen[];
  skills: string[];
  effects: EffectSeen[];
}

export interface SpellHeld {
  card: string;
  /** Quarter turns from upright: at 0 it can be cast (SAG-RCV-01). */
  quarters: number;
}

export interface ItemHeld {
  card: string;
  /** By whoever has it (SAG-ITM-01). */
  usable: boolean;
}

export interface FeatSeen {
  card: string;
  used: boolean;
}

export interface OverlordSeen {
  /** null for everybody but the overlord (SAG-CMD-05). */
  hand: string[] | null;
  held: number;
  /** Cards left, one of which he draws at the end of every round: the clock of the game (SAG-END-04). */
  deck: number;
  /** Rounds that can be played to their end, this one among them. */
  rounds: number;
  /** The last one played is the last. */
  discard: string[];
  /** Left in this turn, with `extra` and `raises` of a card. */
  orders: number;
  extra: number;
  raises: number;
  /** A command card has been played in this turn (SAG-CMD-06). */
  played: boolean;
  /** Models that an interrupt card still lets move and act (SAG-INT-02). */
  interrupt: number;
  raising: Raising[];
}

/** Undead that may be raised (SAG-RAI-09). */
export interface Raising {
  kind: string;
  have: number;
  most: number;
}

/** What is left of the turn being taken. */
export interface TurnSeen {
  /** The model whose turn it is. */
  key: string;
  /** Empty for a hero's own turn; order, interrupt or spell. */
  granted: string;
  /** Movement left, 0 if it cannot move any more. */
  steps: number;
  acts: number;
  /** A step would be breaking away (SAG-MOV-13). */
  held: boolean;
  /** It has been stopped by an enemy's front arc: it can still turn, and act (SAG-MOV-11). */
  halted: boolean;
  /** Its movement is over. */
  still: boolean;
  /** Too late for a feat (SAG-FEA-03). */
  begun: boolean;
  /** The one kind of action that a feat allows: fight, shoot or cast. */
  only: string;
  slips: boolean;
  /** The feat that takes the place of this turn. */
  feat: string;
  /** Minor spells cast as this turn's action so far. */
  minor: string[];
}

/** An attack being resolved (SAG-FGT-05). */
export interface AttackSeen {
  kind: "fight" | "strike" | "shot" | "magic";
  /** The attacker's key; null for a trap. */
  by: string | null;
  name: Msg;
  /** The defender's key; null for a lock. */
  at: string | null;
  lock: string;
  whom: Msg;
  card: string;
  dice: number;
  defence: number;
  armour: number;
  notes: Modifier[];
  /** Highest first; empty until they are rolled. */
  faces: number[];
  answer: number[];
}

/** Why a side of an attack rolls more or fewer dice than its card says. */
export interface Modifier {
  side: "attacker" | "defender";
  /** injured, outnumbered, behind, furniture, or the card that says so. */
  why: string;
  dice: number;
}

/** The last attack for which dice were rolled, as everybody has seen it. */
export interface LastAttack {
  /** Counts the attacks, so that no two are taken for the same. */
  number: number;
  kind: string;
  card: string;
  by: number;
  /** Of the attacker, who may be gone. */
  name: Msg;
  at: number;
  whom: Msg;
  /** Highest first. */
  dice: number[];
  answer: number[];
  armour: number;
  /** How many of the dice were discarded against armour: the last ones (SAG-FGT-07). */
  weak: number;
  hits: number;
  notes: Modifier[];
  /** What became of the defender. */
  outcome: Msg;
  where: string;
  whence: string;
}

export interface CampaignSeen {
  /** The adventures, in their order. */
  course: string[];
  /** Those that have been played, lost ones too. */
  results: Result[];
}

/** How an adventure of a campaign ended. */
export interface Result {
  adventure: string;
  winner: string;
}

/** What helps with an ask: on the board, and choice by choice. */
export interface Hints {
  /** The model that moves, acts or is asked about, by key. */
  figure?: string;
  /** Squares that it can still move. */
  points?: number;
  /** By the square where they end, `C5`; for large models with the facing too, `C5:north`. */
  ways?: Record<string, Way>;
  /** Squares in the front arc of an enemy of this model: it is stopped there. */
  threatened?: number[];
  /** It is held: what the first step costs. */
  escape?: Escape;
  /** What this model sees, by key, as far as anything reaches. */
  sight?: Record<string, number[]>;
  /** Where a large model is to be put: the squares it would cover, by choice. */
  footprints?: Record<string, number[]>;
  /** For each enemy, door, chest and deed that can be got at, the best way to do so; the most promising first. */
  plans?: Plan[];
  /** Choices to be recommended, the best first. */
  advised?: string[];
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

/** What leaving the front arcs of enemies may cost (SAG-DIS-05), or appearing in them (SAG-DIS-12). */
export interface Escape {
  /** The free strikes to be expected, one after the other. */
  strikes: Strike[];
  /** The chance that any of them does something. */
  hurt: number;
  /** The chance not to get away at all. */
  stopped: number;
  /** For heroes and bosses: the chance of 0, 1, 2 and more wounds. */
  wounds: number[];
}

/** An attack that could be made. */
export interface Strike {
  /** fight, strike, shot, magic, or ward for what a spell takes from a ward. */
  kind: string;
  /** The attacker's key. */
  by: string;
  name: Msg;
  /** The defender's key, or the id of a door or chest. */
  at: string;
  whom: Msg;
  /** The spell or feat that it is made by. */
  card: string;
  /** Of a spell against a ward, what it takes from it. */
  dice: number;
  /** Of a ward, its strength. */
  defence: number;
  /** What a die must beat to count at all. */
  armour: number;
  /** Why the dice are as many as they are. */
  notes: Modifier[];
  odds: Odds;
  /** For shots and spells that need to see: the squares that the clearest line crosses. */
  line: number[];
  crystals: Crystal[];
}

/** What an attack is likely to do; all are chances from 0 to 1. */
export interface Odds {
  /**
   * By result, in the order of severity: nothing, ignored, bones, destroyed, wound, stunned; of a lock holds and
   * broken, of a ward weakened and broken.
   */
  results: Record<string, number>;
  /** The chance of 0, 1, 2 and more hits. */
  hits: number[];
  /** Any result that matters: bones, destroyed, wound, stunned, broken. */
  hurts: number;
  /** The defender leaves the board, or the lock is broken. */
  removes: number;
}

/** The same attack with the help of an energy crystal (SAG-MAG-15). */
export interface Crystal {
  item: string;
  dice: number;
  odds: Odds;
}

/** Several answers in one: walk there, turn, and act. */
export interface Plan {
  kind: "fight" | "shoot" | "break" | "deed";
  /** The key of the model, the id of the door or chest, or of the deed. */
  at: string;
  /** To be given one after the other, while the same is asked. */
  answers: string[];
  /** Squares to walk. */
  cost: number;
  /** The (upper left) square from which it acts. */
  ends: number;
  facing: number;
  strike: Strike | null;
  /** If the first step is breaking away. */
  escape: Escape | null;
}

/** What a choice would do. */
export interface Hint {
  /** The squares that it is about. */
  cells?: number[];
  /** In squares of movement. */
  cost?: number;
  strike?: Strike;
  /** Several attacks, all of which can be made or one of which is to be chosen next. */
  strikes?: Strike[];
  /** Free strikes that it would give to enemies. */
  escape?: Escape;
  /** The enemies who would have the model in their front arc there. */
  threats?: string[];
  /** The front arc then. */
  front?: number[];
  /** The enemies in it, by key, and closed doors and chests by id. */
  faces?: string[];
  prospect?: Prospect;
}

/** What a model could do if it were activated now. */
export interface Prospect {
  /** Squares that it could cover. */
  reach: number[];
  /** The best attack that it could get to on each enemy, the most promising first. */
  strikes: Strike[];
}
