// The target as it is painted: paths in centimetres with y upwards, for SVG and canvas alike.

import type { Hole, Target } from "./scene";

export interface Section {
  key: string;
  value: number;
  path: string;
  /** Where its number stands. */
  x: number;
  y: number;
  /** From 0 at the bullseye. */
  ring: number;
  sector: number;
}

const at = (radius: number, degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};
const spot = (radius: number, degrees: number): string => at(radius, degrees).map((part) => part.toFixed(3)).join(" ");

/** A part of a ring, against the clock from one angle to the other. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${spot(outer, from)}A${outer} ${outer} 0 ${large} 1 ${spot(outer, to)}L${spot(inner, to)}A${inner} ${inner} 0 ${large} 0 ${spot(inner, from)}Z`;
}

export function circle(radius: number, { x, y }: { x: number; y: number } = { x: 0, y: 0 }): string {
  return `M${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}Z`;
}

/** Every section with a number, the bullseye last. */
export function sections(target: Target): Section[] {
  const found: Section[] = target.rings.flatMap(({ inner, outer, start, values }, ring) => {
    const width = 360 / values.length;
    return values.map((value, sectorAt) => {
      const from = start + sectorAt * width;
      const [x, y] = seat(inner, outer, from, width, target.holes);
      return { key: `${ring}-${sectorAt}`, value, path: sector(inner, outer, from, from + width), x, y, ring: ring + 1, sector: sectorAt };
    });
  });
  return [...found, { key: "bullseye", value: target.bullseye_value, path: circle(target.bullseye), x: 0, y: 0, ring: 0, sector: 0 }];
}

/** A place for a number, in the middle of its section unless there is a hole. */
function seat(inner: number, outer: number, from: number, width: number, holes: readonly Hole[]): [number, number] {
  const radius = (inner + outer) / 2;
  const room = ([x, y]: [number, number]): number => Math.min(...holes.map((hole) => Math.hypot(hole.x - x, hole.y - y) - hole.radius), 9);
  const places = [0.5, 0.35, 0.65, 0.2, 0.8, 0.12, 0.88].map((part) => at(radius, from + part * width));
  return places.find((place) => room(place) > 1.2) ?? places.reduce((best, place) => (room(place) > room(best) ? place : best));
}

/** Small bones along the edge: a miss, and it looks like one. */
export function bones(target: Target, count = 36): { x: number; y: number; turn: number }[] {
  const radius = (target.bones + target.radius) / 2;
  return Array.from({ length: count }, (_, n) => {
    const [x, y] = at(radius, (n * 360) / count);
    return { x, y, turn: (n * 360) / count + 90 + (n % 2 ? 24 : -24) };
  });
}
