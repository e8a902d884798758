import { beforeEach, expect, test, vi } from "vitest";
import type { Summary } from "./api";
import { bringHistory, history, noteFinished, statistics, won, type Played } from "./history";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

const game = (id: string, over: Partial<Played> = {}): Played => ({
  id,
  game: "race",
  title: "",
  at: 0,
  names: ["Ann", "Bob"],
  bots: [false, true],
  sides: ["", ""],
  scores: [],
  winners: [0],
  side: null,
  mine: [0],
  ...over,
});

test("a game is won with others, not alone and not against oneself", () => {
  expect(won(game("a"))).toBe(true);
  expect(won(game("a", { winners: [1] }))).toBe(false);
  expect(won(game("a", { winners: [] }))).toBe(false);
  expect(won(game("a", { mine: [0, 1] }))).toBeNull();
  expect(won(game("a", { names: ["Ann"], mine: [0] }))).toBeNull();
  expect(won(game("a", { names: ["Ann", "Bob", "Cid"], mine: [0, 1], winners: [0, 1] }))).toBe(true);
});

test("statistics count games, sides, points and how many were won in a row", () => {
  const all = [
    game("a", { at: 1, winners: [1], scores: [10, 30], sides: ["heroes", "overlord"] }),
    game("b", { at: 2, scores: [40, 30], sides: ["heroes", "overlord"] }),
    game("c", { at: 3, mine: [1], winners: [1], scores: [0, 25], sides: ["heroes", "overlord"] }),
    game("d", { at: 4, game: "other" }),
  ];
  expect(statistics(all)).toEqual([
    {
      game: "race",
      played: 3,
      won: 2,
      lost: 1,
      sides: [
        { side: "heroes", tally: { played: 2, won: 1, lost: 1 } },
        { side: "overlord", tally: { played: 1, won: 1, lost: 0 } },
      ],
      best: 40,
      mean: 25,
      streak: 2,
    },
    { game: "other", played: 1, won: 1, lost: 0, sides: [], best: null, mean: null, streak: 1 },
  ]);
});

test("finished games are noted once, and stay when the table is gone", () => {
  const seat = (at: number, kind: "human" | "bot") => ({ seat: at, kind, name: `P${at}`, side: "", bot: null, here: false });
  const table = (id: string, ending: Summary["ending"], yours: number[]): Summary => ({
    id,
    game: "race",
    title: "",
    options: {},
    created: 1,
    touched: 2,
    seats: [seat(0, "human"), seat(1, "bot")],
    decision: 9,
    waiting: [],
    ending,
    yours,
    installed: true,
    invited: [],
    host: "",
    pace: null,
  });
  const over = { winners: [0], side: null, scores: [3, 1] };
  noteFinished([table("a", over, [0]), table("running", null, [0]), table("watched", over, [])]);
  noteFinished([table("a", over, [0])]);
  noteFinished([]);
  expect(history().map((one) => [one.id, one.at, one.names, one.bots, one.mine])).toEqual([["a", 2000, ["P0", "P1"], [false, true], [0]]]);
});

test("what comes along is added, and nonsense is not", () => {
  bringHistory([game("a", { at: 1 })]);
  bringHistory([game("b", { at: 2 }), game("a", { title: "again" }), null, { id: 7 }, { ...game("c"), mine: ["x"] }]);
  expect(history().map((one) => [one.id, one.title])).toEqual([
    ["b", ""],
    ["a", ""],
  ]);
});
