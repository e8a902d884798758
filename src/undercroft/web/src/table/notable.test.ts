import { describe, expect, it } from "vitest";
import type { Notable } from "../lib/game";
import type { Moment } from "../lib/sitting/following.svelte";
import type { LineSent, Msg } from "../lib/wire";
import { deserved, gist, stops, worthReading } from "./notable";

const WEIGHTS: Record<string, Notable> = {
  walks: { kind: "step", weight: 0 },
  strikes: { kind: "attack", weight: 3 },
  dies: { kind: "death", weight: 9 },
  round: { kind: "round", weight: 1 },
};
const game = { notable: (msg: Msg) => WEIGHTS[msg.id] ?? null };
const line = (id: string, decision = 0): LineSent => ({ msg: { id }, rule: null, decision });
const moment = (...ids: string[]): Moment => ({ number: 1, before: null, after: null, lines: ids.map((id) => line(id)), ours: false });
const words = (msg: Msg): string => msg.id;

describe("what of a log is worth knowing", () => {
  it("is at most three lines, those that matter most, as they were written", () => {
    const log = ["round", "strikes", "walks", "dies", "walks", "strikes", "coughs"].map(line);
    expect(gist(game, log).map((one) => one.msg.id)).toEqual(["strikes", "dies", "strikes"]);
  });

  it("is of equals the later", () => {
    const log = [1, 2, 3, 4].map((decision) => line("strikes", decision));
    expect(gist(game, log).map((one) => one.decision)).toEqual([2, 3, 4]);
  });

  it("is the last lines where a game does not say", () => {
    expect(gist(null, [1, 2, 3, 4].map((decision) => line("coughs", decision))).map((one) => one.decision)).toEqual([2, 3, 4]);
  });

  it("is where one can go to", () => {
    expect(stops(game, [line("round", 1), line("walks", 2), line("dies", 7)])).toMatchObject([
      { kind: "round", decision: 1 },
      { kind: "death", decision: 7 },
    ]);
  });
});

describe("how long it takes to see it", () => {
  it("is a blink for a step, whatever is written about it", () => {
    expect(deserved(game, moment("walks"), words)).toBe(deserved(game, moment(), words));
    expect(worthReading(game, moment("walks", "dies").lines)).toHaveLength(1);
  });

  it("is longer for more words, but not endless", () => {
    const [short, long, endless] = ["dies", "x".repeat(60), "x".repeat(4000)].map((text) => deserved(game, moment(text), words));
    expect(long).toBeGreaterThan(short!);
    expect(endless).toBeLessThan(4000);
  });

  it("is as long as the game's own picture of it lasts", () => {
    expect(deserved({ ...game, lasts: () => 9000 }, moment("dies"), words)).toBe(9000);
  });
});
