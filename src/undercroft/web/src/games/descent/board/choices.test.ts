import { expect, test } from "vitest";
import type { Ask, Choice, Value } from "../../../lib/wire";
import type { Figure, Scene, Strike, Way } from "../scene";
import { deedsBySpace, placesOf, refusalsBySpace } from "./choices";

const W = 10;

function choice(value: Value, id = "des-do-step", refused = false): Choice {
  return { value, label: { text: { id }, rule: null, detail: null }, refused: refused ? { msg: { id: "des-no-points" }, rule: null } : null };
}

function ask(id: string, ...choices: Choice[]): Ask {
  return { seats: [1], prompt: { id }, default: null, space: "one_of", choices };
}

function figure(key: string, at: number, more: Partial<Figure> = {}): Figure {
  const kind = key[0] === "h" ? "hero" : "monster";
  return { key, kind, card: "mordrog", name: { id: "x" }, cells: [at], columns: 1, rows: 1, hero: kind === "hero" ? 0 : -1, acting: kind === "hero", ...more } as Figure;
}

const scene = {
  board: {
    width: W,
    height: 9,
    cells: [],
    walls: [],
    ways: [],
    doors: [{ number: 2, edges: [[11, "n"]], closed: true, rune: null, beside: [11, 12] }],
    stairs: [],
    things: [{ kind: "potion", at: 11, what: "healing", token: 4, name: { id: "x" }, active: false, number: 0 }],
    start: null,
  },
  figures: [figure("h0", 11), figure("m7", 14)],
} as unknown as Scene;

const way = (values: string[], cells: number[], stop = true): Way => ({ values, cells, cost: values.length, path: cells, stop });

test("choices are shown where they lead", () => {
  const places = placesOf(
    ask("des-ask-act", choice("C2"), choice("jump:D2"), choice("door:2"), choice("pick:potion-4"), choice("chest:"), choice("end")),
    scene,
  );
  expect(places.map(({ kind, cells, door }) => [kind, cells, door])).toEqual([
    ["step", [12], null],
    ["step", [13], null],
    ["door", [11, 12], 2],
    ["thing", [11], null],
    ["thing", [11], null],
  ]);
});

test("figures are found by number, card and key", () => {
  const places = placesOf(ask("des-ask-activate", choice("7", "des-monster-normal"), choice("mordrog", "des-hero-mordrog"), choice("m7", "x"), choice("3", "x")), scene);
  expect(places.map(({ cells }) => cells)).toEqual([[14], [11], [14]]);
});

test("breath is laid where it begins", () => {
  const [place] = placesOf(ask("des-ask-target", choice("breath:B2:east")), scene);
  expect(place).toMatchObject({ kind: "breath", cells: [12] });
});

test("a way is walked step by step, and needs no choice of its own", () => {
  const hints = { ways: { C2: way(["C2"], [12]), D2: way(["C2", "D2"], [13]), E2: way(["C2", "D2", "E2"], [14], false) } };
  const deeds = deedsBySpace(ask("des-ask-act", choice("C2"), choice("end")), scene, hints);
  expect([...deeds.keys()]).toEqual([12, 13]);
  expect(deeds.get(12)).toHaveLength(1);
  expect(deeds.get(13)?.[0]?.values).toEqual(["C2", "D2"]);
});

test("without hints the steps themselves can be chosen", () => {
  const deeds = deedsBySpace(ask("des-ask-act", choice("C2"), choice("D2", "des-do-step", true)), scene, {});
  expect([...deeds.keys()]).toEqual([12]);
  expect([...refusalsBySpace(ask("des-ask-act", choice("D2", "des-do-step", true)), scene).keys()]).toEqual([13]);
});

test("a large figure is put down by its corner, or by any space that no corner is on", () => {
  const hints = { footprints: { B2: [11, 12], C2: [12, 13] } };
  const deeds = deedsBySpace(ask("des-ask-spawn", choice("B2"), choice("C2")), scene, hints);
  expect(deeds.get(11)?.map((deed) => deed.values)).toEqual([["B2"]]);
  expect(deeds.get(12)?.map((deed) => deed.values)).toEqual([["C2"]]);
  expect(deeds.get(13)?.map((deed) => deed.values)).toEqual([["C2"]]);
});

test("an enemy is attacked at once with each weapon; a friend is not offered", () => {
  const strike = (at: string, friend: boolean) => ({
    weapon: "sword",
    kind: "melee",
    distance: 1,
    needs_range: false,
    at,
    area: "",
    cells: [at],
    odds: [{ who: "m7", friend, hits: 0.8, kills: 0.5, expected: 2 }],
  }) as unknown as Strike;
  const hints = { choices: { "attack:sword": { strikes: [strike("E2", false), strike("B2", true)] } } };
  const deeds = deedsBySpace(ask("des-ask-act", choice("attack:sword", "des-do-attack")), scene, hints);
  expect([...deeds.keys()]).toEqual([14]);
  expect(deeds.get(14)?.[0]?.values).toEqual(["attack:sword", "E2"]);
});
