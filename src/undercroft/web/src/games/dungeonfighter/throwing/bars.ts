// Throwing without a pointer: a mark runs along a bar and is stopped, one bar after the other.

import { NATURAL, TIMED, type Axis, type Values } from "./aims";

export interface Bar {
  axis: string;
  low: number;
  high: number;
  /** Seconds from one end to the other. */
  takes: number;
  /** Where it should be stopped, for those who have to be in time. */
  window?: readonly [number, number];
}

/** Degrees to either side. */
const ASIDE = 20;
const TAKES = 1.3;

/** The bars of a throw: whither, how hard, and when. */
export function barsOf(axes: readonly Axis[], set: Values, inTime: Readonly<Record<string, readonly [number, number]>>): Bar[] {
  return axes.flatMap((axis): Bar[] => {
    if (axis.name === "azimuth") return [{ axis: axis.name, low: Math.max(axis.low, -ASIDE), high: Math.min(axis.high, ASIDE), takes: TAKES }];
    if (axis.name === "speed") {
      const middle = set.speed ?? NATURAL;
      return [{ axis: axis.name, low: Math.max(axis.low, middle * 0.5), high: Math.min(axis.high, middle * 1.5), takes: TAKES }];
    }
    if (!TIMED.has(axis.name)) return [];
    const window = inTime[axis.name];
    return [{ axis: axis.name, low: axis.low, high: axis.high, takes: axis.high - axis.low, ...(window ? { window } : {}) }];
  });
}

/** Where the mark is after so many seconds: there and back, and again. */
export function markAt({ low, high, takes }: Bar, seconds: number): number {
  const part = (seconds / takes) % 2;
  return low + (high - low) * (part < 1 ? part : 2 - part);
}
