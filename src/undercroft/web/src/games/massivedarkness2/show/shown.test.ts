import { describe, expect, it } from "vitest";
import type { Moment } from "../../../lib/sitting/following.svelte";
import type { LineSent } from "../../../lib/wire";
import type { Enemy, Hero, LastAttack, Scene } from "../scene";
import { attackIn, eventsIn, floats, lasts } from "./shown";

const hero = (key: string, health: number): Hero => ({ key, health, health_most: 7 }) as Hero;
const enemy = (key: string, left: number): Enemy => ({ key, left, health: 2, figures: 3 }) as Enemy;
const scene = (heroes: Hero[], enemies: Enemy[] = [], number = 0): Scene => ({ heroes, allies: [], enemies, last_attack: number ? ({ number } as LastAttack) : null }) as never;
const moment = (before: Scene | null, after: Scene, lines: LineSent[] = []): Moment => ({ number: 1, before, after, lines, ours: false });
const line = (id: string): LineSent => ({ msg: { id }, rule: null, decision: 1 }) as LineSent;

describe("a moment in hell", () => {
  it("lets wounds float up from who suffers them, and from whoever falls", () => {
    expect(floats(moment(scene([hero("0", 5)], [enemy("9", 6), enemy("8", 2)]), scene([hero("0", 3)], [enemy("9", 5)])))).toEqual([
      { at: "0", text: "−2", tone: "bad" },
      { at: "9", text: "−1", tone: "bad" },
      { at: "8", text: "−2 †", tone: "bad" },
    ]);
  });

  it("shows an attack once, and none to somebody who comes from elsewhere", () => {
    const after = scene([], [], 4);
    expect(attackIn(moment(scene([], [], 3), after))?.number).toBe(4);
    expect(attackIn(moment(after, after))).toBeNull();
    expect(attackIn(moment(null, after))).toBeNull();
    expect(lasts(moment(after, after))).toBe(0);
  });

  it("tells of door cards and of those who come", () => {
    const told = [line("md2-log-step"), line("md2-log-door-card"), line("md2-log-spawn")];
    expect(eventsIn(moment(null, scene([]), told)).map(({ what }) => what)).toEqual(["door-card", "spawn"]);
  });
});
