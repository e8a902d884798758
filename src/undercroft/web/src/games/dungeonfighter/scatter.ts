// How throws scatter: how many ended where.

import type { Target } from "./scene";

export interface Spot {
  x: number;
  y: number;
  hit: boolean;
}

export interface Count {
  key: string;
  /** The bullseye's number; rings have several. */
  value: number;
  count: number;
}

/** Where a throw ended, roughly: the bullseye, a ring from the inside, or beside them all. */
function placeOf({ x, y }: Spot, { bullseye, rings, holes, margin, radius }: Target): string {
  const away = Math.hypot(x, y);
  if (holes.some((hole) => Math.hypot(hole.x - x, hole.y - y) < hole.radius)) return "hole";
  if (away < bullseye) return "bullseye";
  const ring = rings.findIndex(({ outer }) => away < outer);
  if (ring >= 0) return `ring${ring + 1}`;
  return away < margin || away < radius ? "edge" : "table";
}

export function countsOf(spots: readonly Spot[], target: Target): Count[] {
  const keys = ["bullseye", ...target.rings.map((_, n) => `ring${n + 1}`), "hole", "edge", "table"];
  const found = spots.map((spot) => placeOf(spot, target));
  return keys.map((key) => ({ key, value: key === "bullseye" ? target.bullseye_value : 0, count: found.filter((one) => one === key).length }));
}
