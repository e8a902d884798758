import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AskSent, Choice, Value } from "../lib/wire";
import { Automatic, ONLY, type AutoAnswer } from "./automatic.svelte";

function choice(value: Value, refused = false): Choice {
  return { value, label: { text: { id: String(value) }, rule: null, detail: null }, refused: refused ? { msg: { id: "no" }, rule: null } : null };
}

const asked = (values: Value[], refused: Value[] = [], prompt = "ask"): AskSent => ({
  seat: 0,
  decision: 1,
  ask: { seats: [0], prompt: { id: prompt }, default: null, space: "one_of", choices: [...values.map((one) => choice(one)), ...refused.map((one) => choice(one, true))] },
});
const PACK: AutoAnswer = { id: "pack", title: "t", answer: ({ ask }, scene) => (ask.prompt.id === "equip" && !scene ? "done" : undefined) };

describe("what is answered for a player", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is the only answer there is, whatever else is shown", () => {
    const automatic = new Automatic();
    expect(automatic.answer(asked(["a"]), null), "the game has not come yet").toBeUndefined();
    automatic.play({});
    expect(automatic.answer(asked(["a"], ["b"]), null)).toBe("a");
    expect(automatic.answer(asked(["a", "b"]), null)).toBeUndefined();
    expect(automatic.answer({ ...asked(["a"]), interrupts: true }, null)).toBeUndefined();
  });

  it("is what the game says would make no difference", () => {
    const automatic = new Automatic();
    automatic.play({ automatic: [PACK], deliberate: ({ ask }) => ask.prompt.id === "chapter" });
    expect(automatic.answer(asked(["drop", "done"], [], "equip"), null)).toBe("done");
    expect(automatic.answer(asked(["drop", "done"], [], "equip"), { pack: 1 })).toBeUndefined();
    expect(automatic.answer(asked(["next"], [], "chapter"), null), "it is to be read").toBeUndefined();
  });

  it("can be switched off, each kind by itself, and stays so", () => {
    const automatic = new Automatic();
    automatic.play({ automatic: [PACK] });
    automatic.turn(ONLY, false);
    expect(automatic.answer(asked(["a"]), null)).toBeUndefined();
    expect(automatic.answer(asked(["drop", "done"], [], "equip"), null)).toBe("done");
    expect(new Automatic().isOn(ONLY)).toBe(false);
  });

  it("is a matter of taste where the game says so: then it is off until it is wanted", () => {
    const automatic = new Automatic();
    const march: AutoAnswer = { ...PACK, id: "march", wanted: true };
    automatic.play({ automatic: [march] });
    expect(automatic.answer(asked(["drop", "done"], [], "equip"), null)).toBeUndefined();
    automatic.turn(march, true);
    expect(automatic.answer(asked(["drop", "done"], [], "equip"), null)).toBe("done");
  });
});
