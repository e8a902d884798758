import { describe, expect, it } from "vitest";
import { found, plain } from "./search";

const cards = [
  { family: "item", words: "Rusty Sword. One hand. Melee: 1 yellow die" },
  { family: "item", words: "Łuk myśliwego. Dwie ręce" },
  { family: "door", words: "Sword in the Stone" },
];

describe("looking for cards", () => {
  it("finds every word, wherever it is, in any case and without accents", () => {
    expect(found(cards, "", "sword").length).toBe(2);
    expect(found(cards, "", "YELLOW rusty")).toEqual([cards[0]]);
    expect(found(cards, "", "luk mysliwego")).toEqual([cards[1]]);
    expect(plain("Ręce Łuków")).toBe("rece lukow");
  });

  it("keeps to a family", () => {
    expect(found(cards, "door", "sword")).toEqual([cards[2]]);
    expect(found(cards, "item", "").length).toBe(2);
  });
});
