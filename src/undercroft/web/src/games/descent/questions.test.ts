import { describe, expect, it } from "vitest";
import type { AskSent, Choice, Msg, Value } from "../../lib/wire";
import { March, questions } from "./questions";
import type { Scene } from "./scene";

const choice = (value: Value, text: Msg = { id: String(value) }): Choice => ({ value, label: { text, rule: null, detail: null }, refused: null });
const asked = (id: string, choices: Choice[], seat = 1): AskSent => ({
  seat,
  decision: 1,
  ask: { seats: [seat], prompt: { id, args: { who: { id: "des-hero-mordrog" } } }, default: null, space: "one_of", choices },
});
const party = (round: number, ...acted: string[]): Scene =>
  ({ round, heroes: ["a", "b", "c"].map((card) => ({ card, acted: acted.includes(card) })) }) as unknown as Scene;

describe("questions of Descent", () => {
  const [equipment] = questions.automatic;
  const scene = (...equipped: boolean[]): unknown => ({ heroes: [{ card: "mordrog", items: equipped.map((one) => ({ card: "sword", equipped: one })) }] });

  it("leave equipment alone where the pack is empty", () => {
    const equip = asked("des-ask-equip", [choice("pack:0"), choice("drop:0"), choice("done")]);
    expect(equipment!.answer(equip, scene(true, true))).toBe("done");
    expect(equipment!.answer(equip, scene(true, false))).toBeUndefined();
    expect(equipment!.answer(asked("des-ask-equip", [choice("drop:0")]), scene(true)), "he must drop something").toBeUndefined();
    expect(equipment!.answer(asked("des-ask-shop", [choice("done")]), scene(true))).toBeUndefined();
  });

  it("never attack a friend or an empty space unasked", () => {
    const foe = choice("D3", { id: "des-target", args: { who: { id: "des-monster-named", args: {} }, cell: "D3" } });
    const friend = choice("D4", { id: "des-target", args: { who: { id: "des-hero-vyrah" }, cell: "D4" } });
    const empty = choice("D5", { id: "des-target-empty", args: { cell: "D5" } });
    expect(questions.deliberate(asked("des-ask-target", [foe]), null)).toBe(false);
    expect(questions.deliberate(asked("des-ask-target", [friend]), null)).toBe(true);
    expect(questions.deliberate(asked("des-ask-target", [empty]), null)).toBe(true);
    expect(questions.deliberate(asked("des-ask-target", [friend], 0), null), "the overlord").toBe(false);
  });

  it("keep the order of the last round, once there is one", () => {
    const march = new March();
    expect(march.next(party(1), ["a", "b", "c"])).toBeUndefined();
    expect(march.next(party(1, "c"), ["a", "b"])).toBeUndefined();
    expect(march.next(party(2), ["a", "b", "c"])).toBe("c");
    expect(march.next(party(2, "c"), ["a", "b"])).toBe("a");
    expect(march.next(party(3), ["b"])).toBe("b");
  });
});
