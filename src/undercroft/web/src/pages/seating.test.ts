import { describe, expect, it } from "vitest";
import type { GameInfo } from "../lib/api";
import { chosenOptions, resized, sideSeating, usualPlayers, usualSeating, wanted } from "./seating";

const side = (name: string) => ({ side: name, label: null });
const PAPER: GameInfo = {
  slug: "paperdungeons",
  title: { id: "paperdungeons-title" },
  players: [1, 8],
  options: [
    { name: "missions", label: null, default: true, values: [] },
    { name: "story", label: null, default: null, values: [] },
  ],
  bots: ["random", "greedy"],
  sides: Object.fromEntries([1, 2, 3].map((n) => [n, Array.from({ length: n }, () => side(""))])),
  counts: {},
  duels: [],
  prepares: false,
  lesson: false,
  practice: false,
};
const DESCENT: GameInfo = {
  ...PAPER,
  slug: "descent",
  players: [2, 5],
  sides: { 2: ["overlord", "heroes"].map(side), 4: ["overlord", "heroes", "heroes", "heroes"].map(side) },
};

describe("as usual", () => {
  it("one person plays against skilled bots", () => {
    expect(usualSeating(PAPER, usualPlayers(PAPER))).toEqual(["me", "bot:greedy", "bot:greedy"]);
  });

  it("the person leads heroes, never the overlord", () => {
    expect(usualPlayers(DESCENT)).toBe(2);
    expect(usualSeating(DESCENT, 2)).toEqual(["bot:greedy", "me"]);
    expect(usualSeating(DESCENT, 4)).toEqual(["bot:greedy", "me", "bot:greedy", "bot:greedy"]);
  });

  it("a game without a skilled bot has what it has", () => {
    expect(usualSeating({ ...PAPER, bots: ["random"] }, 2)).toEqual(["me", "bot:random"]);
  });
});

describe("changes", () => {
  it("give a whole side to the person", () => {
    expect(sideSeating(DESCENT, 4, "heroes")).toEqual(["bot:greedy", "me", "me", "me"]);
    expect(sideSeating(DESCENT, 4, "overlord")).toEqual(["me", "bot:greedy", "bot:greedy", "bot:greedy"]);
  });

  it("keep people in their chairs when chairs are added or taken away", () => {
    expect(resized(["me", "open"], PAPER, 3)).toEqual(["me", "open", "bot:greedy"]);
    expect(resized(["me", "open", "bot:random"], PAPER, 1)).toEqual(["me"]);
    expect(resized(["bot:greedy", "bot:greedy", "me"], PAPER, 2)).toEqual(["me", "bot:greedy"]);
  });
});

describe("what the server is asked for", () => {
  it("names kinds, bots and the person", () => {
    expect(wanted(["me", "open", "bot:greedy"], "Ada")).toEqual([
      { kind: "human", name: "Ada" },
      { kind: "open" },
      { kind: "bot", bot: "greedy" },
    ]);
  });

  it("leaves out options that are as usual or unknown", () => {
    expect(chosenOptions(PAPER, { missions: false, story: null, magic: 1 })).toEqual({ missions: false });
    expect(chosenOptions(PAPER, { missions: true })).toEqual({});
  });
});
