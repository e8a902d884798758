import { expect, test } from "vitest";
import type { LineSent } from "../lib/wire";
import { folded, mark } from "./folding";

const step = (who: string, at: string, decision: number): LineSent => ({ msg: { id: "move", args: { who: { id: who }, steps: 1, at } }, rule: "R", decision });
const miss: LineSent = { msg: { id: "miss" }, rule: null, decision: 9 };

test("the steps of a walk are one entry", () => {
  const [walk, ...rest] = folded([step("lyssa", "A1 A2", 3), step("lyssa", "A2 A3", 4), step("lyssa", "A3 B3", 5)], 40);
  expect(rest).toEqual([]);
  expect(walk).toMatchObject({ number: 40, rule: "R", msg: { id: "move", args: { who: { id: "lyssa" }, steps: 3, at: "A1 A2 A2 A3 A3 B3" } } });
  expect(walk!.lines.map(({ decision }) => decision)).toEqual([3, 4, 5]);
  expect(mark(walk!)).toBe("40-42");
});

test("another walker, or something that happens, begins a new entry", () => {
  const entries = folded([step("lyssa", "A1 A2", 3), step("vyrah", "C1 C2", 4), miss, miss, step("vyrah", "C2 C3", 5)], 0);
  expect(entries.map(mark)).toEqual(["0", "1", "2", "3", "4"]);
});
