// Which zones the choices of an ask are about, and what can be done at each.

import type { Sitting } from "../../../lib/sitting.svelte";
import type { Ask, Choice } from "../../../lib/wire";
import { addDeed, addWalks, placed, placeDrawn, walksOf, type Deed as GridDeed, type Manner } from "../../../table/grid/deeds";
import { parseName } from "../../../table/grid/geometry";
import { acting, figuresOf, sceneOf, type Hints, type Outlook, type Scene } from "../scene";

export type PlaceKind = "step" | "put" | "attack" | "open" | "touch" | "deed" | "figure" | "light";

/** A choice that has a place on the board. */
export interface Place {
  choice: Choice;
  kind: PlaceKind;
  /** Where it is shown; the first is where it is chosen. */
  cells: number[];
  /** The key of whom it is about. */
  whom: string | null;
  /** The number of the door. */
  door: number | null;
}

/** Something that can be done in a zone. */
export interface Deed extends GridDeed {
  kind: PlaceKind | "walk";
  whom: string | null;
  door: number | null;
  outlook: Outlook | null;
  /** Reaction damage on the way. */
  harm: number;
}

/** Turning one's back on enemies hurts, so it is asked about; so is every blow. */
export function mannerOf({ kind, harm }: Deed): Manner {
  if (harm) return "asked";
  return kind === "figure" || kind === "put" ? "once" : kind === "attack" ? "asked" : "shown";
}

/** Choices that the board shows in a way that makes a list of them needless: zones to go to. */
export function claims(choice: Choice, sitting: Sitting): boolean {
  const scene = sceneOf(sitting);
  const place = placeDrawn(sitting, scene?.board, (ask) => placeOf(choice, ask, scene!));
  return place?.kind === "step" || place?.kind === "put";
}

export function placeOf(choice: Choice, ask: Ask, scene: Scene): Place | null {
  const board = scene.board;
  if (!board) return null;
  const at = (kind: PlaceKind, cells: readonly (number | null)[] | undefined, more: Partial<Place> = {}): Place | null => {
    const known = (cells ?? []).filter((cell) => cell !== null);
    return known.length ? { choice, kind, cells: known, whom: null, door: null, ...more } : null;
  };
  const zone = (name: string): number | null => parseName(name, board.width);
  const who = (key: string): readonly number[] | undefined => figuresOf(scene).find((figure) => figure.key === key)?.cells;
  const own = (acting(scene) ?? scene.heroes.find(({ seat }) => seat === scene.seat))?.cells;
  const value = String(choice.value);
  const [kind = "", ...rest] = value.split(":");
  const last = rest.at(-1) ?? "";
  if (!rest.length) return zone(value) !== null ? at("put", [zone(value)]) : who(value) && NAMED.test(ask.prompt.id) ? at("figure", who(value), { whom: value }) : null;
  switch (kind) {
    case "go":
      return at("step", [zone(last)]);
    case "open": {
      const door = board.doors.find(({ id }) => id === last);
      return door ? at("open", door.cells.toSorted((a, b) => Number(own?.includes(a) ?? false) - Number(own?.includes(b) ?? false)), { door: door.number }) : null;
    }
    case "touch":
      return at("touch", board.tokens.filter(({ number }) => String(number) === last).map((token) => token.at));
    case "attack":
      return at("attack", who(last), { whom: last });
    case "deed":
      return at("deed", own);
    case "do":
      return at("deed", own);
    case "give":
      return ask.prompt.id === "md2-ask-trade" ? null : at("figure", who(last), { whom: last });
    case "class":
      return rest[0] === "consecrate" ? at("light", [zone(last)]) : null;
  }
  return null;
}

/** Questions that are answered with a figure. */
const NAMED = /^md2-ask-(next-hero|enemy|target|heal|whom|who-gains|devour|called|opener|push|gift|stone)$/;

export function placesOf(ask: Ask, scene: Scene): Place[] {
  return placed(ask, (choice) => placeOf(choice, ask, scene));
}

const BLANK: Deed = { kind: "step", choice: null, values: [], cells: [], way: null, whom: null, door: null, outlook: null, harm: 0 };

/** Everything that can be done on the board now, by zone. */
export function deedsBySpace(ask: Ask | null, scene: Scene, hints: Hints): Map<number, Deed[]> {
  const found = new Map<number, Deed[]>();
  if (!ask || !scene.board || ask.space !== "one_of") return found;
  const { walked } = addWalks(found, walks(ask, hints));
  for (const place of placesOf(ask, scene)) {
    const { choice, kind, cells, whom, door } = place;
    if (choice.refused || walked.has(choice.value)) continue;
    const hint = hints.choices?.[String(choice.value)];
    const deed: Deed = { ...BLANK, kind, choice, values: [choice.value], cells: [...cells], whom, door, outlook: hint?.outlook ?? null, harm: hint?.wounds ?? 0 };
    addDeed(found, cells[0]!, deed);
  }
  return found;
}

/** Ways, the shortest first. */
function walks(ask: Ask, hints: Hints): Deed[] {
  const harm = new Map(Object.entries(hints.ways ?? {}).map(([name, way]) => [way as unknown, hints.harm?.[name] ?? 0]));
  return walksOf(ask, hints.ways)
    .filter(({ way }) => way.cost > 0)
    .map((walk): Deed => ({ ...BLANK, ...walk, harm: harm.get(walk.way) ?? 0 }))
    .toSorted((a, b) => a.way!.cost - b.way!.cost);
}

/** Why nothing can be done in a zone, if the ask says so. */
export function refusalsBySpace(ask: Ask | null, scene: Scene): Map<number, Choice> {
  const found = new Map<number, Choice>();
  if (!ask) return found;
  for (const { choice, cells, kind } of placesOf(ask, scene)) {
    if (choice.refused && kind !== "light" && !found.has(cells[0]!)) found.set(cells[0]!, choice);
  }
  return found;
}
