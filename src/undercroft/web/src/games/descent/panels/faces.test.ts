import { expect, test } from "vitest";
import { shown } from "./faces";

test("a face with numbers", () => {
  expect(shown("r2d1s1")).toEqual({ range: 2, damage: 1, surge: 1, power: false, miss: false });
  expect(shown("d4")).toEqual({ range: 0, damage: 4, surge: 0, power: false, miss: false });
});

test("a face with a name", () => {
  const nothing = { range: 0, damage: 0, surge: 0, power: false, miss: false };
  expect(shown("miss")).toEqual({ ...nothing, miss: true });
  expect(shown("blank")).toEqual(nothing);
  expect(shown("power")).toEqual({ ...nothing, power: true });
  expect(shown("surge")).toEqual({ ...nothing, surge: 1 });
});
