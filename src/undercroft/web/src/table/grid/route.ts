// The line of a way over the floor.

import type { Way } from "./deeds";
import { middle, middleOf, type Point } from "./geometry";

export interface Route {
  points: Point[];
  cost: number;
}

/** Through the middles of the figure, wherever it would be on the way; its first space is the top left one. */
export function routeOf(way: Way, cells: readonly number[], width: number): Route {
  const own = middleOf(cells, width);
  const first = middle(cells[0]!, width);
  const before = [cells[0]!, ...way.path.slice(0, -1)].map((at) => middle(at, width));
  return {
    points: [...before.map(({ x, y }) => ({ x: x + own.x - first.x, y: y + own.y - first.y })), middleOf(way.cells, width)],
    cost: way.cost,
  };
}
