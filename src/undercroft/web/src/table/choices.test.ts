import { describe, expect, it } from "vitest";
import type { Choice } from "../lib/wire";
import { grouped, moved } from "./choices";

const choice = (value: string, text: string): Choice => ({ value, label: { text: { id: text }, rule: null, detail: null }, refused: null });

describe("choices", () => {
  it("that say the same of different places stand together, in the order of the first of each kind", () => {
    const groups = grouped([choice("a1", "step"), choice("end", "end"), choice("a2", "step")]);
    expect(groups.map((group) => group.choices.map((one) => one.value))).toEqual([["a1", "a2"], ["end"]]);
  });

  it("are shown small when there are many alike", () => {
    const many = grouped(["a1", "a2", "a3", "a4", "a5"].map((value) => choice(value, "step")));
    expect(many[0]!.many).toBe(true);
    expect(grouped([choice("end", "end")])[0]!.many).toBe(false);
  });

  it("can be put in another order, and never leave the list", () => {
    expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b", "c"], 2, 3)).toEqual(["a", "b", "c"]);
  });
});
