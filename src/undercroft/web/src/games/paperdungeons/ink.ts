// Lines as a hand would draw them. The same place is drawn the same way every time, so that nothing trembles.

import { COLUMNS, ROWS } from "./model";

export const CELL = 100;
export const WIDTH = COLUMNS * CELL;
export const HEIGHT = ROWS * CELL;
/** Around the dungeon: hatching, the letters of columns, the way in. */
export const EDGE = { left: 46, right: 46, top: 46, bottom: 62 };

export interface Point {
  x: number;
  y: number;
}

/** The top left corner of a room; row 1 is at the bottom. */
export function corner(room: number): Point {
  return { x: (room % COLUMNS) * CELL, y: (ROWS - 1 - Math.floor(room / COLUMNS)) * CELL };
}

export function middle(room: number): Point {
  const { x, y } = corner(room);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** Numbers from 0 to 1 that look random and depend on nothing but the seed. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let n = Math.imul(state ^ (state >>> 15), 1 | state);
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n;
    return ((n ^ (n >>> 14)) >>> 0) / 4294967296;
  };
}

const r = (n: number): number => Math.round(n * 10) / 10;

/** A line that is not quite straight. */
export function line(from: Point, to: Point, seed: number, wobble = 2.2): string {
  const next = dice(seed);
  const off = (): number => (next() - 0.5) * 2 * wobble;
  const at = (part: number): Point => ({
    x: from.x + (to.x - from.x) * part + off(),
    y: from.y + (to.y - from.y) * part + off(),
  });
  const [a, b, c, d] = [at(0), at(0.35), at(0.7), at(1)];
  return `M${r(a.x)} ${r(a.y)}C${r(b.x)} ${r(b.y)} ${r(c.x)} ${r(c.y)} ${r(d.x)} ${r(d.y)}`;
}

/** A ring closed carelessly, as one rings a thing on paper. */
export function ring(at: Point, rx: number, ry: number, seed: number): string {
  const next = dice(seed);
  const start = next() * Math.PI * 2;
  const steps = 11;
  const points: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const angle = start + (step / (steps - 1)) * Math.PI * 2;
    const swell = 1 + (next() - 0.5) * 0.12 + (step / steps) * 0.06;
    points.push({ x: at.x + Math.cos(angle) * rx * swell, y: at.y + Math.sin(angle) * ry * swell });
  }
  return smooth(points);
}

/** Two strokes through something. */
export function cross(at: Point, size: number, seed: number): string {
  const a = line({ x: at.x - size, y: at.y - size }, { x: at.x + size, y: at.y + size }, seed, 4);
  const b = line({ x: at.x + size, y: at.y - size }, { x: at.x - size, y: at.y + size }, seed + 1, 4);
  return a + b;
}

/** A quick back and forth over something that is gone. */
export function scribble(at: Point, rx: number, ry: number, seed: number): string {
  const next = dice(seed);
  const points: Point[] = [];
  const strokes = 7;
  for (let stroke = 0; stroke <= strokes; stroke++) {
    const side = stroke % 2 ? 1 : -1;
    points.push({
      x: at.x + side * rx * (0.8 + next() * 0.3) + (stroke / strokes - 0.5) * rx * 0.5,
      y: at.y + (stroke / strokes - 0.5) * 2 * ry + (next() - 0.5) * 3,
    });
  }
  return smooth(points);
}

/** Waves along the side between two rooms. */
export function waves(from: Point, to: Point, shift: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const across = { x: -along.y, y: along.x };
  const crests = 7;
  let path = "";
  for (let crest = 0; crest <= crests * 2; crest++) {
    const part = (crest / (crests * 2)) * length;
    const swing = crest === 0 ? 0 : (crest % 2 ? 1 : -1) * 3.4;
    const x = from.x + along.x * part + across.x * (shift + swing);
    const y = from.y + along.y * part + across.y * (shift + swing);
    path += crest === 0 ? `M${r(x)} ${r(y)}` : crest === 1 ? `Q${r(x)} ${r(y)} ` : crest % 2 ? `T${r(x)} ${r(y)}` : "";
    if (crest === 1) path += `${r(from.x + along.x * (length / crests) + across.x * shift)} ${r(from.y + along.y * (length / crests) + across.y * shift)}`;
  }
  return path;
}

/** A curve through points. */
export function smooth(points: Point[]): string {
  let path = `M${r(points[0]!.x)} ${r(points[0]!.y)}`;
  for (let i = 1; i < points.length; i++) {
    const before = points[i - 2] ?? points[i - 1]!;
    const from = points[i - 1]!;
    const to = points[i]!;
    const after = points[i + 1] ?? to;
    const c1 = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const c2 = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${r(c1.x)} ${r(c1.y)} ${r(c2.x)} ${r(c2.y)} ${r(to.x)} ${r(to.y)}`;
  }
  return path;
}

/** Bundles of short strokes around the dungeon, as mapmakers shade solid rock. */
export function rock(seed: number): string {
  const next = dice(seed);
  let path = "";
  const bundle = (x: number, y: number): void => {
    const angle = next() * Math.PI;
    const size = 9 + next() * 6;
    const along = { x: Math.cos(angle), y: Math.sin(angle) };
    for (const shift of [-5, 0, 5]) {
      const cx = x - along.y * shift;
      const cy = y + along.x * shift;
      const a = size * (0.75 + next() * 0.4);
      const b = size * (0.75 + next() * 0.4);
      path += `M${r(cx - along.x * a)} ${r(cy - along.y * a)}L${r(cx + along.x * b)} ${r(cy + along.y * b)}`;
    }
  };
  const band = (from: Point, to: Point): void => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (let part = 0; part < length; part += 15) {
      const x = from.x + ((to.x - from.x) * part) / length;
      const y = from.y + ((to.y - from.y) * part) / length;
      bundle(x + (next() - 0.5) * 8, y + (next() - 0.5) * 8);
    }
  };
  const out = 13;
  band({ x: -out, y: -out }, { x: WIDTH + out, y: -out });
  band({ x: WIDTH + out, y: -out }, { x: WIDTH + out, y: HEIGHT + out });
  band({ x: WIDTH + out, y: HEIGHT + out }, { x: -out, y: HEIGHT + out });
  band({ x: -out, y: HEIGHT + out }, { x: -out, y: -out });
  return path;
}

/** The ends of the side that two neighbouring rooms share. */
export function side(a: number, b: number): [Point, Point] {
  const low = Math.min(a, b);
  const { x, y } = corner(low);
  const right = Math.abs(a - b) === 1;
  return right
    ? [{ x: x + CELL, y }, { x: x + CELL, y: y + CELL }]
    : [{ x, y }, { x: x + CELL, y }];
}

/** Where the pencil passes through a room for the n-th step of its trail: near the middle, never twice the same. */
export function footstep(room: number, step: number): Point {
  const next = dice(room * 131 + step * 17 + 5);
  const { x, y } = middle(room);
  return { x: x + (next() - 0.5) * 22, y: y + (next() - 0.5) * 22 };
}

/** One step of the trail: from the last room, from outside, or out at one edge and in at the other. */
export function stride(trail: number[], step: number): string {
  const to = footstep(trail[step]!, step);
  if (step === 0) return curve({ x: to.x - 6, y: HEIGHT + EDGE.bottom - 14 }, to, step);
  const from = footstep(trail[step - 1]!, step - 1);
  if (!neighbours(trail[step - 1]!, trail[step]!)) {
    const leftwards = trail[step - 1]! % COLUMNS === 0;
    const out = leftwards ? -34 : WIDTH + 34;
    const back = leftwards ? WIDTH + 34 : -34;
    return curve(from, { x: out, y: from.y }, step) + curve({ x: back, y: to.y }, to, step + 1);
  }
  return curve(from, to, step);
}

function neighbours(a: number, b: number): boolean {
  return Math.abs(a - b) === COLUMNS || (Math.abs(a - b) === 1 && Math.floor(a / COLUMNS) === Math.floor(b / COLUMNS));
}

function curve(from: Point, to: Point, seed: number): string {
  const next = dice(seed * 7 + 3);
  const bend = (next() - 0.5) * 16;
  const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const c = { x: mid.x - ((to.y - from.y) / length) * bend, y: mid.y + ((to.x - from.x) / length) * bend };
  return `M${r(from.x)} ${r(from.y)}Q${r(c.x)} ${r(c.y)} ${r(to.x)} ${r(to.y)}`;
}

/** The way of a walk that is only thought of, from where the party stands. */
export function preview(at: number, path: number[]): string {
  const all = at < 0 ? path : [at, ...path];
  let drawn = "";
  if (at < 0) {
    const { x, y } = middle(path[0]!);
    drawn = `M${x} ${HEIGHT + 40}L${x} ${y}`;
  }
  for (let i = 1; i < all.length; i++) {
    const from = middle(all[i - 1]!);
    const to = middle(all[i]!);
    if (neighbours(all[i - 1]!, all[i]!)) drawn += `M${from.x} ${from.y}L${to.x} ${to.y}`;
    else {
      const left = all[i - 1]! % COLUMNS === 0;
      drawn += `M${from.x} ${from.y}L${left ? -40 : WIDTH + 40} ${from.y}M${left ? WIDTH + 40 : -40} ${to.y}L${to.x} ${to.y}`;
    }
  }
  return drawn;
}
