// Which places of the board the choices of an ask are about, and what can be done at each square.

import type { Sitting } from "../../../lib/sitting.svelte";
import type { Ask, Choice, Msg, Value } from "../../../lib/wire";
import { addDeed, addWalks, choiceOf, placed, placeDrawn, spread, walksOf, type Deed as GridDeed, type Manner, type Way } from "../../../table/grid/deeds";
import { parseName } from "../../../table/grid/geometry";
import { FACINGS, acting, sceneOf, type Escape, type Hints, type Model, type Plan, type Scene, type Strike } from "../scene";

export type PlaceKind = "step" | "put" | "face" | "fight" | "shoot" | "aim" | "thing" | "figure" | "give" | "raise";

/** A choice that has a place on the board. */
export interface Place {
  choice: Choice;
  kind: PlaceKind;
  /** Where it is shown; the first is where it is chosen. */
  cells: number[];
  /** The id of a door or a chest that it is about. */
  fitting: string | null;
}

/** Something that can be done at a square. */
export interface Deed extends GridDeed {
  kind: PlaceKind | "walk" | "cast" | "plan";
  strike: Strike | null;
  escape: Escape | null;
  /** The way that the model would look. */
  facing: number | null;
  plan: Plan | null;
  /** What is done there, where no choice says so yet. */
  about: Msg | null;
}

const TURN = "sag-ask-turn";
const SHARE = "sag-ask-share";
const SHOWN = new Set<Deed["kind"]>(["walk", "step", "put"]);
const ONCE = new Set<Deed["kind"]>(["figure", "face"]);

/** Leaving the front arcs of enemies costs blows, so it is asked about. */
export function mannerOf({ kind, escape }: Deed): Manner {
  if (escape?.strikes.length) return "asked";
  return ONCE.has(kind) ? "once" : SHOWN.has(kind) ? "shown" : "asked";
}

/** Choices that the board shows in a way that makes a list of them needless: squares. */
export function claims(choice: Choice, sitting: Sitting): boolean {
  const scene = sceneOf(sitting);
  const place = placeDrawn(sitting, scene?.board, (ask) => placeOf(choice, ask, scene!));
  return place?.kind === "step" || place?.kind === "put";
}

export function placesOf(ask: Ask, scene: Scene): Place[] {
  return placed(ask, (choice) => placeOf(choice, ask, scene));
}

/** The model that is asked which way to look, or whose turn it is. */
export function turning(ask: Ask, scene: Scene): Model | null {
  const at = ask.prompt.args?.["at"];
  const cell = typeof at === "string" && scene.board ? parseName(at, scene.board.width) : null;
  return (cell === null ? null : scene.models.find((model) => model.cells.includes(cell))) ?? acting(scene);
}

/** The way that an answer has a model look: `face:north`, `north`, or `turn:left` from where it looks now. */
export function facingOf(value: Value, model: Model | null): number | null {
  const [kind, what] = String(value).includes(":") ? String(value).split(":") : ["face", String(value)];
  if (kind === "turn" && model) return (model.facing + (what === "left" ? 3 : 1)) % 4;
  const facing = (FACINGS as readonly string[]).indexOf(what ?? "");
  return kind === "face" && facing >= 0 ? facing : null;
}

export function placeOf(choice: Choice, ask: Ask, scene: Scene): Place | null {
  const board = scene.board;
  if (!board || ask.prompt.id === SHARE) return null;
  const value = String(choice.value);
  const at = (kind: PlaceKind, cells: readonly (number | null)[] | undefined, fitting: string | null = null): Place | null => {
    const known = (cells ?? []).filter((cell) => cell !== null);
    return known.length ? { choice, kind, cells: known, fitting } : null;
  };
  const who = (key: string): readonly number[] | undefined => scene.models.find((model) => model.key === key || model.hero === key)?.cells;
  const what = (id: string): readonly number[] | undefined => board.fittings.find((fitting) => fitting.id === id)?.cells;
  const [kind = "", which = "", whom = ""] = value.split(":");
  const square = parseName(kind, board.width);
  if (square !== null) return value === kind ? at(ask.prompt.id === TURN ? "step" : "put", [square]) : at("raise", [square]);
  if (facingOf(value, turning(ask, scene)) !== null) return at("face", turning(ask, scene)?.cells);
  if (value === kind) return what(value) ? at("aim", what(value), value) : at(AIMING.has(ask.prompt.id) ? "aim" : "figure", who(value));
  switch (kind) {
    case "fight":
      return what(which) ? at("fight", what(which), which) : at("fight", who(which));
    case "shoot":
      return at("shoot", who(which));
    case "order":
      return at("figure", who(which));
    case "give":
    case "take":
      return at("give", who(whom));
    case "raise":
      return at("raise", [parseName(which, board.width)]);
    case "deed":
      return at("thing", board.regions.find((region) => region.deeds.includes(which))?.cells);
  }
  return null;
}

/** Whoever is named in these is struck, shot at or put under a spell. */
const AIMING = new Set(["sag-ask-target", "sag-ask-feat", "sag-ask-volley"]);

/** Everything that can be done on the board now, by square. */
export function deedsBySpace(ask: Ask | null, scene: Scene, hints: Hints): Map<number, Deed[]> {
  const found = new Map<number, Deed[]>();
  if (!ask || !scene.board || ask.space !== "one_of") return found;
  const add = (cells: readonly number[], deed: Deed): void => cells.forEach((cell) => addDeed(found, cell, deed));
  const { walked, wide } = addWalks(found, walks(ask, hints));
  for (const place of placesOf(ask, scene)) {
    const { choice, kind } = place;
    if (choice.refused || walked.has(choice.value)) continue;
    const hint = hints.choices?.[String(choice.value)];
    const cells = hints.footprints?.[String(choice.value)] ?? place.cells;
    const facing = kind === "face" ? facingOf(choice.value, turning(ask, scene)) : null;
    const deed: Deed = { ...BLANK, kind, choice, values: [choice.value], cells: [...cells], strike: hint?.strike ?? null, escape: hint?.escape ?? null, facing };
    add(kind === "put" || kind === "step" ? place.cells.slice(0, 1) : place.cells, deed);
    if (cells.length > 1 && kind === "put") wide.push(deed);
  }
  for (const deed of [...casts(ask, scene, hints), ...plans(ask, scene, hints)]) add(deed.cells, deed);
  spread(found, wide);
  return found;
}

const BLANK: Deed = { kind: "step", choice: null, values: [], cells: [], way: null, strike: null, escape: null, facing: null, plan: null, about: null };

/** Ways, the cheapest first; those of large models end with the way they look. */
function walks(ask: Ask, hints: Hints): Deed[] {
  const facings = new Map(Object.entries(hints.ways ?? {}).map(([key, way]) => [way as Way, facingOf(key.split(":")[1] ?? "", null)]));
  return walksOf(ask, hints.ways)
    .filter(({ way }) => way.cost > 0)
    .map((walk) => ({ ...BLANK, ...walk, facing: facings.get(walk.way) ?? null, escape: hints.choices?.[String(walk.values[0])]?.escape ?? hints.escape ?? null }))
    .toSorted((a, b) => a.way.cost - b.way.cost);
}

/** The squares of a model, a door, a chest or a deed. */
export function cellsAt(at: string, scene: Scene): readonly number[] {
  const { models, board } = scene;
  return (
    models.find(({ key }) => key === at)?.cells ??
    board?.fittings.find(({ id }) => id === at)?.cells ??
    board?.regions.find(({ deeds }) => deeds.includes(at))?.cells ??
    []
  );
}

/** Spells cast at once: the card, then whom or what it is aimed at. */
function casts(ask: Ask, scene: Scene, hints: Hints): Deed[] {
  if (!("choices" in ask) || ask.prompt.id !== TURN) return [];
  return ask.choices
    .filter(({ value, refused }) => !refused && String(value).startsWith("cast:"))
    .flatMap((choice) =>
      (hints.choices?.[String(choice.value)]?.strikes ?? []).map(
        (strike): Deed => ({ ...BLANK, kind: "cast", choice, values: [choice.value, strike.at], cells: [...cellsAt(strike.at, scene)], strike }),
      ),
    );
}

/** Enemies, doors and deeds out of reach for now, with what it takes to get at them. */
function plans(ask: Ask, scene: Scene, hints: Hints): Deed[] {
  return (hints.plans ?? [])
    .filter((plan) => plan.answers.length > 1)
    .map((plan) => {
      const path = plan.answers.map((answer) => parseName(answer, scene.board!.width)).filter((cell) => cell !== null);
      const way: Way | null = path.length ? { cells: [plan.ends], cost: plan.cost, values: [...plan.answers], path, stop: true } : null;
      const about = plan.kind === "deed" ? { id: `sag-adventure-${scene.adventure.id}-deed-${plan.at}` } : null;
      return { ...BLANK, kind: "plan", about, choice: choiceOf(ask, plan.answers.at(-1)!), values: [...plan.answers], cells: [...cellsAt(plan.at, scene)], way, strike: plan.strike, escape: plan.escape, facing: plan.facing, plan };
    });
}

/** Why nothing can be done at a square, if the ask says so. */
export function refusalsBySpace(ask: Ask | null, scene: Scene): Map<number, Choice> {
  const found = new Map<number, Choice>();
  if (!ask) return found;
  for (const place of placesOf(ask, scene)) {
    if (place.choice.refused && place.kind !== "give" && place.kind !== "raise") for (const cell of place.cells) found.set(cell, place.choice);
  }
  return found;
}
