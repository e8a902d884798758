import { describe, expect, it } from "vitest";
import type { Ask, Choice, Msg } from "../../../lib/wire";
import type { Hints, Model, Plan, Scene, Strike } from "../scene";
import { claims, deedsBySpace, facingOf, mannerOf, placeOf, refusalsBySpace } from "./choices";
import { lightOfChoice, lightOfLines } from "./light";
import { arcsOf, figuresOf, reachOf, targetsOf, thingsOf } from "./marks";

const WIDTH = 10;
const at = (name: string): number => (Number(name.slice(1)) - 1) * WIDTH + name.charCodeAt(0) - 65;
const model = (key: string, square: string, more: Partial<Model> = {}): Model =>
  ({ key, hero: "zombie", name: { id: "sag-minion", args: { n: Number(key) } }, side: "overlord", cells: [at(square)], front: [], facing: 3, acting: false, ...more }) as Model;
const orlaf = model("0", "B2", { hero: "orlaf", name: { id: "sag-model-orlaf" }, side: "heroes", acting: true, facing: 1 });
const scene = {
  models: [orlaf, model("4", "E2"), model("5", "C2")],
  heroes: [],
  attacks: [],
  board: {
    width: WIDTH,
    height: 4,
    cells: ["A1", "B1", "C1", "A2", "B2", "C2", "D2", "E2", "A3", "B3", "C3", "D3"].map((name) => [at(name), 0]),
    fittings: [{ id: "gate", cells: [at("D3")] }],
    regions: [{ id: "altar", cells: [at("A1")], deeds: ["pray"] }],
    bones: [],
    pieces: [],
  },
} as unknown as Scene;
const choice = (value: string, refused: Msg | null = null): Choice => ({ value, label: { text: { id: "words" } }, refused: refused && { msg: refused, rule: null } }) as Choice;
const ask = (prompt: string, ...choices: Choice[]): Ask => ({ space: "one_of", prompt: { id: prompt }, choices, default: null }) as never;
const strike = (to: string): Strike => ({ at: to, odds: { removes: 0.5, hurts: 0.5, results: {}, hits: [] } }) as unknown as Strike;
const way = (name: string, ...values: string[]) => ({ cells: [at(name)], cost: values.length, values, path: values.map(at), stop: true });

const TURN = ask("sag-ask-turn", choice("B1"), choice("B3"), choice("face:north"), choice("fight:5"), choice("fight:gate"), choice("deed:pray"), choice("cast:flame"), choice("end"), choice("A1", { id: "no" }));
const HINTS = {
  ways: { B1: way("B1", "B1"), D2: way("D2", "B1", "C1", "D2") },
  choices: { "fight:5": { strike: strike("5") }, "cast:flame": { strikes: [strike("4")] } },
  plans: [{ kind: "fight", at: "4", answers: ["B3", "face:east", "fight:4"], cost: 1, ends: at("B3"), facing: 1, strike: strike("4"), escape: null } satisfies Partial<Plan> as unknown as Plan],
} as unknown as Hints;
const kinds = (name: string, deeds = deedsBySpace(TURN, scene, HINTS)) => deeds.get(at(name))?.map(({ kind }) => kind);

describe("choices on the board", () => {
  it("are at the squares that they are about", () => {
    expect(kinds("B1")).toEqual(["walk"]);
    expect(kinds("B3")).toEqual(["step"]);
    expect(kinds("C2")).toEqual(["fight"]);
    expect(kinds("D3")).toEqual(["fight"]);
    expect(kinds("A1")).toEqual(["thing"]);
    expect(kinds("B2")).toEqual(["face"]);
  });

  it("offer spells at whom they would hit, and whoever is out of reach with the way there", () => {
    const [cast, plan] = deedsBySpace(TURN, scene, HINTS).get(at("E2"))!;
    expect(cast).toMatchObject({ kind: "cast", values: ["cast:flame", "4"] });
    expect(plan).toMatchObject({ kind: "plan", values: ["B3", "face:east", "fight:4"], facing: 1, way: { path: [at("B3")], cost: 1 } });
  });

  it("ask before a step that gives enemies free strikes", () => {
    const held = { ...HINTS, escape: { strikes: [strike("0")], hurt: 0.3 } } as unknown as Hints;
    expect(mannerOf(deedsBySpace(TURN, scene, held).get(at("B1"))![0]!)).toBe("asked");
    expect(mannerOf(deedsBySpace(TURN, scene, HINTS).get(at("B1"))![0]!)).toBe("shown");
  });

  it("know orders, the dead to be raised and heroes by their names", () => {
    const order = ask("sag-ask-order", choice("order:4"), choice("raise:C3:zombie"), choice("end"));
    const deeds = deedsBySpace(order, scene, {});
    expect([kinds("E2", deeds), kinds("C3", deeds)]).toEqual([["figure"], ["raise"]]);
    expect(figuresOf(deeds)).toEqual([[at("E2")]]);
    expect(thingsOf(deeds)).toEqual([at("C3")]);
    expect(placeOf(choice("orlaf"), ask("sag-ask-next-hero"), scene)).toMatchObject({ kind: "figure", cells: [at("B2")] });
    expect(placeOf(choice("1"), ask("sag-ask-share"), scene)).toBeNull();
  });

  it("say which way a model would look", () => {
    expect(facingOf("face:south", orlaf)).toBe(2);
    expect(facingOf("west", orlaf)).toBe(3);
    expect(facingOf("turn:left", orlaf)).toBe(0);
    expect(facingOf("turn:right", { ...orlaf, facing: 3 })).toBe(0);
    expect(facingOf("fight:5", orlaf)).toBeNull();
  });

  it("leave to the board what it shows as squares, and nothing else", () => {
    const sitting = { scene, current: { ask: TURN } } as never;
    expect(["B1", "fight:5", "face:north", "end"].map((value) => claims(choice(value), sitting))).toEqual([true, false, false, false]);
  });

  it("that are refused say why, at their squares", () => {
    expect([...refusalsBySpace(TURN, scene).keys()]).toEqual([at("A1")]);
  });

  it("are marked by what they are", () => {
    const deeds = deedsBySpace(TURN, scene, HINTS);
    expect(reachOf(deeds).map(({ at: cell, cost }) => [cell, cost])).toEqual([[at("B1"), 1], [at("D2"), 3], [at("B3"), null]]);
    expect(targetsOf(deeds)).toContainEqual({ at: at("E2"), faint: false });
  });
});

describe("what is lit", () => {
  const deeds = deedsBySpace(TURN, scene, HINTS);
  const light = (value: string) => lightOfChoice(value, TURN, scene, HINTS, deeds);

  it("is what a choice does, and whom it strikes", () => {
    expect(light("B1")).toMatchObject({ at: at("B1"), deed: { kind: "walk" } });
    expect(light("fight:5")).toMatchObject({ figures: ["5"], deed: { kind: "fight" } });
    expect(light("cast:flame").figures).toEqual(["4"]);
    expect(light("deed:pray").cells).toEqual([at("A1")]);
    expect(light("end").figures).toEqual([]);
  });

  it("is whoever a line of the log speaks of, and where", () => {
    expect(lightOfLines([{ id: "sag-log-turn", args: { who: { id: "sag-model-orlaf" }, at: "B2" } }], scene)).toMatchObject({ figures: ["0"], cells: [at("B2")] });
  });

  it("is what lies before a model, and what behind it", () => {
    const arcs = arcsOf({ ...orlaf, front: [at("C1"), at("C2"), at("C3")] }, null, scene.board!);
    expect(arcs.before.length).toBe(3);
    expect(arcs.behind.toSorted((a, b) => a - b)).toEqual(["A1", "B1", "A2", "A3", "B3"].map(at));
  });
});
