// What is lit on a board, for a choice in the list or a line of the log.

import { placesOf, spokenOf, type Named } from "../../lib/light";
import type { Msg, Value } from "../../lib/wire";
import { allDeeds, type Deed } from "./deeds";
import { cellsOf } from "./geometry";

export interface Light<D extends Deed = Deed> {
  /** What would be done, shown as when its space is pointed at. */
  deed: D | null;
  /** The space that would have to be pointed at. */
  at: number | null;
  /** Keys of figures. */
  figures: string[];
  cells: number[];
  doors: number[];
}

export const DARK: Light<never> = { deed: null, at: null, figures: [], cells: [], doors: [] };

/** What a choice begins: itself, and whatever may be answered after it. */
export function begunBy<D extends Deed>(value: Value, deeds: ReadonlyMap<number, readonly D[]>): D[] {
  return allDeeds(deeds).filter((deed) => deed.values[0] === value);
}

export function keysOf(figures: readonly { key: string }[]): string[] {
  return [...new Set(figures.map(({ key }) => key))];
}

/** The keys of those that messages speak of. */
export function keysSpokenOf(lines: readonly Msg[], figures: readonly (Named & { key: string })[]): string[] {
  return keysOf(lines.flatMap((line) => spokenOf(line, figures)));
}

/** The figures that lines of the log speak of, and the spaces that they know of, in their order. */
export function lightOfLines(lines: readonly Msg[], figures: readonly (Named & { key: string })[], width: number): Light<never> {
  return { ...DARK, figures: keysSpokenOf(lines, figures), cells: cellsOf(lines.flatMap(placesOf), width) };
}
