import { expect, it } from "vitest";
import { barsOf, markAt } from "./bars";

const AXES = [
  { name: "bearing", low: -180, high: 180 },
  { name: "azimuth", low: -60, high: 60 },
  { name: "speed", low: 0.3, high: 6 },
  { name: "turn", low: -0.4, high: 0.6 },
];

it("asks with bars whither, how hard and when", () => {
  const bars = barsOf(AXES, { speed: 2 }, { turn: [-0.05, 0.25] });
  expect(bars.map(({ axis }) => axis)).toEqual(["azimuth", "speed", "turn"]);
  expect(bars[1]).toMatchObject({ low: 1, high: 3 });
  expect(bars[2]).toMatchObject({ low: -0.4, high: 0.6, takes: 1, window: [-0.05, 0.25] });
});

it("runs along a bar, and back", () => {
  const bar = { axis: "speed", low: 1, high: 3, takes: 2 };
  expect([0, 1, 2, 3, 4, 5].map((seconds) => markAt(bar, seconds))).toEqual([1, 2, 3, 2, 1, 2]);
});
