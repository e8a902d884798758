// Written by `make wire` from what Python declares; do not edit.

import type { Axis, Msg } from "../../lib/wire";

export interface Scene {
  seat: number | null;
  players: number;
  difficulty: string;
  ballads: boolean;
  physics: boolean;
  phase: "" | "dungeon" | "fight" | "rest" | "shopping" | "big_bad" | "over";
  round: number;
  winner: string;
  heroes: HeroSeen[];
  chest: ChestSeen;
  room: RoomSeen | null;
  /** Whose symbols count for the next shopping trip (DFI-RST-12). */
  visited: RoomSeen[];
  /** The two rooms that the chief looks at. */
  peek: string[];
  symbols: number;
  symbols_needed: number;
  trips: number;
  trips_most: number;
  stall: string[];
  /** Cards left: rooms, shop, and monsters by level. */
  decks: Record<string, number>;
  beaten: string[];
  fight: FightSeen | null;
  /** The last throw of the fight. */
  last: ThrowSeen | null;
  ware: Ware;
}

export interface HeroSeen {
  id: string;
  seat: number;
  name: Msg;
  life: number;
  /** Less for every scar (DFI-SCR-04). */
  life_most: number;
  life_printed: number;
  scars: ("red" | "green" | "blue")[];
  /** By the colour of their die; a scar covers its skill. */
  skills: Record<"red" | "green" | "blue", string>;
  gear: string[];
  /** Armour that is used up in this fight. */
  turned: string[];
  slots: Record<string, number>;
  down: boolean;
  dead: boolean;
  chief: boolean;
  acting: boolean;
  experience: number;
  upgrades: Record<"red" | "green" | "blue", boolean>;
  trophies: string[];
}

/** What belongs to all (DFI-SET-12). */
export interface ChestSeen {
  coins: number;
  white: number;
  rarities: string[];
}

export interface RoomSeen {
  id: string;
  name: Msg;
  symbols: number;
}

export interface FightSeen {
  foe: FoeSeen;
  stage: "prepare" | "flee" | "turns";
  /** That bind the next throw, or every throw as long as none is being made. */
  techniques: ("spin" | "waterfall" | "pond" | "wall" | "launcher" | "thump" | "skid" | "headbutt" | "under_table" | "weaker_hand" | "secret_strike_x" | "low_profile" | "blind" | "airborne" | "prayer")[];
  dice: DieSeen[];
  icebergs: number[];
  lying: BodySeen[];
  overkill: boolean;
}

export interface FoeSeen {
  id: string;
  name: Msg;
  big: boolean;
  level: number;
  life: number;
  life_printed: number;
  damage: number;
  gold: number;
  kind: string;
  careless: boolean;
  /** How many of the requirements of a mad one are active. */
  mad: number;
  bully: boolean;
  tune: boolean;
}

/** A die of the team: to be thrown, in the hand, or thrown. */
export interface DieSeen {
  id: string;
  name: Msg;
  state: "ready" | "hand" | "spent";
}

/** A die or a cut-out at rest. */
export interface BodySeen {
  id: string;
  name: Msg;
  pose: Pose;
  /** Nothing for a cut-out. */
  symbol: Symbol;
}

/** Where a body is, in grains from the middle of the target on the table top; how it is turned, in `TURN`. */
export type Pose = [x: number, y: number, z: number, w: number, i: number, j: number, k: number];

export type Symbol = "eye" | "blank" | "deep_snow" | "";

/** The last throw, in facts and in words. */
export interface ThrowSeen {
  /** Counts the throws of a game, so that no two are taken for the same. */
  number: number;
  bodies: string[];
  techniques: ("spin" | "waterfall" | "pond" | "wall" | "launcher" | "thump" | "skid" | "headbutt" | "under_table" | "weaker_hand" | "secret_strike_x" | "low_profile" | "blind" | "airborne" | "prayer")[];
  /** By the names of its axes. */
  aim: Record<string, number>;
  /** What became of each body that was thrown. */
  words: Msg[];
  /** What the first of them touched, and where, in order. */
  touches: [string, number, number][];
  hit: boolean;
  frames: string;
}

/** What lies on the table, in centimetres. */
export interface Ware {
  target: Target;
  gadgets: Gadgets;
  dice: Record<string, DieKind>;
}

/** Centimetres and degrees, from the middle (DFI-SET-02). */
export interface Target {
  radius: number;
  thickness: number;
  restitution: number;
  friction: number;
  /** Where they begin; from there to the edge is a miss. */
  bones: number;
  margin: number;
  bullseye: number;
  bullseye_value: number;
  rings: Ring[];
  holes: Hole[];
}

/** Sections between two circles: sectors of one width, counter-clockwise, the first from the angle `start`. */
export interface Ring {
  inner: number;
  outer: number;
  start: number;
  values: number[];
}

export interface Hole {
  x: number;
  y: number;
  radius: number;
}

/** DFI-TEC-05, DFI-REB-02, DFI-REB-06. */
export interface Gadgets {
  table: Table;
  iceberg: Iceberg;
  frost: CutOut;
  weak: CutOut;
  floe: Floe;
  pond: Pond;
  waterfall: Waterfall;
  wall: IceWall;
}

/** The table and the floor under it; centimetres from the middle, heights from the table top. */
export interface Table {
  length: number;
  width: number;
  thickness: number;
  floor: number;
  restitution: number;
  friction: number;
}

export interface Iceberg {
  radius: number;
  height: number;
}

/** A ring where `inner` is not 0, else a disc (DFI-REB-06). */
export interface CutOut {
  radius: number;
  inner: number;
  thickness: number;
  mass: number;
}

export interface Floe {
  size: [number, number, number];
  friction: number;
  restitution: number;
}

export interface Pond {
  outer: [number, number];
  /** Across the throw and along it. */
  opening: [number, number];
  thickness: number;
}

export interface Waterfall {
  length: number;
  width: number;
  rim: number;
  friction: number;
}

export interface IceWall {
  size: [number, number, number];
  mass: number;
  restitution: number;
  /** Between its foot and the edge of the target (DFI-TEC-09). */
  gap: number;
}

/** Lengths in centimetres, masses in grams; faces are numbered from 0 as the corner opposite each (DFI-DIE-03). */
export interface DieKind {
  id: "coloured" | "white" | "water" | "snow";
  shape: Shape;
  edge: number;
  /** Of its rounded corners. */
  radius: number;
  mass: number;
  count: number;
  /** What is shown by result: by the corner that is up, of a tetrahedron, or the face that is up, of a cube. */
  faces: ("eye" | "blank" | "deep_snow")[];
  restitution: number | null;
}

export type Shape = "tetrahedron" | "cube";

export interface Hints {
  aiming?: Aiming;
}

/** What helps with a throw. */
export interface Aiming {
  bodies?: string[];
  techniques?: string[];
  /** What is good to begin with, by the names of the axes. */
  usual?: Record<string, number>;
  /** When to let go, in seconds, by the names of the axes that are a moment. */
  in_time?: Record<string, [number, number]>;
}

export interface Catalogue {
  /** By family and id, `item:anvil`. */
  cards: Record<string, CardSeen>;
}

/** A card of any kind; fields that mean nothing for it are left out. */
export interface CardSeen {
  id: string;
  /** hero, skill, monster, big_bad, room, item or technique. */
  family: string;
  name: Msg;
  lines: Msg[];
  quip?: Msg | null;
  copies?: number;
  origin?: string;
  /** beast, humanoid, undead or elemental; of equipment weapon, armour, curio or rarity. */
  kind?: string;
  level?: number;
  life?: number;
  damage?: number;
  gold?: number;
  price?: number;
  bonus?: number;
  symbols?: number;
  /** That it demands, those of a mad one in their order. */
  techniques?: string[];
  skills?: Record<Colour, string>;
  slots?: Record<Slot, number>;
  rule?: string;
}

export type Colour = "red" | "green" | "blue";

export type Slot = "weapon" | "armour" | "curio";

/** What there is to practise with. */
export interface Practice {
  ware: Ware;
  dice: string[];
  techniques: Technique[];
}

/** DFI-TEC-22. */
export type Technique =
  | "spin"
  | "waterfall"
  | "pond"
  | "wall"
  | "launcher"
  | "thump"
  | "skid"
  | "headbutt"
  | "under_table"
  | "weaker_hand"
  | "secret_strike_x"
  | "low_profile"
  | "blind"
  | "airborne"
  | "prayer";

/** How a throw is aimed. */
export interface Ready {
  axes: Axis[];
  aiming: Aiming;
}

/** What came of a throw. */
export interface Tried {
  last: ThrowSeen;
  lying: BodySeen[];
}
