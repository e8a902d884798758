// Which places of the board the choices of an ask are about, and what can be done at each space.

import type { Sitting } from "../../../lib/sitting.svelte";
import type { Ask, Choice } from "../../../lib/wire";
import { addDeed, addWalks, placed, placeDrawn, spread, walksOf, type Deed as GridDeed, type Manner } from "../../../table/grid/deeds";
import { cellsOf, parseName } from "../../../table/grid/geometry";
import type { Figure, Hints, Scene, Strike } from "../scene";

export type PlaceKind = "step" | "target" | "put" | "breath" | "door" | "thing" | "figure";

/** A choice that has a place on the board. */
export interface Place {
  choice: Choice;
  kind: PlaceKind;
  /** Where it is shown; the first is where it is chosen. */
  cells: number[];
  door: number | null;
}

/** Something that can be done at a space. */
export interface Deed extends GridDeed {
  kind: PlaceKind | "walk" | "strike";
  strike: Strike | null;
  door: number | null;
  /** In movement points, where it is known and is no way. */
  cost: number | null;
}

const SHOWN = new Set<Deed["kind"]>(["walk", "step", "put", "target", "breath"]);

export function mannerOf({ kind }: Deed): Manner {
  return kind === "figure" ? "once" : SHOWN.has(kind) ? "shown" : "asked";
}

const MOVES = new Set(["des-ask-act", "des-ask-monster", "des-ask-familiar"]);
const TOWARD: Readonly<Record<string, [number, number]>> = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] };

export function sceneOf(sitting: Sitting): Scene | null {
  return (sitting.scene as Scene | null) ?? null;
}

export function hintsOf(sitting: Sitting): Hints {
  return sitting.hints as Hints;
}

/** Choices that the board shows in a way that makes a list of them needless: spaces. */
export function claims(choice: Choice, sitting: Sitting): boolean {
  const scene = sceneOf(sitting);
  const place = placeDrawn(sitting, scene?.board, (ask) => placeOf(choice, ask, scene!));
  if (!place) return false;
  return place.kind === "step" || place.kind === "put" || (place.kind === "target" && (choice.refused !== null || isEmpty(choice)));
}

function isEmpty(choice: Choice): boolean {
  return choice.label.text.id === "des-target-empty";
}

export function placesOf(ask: Ask, scene: Scene): Place[] {
  return placed(ask, (choice) => placeOf(choice, ask, scene));
}

export function placeOf(choice: Choice, ask: Ask, scene: Scene): Place | null {
  const board = scene.board;
  if (!board) return null;
  const value = String(choice.value);
  const at = (kind: PlaceKind, cells: (number | null | undefined)[], door: number | null = null): Place | null => {
    const known = cells.filter((cell) => cell !== null && cell !== undefined);
    return known.length ? { choice, kind, cells: known, door } : null;
  };
  const [kind, what = "", toward = ""] = value.split(":");
  if (!value.includes(":")) {
    const space = parseName(value, board.width);
    if (space !== null) return at(MOVES.has(ask.prompt.id) ? "step" : ask.prompt.id === "des-ask-target" ? "target" : "put", [space]);
    return at("figure", figureMeant(choice, scene)?.cells ?? []);
  }
  switch (kind) {
    case "climb":
    case "jump":
      return at("step", [parseName(what, board.width)]);
    case "travel":
      return at("thing", [parseName(what, board.width)]);
    case "door": {
      const door = board.doors.find((one) => one.number === Number(what));
      return at("door", door?.beside ?? [], Number(what));
    }
    case "chest":
      return at("thing", [acting(scene)?.cells[0]]);
    case "pick":
      return at("thing", [board.things.find((thing) => thing.token === Number(what.split("-").pop()))?.at]);
    case "take":
      return at("thing", [board.things.find((thing) => thing.token === Number(what))?.at]);
    case "give":
      return at("figure", scene.figures.find((figure) => figure.key === what)?.cells ?? []);
    case "breath": {
      const source = parseName(what, board.width);
      const step = TOWARD[toward];
      return source === null || !step ? null : at("breath", [source + step[0] + step[1] * board.width]);
    }
  }
  return null;
}

/** The figure that a choice names: a monster by its number, a hero by the card, either by its key. */
function figureMeant(choice: Choice, scene: Scene): Figure | null {
  const value = String(choice.value);
  const words = choice.label.text.id;
  if (/^(des-monster-|des-named-)/.test(words) && /^\d+$/.test(value)) {
    return scene.figures.find((figure) => figure.key === `m${value}`) ?? null;
  }
  if (words === `des-hero-${value}`) return scene.figures.find((figure) => figure.kind === "hero" && figure.card === value) ?? null;
  if (/^[hmf]\d+$/.test(value)) return scene.figures.find((figure) => figure.key === value) ?? null;
  return null;
}

/** Whoever moves or acts now. */
export function acting(scene: Scene): Figure | null {
  return scene.figures.find((figure) => figure.kind === "monster" && figure.acting) ?? scene.figures.find((figure) => figure.acting) ?? null;
}

/** Everything that can be done on the board now, by space. */
export function deedsBySpace(ask: Ask | null, scene: Scene, hints: Hints): Map<number, Deed[]> {
  const found = new Map<number, Deed[]>();
  const add = (cell: number, deed: Deed): void => addDeed(found, cell, deed);
  if (!ask || !scene.board || ask.space !== "one_of") return found;
  const width = scene.board.width;
  const { walked, wide } = addWalks(
    found,
    walksOf(ask, hints.ways).map((walk): Deed => ({ ...blank, ...walk })),
  );
  for (const place of placesOf(ask, scene)) {
    if (place.choice.refused || walked.has(place.choice.value)) continue;
    const cells = hints.footprints?.[String(place.choice.value)] ?? (place.kind === "breath" ? breathCells(hints, place, width) : place.cells);
    const deed: Deed = { ...blank, kind: place.kind, choice: place.choice, values: [place.choice.value], cells, door: place.door };
    const hint = hints.choices?.[String(place.choice.value)];
    deed.strike = hint?.strikes?.[0] ?? null;
    deed.cost = hint?.cost ?? null;
    const shown = place.kind === "figure" || place.kind === "door" ? place.cells : place.cells.slice(0, 1);
    for (const cell of shown) add(cell, deed);
    if (cells.length > 1 && place.kind === "put") wide.push(deed);
  }
  for (const deed of strikes(ask, hints, width)) for (const cell of deed.cells) add(cell, deed);
  spread(found, wide);
  return found;
}

const blank: Deed = { kind: "step", choice: null, values: [], cells: [], way: null, strike: null, door: null, cost: null };

function breathCells(hints: Hints, place: Place, width: number): number[] {
  const strike = hints.choices?.[String(place.choice.value)]?.strikes?.[0];
  return strike ? cellsOf(strike.cells, width) : place.cells;
}

/** Attacks that can be declared at once: the weapon, then the space. */
function strikes(ask: Ask, hints: Hints, width: number): Deed[] {
  if (!("choices" in ask) || !MOVES.has(ask.prompt.id)) return [];
  const found: Deed[] = [];
  for (const choice of ask.choices) {
    if (choice.refused || !String(choice.value).startsWith("attack:")) continue;
    for (const strike of hints.choices?.[String(choice.value)]?.strikes ?? []) {
      const cell = parseName(strike.at, width);
      const friendly = strike.odds.every((odds) => odds.friend);
      if (cell === null || friendly || strike.area === "breath" || strike.area === "around") continue;
      found.push({ ...blank, kind: "strike", choice, values: [choice.value, strike.at], cells: [cell], strike });
    }
  }
  return found;
}

/** Why nothing can be done at a space, if the ask says so. */
export function refusalsBySpace(ask: Ask | null, scene: Scene): Map<number, Choice> {
  const found = new Map<number, Choice>();
  if (!ask) return found;
  for (const place of placesOf(ask, scene)) {
    if (place.choice.refused && (place.kind === "step" || place.kind === "target" || place.kind === "door")) found.set(place.cells[0]!, place.choice);
  }
  return found;
}
