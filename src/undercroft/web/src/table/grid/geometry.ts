// Where spaces lie in the picture, and the little chance that makes every stone look different and stay the same.

import type { Grid } from "../ruler";

export type Side = "n" | "e" | "s" | "w";
/** One side of a space. */
export type Edge = readonly [at: number, side: Side];

/** A map of square spaces, numbered from the top left row by row; of these only some are there to be seen. */
export interface Plan {
  /** Columns and rows of the whole map. */
  width: number;
  height: number;
  cells: readonly number[];
}

/** The side of a space in the picture. */
export const U = 64;

export interface Bounds {
  left: number;
  top: number;
  /** In the picture's own units. */
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export function column(at: number, width: number): number {
  return at % width;
}

export function row(at: number, width: number): number {
  return Math.floor(at / width);
}

/** `F17`: A1 is at the top left; after Z come AA, AB and so on. */
export function nameOf(at: number, width: number): string {
  return columnName(column(at, width)) + (row(at, width) + 1);
}

/** The names of columns and rows of a map, none beyond its edges. */
export function gridOf({ width, height }: Pick<Plan, "width" | "height">): Grid {
  return {
    unit: U,
    column: (x) => (x >= 0 && x < width ? columnName(x) : ""),
    row: (y) => (y >= 0 && y < height ? String(y + 1) : ""),
  };
}

function columnName(x: number): string {
  const before = Math.floor(x / 26);
  return (before ? String.fromCharCode(64 + before) : "") + String.fromCharCode(65 + (x % 26));
}

/** The number of the space with this name (a bar behind it is left out), or null if it names none. */
export function parseName(name: string, width: number): number | null {
  const found = /^([A-Z]{1,2})([1-9][0-9]{0,2})\|?$/.exec(name);
  if (!found) return null;
  const letters = found[1]!;
  const last = letters.charCodeAt(letters.length - 1) - 65;
  const x = letters.length === 2 ? 26 * (letters.charCodeAt(0) - 64) + last : last;
  return x < width ? (Number(found[2]) - 1) * width + x : null;
}

/** The spaces with these names; what names none is left out. */
export function cellsOf(names: readonly string[], width: number): number[] {
  return names.map((name) => parseName(name, width)).filter((cell) => cell !== null);
}

/** How large a board is shown: of how many spaces a picture is at least, and how many pixels a space of it has. */
export interface Scale {
  columns: number;
  rows: number;
  /** Darkness around the explored part, in spaces. */
  margin: number;
  /** Where a space would be smaller than this … */
  far: number;
  /** … the picture comes so close. */
  close: number;
}
/** Of spaces that hold one figure. */
export const SQUARES: Scale = { columns: 11, rows: 9, margin: 1.25, far: 32, close: 46 };
/** Of zones that hold a crowd. */
export const ZONES: Scale = { columns: 5, rows: 4, margin: 0.6, far: 84, close: 104 };

/** The explored part with some darkness around it; a small part is not blown up. */
export function boundsOf({ cells, width }: Pick<Plan, "cells" | "width">, least: Pick<Scale, "columns" | "rows" | "margin"> = SQUARES): Bounds {
  const [left, wide] = stretch(cells.map((at) => column(at, width)), least.columns, least.margin);
  const [top, high] = stretch(cells.map((at) => row(at, width)), least.rows, least.margin);
  return { left: left * U, top: top * U, width: wide * U, height: high * U };
}

function stretch(places: number[], least: number, margin: number): [from: number, long: number] {
  const first = Math.min(...places);
  const long = Math.max(...places) + 1 - first + 2 * margin;
  const more = Math.max(0, least - long);
  return [first - margin - more / 2, long + more];
}

/** The top left corner of a space. */
export function corner(at: number, width: number): Point {
  return { x: column(at, width) * U, y: row(at, width) * U };
}

export function middle(at: number, width: number): Point {
  const { x, y } = corner(at, width);
  return { x: x + U / 2, y: y + U / 2 };
}

/** The middle of the spaces a figure covers. */
export function middleOf(cells: readonly number[], width: number): Point {
  const points = cells.map((at) => middle(at, width));
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The outline of a space, a little smaller than it is. */
export function squareAt(at: number, inset: number, width: number): string {
  const { x, y } = corner(at, width);
  const side = U - 2 * inset;
  return `M${x + inset} ${y + inset}h${side}v${side}h-${side}z`;
}

/** Strokes across a space from the lower left to the upper right; those of neighbours meet. */
export function hatchAt(at: number, width: number): string {
  const { x, y } = corner(at, width);
  const gap = U / 4;
  let path = "";
  for (let n = 1; n < 8; n++) {
    const [from, to] = [Math.max(0, n * gap - U), Math.min(U, n * gap)];
    path += `M${x + from} ${y + n * gap - from}L${x + to} ${y + n * gap - to}`;
  }
  return path;
}

/** The rim around a set of spaces. */
export function rimOf(cells: Iterable<number>, width: number): string {
  const set = new Set(cells);
  let path = "";
  for (const at of set) {
    const { x, y } = corner(at, width);
    if (!set.has(at - width)) path += `M${x} ${y}h${U}`;
    if (!set.has(at + width)) path += `M${x} ${y + U}h${U}`;
    if (!set.has(at - 1) || at % width === 0) path += `M${x} ${y}v${U}`;
    if (!set.has(at + 1) || (at + 1) % width === 0) path += `M${x + U} ${y}v${U}`;
  }
  return path;
}

/** The two ends of a side of a space. */
export function ends([at, side]: Edge, width: number): [Point, Point] {
  const { x, y } = corner(at, width);
  const sides: Record<Side, [Point, Point]> = {
    n: [{ x, y }, { x: x + U, y }],
    e: [{ x: x + U, y }, { x: x + U, y: y + U }],
    s: [{ x, y: y + U }, { x: x + U, y: y + U }],
    w: [{ x, y }, { x, y: y + U }],
  };
  return sides[side];
}

/** Who covers which space; at each, in the order given. */
export function bySpace<F extends { cells: readonly number[] }>(figures: readonly F[]): Map<number, F[]> {
  const found = new Map<number, F[]>();
  for (const figure of figures) for (const at of figure.cells) found.set(at, [...(found.get(at) ?? []), figure]);
  return found;
}

/** The spaces that are out of sight, where a sight is shown. */
export function unseenOf(cells: readonly number[], sight: readonly number[] | null): number[] {
  const seen = new Set(sight);
  return sight ? cells.filter((at) => !seen.has(at)) : [];
}

/** Chance that comes out the same every time: numbers from 0 to 1 that follow from a seed. */
export function chanceOf(seed: number): () => number {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Short numbers keep paths short. */
export function f(n: number): string {
  return String(Math.round(n * 10) / 10);
}
