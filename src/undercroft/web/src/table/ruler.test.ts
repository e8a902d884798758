import { expect, test } from "vitest";
import { ticks } from "./ruler";

const letters = (n: number): string => (n < 0 ? "" : ("ABCDEFGHIJ"[n] ?? ""));

test("names stand over the middle of what they name, as far as it is in sight", () => {
  expect(ticks(letters, 40, 0, 100)).toEqual([
    { name: "A", at: 20 },
    { name: "B", at: 60 },
    { name: "C", at: 100 },
  ]);
  expect(ticks(letters, 40, -70, 100).map(({ name }) => name)).toEqual(["C", "D"]);
  expect(ticks(letters, 40, 70, 100)).toEqual([{ name: "A", at: 90 }]);
});

test("where spaces are small only some are named, and always the same ones", () => {
  expect(ticks(letters, 9, 0, 60).map(({ name }) => name)).toEqual(["A", "D", "G"]);
  expect(ticks(letters, 9, -10, 60).map(({ name }) => name)).toEqual(["D", "G"]);
});
