// What can be done at the spaces of a board: answered at once, or by several answers one after the other.

import type { Ask, Choice, Value } from "../../lib/wire";

/** A cheapest way to a place. */
export interface Way {
  /** The spaces that the figure would cover there. */
  cells: number[];
  cost: number;
  /** What to answer, one ask after the other. */
  values: Value[];
  /** The (top left) spaces it leads through. */
  path: number[];
  /** Whether the figure may stay there, or only pass. */
  stop: boolean;
}

export interface Deed {
  kind: string;
  /** The choice to show the words of; a walk has none of its own until the last step. */
  choice: Choice | null;
  values: Value[];
  /** What it is about; the first is where it is chosen. */
  cells: number[];
  way: Way | null;
}

/** How a deed is chosen at its space: at once; by touch only after it has been shown; or from a menu. */
export type Manner = "once" | "shown" | "asked";

export function addDeed<D>(found: Map<number, D[]>, cell: number, deed: D): void {
  const here = found.get(cell);
  if (here) here.push(deed);
  else found.set(cell, [deed]);
}

export function choiceOf(ask: Ask, value: Value): Choice | null {
  return "choices" in ask ? (ask.choices.find((choice) => choice.value === value) ?? null) : null;
}

export type Walk = Deed & { kind: "walk"; way: Way };

/** Ways as deeds: those to where one may stay, and single steps. */
export function walksOf(ask: Ask, ways: Readonly<Record<string, Way>> = {}): Walk[] {
  return Object.values(ways)
    .filter((way) => way.stop || way.values.length === 1)
    .map((way) => ({ kind: "walk", choice: choiceOf(ask, way.values.at(-1)!), values: way.values, cells: way.cells, way }));
}

/** A space where a large figure cannot have its corner stands for the cheapest way to cover it. */
export function spread<D extends Deed>(found: Map<number, D[]>, wide: readonly D[]): void {
  const cheapest = wide.toSorted((a, b) => (a.way?.cost ?? 0) - (b.way?.cost ?? 0));
  for (const deed of cheapest) {
    for (const cell of deed.cells) if (!found.has(cell)) found.set(cell, [deed]);
  }
}

/** All of them, each once. */
export function allDeeds<D extends Deed>(deeds: ReadonlyMap<number, readonly D[]>): D[] {
  return [...new Set([...deeds.values()].flat())];
}

/** Puts ways where they are chosen. Comes back with what they answer at once, and with the ways of large figures. */
export function addWalks<D extends Deed>(found: Map<number, D[]>, walks: readonly D[]): { walked: Set<Value>; wide: D[] } {
  for (const walk of walks) addDeed(found, walk.cells[0]!, walk);
  const single = walks.filter(({ values }) => values.length === 1);
  return { walked: new Set(single.map(({ values }) => values[0]!)), wide: walks.filter(({ cells }) => cells.length > 1) };
}

/** The choices of an ask that have a place on the board. */
export function placed<P>(ask: Ask, placeOf: (choice: Choice) => P | null): P[] {
  return "choices" in ask ? ask.choices.map(placeOf).filter((place) => place !== null) : [];
}

/** The place of a choice of what is being asked, if the floor there is drawn: the board can claim it. */
export function placeDrawn<P extends { cells: readonly number[] }>(
  sitting: { current: { ask: Ask } | null },
  board: { cells: readonly (readonly [number, ...unknown[]])[] } | null | undefined,
  placeOf: (ask: Ask) => P | null,
): P | null {
  const place = sitting.current && board ? placeOf(sitting.current.ask) : null;
  return place && board!.cells.some(([at]) => at === place.cells[0]) ? place : null;
}
