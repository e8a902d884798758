import { expect, test } from "vitest";
import type { AskSent, LineSent } from "../../../lib/wire";
import { loot, staged } from "./staged";

const line = (id: string, args = {}): LineSent => ({ msg: { id, args }, rule: null, decision: 0 });
const gain = line("des-log-gain", { item: { id: "des-item-bane" } });
const asked = (id: string): AskSent => ({ seat: 1, decision: 3, ask: { space: "one_of", seats: [1], prompt: { id }, choices: [], default: null } as unknown as AskSent["ask"] });

test("a treasure lies on the stage while there is something to be done about it", () => {
  expect(loot([gain])).toEqual({ kind: "item", id: "bane" });
  expect(loot([gain, line("des-log-pack"), line("des-log-equip")])).toEqual({ kind: "item", id: "bane" });
  expect(loot([gain, line("des-log-turn")])).toBeNull();
});

test("equipment at the beginning of a turn stays beside the board", () => {
  expect(staged({ current: asked("des-ask-equip"), log: [gain] })).toBe(true);
  expect(staged({ current: asked("des-ask-equip"), log: [gain, line("des-log-turn")] })).toBe(false);
  expect(staged({ current: asked("des-ask-shop"), log: [] })).toBe(true);
  expect(staged({ current: asked("des-ask-act"), log: [] })).toBe(false);
  expect(staged({ current: null, log: [] })).toBe(false);
});
