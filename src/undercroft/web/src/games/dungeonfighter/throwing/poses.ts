// Where bodies are and how they are turned: grains and units of quaternions, as undercroft/games/dungeonfighter/state.py has them.

import type { DieKind, Pose, Ware } from "../scene";

export const GRAIN = 0.005;
const TURN = 1 / 32767;

export type Vector = readonly [number, number, number];
export type Quaternion = readonly [w: number, i: number, j: number, k: number];

/** A body in centimetres. */
export interface Placed {
  x: number;
  y: number;
  z: number;
  q: Quaternion;
}

export function placed([x, y, z, w, i, j, k]: Pose): Placed {
  const size = Math.hypot(w, i, j, k) * TURN || 1;
  return { x: x * GRAIN, y: y * GRAIN, z: z * GRAIN, q: [(w * TURN) / size, (i * TURN) / size, (j * TURN) / size, (k * TURN) / size] };
}

export const CUT_OUTS: readonly string[] = ["frost1", "frost2", "weak"];

export function kindOf(body: string, dice: Ware["dice"]): DieKind {
  const name = body.replace(/\d+$/, "");
  return dice[name] ?? dice.coloured!;
}

/** Corners, and the corners of each face; as undercroft/games/dungeonfighter/geometry.py numbers them. */
export function shapeOf({ shape, edge }: Pick<DieKind, "shape" | "edge">): { corners: Vector[]; faces: number[][] } {
  if (shape === "tetrahedron") {
    const half = edge / (2 * Math.SQRT2);
    const corners = [[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]].map(([a, b, c]) => [a! * half, b! * half, c! * half] as const);
    return { corners, faces: [[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]] };
  }
  const half = edge / 2;
  const corners = [1, -1].flatMap((a) => [1, -1].flatMap((b) => [1, -1].map((c) => [a * half, b * half, c * half] as const)));
  const sides: Vector[] = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, -1], [0, -1, 0], [-1, 0, 0]];
  return { corners, faces: sides.map((side) => around(corners, side)) };
}

function around(corners: readonly Vector[], side: Vector): number[] {
  const on = corners.flatMap((corner, at) => (corner[0] * side[0] + corner[1] * side[1] + corner[2] * side[2] > 0 ? [at] : []));
  const [one, two] = [0, 1, 2].filter((axis) => !side[axis]) as [number, number];
  return on.toSorted((a, b) => Math.atan2(corners[a]![two]!, corners[a]![one]!) - Math.atan2(corners[b]![two]!, corners[b]![one]!));
}

export function turned([x, y, z]: Vector, [w, i, j, k]: Quaternion): Vector {
  const [a, b, c] = [2 * (j * z - k * y), 2 * (k * x - i * z), 2 * (i * y - j * x)];
  return [x + w * a + j * c - k * b, y + w * b + k * a - i * c, z + w * c + i * b - j * a];
}

/** The outline of a die from above, and what of it is its top: the corner of a tetrahedron, the upper face of a cube. */
export function seenFromAbove(kind: DieKind, at: Placed): { outline: [number, number][]; edges: [number, number][][]; top: [number, number] } {
  const { corners, faces } = shapeOf(kind);
  const points = corners.map((corner) => turned(corner, at.q));
  const flat = ([x, y]: Vector): [number, number] => [at.x + x, at.y + y];
  const height = (face: number[]): number => face.reduce((sum, corner) => sum + points[corner]![2], 0) / face.length;
  const upper = faces.filter((face) => height(face) > -0.05 * kind.edge);
  const highest = points.reduce((best, point) => (point[2] > best[2] ? point : best));
  const crown = kind.shape === "cube" ? ([0, 0, 0] as const) : highest;
  return { outline: hull(points.map(flat)), edges: upper.map((face) => face.map((corner) => flat(points[corner]!))), top: flat(crown) };
}

/** The corners round the outside, by Andrew's monotone chain. */
function hull(points: [number, number][]): [number, number][] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all: [number, number][]): [number, number][] => {
    const chain: [number, number][] = [];
    for (const point of all) {
      while (chain.length > 1 && cross(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const cross = (o: [number, number], a: [number, number], b: [number, number]): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
