import { describe, expect, it } from "vitest";
import type { GameInfo } from "./api";
import type { Duel } from "./wire";
import { levels, telling } from "./levels";

const duel = (bot: string, against: string, won: number, side = ""): Duel => ({ bot, against, side, games: 100, won });
const game = (bots: string[], duels: Duel[] = []) => ({ bots, duels }) as unknown as GameInfo;

describe("the bots of a game", () => {
  it("are offered without the one that only guesses, if there are others", () => {
    expect(levels(game(["random", "beginner", "greedy"]))).toEqual(["beginner", "greedy"]);
    expect(levels(game(["random"]))).toEqual(["random"]);
  });

  it("are told by how they did against the next", () => {
    const duels = [duel("beginner", "greedy", 12), duel("greedy", "beginner", 88), duel("hardest", "greedy", 58), duel("hardest", "beginner", 90)];
    const known = game(["random", "beginner", "greedy", "hardest"], duels);
    expect(telling(known, "beginner").map(({ won }) => won)).toEqual([12]);
    expect(telling(known, "greedy").map(({ won }) => won)).toEqual([88]);
    expect(telling(known, "hardest").map(({ won }) => won)).toEqual([58]);
  });

  it("are told by how they did against the next that they have met", () => {
    const known = game(["beginner", "greedy", "hardest", "search"], [duel("hardest", "greedy", 58), duel("search", "greedy", 77)]);
    expect(telling(known, "search").map(({ won, against }) => [won, against])).toEqual([[77, "greedy"]]);
  });

  it("are told by how their heroes did where all are on one side", () => {
    const known = game(["beginner", "greedy"], [duel("beginner", "beginner", 27, "heroes"), duel("greedy", "greedy", 60, "heroes")]);
    expect(telling(known, "greedy").map(({ won }) => won)).toEqual([60]);
    expect(telling(known, "beginner").map(({ won }) => won)).toEqual([27]);
  });

  it("are told by sides where there are any, and not at all where nothing was measured", () => {
    const duels = [duel("beginner", "greedy", 25, "overlord"), duel("beginner", "greedy", 15, "heroes"), duel("greedy", "greedy", 33, "heroes")];
    expect(telling(game(["beginner", "greedy"], duels), "beginner").map(({ side }) => side)).toEqual(["heroes", "overlord"]);
    expect(telling(game(["random", "beginner"]), "beginner")).toEqual([]);
  });
});
