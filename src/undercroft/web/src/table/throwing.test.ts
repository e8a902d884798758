import { expect, test } from "vitest";
import { kinds, left, matches, next, shown, type Die, type DrawAsk } from "./throwing";

const face = (value: string): Die["faces"][number] => ({ value, name: { id: value } });
const die = (id: string, ...faces: string[]): Die => ({ die: id, name: { id }, faces: faces.map(face) });
const red = die("red", "miss", "hit", "hit");
const black = die("black", "blank", "surge");
const card = (value: string, copies: number): DrawAsk["cards"][number] => ({ value, name: { id: value }, copies });
const deck = (...cards: DrawAsk["cards"]): DrawAsk => ({
  space: "draw",
  seats: [-1],
  prompt: { id: "kernel-draw" },
  default: null,
  by: null,
  count: 2,
  cards,
  shuffled: false,
});

test("dice that are alike have one row of faces, each once", () => {
  const all = kinds([red, black, black]);
  expect(all.map((kind) => [kind.die.die, kind.places, kind.faces.map((one) => one.value)])).toEqual([
    ["red", [0], ["miss", "hit"]],
    ["black", [1, 2], ["blank", "surge"]],
  ]);
});

test("a face goes to the next die of its kind, and no further", () => {
  const [one, two] = kinds([red, black, black]);
  let faces: (string | null)[] = [null, null, null];
  faces = shown(faces, two!, "surge");
  expect(next(faces, [one!, two!])).toBe(one);
  faces = shown(shown(faces, two!, "blank"), two!, "blank");
  expect(faces).toEqual([null, "surge", "blank"]);
  expect(next(shown(faces, one!, "hit"), [one!, two!])).toBeNull();
});

test("of cards there are as many as are left", () => {
  const ask = deck(card("potion", 2), card("rune", 1));
  expect([left(ask, [], "potion"), left(ask, ["potion"], "potion"), left(ask, ["rune"], "rune"), left(ask, [], "map")]).toEqual([2, 1, 0, 0]);
});

test("a card is found by any of its words, without accents", () => {
  expect(matches("Młot Kellosa", "mlot")).toBe(true);
  expect(matches("Młot Kellosa", "kel MŁO")).toBe(true);
  expect(matches("Młot Kellosa", "miecz")).toBe(false);
});
