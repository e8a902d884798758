import { describe, expect, it } from "vitest";
import type { Moment } from "../../../lib/sitting/following.svelte";
import type { LineSent } from "../../../lib/wire";
import type { Figure, LastAttack, Scene } from "../scene";
import { attackIn, cardIn, floats, lasts } from "./shown";

const name = (key: string) => ({ id: `name-${key}` });
const figure = (key: string, wounds: number): Figure => ({ key, name: name(key), wounds, most: 10 }) as Figure;
const attack = (number: number, ...blows: [key: string, wounds: number, killed: boolean][]): LastAttack =>
  ({ number, blows: blows.map(([key, wounds, killed]) => ({ key, wounds, killed })) }) as LastAttack;
const scene = (figures: Figure[], last_attack: LastAttack | null = null): Scene => ({ figures, last_attack }) as Scene;
const moment = (before: Scene | null, after: Scene, lines: LineSent[] = []): Moment => ({ number: 1, before, after, lines, ours: false });
const line = (id: string, args: Record<string, unknown>): LineSent => ({ msg: { id, args }, rule: null, decision: 1 }) as LineSent;

describe("a moment in the dungeon", () => {
  it("lets wounds float up from who suffers them, and what is healed", () => {
    const found = floats(moment(scene([figure("h0", 8), figure("m1", 3), figure("m2", 5)]), scene([figure("h0", 4), figure("m1", 3), figure("m2", 6)])));
    expect(found).toEqual([
      { at: "h0", text: "−4", tone: "bad" },
      { at: "m2", text: "+1", tone: "good" },
    ]);
  });

  it("tells of the fallen how hard they were hit, though they are gone", () => {
    const found = floats(moment(scene([figure("m1", 3)]), scene([], attack(1, ["m1", 7, true]))));
    expect(found).toEqual([{ at: "m1", text: "−7 †", tone: "bad" }]);
  });

  it("tells of who fell to no attack", () => {
    const killed = [line("des-log-killed", { who: name("m1") })];
    expect(floats(moment(scene([figure("m1", 3)]), scene([]), killed))).toEqual([{ at: "m1", text: "−3 †", tone: "bad" }]);
  });

  it("says nothing of who only went away", () => {
    expect(floats(moment(scene([figure("h0", 8)]), scene([])))).toEqual([]);
  });

  it("shows an attack once, when it has been resolved", () => {
    const after = scene([], attack(4, ["h0", 2, false]));
    expect(attackIn(moment(scene([], attack(3)), after))?.number).toBe(4);
    expect(attackIn(moment(after, after))).toBeNull();
    expect(lasts(moment(after, after))).toBe(0);
    expect(lasts(moment(scene([]), after))).toBeGreaterThan(2000);
  });

  it("shows no attack to somebody who comes from elsewhere: it may be long over", () => {
    expect(attackIn(moment(null, scene([], attack(4))))).toBeNull();
  });

  it("shows the card that is played", () => {
    const played = line("des-log-card", { card: { id: "des-card-trapdoor" }, price: 3 });
    expect(cardIn(moment(null, scene([]), [played]))).toEqual({ card: "trapdoor", price: 3 });
  });
});
