import { describe, expect, it } from "vitest";
import { chapters, linked, marked, searcher } from "./search";
import vectors from "./search.vectors.json";

const NOTHING = { area: "", where: "", vector: null, ruling: null, not_applicable: null };
const RULES = [
  { ...NOTHING, id: "DES-LOS-01", chapter: "line-of-sight", rule: "A figure sees a space if nothing is in between.", where: "Pole widzenia" },
  { ...NOTHING, id: "DES-TWN-02", chapter: "town", rule: "Buying a potion costs 50 coins.", ruling: "Żadnych zniżek." },
  { ...NOTHING, id: "DES-LOS-02", chapter: "line-of-sight", rule: "A wall blocks it (DES-LOS-01)." },
];
const search = searcher(RULES, (rule) => (rule.chapter === "town" ? "Miasto" : "Linia wzroku"));
const ids = (query: string) => search(query).map(({ id }) => id);

describe("search", () => {
  it("wants every word, in any order and case", () => {
    expect(ids("COINS potion")).toEqual(["DES-TWN-02"]);
    expect(ids("coins wall")).toEqual([]);
  });

  it("ignores accents on either side", () => {
    expect(ids("zadnych znizek")).toEqual(["DES-TWN-02"]);
    expect(ids("żadnych")).toEqual(["DES-TWN-02"]);
  });

  it.each(vectors)("finds words in other forms: $query", ({ query, text, found }) => {
    const one = searcher([{ ...NOTHING, id: "", chapter: "", rule: text }], () => "");
    expect(one(query).length > 0).toBe(found);
  });

  it("finds ids and the chapter's name in the reader's language", () => {
    expect(ids("des-los-02")).toEqual(["DES-LOS-02"]);
    expect(ids("wzroku")).toEqual(["DES-LOS-01", "DES-LOS-02"]);
  });
});

it("gathers rules into chapters in the order of the ledger", () => {
  expect(chapters(RULES).map(({ key, rules }) => [key, rules.length])).toEqual([
    ["line-of-sight", 2],
    ["town", 1],
  ]);
});

it("marks what was searched for", () => {
  expect(marked("A wall blocks it", "WALL block")).toEqual([
    { text: "A ", hit: false },
    { text: "wall", hit: true },
    { text: " ", hit: false },
    { text: "block", hit: true },
    { text: "s it", hit: false },
  ]);
  expect(marked("A wall", "")).toEqual([{ text: "A wall", hit: false }]);
});

it("marks the other forms of a word whole", () => {
  expect(marked("W Rozpadlinach ciemno", "rozpadlina").filter(({ hit }) => hit)).toEqual([{ text: "Rozpadlinach", hit: true }]);
});

it("finds the rules that a rule names", () => {
  expect(linked("A wall blocks it (DES-LOS-01).")).toEqual([
    { text: "A wall blocks it (", id: null },
    { text: "DES-LOS-01", id: "DES-LOS-01" },
    { text: ").", id: null },
  ]);
});
