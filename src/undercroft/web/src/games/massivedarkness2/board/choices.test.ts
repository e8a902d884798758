import { describe, expect, it } from "vitest";
import type { Ask, Choice } from "../../../lib/wire";
import { parseName } from "../../../table/grid/geometry";
import type { Hints, Scene } from "../scene";
import { claims, deedsBySpace, mannerOf, placeOf, refusalsBySpace } from "./choices";
import { lightOfChoice, lightOfLines } from "./light";
import { aimOf, doorsOf, heldOf, reachOf, targetsOf, whomOf } from "./marks";

const WIDTH = 4;
const at = (name: string): number => parseName(name, WIDTH)!;
const choice = (value: string, refused = false): Choice => ({ value, label: { text: { id: value }, rule: null, detail: null }, refused: refused ? { msg: { id: "no" }, rule: null } : null }) as Choice;
const ask = (id: string, ...choices: Choice[]): Ask => ({ seats: [0], prompt: { id }, default: null, space: "one_of", choices }) as never;

const scene = {
  seat: 0,
  board: {
    width: WIDTH,
    height: 3,
    cells: ["A1", "B1", "C1", "A2", "B2", "C2"].map((name) => [at(name), "light"]),
    doors: [{ number: 3, id: "door3", cells: [at("B1"), at("C1")], edges: [[at("B1"), "e"]], closed: true, white: false }],
    tokens: [{ number: 17, kind: "chest", at: at("B1"), what: "", deeds: [] }],
  },
  heroes: [{ key: "0", seat: 0, name: { id: "md2-hero-gheta" }, cells: [at("B1")], acting: true }],
  allies: [],
  enemies: [{ key: "9", name: { id: "md2-enemy-demons" }, cells: [at("B1")] }, { key: "8", name: { id: "md2-enemy-imps" }, cells: [at("A2")] }],
  combats: [],
} as unknown as Scene;
const TURN = ask("md2-ask-turn", choice("go:A1"), choice("go:B2"), choice("open:door3"), choice("touch:17"), choice("attack:melee:9"), choice("attack:ranged:8"), choice("go:C1", true), choice("rest"), choice("end"));
const way = (name: string, ...path: string[]) => ({ cells: [at(name)], cost: path.length, values: path.map((step) => `go:${step}`), path: path.map(at), stop: true });
const HINTS = {
  ways: { A1: way("A1", "A1"), A2: way("A2", "A1", "A2") },
  harm: { A1: 4, A2: 4, B2: 6 },
  choices: { "attack:melee:9": { outlook: { mean: 2 } }, "go:B2": { wounds: 6, cells: [at("B2")] } },
} as unknown as Hints;
const deeds = deedsBySpace(TURN, scene, HINTS);
const kinds = (name: string) => deeds.get(at(name))?.map(({ kind }) => kind);

describe("choices on the board", () => {
  it("are in the zones that they are about", () => {
    expect(kinds("A1")).toEqual(["walk"]);
    expect(kinds("B2")).toEqual(["step"]);
    expect(kinds("B1")).toEqual(["touch", "attack"]);
    expect(kinds("A2")).toEqual(["walk", "attack"]);
  });

  it("open doors from the other side of which one does not stand", () => {
    expect(kinds("C1")).toEqual(["open"]);
    expect(doorsOf(deeds)).toEqual([3]);
  });

  it("are asked about where enemies would strike", () => {
    expect(mannerOf(deeds.get(at("A1"))![0]!)).toBe("asked");
    expect(mannerOf({ ...deeds.get(at("A1"))![0]!, harm: 0 })).toBe("shown");
  });

  it("mark who can be struck, where one can go, and where it hurts more than elsewhere", () => {
    expect([...whomOf(deeds)].toSorted()).toEqual(["8", "9"]);
    expect(targetsOf(deeds).map((target) => target.at)).toContain(at("A2"));
    expect(reachOf(deeds)).toContainEqual({ at: at("A2"), cost: 2 });
    expect(heldOf(deeds)).toEqual([at("B2")]);
  });

  it("leave to the board zones to go to, and nothing else", () => {
    const sitting = { scene, current: { ask: TURN } } as never;
    expect(["go:A1", "attack:melee:9", "open:door3", "end"].map((value) => claims(choice(value), sitting))).toEqual([true, false, false, false]);
  });

  it("that are refused say why, in their zones", () => {
    expect([...refusalsBySpace(TURN, scene).keys()]).toEqual([at("C1")]);
  });

  it("know figures where a figure is asked for, and numbers where it is not", () => {
    expect(placeOf(choice("9"), ask("md2-ask-enemy"), scene)).toMatchObject({ kind: "figure", whom: "9" });
    expect(placeOf(choice("9"), ask("md2-ask-stance"), scene)).toBeNull();
    expect(placeOf(choice("class:consecrate:gold:C2"), TURN, scene)).toMatchObject({ kind: "light", cells: [at("C2")] });
  });
});

describe("what is lit", () => {
  const light = (value: string) => lightOfChoice(value, TURN, scene, HINTS, deeds);

  it("is where one goes, whom one strikes, and the door that opens", () => {
    expect(light("go:B2")).toMatchObject({ at: at("B2"), deed: { kind: "step" } });
    expect(light("attack:ranged:8")).toMatchObject({ figures: ["8"], deed: { kind: "attack" } });
    expect(light("open:door3").doors).toEqual([3]);
    expect(light("rest").figures).toEqual(["0"]);
    expect(light("end").figures).toEqual([]);
  });

  it("is whoever a line of the log speaks of, and where", () => {
    expect(lightOfLines([{ id: "md2-log-turn", args: { who: { id: "md2-hero-gheta" }, at: "B1" } }], scene)).toMatchObject({ figures: ["0"], cells: [at("B1")] });
  });

  it("is the line of an attack to another zone, and none within one", () => {
    const doer = { key: "0", name: { id: "md2-hero-gheta" }, cells: [at("B1")] };
    const [near, far] = ["9", "8"].map((key) => [...deeds.values()].flat().find(({ whom }) => whom === key)!);
    expect(aimOf(scene, WIDTH, near!, doer)).toBeNull();
    expect(aimOf(scene, WIDTH, far!, doer)?.distance).toBeNull();
  });
});
