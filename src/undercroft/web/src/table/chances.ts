// The picture of a chance to win over a game: a line from point to point, with how sure it is around it.

import type { Point } from "../lib/wire";

export const WIDTH = 640;
export const HEIGHT = 200;
const LEFT = 44;
const RIGHT = 10;
const TOP = 10;
const BOTTOM = 32;

/** The width of a mark with what is around it. */
const MARK = 21;

export interface Chances {
  line: string;
  /** One standard error to both sides. */
  band: string;
  x: (decision: number) => number;
  y: (chance: number) => number;
  /** How likely it was at a moment: on the line between two points. */
  at: (decision: number) => number;
  /** Where these moments are marked: on the line, or off it where marks would lie on each other. */
  marks: (decisions: readonly number[]) => { x: number; y: number }[];
}

/** On paper so wide: as wide as it is shown, so that what is written on it has the size of other words. */
export function chances(curve: readonly Point[], decisions: number, width = WIDTH): Chances {
  const x = (decision: number) => round(LEFT + (decision / (decisions || 1)) * (width - LEFT - RIGHT));
  const y = (chance: number) => round(HEIGHT - BOTTOM - Math.min(1, Math.max(0, chance)) * (HEIGHT - TOP - BOTTOM));
  const through = (points: [number, number][]) => points.map(([across, up], n) => `${n ? "L" : "M"}${x(across)} ${y(up)}`).join("");
  const above = curve.map(({ decision, chance, error }): [number, number] => [decision, chance + error]);
  const below = curve.map(({ decision, chance, error }): [number, number] => [decision, chance - error]);
  return {
    line: through(curve.map(({ decision, chance }) => [decision, chance])),
    band: `${through([...above, ...below.reverse()])}Z`,
    x,
    y,
    at: (decision) => between(curve, decision),
    marks: (decisions) => apart(decisions.map((decision) => ({ x: x(decision), y: y(between(curve, decision)) }))),
  };
}

function between(curve: readonly Point[], decision: number): number {
  const after = curve.findIndex((point) => point.decision >= decision);
  const next = curve[after] ?? curve.at(-1);
  const before = curve[after - 1] ?? next;
  if (!next || !before) return 0;
  const way = next.decision - before.decision;
  return before.chance + (way ? ((decision - before.decision) / way) * (next.chance - before.chance) : 0);
}

/** Each stays where it is if it can, else it goes up; at the top, down. */
function apart(marks: { x: number; y: number }[]): { x: number; y: number }[] {
  const placed: { x: number; y: number }[] = [];
  const free = (x: number, y: number) => placed.every((other) => Math.hypot(other.x - x, other.y - y) >= MARK);
  for (const { x, y } of marks) {
    const heights = [...marks.keys()].flatMap((n) => [y - n * MARK, y + n * MARK]);
    const height = heights.find((one) => one > TOP && one <= HEIGHT - BOTTOM && free(x, one)) ?? y;
    placed.push({ x, y: height });
  }
  return placed;
}

const round = (n: number) => Math.round(n * 100) / 100;
