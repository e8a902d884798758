import { expect, test } from "vitest";
import type { Ask, Choice } from "../../lib/wire";
import { addDeed, addWalks, allDeeds, placeDrawn, spread, walksOf, type Deed, type Way } from "./deeds";

const choice = (value: string): Choice => ({ value, label: { text: { id: "step" }, rule: null, detail: null }, refused: null });
const ask: Ask = { seats: [1], prompt: { id: "move" }, default: null, space: "one_of", choices: [choice("C2"), choice("D2")] };
const way = (values: string[], cells: number[], stop = true): Way => ({ values, cells, cost: values.length, path: cells, stop });

test("ways lead to where one may stay, or a single step on", () => {
  const found = walksOf(ask, { C2: way(["C2"], [12], false), D2: way(["C2", "D2"], [13], false), E2: way(["C2", "E2"], [14]) });
  expect(found.map(({ values }) => values)).toEqual([["C2"], ["C2", "E2"]]);
  expect(found[0]?.choice?.value).toBe("C2");
  expect(found[1]?.choice).toBeNull();
});

test("a large figure is moved by its corner, or by any space that no corner is on, the cheapest way", () => {
  const found = new Map<number, Deed[]>();
  const [far, near] = walksOf(ask, { far: way(["C2", "D2", "E2"], [14, 15]), near: way(["C2", "D2"], [13, 15, 14]) });
  for (const deed of [far!, near!]) addDeed(found, deed.cells[0]!, deed);
  spread(found, [far!, near!]);
  expect(found.get(14)).toEqual([far]);
  expect(found.get(15)).toEqual([near]);
  expect(allDeeds(found)).toHaveLength(2);
});

test("a way of one step stands for the choice that it answers, and a large figure's can be spread", () => {
  const found = new Map<number, Deed[]>();
  const [step, far] = walksOf(ask, { C2: way(["C2"], [12]), D2: way(["C2", "D2"], [13, 14]) });
  const { walked, wide } = addWalks<Deed>(found, [step!, far!]);
  expect([...walked]).toEqual(["C2"]);
  expect(wide).toEqual([far]);
  expect([...found.keys()]).toEqual([12, 13]);
});

test("a board claims choices of what is asked whose place it draws", () => {
  const place = { cells: [12] };
  const drawn = { cells: [[12, "floor"]] as [number, string][] };
  expect(placeDrawn({ current: { ask } }, drawn, () => place)).toBe(place);
  expect(placeDrawn({ current: { ask } }, { cells: [] }, () => place)).toBeNull();
  expect(placeDrawn({ current: { ask } }, null, () => place)).toBeNull();
  expect(placeDrawn({ current: null }, drawn, () => place)).toBeNull();
});
