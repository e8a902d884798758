import { expect, it } from "vitest";
import { HEIGHT, picture, roundOf, WIDTH } from "./course";

const COURSE = {
  what: { id: "glory" },
  decisions: [0, 10, 20],
  series: [
    { values: [0, 5, 12], column: 0 },
    { values: [0, -3, 4], column: 1 },
  ],
  rounds: [
    { number: 1, decision: 4 },
    { number: 2, decision: 10 },
    { number: 3, decision: 15 },
  ],
};

it("draws every line in steps, inside the picture", () => {
  const { paths, x, y } = picture(COURSE);
  expect(paths).toHaveLength(2);
  expect(paths[0]).toMatch(/^M[\d.]+ [\d.]+(H[\d.]+V[\d.]+){2}$/);
  expect(x(20)).toBeLessThanOrEqual(WIDTH);
  expect(y(0, 20)).toBeGreaterThanOrEqual(0);
  expect(y(1, 10)).toBeLessThanOrEqual(HEIGHT);
  expect(y(0, 20)).toBeLessThan(y(0, 10)); // more is higher
  expect(y(0, 19)).toBe(y(0, 10)); // until it changes
});

it("writes round values, with a minus sign below zero", () => {
  const { values } = picture({ ...COURSE, series: [{ values: [-40, 0, 40], column: null }] });
  expect(values.map(({ label }) => label)).toEqual(["−40", "−20", "0", "20", "40"]);
});

it("draws a line that never leaves zero", () => {
  expect(picture({ ...COURSE, series: [{ values: [0, 0, 0], column: null }] }).paths[0]).not.toContain("NaN");
});

it("knows the round of a decision", () => {
  expect([0, 4, 5, 11, 16].map((decision) => roundOf(COURSE, decision))).toEqual([null, null, 1, 2, 3]);
  expect(roundOf(null, 3)).toBeNull();
});
