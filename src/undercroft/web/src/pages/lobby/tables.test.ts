import { expect, it } from "vitest";
import type { Summary } from "../../lib/api";
import { ago, counted, sorted } from "./tables";

const known = (id: string, at: number) => ({ id, game: "descent", title: "", tokens: [], takes: {}, host: null, commitment: null, at });
const summary = (id: string, more: Partial<Summary> = {}): Summary => ({
  id,
  game: "descent",
  title: "",
  options: {},
  created: 0,
  touched: 0,
  seats: [],
  decision: 0,
  waiting: [],
  ending: null,
  yours: [0],
  invited: [],
  host: "",
  pace: null,
  installed: true,
  ...more,
});

it("shows tables that wait for you first, then the last played; finished and lost ones apart", () => {
  const rows = sorted(
    [known("old", 1), known("new", 9), known("mine", 0), known("over", 3), known("lost", 4)],
    [
      summary("old"),
      summary("new", { waiting: [1] }),
      summary("mine", { waiting: [0] }),
      summary("over", { ending: { winners: [0], side: null, scores: [] } }),
    ],
  );
  expect(rows.running.map(({ known: { id } }) => id)).toEqual(["mine", "new", "old"]);
  expect(rows.running.map(({ yourTurn }) => yourTurn)).toEqual([true, false, false]);
  expect(rows.finished.map(({ known: { id } }) => id)).toEqual(["over"]);
  expect(rows.gone.map(({ id }) => id)).toEqual(["lost"]);
});

it("waits for nobody at the table of a game that is not installed", () => {
  const rows = sorted([known("lost game", 1)], [summary("lost game", { waiting: [0], installed: false })]);
  expect(rows.running.map(({ yourTurn }) => yourTurn)).toEqual([false]);
});

it("says names that are alike once", () => {
  expect(counted(["Ada", "bot", "Ben", "bot"])).toEqual(["Ada", "bot ×2", "Ben"]);
});

it("says how long ago something was", () => {
  const now = 1_000_000_000;
  expect(ago(now - 5_000, "en", now)).toBe("this minute");
  expect(ago(now - 2 * 3_600_000, "en", now)).toBe("2 hours ago");
  expect(ago(now - 2 * 86_400_000, "pl", now)).toBe("przedwczoraj");
});
