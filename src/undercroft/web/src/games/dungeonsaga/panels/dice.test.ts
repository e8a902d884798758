import { describe, expect, it } from "vitest";
import { pairsOf } from "./dice";

const hits = (dice: number[], answer: number[], weak: number) => pairsOf({ dice, answer, weak }).filter(({ hit }) => hit).length;

describe("dice set against dice", () => {
  it("meet from the highest down, and only the higher one hits", () => {
    expect(pairsOf({ dice: [6, 4, 3], answer: [5, 4], weak: 0 })).toEqual([
      { die: 6, answer: 5, weak: false, hit: true, open: false },
      { die: 4, answer: 4, weak: false, hit: false, open: false },
      { die: 3, answer: null, weak: false, hit: true, open: true },
    ]);
  });

  it("are put aside where they are too weak against armour, behind what is left of the defence", () => {
    const rows = pairsOf({ dice: [5, 2, 1], answer: [6, 3], weak: 2 });
    expect(rows.map(({ die, answer, weak }) => [die, answer, weak])).toEqual([
      [5, 6, false],
      [null, 3, false],
      [2, null, true],
      [1, null, true],
    ]);
    expect(rows.some(({ hit }) => hit)).toBe(false);
  });

  it("bounce off where none is left", () => {
    expect(hits([2, 1], [4, 4], 2)).toBe(0);
  });

  it("hit all where nobody answers", () => {
    expect(hits([6, 5, 4], [], 0)).toBe(3);
  });
});
