import { describe, expect, it } from "vitest";
import type { LineSent, Msg } from "../../../lib/wire";
import type { Enemy, Hero, LastAttack, Scene } from "../scene";
import { stages } from "./stages";

const GHETA: Msg = { id: "md2-hero-gheta" };
const IMPS: Msg = { id: "md2-enemy-imps" };
const GHOUL: Msg = { id: "md2-enemy-ghoul" };
const line = (kind: string, args: Record<string, unknown> = {}): LineSent => ({ msg: { id: `md2-log-${kind}`, args }, rule: null, decision: 1 }) as LineSent;
const imps = (cell: number): Enemy => ({ key: "9", name: IMPS, cells: [cell] }) as Enemy;
const scene = (health: number, enemies: Enemy[], number: number, space: number): Scene =>
  ({ board: { width: 4 }, phase: "heroes", turn: {}, round: space, heroes: [{ key: "0", name: GHETA, health } as Hero], enemies, track: { space }, last_attack: { number } as LastAttack }) as never;

describe("what the enemies do after a turn", () => {
  const before = scene(7, [imps(0)], 1, 1);
  const end = scene(4, [imps(2), { key: "12", name: GHOUL, cells: [3] } as Enemy], 2, 2);
  const lines = [
    line("activation", { who: IMPS, at: "A1" }),
    line("enemy-step", { who: IMPS, at: "B1" }),
    line("enemy-step", { who: IMPS, at: "C1" }),
    line("wounds", { who: GHETA, n: 1 }),
    line("attack", { who: IMPS, whom: GHETA }),
    line("wounds", { who: GHETA, n: 2 }),
    line("darkness", { space: 2, side: 1 }),
    line("spawn-roaming", { who: GHOUL, at: "D1" }),
    line("round", { round: 2 }),
  ];
  const found = stages({ number: 1, before, after: end, lines, ours: true }).map((one) => ({ ...one, scene: one.scene as Scene }));

  it("is shown one thing after the other, the last of it as it stands", () => {
    expect(found.map(({ lines: n }) => n)).toEqual([1, 2, 3, 6, 7, 8]);
    expect(found.map((one) => one.scene.phase)).toEqual(["enemies", "enemies", "enemies", "enemies", "darkness", "darkness"]);
  });

  it("moves them step by step, and wounds when they strike", () => {
    expect(found.map((one) => one.scene.enemies[0]!.cells[0])).toEqual([0, 1, 2, 2, 2, 2]);
    expect(found.map((one) => one.scene.heroes[0]!.health)).toEqual([7, 7, 7, 4, 4, 4]);
    expect(found.map((one) => one.scene.last_attack!.number)).toEqual([1, 1, 1, 2, 2, 2]);
  });

  it("lets darkness grow before anybody comes of it", () => {
    expect(found.map((one) => one.scene.track.space)).toEqual([1, 1, 1, 1, 2, 2]);
    expect(found.map((one) => one.scene.enemies.length)).toEqual([1, 1, 1, 1, 1, 2]);
  });

  it("leaves a hero's own doings alone", () => {
    expect(stages({ number: 1, before, after: end, lines: [line("step"), line("attack"), line("wounds")], ours: true })).toEqual([]);
    expect(stages({ number: 1, before: null, after: end, lines, ours: true })).toEqual([]);
  });
});
