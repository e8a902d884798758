// The picture of how a game stood: lines that go in steps, because that is how it changes.

import type { Course } from "../lib/wire";

export const WIDTH = 640;
export const HEIGHT = 190;
const LEFT = 34;
const RIGHT = 8;
const TOP = 10;
const BOTTOM = 22;

export interface Tick {
  at: number;
  label: string;
}

export interface Picture {
  /** A path for each series, in its order. */
  paths: string[];
  /** Where values are written, from the left edge. */
  values: Tick[];
  /** Where rounds begin. */
  rounds: Tick[];
  x: (decision: number) => number;
  /** Where a line is at a moment. */
  y: (series: number, decision: number) => number;
}

export function picture(course: Course): Picture {
  const all = course.series.flatMap(({ values }) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(...all)];
  const last = course.decisions.at(-1) || 1;
  const x = (decision: number) => round(LEFT + (decision / last) * (WIDTH - LEFT - RIGHT));
  const up = (value: number) => round(HEIGHT - BOTTOM - ((value - low) / (high - low || 1)) * (HEIGHT - TOP - BOTTOM));
  const paths = course.series.map(({ values }) =>
    values.map((value, at) => (at ? `H${x(course.decisions[at]!)}V${up(value)}` : `M${x(course.decisions[0]!)} ${up(value)}`)).join(""),
  );
  const before = (decision: number) => Math.max(0, course.decisions.findLastIndex((one) => one <= decision));
  return {
    paths,
    values: steps(low, high).map((value) => ({ at: up(value), label: written(value) })),
    rounds: thinned(course.rounds.map(({ number, decision }) => ({ at: x(decision), label: String(number) }))),
    x,
    y: (series, decision) => up(course.series[series]?.values[before(decision)] ?? low),
  };
}

/** Which round of its course a decision was in; null where the game counts none, or before the first. */
export function roundOf(course: Course | null, decision: number): number | null {
  return course?.rounds.findLast((round) => round.decision < decision)?.number ?? null;
}

/** Round values between two others, some three or four of them. */
function steps(low: number, high: number): number[] {
  const rough = (high - low || 1) / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * size).find((one) => one >= rough) ?? rough;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, n) => round((first + n) * step));
}

/** As many as can be read. */
function thinned(ticks: Tick[]): Tick[] {
  let last = -Infinity;
  return ticks.filter(({ at }) => {
    if (at - last < 22) return false;
    last = at;
    return true;
  });
}

const round = (n: number) => Math.round(n * 100) / 100;
const written = (n: number) => String(n).replace("-", "−");
