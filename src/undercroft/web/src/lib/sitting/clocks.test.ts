import { describe, expect, it } from "vitest";
import { Clocks, face } from "./clocks.svelte";

describe("clocks", () => {
  it("count by the server's time, however wrong ours is", () => {
    const clocks = new Clocks();
    clocks.hear({ now: 5000, due: { "1": 5060.4 }, left: { "0": 600 }, expired: [] }, 1_000_000);
    expect([clocks.left(0), clocks.left(1), clocks.left(2)]).toEqual([600, 61, null]);
    clocks.look(1_000_000 + 30_000);
    expect([clocks.left(0), clocks.left(1)]).toEqual([600, 31]);
    expect([clocks.runs(0), clocks.runs(1)]).toEqual([false, true]);
  });

  it("never show less than nothing", () => {
    const clocks = new Clocks();
    clocks.hear({ now: 5000, due: { "0": 4000 }, left: {}, expired: [0] }, 0);
    expect(clocks.left(0)).toBe(0);
    expect(clocks.expired).toEqual([0]);
  });

  it.each([
    [0, "0:00"],
    [65, "1:05"],
    [600, "10:00"],
    [3600, "1:00:00"],
    [86_399, "23:59:59"],
  ])("show %d seconds as %s", (seconds, shown) => {
    expect(face(seconds)).toBe(shown);
  });
});
