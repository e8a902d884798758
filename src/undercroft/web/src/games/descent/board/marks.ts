// What of the things that can be done, and of what is looked at, the board marks on its spaces.

import type { Deed } from "./choices";
import { allDeeds } from "../../../table/grid/deeds";
import { cellsOf, middle, middleOf, type Point } from "../../../table/grid/geometry";
import type { Attack, Figure, Scene } from "../scene";

type Deeds = ReadonlyMap<number, readonly Deed[]>;

const REACHED = new Set<Deed["kind"]>(["walk", "step", "put"]);
const AIMED = new Set<Deed["kind"]>(["target", "strike", "breath"]);

/** Ground within reach, with its cost. */
export function reachOf(deeds: Deeds): { at: number; cost: number | null }[] {
  return [...deeds].filter(([, here]) => REACHED.has(here[0]!.kind)).map(([at, here]) => ({ at, cost: here[0]!.way?.cost ?? null }));
}

export function targetsOf(deeds: Deeds): { at: number; faint: boolean }[] {
  return [...deeds].filter(([, here]) => here.some((one) => AIMED.has(one.kind))).map(([at, here]) => ({ at, faint: here.every(isFaint) }));
}

/** A target without an enemy. */
function isFaint(one: Deed): boolean {
  return one.kind === "target" && (one.strike ? one.strike.odds.every((odds) => odds.friend) : one.choice?.label.text.id === "des-target-empty");
}

export function figuresOf(deeds: Deeds): number[][] {
  return allDeeds(deeds).filter((one) => one.kind === "figure").map((one) => one.cells);
}

export function thingsOf(deeds: Deeds): number[] {
  return allDeeds(deeds).filter((one) => one.kind === "thing").map((one) => one.cells[0]!);
}

/** What the attack under way covers, and the one that is looked at. */
export function areasOf(attack: Attack | null, deed: Deed | null, width: number): number[][] {
  const struck = deed?.strike ? cellsOf(deed.strike.cells, width) : [];
  return [attack?.spaces ?? [], struck.length > 1 ? struck : []];
}

/** The spaces that a large figure would cover. */
export function footprintOf(deed: Deed | null): number[] {
  return deed && deed.cells.length > 1 && deed.kind !== "strike" && deed.kind !== "breath" ? deed.cells : [];
}

export function aimOf(scene: Scene, width: number, cursor: number | null, deed: Deed | null, doer: Figure | null): { from: Point; to: Point; distance: number | null } | null {
  if (deed && (deed.kind === "target" || deed.kind === "strike") && doer && cursor !== null) {
    return { from: middleOf(doer.cells, width), to: middle(deed.cells[0]!, width), distance: deed.strike?.distance ?? null };
  }
  const attack = scene.attacks.at(-1);
  const by = attack ? scene.figures.find((figure) => figure.key === attack.by) : null;
  if (attack && by && attack.area !== "breath" && attack.area !== "around") {
    return { from: middleOf(by.cells, width), to: middle(attack.target, width), distance: attack.distance };
  }
  return null;
}
