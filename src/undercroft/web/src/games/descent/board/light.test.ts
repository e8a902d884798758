import { expect, test } from "vitest";
import type { Ask, Choice, Msg, Value } from "../../../lib/wire";
import type { Figure, Hints, Scene, Strike } from "../scene";
import { deedsBySpace } from "./choices";
import { lightOfChoice, lightOfLines, type Light } from "./light";

const W = 10;
const MORDROG = { id: "des-hero-mordrog" };
const skeleton = (number: number): Msg => ({ id: "des-monster-normal", args: { kind: { id: "des-monster-skeleton" }, number } });

function choice(value: Value, text: Msg = { id: "x" }): Choice {
  return { value, label: { text, rule: null, detail: null }, refused: null };
}

function figure(key: string, at: number, name: Msg, acting = false): Figure {
  return { key, kind: key[0] === "h" ? "hero" : "monster", card: "mordrog", name, cells: [at], columns: 1, rows: 1, acting } as Figure;
}

const door = { number: 2, edges: [[11, "n"]], closed: true, rune: null, beside: [11, 12] };
const scene = {
  board: { width: W, height: 9, cells: [], walls: [], ways: [], doors: [door], stairs: [], things: [], start: null },
  figures: [figure("h0", 11, MORDROG, true), figure("m7", 14, skeleton(7)), figure("m8", 15, skeleton(8))],
  attacks: [],
} as unknown as Scene;

function light(value: Value, prompt: Msg, choices: Choice[], hints: Hints = {}, seen: Scene = scene): Light {
  const ask: Ask = { seats: [1], prompt, default: null, space: "one_of", choices };
  return lightOfChoice(value, ask, seen, hints, deedsBySpace(ask, seen, hints));
}

function strike(at: string, ...who: string[]): Strike {
  return { weapon: "sword", at, area: "", cells: [at], odds: who.map((one) => ({ who: one, friend: false })) } as unknown as Strike;
}

test("a step is shown as when its space is pointed at, with its way", () => {
  const way = { values: ["C2"], cells: [12], cost: 1, path: [12], stop: true };
  const found = light("C2", { id: "des-ask-act" }, [choice("C2")], { ways: { C2: way } });
  expect(found).toMatchObject({ at: 12, deed: { kind: "walk", way } });
});

test("a weapon with one target aims at it, with several it lights all of them", () => {
  const one = { choices: { "attack:sword": { strikes: [strike("E2", "m7")] } } };
  expect(light("attack:sword", { id: "des-ask-act" }, [choice("attack:sword")], one)).toMatchObject({ at: 14, deed: { kind: "strike" } });
  const two = { choices: { "attack:sword": { strikes: [strike("E2", "m7"), strike("F2", "m8")] } } };
  expect(light("attack:sword", { id: "des-ask-act" }, [choice("attack:sword")], two)).toMatchObject({ deed: null, figures: ["m7", "m8"] });
});

test("what has no place of its own is about whom it names, whom the question names, or whom the attack strikes", () => {
  expect(light("1:0", { id: "des-ask-give" }, [choice("1:0", { id: "des-give", args: { who: skeleton(8) } })]).figures).toEqual(["m8"]);
  expect(light("shield", { id: "des-ask-prevent", args: { who: MORDROG } }, [choice("shield")]).figures).toEqual(["h0"]);
  const attacked = { ...scene, attacks: [{ struck: [{ key: "m7" }] }] } as unknown as Scene;
  expect(light("damage", { id: "des-ask-spend", args: { who: MORDROG } }, [choice("damage")], {}, attacked).figures).toEqual(["m7"]);
});

test("a door is lit itself, and passing lights nothing", () => {
  expect(light("door:2", { id: "des-ask-act" }, [choice("door:2")])).toMatchObject({ at: null, doors: [2] });
  expect(light("pass", { id: "des-ask-prevent", args: { who: MORDROG } }, [choice("pass")]).figures).toEqual([]);
});

test("lines of the log light whom they speak of, and where it was", () => {
  const lines = [
    { id: "des-log-move", args: { who: skeleton(7), at: "C2 D2", steps: 1 } },
    { id: "des-log-move", args: { who: skeleton(7), at: "D2 E2", steps: 1 } },
  ];
  expect(lightOfLines(lines, scene)).toMatchObject({ figures: ["m7"], cells: [12, 13, 13, 14] });
  expect(lightOfLines([{ id: "des-log-door-open", args: { who: MORDROG, door: 3 } }], scene)).toMatchObject({ figures: ["h0"], doors: [2] });
});
