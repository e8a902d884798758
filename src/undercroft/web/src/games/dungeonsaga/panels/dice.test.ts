import { describe, expect, it } from "vitest";
import { anyFace, pairsOf } from "./dice";

const verdicts = (dice: number[], answer: number[], weak: number) => pairsOf({ dice, answer, weak }).map(({ verdict }) => verdict);

describe("dice set against dice", () => {
  it("meet from the highest down, and only the higher one hits", () => {
    expect(pairsOf({ dice: [6, 4, 3], answer: [5, 4], weak: 0 })).toEqual([
      { die: 6, answer: 5, verdict: "hit" },
      { die: 4, answer: 4, verdict: "held" },
      { die: 3, answer: null, verdict: "open" },
    ]);
  });

  it("are struck out where they are too weak against armour, whatever lies below them", () => {
    expect(verdicts([5, 2, 1], [4, 3], 2)).toEqual(["hit", "weak", "weak"]);
    expect(verdicts([2, 1], [], 2)).toEqual(["weak", "weak"]);
  });

  it("of the defender do nothing where they meet none", () => {
    expect(verdicts([6], [5, 5, 4], 0)).toEqual(["hit", "idle", "idle"]);
  });

  it("hit all where nobody answers", () => {
    expect(verdicts([6, 5, 4], [], 0)).toEqual(["open", "open", "open"]);
  });

  it("show faces of a die while they tumble", () => {
    for (let moment = 0; moment < 9; moment++) {
      const { face } = anyFace({ die: "hero", face: 6, verdict: "hit" }, moment);
      expect(face >= 1 && face <= 6).toBe(true);
    }
  });
});
