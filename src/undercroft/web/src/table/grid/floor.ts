// The dungeon in ink: flagstones, walls and the hatching of the rock, as a few long paths.

import { U, chanceOf, column, corner, ends, f, type Edge, type Point, type Side } from "./geometry";

export interface Floor {
  /** Everything explored. */
  bed: string;
  /** Flagstones in a few shades. */
  stones: string[];
  /** Joints within a space, thinner than those between spaces. */
  joints: string;
  /** Scratches and cracks. */
  cracks: string;
  water: string;
  waves: string;
  pits: string;
  /** The shadow on the upper and left side inside a pit. */
  depths: string;
  rubble: string[];
  /** The outline of rock and the walls between spaces. */
  walls: string;
  /** Where the explored part meets rock. */
  rock: string;
  hatching: string;
  /** Openings into the dark. */
  ways: { edge: Edge; at: Point; side: Side }[];
}

/** What the picture of a floor depends on. */
export interface Lie {
  width: number;
  /** The spaces there are to be seen; what is neither water, pit nor rubble is paved. */
  cells: readonly (readonly [at: number, ground: string])[];
  /** Walls between two of them, under their left or upper one. */
  walls: readonly Edge[];
  /** Where one of them leads on into the dark. */
  ways: readonly Edge[];
  doors: readonly { edges: readonly Edge[] }[];
}

export const SHADES = 5;
const SIDES: readonly Side[] = ["n", "e", "s", "w"];
const ASIDE: Record<Side, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

export function drawFloor(board: Lie): Floor {
  const floor: Floor = {
    bed: board.cells.map(([at]) => `M${f(corner(at, board.width).x)} ${f(corner(at, board.width).y)}h${U}v${U}h-${U}z`).join(""),
    stones: Array.from({ length: SHADES }, () => ""),
    joints: "",
    cracks: "",
    water: "",
    waves: "",
    pits: "",
    depths: "",
    rubble: ["", ""],
    walls: "",
    rock: "",
    hatching: "",
    ways: board.ways.map((edge) => ({ edge, at: corner(edge[0], board.width), side: edge[1] })),
  };
  const ground = new Map(board.cells);
  for (const [at, what] of board.cells) {
    if (what === "water") water(floor, at, board.width, ground);
    else if (what === "pit") pit(floor, at, board.width, ground);
    else {
      flagstone(floor, at, board.width);
      if (what === "rubble") rubble(floor, at, board.width);
    }
  }
  const outline = outerWalls(board);
  floor.walls = [...outline, ...board.walls].map((edge) => wall(edge, board.width)).join("");
  floor.rock = outline
    .map((edge) => ends(edge, board.width))
    .map(([a, b]) => `M${f(a.x)} ${f(a.y)}L${f(b.x)} ${f(b.y)}`)
    .join("");
  floor.hatching = outline.map((edge) => hatch(edge, board.width)).join("") + hatchCorners(outline, board.width);
  return floor;
}

/** Whether there is an explored space behind this side. */
function beyond(at: number, side: Side, width: number): number | null {
  const x = column(at, width) + ASIDE[side][0];
  return x < 0 || x >= width ? null : at + ASIDE[side][0] + ASIDE[side][1] * width;
}

/** Sides with rock behind them: neither explored, nor open, nor with a door. */
export function outerWalls(board: Lie): Edge[] {
  const explored = new Set(board.cells.map(([at]) => at));
  const open = new Set([...board.ways, ...board.doors.flatMap((door) => door.edges)].map(([at, side]) => `${at}${side}`));
  const found: Edge[] = [];
  for (const [at] of board.cells) {
    for (const side of SIDES) {
      const next = beyond(at, side, board.width);
      if ((next === null || !explored.has(next)) && !open.has(`${at}${side}`)) found.push([at, side]);
    }
  }
  return found;
}

// -- stones -----------------------------------------------------------------------------------------------------------

function polygon(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${f(x)} ${f(y)}`).join("L")}Z`;
}

/** A rectangle as a mason cuts it: corners a little off. */
function cut(left: number, top: number, right: number, bottom: number, chance: () => number, rough: number): string {
  const off = () => (chance() - 0.5) * rough;
  return polygon([
    { x: left + off(), y: top + off() },
    { x: right + off(), y: top + off() },
    { x: right + off(), y: bottom + off() },
    { x: left + off(), y: bottom + off() },
  ]);
}

/** One space is one stone, or a few cut to fit; the joints within it stay finer than its border. */
function flagstone(floor: Floor, at: number, width: number): void {
  const chance = chanceOf(at + 1);
  const { x, y } = corner(at, width);
  const gap = 1.4;
  const [left, top, right, bottom] = [x + gap, y + gap, x + U - gap, y + U - gap];
  const shade = Math.floor(chance() * SHADES);
  floor.stones[shade] += cut(left, top, right, bottom, chance, 2.2);
  const kind = chance();
  const mx = x + U * (0.36 + chance() * 0.28);
  const my = y + U * (0.36 + chance() * 0.28);
  if (kind < 0.16) floor.joints += seam({ x: left + 1, y: my }, { x: right - 1, y: my }, chance);
  else if (kind < 0.32) floor.joints += seam({ x: mx, y: top + 1 }, { x: mx, y: bottom - 1 }, chance);
  else if (kind < 0.4) {
    floor.joints += seam({ x: left + 1, y: my }, { x: right - 1, y: my }, chance);
    floor.joints += seam({ x: mx, y: top + 1 }, { x: mx, y: my }, chance);
    floor.joints += seam({ x: x + U * (0.3 + chance() * 0.4), y: my }, { x: x + U * (0.3 + chance() * 0.4), y: bottom - 1 }, chance);
  }
  if (chance() < 0.3) floor.cracks += crack(x, y, chance);
  const specks = Math.floor(chance() * 4);
  for (let n = 0; n < specks; n++) {
    floor.cracks += `M${f(x + 7 + chance() * (U - 14))} ${f(y + 7 + chance() * (U - 14))}l${f(chance() * 2 + 0.6)} ${f(chance() - 0.5)}`;
  }
}

function seam(a: Point, b: Point, chance: () => number): string {
  const bend = { x: (a.x + b.x) / 2 + (chance() - 0.5) * 3, y: (a.y + b.y) / 2 + (chance() - 0.5) * 3 };
  return `M${f(a.x)} ${f(a.y)}Q${f(bend.x)} ${f(bend.y)} ${f(b.x)} ${f(b.y)}`;
}

function crack(x: number, y: number, chance: () => number): string {
  let from = { x: x + 8 + chance() * (U - 16), y: y + 8 + chance() * (U - 16) };
  let turn = chance() * Math.PI * 2;
  let path = `M${f(from.x)} ${f(from.y)}`;
  const bends = 2 + Math.floor(chance() * 2);
  for (let n = 0; n < bends; n++) {
    turn += (chance() - 0.5) * 1.4;
    const long = 4 + chance() * 7;
    from = { x: clamp(from.x + Math.cos(turn) * long, x + 4, x + U - 4), y: clamp(from.y + Math.sin(turn) * long, y + 4, y + U - 4) };
    path += `L${f(from.x)} ${f(from.y)}`;
  }
  return path;
}

function clamp(n: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, n));
}

// -- obstacles --------------------------------------------------------------------------------------------------------

function same(at: number, side: Side, width: number, ground: Map<number, string>): boolean {
  const next = beyond(at, side, width);
  return next !== null && ground.get(next) === ground.get(at);
}

/** A box that reaches the border only where the same lies behind it. */
function inlet(at: number, width: number, ground: Map<number, string>, shore: number): [number, number, number, number] {
  const { x, y } = corner(at, width);
  return [
    x + (same(at, "w", width, ground) ? 0 : shore),
    y + (same(at, "n", width, ground) ? 0 : shore),
    x + U - (same(at, "e", width, ground) ? 0 : shore),
    y + U - (same(at, "s", width, ground) ? 0 : shore),
  ];
}

function water(floor: Floor, at: number, width: number, ground: Map<number, string>): void {
  const chance = chanceOf(at + 7919);
  const [left, top, right, bottom] = inlet(at, width, ground, 1.5);
  floor.water += `M${f(left)} ${f(top)}H${f(right)}V${f(bottom)}H${f(left)}Z`;
  const { x, y } = corner(at, width);
  for (let n = 0; n < 3; n++) {
    const wx = x + 8 + chance() * 22;
    const wy = y + 12 + n * 18 + chance() * 8;
    floor.waves += `M${f(wx)} ${f(wy)}q5 -4 10 0t10 0${chance() < 0.5 ? "t10 0" : ""}`;
  }
}

function pit(floor: Floor, at: number, width: number, ground: Map<number, string>): void {
  const chance = chanceOf(at + 104729);
  const [left, top, right, bottom] = inlet(at, width, ground, 5);
  floor.pits += `M${f(left)} ${f(top)}H${f(right)}V${f(bottom)}H${f(left)}Z`;
  if (!same(at, "n", width, ground)) {
    for (let x = left + 2; x < right - 1; x += 3.6) floor.depths += `M${f(x)} ${f(top + 1)}l${f(chance() - 0.5)} ${f(6 + chance() * 11)}`;
  }
  if (!same(at, "w", width, ground)) {
    for (let y = top + 2; y < bottom - 1; y += 3.6) floor.depths += `M${f(left + 1)} ${f(y)}l${f(4 + chance() * 8)} ${f(chance() - 0.5)}`;
  }
}

function rubble(floor: Floor, at: number, width: number): void {
  const chance = chanceOf(at + 15485863);
  const { x, y } = corner(at, width);
  const boulders: { x: number; y: number; r: number }[] = [];
  for (let n = 0; n < 13; n++) {
    boulders.push({ x: x + 12 + chance() * (U - 24), y: y + 14 + chance() * (U - 26), r: 5 + chance() * 9 });
  }
  boulders.sort((a, b) => a.y - b.y);
  for (const boulder of boulders) floor.rubble[chance() < 0.5 ? 0 : 1] += rock(boulder, chance);
}

function rock({ x, y, r }: { x: number; y: number; r: number }, chance: () => number): string {
  const corners = 5 + Math.floor(chance() * 3);
  const turned = chance() * Math.PI;
  return polygon(
    Array.from({ length: corners }, (_, n) => {
      const angle = turned + (n / corners) * Math.PI * 2;
      const far = r * (0.75 + chance() * 0.4);
      return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * 0.85 };
    }),
  );
}

// -- walls ------------------------------------------------------------------------------------------------------------

/** A wall drawn by hand: two strokes that do not quite meet the ruler. */
function wall(edge: Edge, width: number): string {
  const [a, b] = ends(edge, width);
  const chance = chanceOf(edge[0] * 4 + SIDES.indexOf(edge[1]) + 31337);
  const wobble = () => (chance() - 0.5) * 2;
  const third = (n: number) => ({ x: a.x + ((b.x - a.x) * n) / 3 + wobble(), y: a.y + ((b.y - a.y) * n) / 3 + wobble() });
  const [p, q] = [third(1), third(2)];
  return `M${f(a.x)} ${f(a.y)}C${f(p.x)} ${f(p.y)} ${f(q.x)} ${f(q.y)} ${f(b.x)} ${f(b.y)}`;
}

/** Clusters of short strokes along the outside of a wall, as maps show solid rock. */
function hatch(edge: Edge, width: number): string {
  const [a, b] = ends(edge, width);
  const [ox, oy] = ASIDE[edge[1]];
  const chance = chanceOf(edge[0] * 4 + SIDES.indexOf(edge[1]) + 271828);
  let path = "";
  for (let n = 0; n < 5; n++) {
    const along = (n + 0.5 + (chance() - 0.5) * 0.5) / 5;
    for (const depth of chance() < 0.75 ? [7, 18] : [9]) {
      const out = depth + chance() * 5;
      const cx = a.x + (b.x - a.x) * along + ox * out + (chance() - 0.5) * 4;
      const cy = a.y + (b.y - a.y) * along + oy * out + (chance() - 0.5) * 4;
      path += strokes(cx, cy, chance);
    }
  }
  return path;
}

/** Where two walls of a space meet, the rock behind the corner. */
function hatchCorners(outline: Edge[], width: number): string {
  const walls = new Set(outline.map(([at, side]) => `${at}${side}`));
  let path = "";
  for (const at of new Set(outline.map(([cell]) => cell))) {
    const { x, y } = corner(at, width);
    for (const [n, [across, along]] of CORNERS.entries()) {
      if (!walls.has(`${at}${across}`) || !walls.has(`${at}${along}`)) continue;
      const chance = chanceOf(at * 4 + n + 577215);
      const [dx, dy] = [ASIDE[along][0], ASIDE[across][1]];
      const [cx, cy] = [x + (dx > 0 ? U : 0), y + (dy > 0 ? U : 0)];
      path += strokes(cx + dx * 8, cy + dy * 8, chance) + strokes(cx + dx * 17, cy + dy * 15, chance);
    }
  }
  return path;
}

const CORNERS: readonly (readonly [Side, Side])[] = [
  ["n", "w"],
  ["n", "e"],
  ["s", "w"],
  ["s", "e"],
];

function strokes(cx: number, cy: number, chance: () => number): string {
  const turned = chance() * Math.PI;
  const [dx, dy] = [Math.cos(turned), Math.sin(turned)];
  const count = 3 + Math.floor(chance() * 2);
  let path = "";
  for (let n = 0; n < count; n++) {
    const aside = (n - (count - 1) / 2) * 3.6;
    const half = 4.2 + chance() * 3;
    const [mx, my] = [cx - dy * aside, cy + dx * aside];
    path += `M${f(mx - dx * half)} ${f(my - dy * half)}L${f(mx + dx * half)} ${f(my + dy * half)}`;
  }
  return path;
}
