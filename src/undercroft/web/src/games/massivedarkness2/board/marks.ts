// What is marked on the board for the deeds that are possible there.

import { allDeeds } from "../../../table/grid/deeds";
import { middleOf, type Point } from "../../../table/grid/geometry";
import { figuresOf, type Figure, type Scene } from "../scene";
import type { Deed } from "./choices";

type Deeds = ReadonlyMap<number, readonly Deed[]>;

const REACHED = new Set<Deed["kind"]>(["walk", "step", "put"]);

/** The zones that can be gone to, with the number of steps. */
export function reachOf(deeds: Deeds): { at: number; cost: number | null }[] {
  return [...deeds].flatMap(([at, here]) => {
    const deed = here.find(({ kind }) => REACHED.has(kind));
    return deed ? [{ at, cost: deed.way?.cost ?? null }] : [];
  });
}

/** Zones on the way to which more enemies would strike than those here, which do so wherever one goes. */
export function heldOf(deeds: Deeds): number[] {
  const ways = [...deeds].flatMap(([at, here]) => here.filter(({ kind }) => REACHED.has(kind)).map(({ harm }) => ({ at, harm })));
  const least = Math.min(...ways.map(({ harm }) => harm));
  return ways.filter(({ harm }) => harm > least).map(({ at }) => at);
}

export function targetsOf(deeds: Deeds): { at: number }[] {
  return [...deeds].filter(([, here]) => here.some(({ kind }) => kind === "attack")).map(([at]) => ({ at }));
}

/** Keys of those who can be chosen or struck. */
export function whomOf(deeds: Deeds): Set<string> {
  return new Set(allDeeds(deeds).flatMap(({ whom }) => (whom ? [whom] : [])));
}

export function thingsOf(deeds: Deeds): number[] {
  return [...new Set(allDeeds(deeds).filter(({ kind }) => kind === "touch" || kind === "deed").map(({ cells }) => cells[0]!))];
}

export const doorsOf = (deeds: Deeds): number[] => allDeeds(deeds).flatMap(({ door }) => (door === null ? [] : [door]));

/** From whoever strikes to whom: what is thought of, or the combat that is being resolved. */
export function aimOf(scene: Scene, width: number, deed: Deed | null, doer: Figure | null): { from: Point; to: Point; distance: null } | null {
  const there = figuresOf(scene);
  const at = (key: string | null | undefined): readonly number[] => there.find((figure) => figure.key === key)?.cells ?? [];
  const combat = scene.combats.at(-1);
  const [from, to] = deed?.kind === "attack" && doer ? [doer.cells, at(deed.whom)] : combat ? (combat.by_hero ? [at(combat.hero), at(combat.enemy)] : [at(combat.enemy), at(combat.hero)]) : [[], []];
  if (!from.length || !to.length || from[0] === to[0]) return null;
  return { from: middleOf(from, width), to: middleOf(to, width), distance: null };
}
