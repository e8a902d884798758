// What of the things that can be done, and of what is looked at, the board marks on its squares.

import { allDeeds } from "../../../table/grid/deeds";
import { column, middleOf, row, type Point } from "../../../table/grid/geometry";
import type { Board, Model, Scene } from "../scene";
import { cellsAt, type Deed } from "./choices";

type Deeds = ReadonlyMap<number, readonly Deed[]>;

const REACHED = new Set<Deed["kind"]>(["walk", "step", "put"]);
const AIMED = new Set<Deed["kind"]>(["fight", "shoot", "aim", "cast", "plan"]);
const CHOSEN = new Set<Deed["kind"]>(["figure", "give"]);
const THINGS = new Set<Deed["kind"]>(["thing", "raise"]);

/** Ground within reach, with its cost. */
export function reachOf(deeds: Deeds): { at: number; cost: number | null }[] {
  return [...deeds].filter(([, here]) => REACHED.has(here[0]!.kind)).map(([at, here]) => ({ at, cost: here[0]!.way?.cost ?? null }));
}

/** Those that can be got at only after some steps are faint. */
export function targetsOf(deeds: Deeds): { at: number; faint: boolean }[] {
  return [...deeds].filter(([, here]) => here.some(({ kind }) => AIMED.has(kind))).map(([at, here]) => ({ at, faint: here.every(({ kind }) => kind === "plan" || !AIMED.has(kind)) }));
}

export function figuresOf(deeds: Deeds): number[][] {
  return allDeeds(deeds).filter(({ kind }) => CHOSEN.has(kind)).map(({ cells }) => cells);
}

export function thingsOf(deeds: Deeds): number[] {
  return [...new Set(allDeeds(deeds).filter(({ kind }) => THINGS.has(kind)).flatMap(({ cells }) => cells))];
}

/** The squares that a large model would cover. */
export function footprintOf(deed: Deed | null): number[] {
  return deed && deed.cells.length > 1 && REACHED.has(deed.kind) ? deed.cells : [];
}

export function aimOf(scene: Scene, width: number, deed: Deed | null, doer: Model | null): { from: Point; to: Point; distance: number | null } | null {
  if (deed?.strike && doer && AIMED.has(deed.kind)) {
    const from = deed.plan ? middleOf([deed.plan.ends], width) : middleOf(doer.cells, width);
    return { from, to: middleOf(deed.cells, width), distance: null };
  }
  const attack = scene.attacks.at(-1);
  const by = attack?.by ? cellsAt(attack.by, scene) : [];
  const at = attack ? cellsAt(attack.at ?? attack.lock, scene) : [];
  return by.length && at.length ? { from: middleOf(by, width), to: middleOf(at, width), distance: null } : null;
}

/** The squares around some that are there to be seen. */
export function around(cells: readonly number[], board: Board): number[] {
  const own = new Set(cells);
  const near = (a: number, b: number): boolean =>
    Math.abs(column(a, board.width) - column(b, board.width)) <= 1 && Math.abs(row(a, board.width) - row(b, board.width)) <= 1;
  return board.cells.map(([at]) => at).filter((at) => !own.has(at) && cells.some((cell) => near(at, cell)));
}

/** What lies before and behind a model, looking another way if it is told to. */
export function arcsOf(model: Model | null, front: readonly number[] | null, board: Board): { before: readonly number[]; behind: readonly number[] } {
  if (!model) return { before: [], behind: [] };
  const before = front ?? model.front;
  const ahead = new Set(before);
  return { before, behind: around(model.cells, board).filter((at) => !ahead.has(at)) };
}
