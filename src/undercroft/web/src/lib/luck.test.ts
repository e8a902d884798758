import { describe, expect, it } from "vitest";
import { check, commitment, outcome, type Luck } from "./luck";
import vectors from "./luck.vectors.json";

// Made by the server's own chance: tests/table/test_luck.py keeps them in step.
const games = vectors.games as Luck[];

describe.each(games)("a game with the seed $seed", (game) => {
  it("was committed to", () => {
    expect(commitment(game.table, game.seed)).toBe(game.commitment);
  });

  it.each(game.draws)("draws at $path what the server drew", (draw) => {
    expect(outcome(game.seed, draw)).toEqual(draw.outcome);
  });

  it("is found to be fair", () => {
    expect(check(game, game.commitment)).toEqual({ committed: true, remembered: true, checked: game.draws.length, wrong: null });
  });
});

describe("a game that was not fair", () => {
  const fair = games[0]!;

  it("has another seed than was committed to", () => {
    expect(check({ ...fair, seed: `${fair.seed}1` }, null)).toMatchObject({ committed: false, remembered: null, wrong: expect.any(Number) });
  });

  it("is of another table", () => {
    expect(check({ ...fair, table: "another" }, null).committed).toBe(false);
  });

  it("shows another commitment than at the beginning", () => {
    expect(check(fair, "0".repeat(64)).remembered).toBe(false);
  });

  it("has a draw that does not follow", () => {
    const draws = fair.draws.map((draw, at) => (at === 4 ? { ...draw, outcome: [...draw.outcome].reverse() } : draw));
    expect(check({ ...fair, draws }, null)).toMatchObject({ committed: true, wrong: 5 });
  });
});
