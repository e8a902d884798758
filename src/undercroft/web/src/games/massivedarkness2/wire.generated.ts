// Written by `make wire` from what Python declares; do not edit.

import type { Msg } from "../../lib/wire";

export interface Scene {
  seat: number | null;
  players: number;
  mission: MissionSeen;
  phase: "setup" | "begin" | "heroes" | "enemies" | "levels" | "darkness" | "over";
  /** 0 until play begins. */
  round: number;
  /** The highest of any hero: enemies come from the decks of its range (MD2-LVL-11). */
  level: number;
  range: string;
  /** heroes or darkness, once the mission is over. */
  winner: string;
  lost_by: Msg | null;
  /** null until the tiles are laid. */
  board: Board | null;
  heroes: HeroSeen[];
  allies: AllySeen[];
  enemies: EnemySeen[];
  turn: TurnSeen | null;
  /** The innermost last. */
  combats: CombatSeen[];
  last_attack: LastAttack | null;
  track: TrackSeen;
  lifebringers: number;
  /** Lifebringers used up: each is a reroll in every combat (MD2-KO-07). */
  spent: number;
  bag: Record<string, number>;
  /** Cards left in each. */
  decks: Record<string, number>;
  /** By hero. */
  tales: Record<string, Tale>;
}

export interface MissionSeen {
  id: string;
  number: number;
  title: Msg;
  story: Msg;
  goal: Msg;
  rules: Msg;
  won: Msg;
  lost: Msg;
  tasks: TaskSeen[];
  counters: Record<string, number>;
}

export interface TaskSeen {
  text: Msg;
  done: boolean;
}

export interface Board {
  width: number;
  height: number;
  cells: Zone[];
  /** Walls between two zones, under their left or upper one. */
  walls: Edge[];
  tiles: TileSeen[];
  chambers: ChamberSeen[];
  doors: DoorSeen[];
  tokens: TokenSeen[];
  portals: Portal[];
  start: number[];
  consecrated: Consecrated[];
}

/** A zone; its name follows from its number and the width of the map. */
export type Zone = [at: number, ground: Ground];

export type Ground = "light" | "shadow" | "abyss";

/** One side of an explored space. */
export type Edge = [at: number, side: Side];

export type Side = "n" | "e" | "s" | "w";

/** A tile or a bridge as it lies on the table. */
export interface TileSeen {
  /** 1A to 8B, or bridge. */
  side: string;
  /** dungeon, hell or bridge. */
  look: string;
  /** Its north-western zone. */
  at: number;
  /** Degrees clockwise. */
  turn: number;
  cells: number[];
}

/** Zones behind a door (MD2-TIL-05). */
export interface ChamberSeen {
  cells: number[];
  revealed: boolean;
}

/** A door; choices know it as `open:<id>`. */
export interface DoorSeen {
  number: number;
  id: string;
  edges: Edge[];
  cells: [number, number];
  closed: boolean;
  /** White-framed: it opens in its own way (MD2-MIS-01). */
  white: boolean;
}

/** Something that lies in a zone; choices know objects as `touch:<number>`. */
export interface TokenSeen {
  number: number;
  kind: string;
  at: number;
  /** The rarity of a treasure, or what the mission calls an objective. */
  what: string;
  name: Msg;
  count: number;
  grey: boolean;
  /** What the mission lets heroes do there, as in `deed:<id>`. */
  deeds: string[];
}

export type Portal = [at: number, roaming: boolean];

export type Consecrated = [at: number, colour: string];

/** A hero and everything on the dashboard (MD2-HRO-01). */
export interface HeroSeen {
  /** The number, as in choices like `give:3`. */
  key: string;
  id: string;
  name: Msg;
  trade: string;
  seat: number;
  /** The zone; none for whoever is not in the dungeon. */
  cells: number[];
  health: number;
  health_most: number;
  mana: number;
  mana_most: number;
  level: number;
  xp: number;
  /** What the next level costs; 0 at the highest. */
  xp_next: number;
  skills: string[];
  slots: Record<string, string>;
  bag: string[];
  potions: string[];
  reserve: Record<string, number>;
  blue: number;
  attacks: AttackSeen[];
  set_pieces: number;
  fire: number;
  frost: number;
  acting: boolean;
  acted: boolean;
  down: boolean;
  left: boolean;
  /** Abilities that are used up for now, by key. */
  used: string[];
  /** Items that are bound to their bearer. */
  locked: string[];
  holds: string[];
  corruption: number;
  amulet: AmuletSeen | null;
  columns: ColumnSeen[];
  fury: FurySeen | null;
  tools: ToolsSeen | null;
  elements: ElementSeen[];
  quiver: QuiverSeen | null;
}

/** The dice of an attack type, before what is added in a combat. */
export interface AttackSeen {
  kind: string;
  dice: Record<string, number>;
}

/** The wizard's: a spell in each quadrant, clockwise from the top, and where the needle points. */
export interface AmuletSeen {
  needle: number;
  spells: string[];
}

/** A column of the paladin's board: where its token is, and what everybody there has. */
export interface ColumnSeen {
  colour: string;
  /** null: on the board. */
  at: number | null;
  /** The basic ability and the skills below it, by the keys of their abilities. */
  cards: string[];
}

/** The berserker's. */
export interface FurySeen {
  rage: number;
  most: number;
  stance: string;
  /** By stance. */
  skills: Record<string, string[]>;
}

/** The rogue's tokens. */
export interface ToolsSeen {
  bag: number;
  active: string[];
  spent: string[];
  pile: string[];
  flipped: string;
}

/** A track of the shaman's board. */
export interface ElementSeen {
  element: string;
  height: number;
  top: number;
  flipped: boolean;
}

/** The ranger's arrows. */
export interface QuiverSeen {
  deck: number;
  /** Turned up for the attack being made. */
  row: string[];
  pile: string[];
  /** Symbols that count so far; seven is a critical hit. */
  arrows: number;
  seven: number;
}

export interface AllySeen {
  key: string;
  kind: string;
  name: Msg;
  seat: number;
  cells: number[];
  health: number;
  health_most: number;
  fire: number;
  frost: number;
}

/** A mob, a roaming monster or a boss (MD2-ENM-05). */
export interface EnemySeen {
  /** The number, as in choices like `attack:melee:12`. */
  key: string;
  kind: "mob" | "roaming" | "boss";
  id: string;
  name: Msg;
  /** In a list, where another may have the same name. */
  called: Msg;
  range: string;
  /** The zone; none while it is not on the map. */
  cells: number[];
  minions: number;
  figures: number;
  /** Of one figure. */
  health: number;
  /** Wounds of the figure that wounds are assigned to next. */
  hurt: number;
  /** Wounds that kill all of it. */
  left: number;
  attacks: AttackSeen[];
  defence: Record<string, number>;
  claw: Msg;
  scheme: Msg[];
  /** What its leader wields. */
  item: string;
  tokens: string[];
  fire: number;
  frost: number;
  poison: boolean;
  acted: boolean;
  untouchable: boolean;
  named: string;
  feathers: number;
}

/** What is left of the turn being taken. */
export interface TurnSeen {
  hero: string;
  actions: number;
  mp: number;
  moving: boolean;
}

/** An attack being resolved (MD2-RES-01). */
export interface CombatSeen {
  hero: string;
  enemy: string;
  by_hero: boolean;
  kind: string;
  who: Msg;
  whom: Msg;
  stage: string;
  pool: Record<string, number>;
  dice: DieSeen[];
  swords: number;
  shields: number;
  pierce: number;
  rerolls: number;
  enemy_rerolls: number;
  hurt: number;
  claws: number;
  clawed: number;
  shadow: boolean;
}

export interface DieSeen {
  colour: string;
  face: string;
  done: boolean;
  /** It shows something that is still to be resolved. */
  open: boolean;
}

/** The last attack for which dice were rolled, as everybody has seen it. */
export interface LastAttack {
  /** Counts the attacks, so that no two are taken for the same. */
  number: number;
  hero: number;
  enemy: number;
  by_hero: boolean;
  kind: string;
  who: Msg;
  whom: Msg;
  /** Colours and faces. */
  dice: [string, string][];
  swords: number;
  shields: number;
  wounds: number;
  scratches: number;
  claws: number;
  where: string;
  whence: string;
}

/** The darkness track (MD2-DRK-01), or the boss track that has taken its place (MD2-BOS-07). */
export interface TrackSeen {
  boss: string;
  side: number;
  space: number;
  spaces: TrackSpace[];
  /** Of a boss's effects. */
  texts: Record<string, Msg>;
}

export type TrackSpace = [space: number, icon: string];

/** What a hero has done, for the end of the game; no rule reads it. */
export interface Tale {
  kills: number;
  /** Dealt. */
  wounds: number;
  suffered: number;
  knocked_out: number;
  treasures: number;
  zones: number;
}

/** What helps with an ask: on the board, and choice by choice. */
export interface Hints {
  /** The hero who is asked about, by key. */
  figure?: string;
  /** Zones that the hero can still go in this turn, if every action is a move. */
  points?: number;
  /** By the zone where they end. */
  ways?: Record<string, Way>;
  /** Reaction damage on these ways. */
  harm?: Record<string, number>;
  /** The zones that this figure sees, by key. */
  sight?: Record<string, number[]>;
  /** What each enemy will do in the Enemy Phase, by key. */
  intents?: Record<string, Intent>;
  /** Of the pool that is about to be rolled. */
  outlook?: Outlook;
  /** What was found. */
  item?: string;
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

/** What an enemy will do first when it activates, and why, as things are now. */
export interface Intent {
  enemy?: string;
  does?: "attack" | "move" | "stay" | "scheme" | "frozen" | "boss";
  /** The rule that says so. */
  rule?: string;
  /** Whom it may attack, by key: among several the players choose (MD2-EPH-05). */
  targets?: string[];
  kind?: string;
  /** Of the attack on the first of them. */
  outlook?: Outlook;
  /** The zones that it may step into. */
  to?: number[];
  /** Whom it can attack from there with its second action. */
  then?: string[];
  /** The line of its scheme. */
  text?: Msg;
}

/** What an attack can come to, if nobody uses anything. */
export interface Outlook {
  by_hero: boolean;
  pool: Record<string, number>;
  /** How likely the defender suffers so many. */
  wounds: Record<string, number>;
  mean: number;
  /** Wounds that the hero takes besides, on average (MD2-DIC-12). */
  scratches: number;
  /** How likely so many figures die, for an attack of heroes. */
  kills: Record<string, number>;
  /** How likely nothing is left of the defender. */
  fells: number;
}

/** What a choice would do. */
export interface Hint {
  /** The zones that it is about. */
  cells?: number[];
  /** Whom it is about, by key. */
  figures?: string[];
  /** Movement points. */
  cost?: number;
  /** Actions that have to be spent for it. */
  actions?: number;
  /** Reaction damage of whoever is left behind (MD2-MOV-05). */
  wounds?: number;
  /** Traps in the zone (MD2-MOV-06). */
  traps?: number;
  outlook?: Outlook;
  /** Items that would be taken off. */
  replaces?: string[];
  changes?: Change[];
  /** What happens then, in the words of the card. */
  text?: Msg;
  intent?: Intent;
}

/** What would be different of a hero. */
export interface Change {
  /** melee, magic or ranged: swords on average; blue, shields, swords: as printed. */
  what: string;
  before: number;
  after: number;
}

export interface Catalogue {
  /** By family and id, `item:rusty_sword`. */
  cards: Record<string, CardSeen>;
  abilities: Record<string, AbilitySeen>;
  /** Of each die. */
  faces: Record<string, string[]>;
  missions: Record<string, MissionCard>;
}

/** A card of any kind; fields that mean nothing for it are left out. */
export interface CardSeen {
  id: string;
  /** hero, skill, item, mob_item, set, mob, roaming, boss, door, tool, arrow, spirit or basic. */
  family: string;
  name: Msg;
  lines: Msg[];
  copies?: number;
  /** Of a class only. */
  trade?: string;
  rarity?: string;
  slot?: string;
  range?: string;
  level?: number;
  tier?: number;
  attacks?: Record<string, Record<string, number>>;
  defence?: Record<string, number>;
  health?: number;
  mana?: number;
  /** The stance, quadrant, column or element on the board of a class; the colour of a rogue's token. */
  place?: string;
  arrows?: number;
}

/** What `use:<key>` and `act:<key>` stand for. */
export interface AbilitySeen {
  name: Msg;
  text: Msg;
  card: string;
}

export interface MissionCard {
  id: string;
  number: number;
  title: Msg;
  story: Msg;
  goal: Msg;
  /** The boss who waits at its end, if any. */
  boss: string;
}
