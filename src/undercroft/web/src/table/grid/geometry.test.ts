import { expect, test } from "vitest";
import { U, boundsOf, bySpace, chanceOf, ends, hatchAt, middleOf, nameOf, parseName, unseenOf } from "./geometry";

const plan = { width: 30, height: 10, cells: [31, 32] };

test("spaces have the names that the rules give them", () => {
  expect(nameOf(0, 30)).toBe("A1");
  expect(nameOf(31, 30)).toBe("B2");
  expect(nameOf(26, 30)).toBe("AA1");
  for (const at of [0, 25, 26, 29, 137, 299]) expect(parseName(nameOf(at, 30), 30)).toBe(at);
  expect(parseName("C12|", 30)).toBe(parseName("C12", 30));
  expect(parseName("sword", 30)).toBeNull();
  expect(parseName("AZ1", 30)).toBeNull();
});

test("a few spaces are not blown up to fill the frame", () => {
  const { left, width, height } = boundsOf(plan);
  expect(width).toBeGreaterThanOrEqual(10 * U);
  expect(height).toBeGreaterThanOrEqual(8 * U);
  expect(left + width / 2).toBeCloseTo(2 * U);
});

test("a large figure has its middle between its spaces", () => {
  expect(middleOf([0, 1, 30, 31], 30)).toEqual({ x: U, y: U });
});

test("the sides of a space", () => {
  expect(ends([31, "e"], 30)).toEqual([
    { x: 2 * U, y: U },
    { x: 2 * U, y: 2 * U },
  ]);
});

test("chance comes out the same every time", () => {
  const [a, b] = [chanceOf(5), chanceOf(5)];
  const drawn = Array.from({ length: 50 }, () => a());
  expect(drawn).toEqual(Array.from({ length: 50 }, () => b()));
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
});

test("hatching of neighbours meets, and stays within the space", () => {
  const numbers = [...hatchAt(31, 30).matchAll(/[ML](\S+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(numbers.length).toBe(14);
  expect(numbers.every(([x, y]) => x >= U && x <= 2 * U && y >= U && y <= 2 * U)).toBe(true);
});

test("figures are found at every space they cover, and what nobody sees is out of sight only while a sight is shown", () => {
  const [small, large] = [{ cells: [31] }, { cells: [31, 32] }];
  expect([...bySpace([small, large])]).toEqual([[31, [small, large]], [32, [large]]]);
  expect(unseenOf(plan.cells, [31])).toEqual([32]);
  expect(unseenOf(plan.cells, null)).toEqual([]);
});
