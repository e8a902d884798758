import { describe, expect, it } from "vitest";
import type { Moment } from "../../../lib/sitting/following.svelte";
import type { LineSent } from "../../../lib/wire";
import type { LastAttack, Model, Scene, Sheet } from "../scene";
import { attackIn, cardIn, eventsIn, floats, lasts } from "./shown";

const hero = (key: string, wounds: number): Sheet => ({ key, wounds, most: 5 }) as Sheet;
const minion = (key: string): Model => ({ key, role: "minion" }) as Model;
const scene = (heroes: Sheet[], models: Model[] = [], number = 0): Scene => ({ heroes, bosses: [], models, last_attack: number ? ({ number } as LastAttack) : null }) as never;
const moment = (before: Scene | null, after: Scene, lines: LineSent[] = []): Moment => ({ number: 1, before, after, lines, ours: false });
const line = (id: string, args: Record<string, unknown> = {}): LineSent => ({ msg: { id, args }, rule: null, decision: 1 }) as LineSent;

describe("a moment in the dungeon", () => {
  it("lets wounds float up from who suffers them, and what is healed", () => {
    expect(floats(moment(scene([hero("0", 1), hero("1", 2)]), scene([hero("0", 2), hero("1", 1)])))).toEqual([
      { at: "0", text: "−1", tone: "bad" },
      { at: "1", text: "+1", tone: "good" },
    ]);
  });

  it("tells of minions that are gone, though they have no wounds to lose", () => {
    expect(floats(moment(scene([], [minion("4"), minion("5")]), scene([], [minion("5")])))).toEqual([{ at: "4", text: "†", tone: "bad" }]);
  });

  it("shows an attack once, and none to somebody who comes from elsewhere", () => {
    const after = scene([], [], 4);
    expect(attackIn(moment(scene([], [], 3), after))?.number).toBe(4);
    expect(attackIn(moment(after, after))).toBeNull();
    expect(attackIn(moment(null, after))).toBeNull();
    expect(lasts(moment(scene([]), after))).toBeGreaterThan(2000);
    expect(lasts(moment(after, after))).toBe(0);
  });

  it("shows the card that is played, the dead that rise, and doors that open", () => {
    expect(cardIn(moment(null, scene([]), [line("sag-log-card", { card: { id: "sag-command-wake_2" } })]))).toBe("wake_2");
    const told = [line("sag-log-step"), line("sag-log-raise"), line("sag-log-door")];
    expect(eventsIn(moment(null, scene([]), told)).map(({ what }) => what)).toEqual(["raise", "door"]);
  });
});
