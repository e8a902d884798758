import { expect, test } from "vitest";
import type { LineSent, Msg } from "../../../lib/wire";
import type { Scene } from "../scene";
import type { Box } from "./box.svelte";
import { faceKey, lastAttackIn } from "./lastAttack";

const line = (id: string, args: Msg["args"] = {}): LineSent => ({ msg: { id, args }, rule: null, decision: 0 });
const face = (range: number, damage: number, surge: number, power = 0): Msg => ({ id: "des-face", args: { range, damage, surge, power } });
const box = {
  dice: { red: { faces: [{ key: "miss" }, { key: "r2d2" }] }, green: { faces: [{ key: "d3" }] }, black: { faces: [{ key: "power" }, { key: "blank" }] } },
  items: { sword: { dice: ["red", "green"] } },
  monsters: { beastman: { normal: { dice: ["red", "green"] } } },
} as unknown as Box;
const scene = { heroes: [{ name: { id: "des-hero-mordrog" }, items: [{ card: "sword", equipped: true }] }], figures: [] } as unknown as Scene;
const beastman: Msg = { id: "des-monster-normal", args: { kind: { id: "des-monster-beastman" }, number: 3 } };

test("a face has the key that the die has", () => {
  expect([face(2, 2, 0), face(0, 0, 1), face(0, 0, 0, 1), { id: "des-face-miss" }].map(faceKey)).toEqual(["r2d2", "surge", "power", "miss"]);
});

test("a monster's dice are those of its card, more of them are power dice", () => {
  const log = [line("des-log-attack", { who: beastman, where: "C4" }), line("des-log-roll", { faces: [face(2, 2, 0), face(0, 3, 0), face(0, 0, 0, 1)] }), line("des-log-wounds")];
  const found = lastAttackIn(log, scene, box);
  expect(found?.dice).toEqual([
    { die: "red", face: "r2d2" },
    { die: "green", face: "d3" },
    { die: "black", face: "power" },
  ]);
  expect(found?.outcome.map((msg) => msg.id)).toEqual(["des-log-wounds"]);
});

test("a hero's dice are those of the weapon that can show the faces", () => {
  const log = [line("des-log-attack", { who: { id: "des-hero-mordrog" }, where: "C4" }), line("des-log-roll", { faces: [{ id: "des-face-miss" }, face(0, 3, 0)] }), line("des-log-miss")];
  expect(lastAttackIn(log, scene, box)?.dice.map(({ die }) => die)).toEqual(["red", "green"]);
});

test("an attack that has not been rolled or lies far back is not told", () => {
  const attack = line("des-log-attack", { who: beastman, where: "C4" });
  expect(lastAttackIn([attack], scene, box)).toBeNull();
  expect(lastAttackIn([attack, line("des-log-roll", { faces: [] }), ...Array.from({ length: 20 }, () => line("des-log-move"))], scene, box)).toBeNull();
});
