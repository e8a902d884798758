import { describe, expect, it, vi } from "vitest";
import type { Sitting } from "../../lib/sitting.svelte";
import type { Choice } from "../../lib/wire";
import { choose, desk, targets } from "./desk.svelte";
import type { Catalogue } from "./model";

const rooms = Array.from({ length: 42 }, (_, i) => ({ id: `${"ABCDEF"[i % 6]}${Math.floor(i / 6) + 1}`, gem: i === 6 ? "A" : null }));
const box = { rooms } as unknown as Catalogue;
const label = { text: { id: "pap-step" }, rule: null, detail: null };
const open = (value: string): Choice => ({ value, label, refused: null });
const shut = (value: string): Choice => ({ value, label, refused: { msg: { id: "pap-no-step-wall" }, rule: "PAP-MOV-05" } });

function asked(prompt: string, choices: Choice[], hints = {}, space: object = { space: "one_of" }) {
  const ask = { seats: [0], prompt: { id: prompt }, default: null, choices, ...space };
  const made = { current: { seat: 0, decision: 7, ask }, hints, answering: null, walking: false, answer: vi.fn(), walk: vi.fn() };
  return made as typeof made & Sitting;
}
const walk = (...path: number[]) => ({ path, damage: 0, prevented: 0, found: [] });

describe("rooms to choose", () => {
  it("are those next door, and those that the points reach", () => {
    const sitting = asked("pap-ask-step", [open("B1"), open("stop")], { B1: walk(1), C1: walk(1, 2) });
    const found = targets(sitting, box);
    expect([...found.keys()]).toEqual(["B1", "C1"]);
    choose(sitting, box, found.get("B1")!);
    expect(sitting.answer).toHaveBeenCalledWith("B1");
    choose(sitting, box, found.get("C1")!);
    expect(sitting.walk).toHaveBeenCalledWith(["B1", "C1"]);
  });

  it("are refused behind a wall, unless there is a way around", () => {
    const found = targets(asked("pap-ask-step", [shut("A2"), shut("B2")], { B2: walk(1, 7) }), box);
    expect(found.get("A2")!.refused?.rule).toBe("PAP-MOV-05");
    expect(found.get("B2")!.refused).toBeNull();
  });

  it("are the rooms of gems, where gems are asked for", () => {
    expect([...targets(asked("pap-ask-gem", [open("A")]), box).keys()]).toEqual(["A2"]);
  });

  it("are picked one by one, the oldest making room", () => {
    const sitting = asked("pap-ask-reap", [open("A1"), open("B1"), open("C1")], {}, { space: "subset", at_least: 2, at_most: 2 });
    for (const room of ["A1", "B1", "C1"]) choose(sitting, box, targets(sitting, box).get(room)!);
    expect(desk.picks(sitting.current!)).toEqual(["B1", "C1"]);
    expect(sitting.answer).not.toHaveBeenCalled();
  });

  it("take no second answer while one is on its way", () => {
    const sitting = { ...asked("pap-ask-step", [open("B1")]), answering: 7 } as unknown as Sitting;
    choose(sitting, box, targets(sitting, box).get("B1")!);
    expect(sitting.answer).not.toHaveBeenCalled();
  });
});
