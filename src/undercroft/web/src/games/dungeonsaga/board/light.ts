// What a choice in the list, or a line of the log, means on the board: what pointing at the board would show, and who is meant.

import type { Ask, Choice, Msg, Value } from "../../../lib/wire";
import { choiceOf } from "../../../table/grid/deeds";
import { DARK, begunBy, keysSpokenOf, lightOfLines as linesLit, type Light as GridLight } from "../../../table/grid/light";
import { acting, type Hint, type Hints, type Scene } from "../scene";
import { cellsAt, placeOf, type Deed } from "./choices";

export type Light = GridLight<Deed>;

/** With these nothing happens, to nobody. */
const NOTHING = new Set<Value>(["end", "none", "done", "nobody", "pass", "no"]);

export function lightOfChoice(value: Value, ask: Ask, scene: Scene, hints: Hints, deeds: ReadonlyMap<number, readonly Deed[]>): Light {
  const choice = choiceOf(ask, value);
  if (!choice || !scene.board || NOTHING.has(value)) return DARK;
  const place = placeOf(choice, ask, scene);
  const deed = begunBy(value, deeds).find((one) => one.values.length === 1) ?? null;
  const hint = hints.choices?.[String(value)] ?? {};
  const who = [...meant(choice, scene), ...struck(hint)];
  const cells = [...(hint.cells ?? []), ...(place && place.kind !== "step" && place.kind !== "put" ? place.cells : [])];
  const at = place && (place.kind === "step" || place.kind === "put" || place.kind === "raise") ? place.cells[0]! : null;
  if (deed || place || who.length || cells.length) return { deed, at, figures: [...new Set(who)], cells: [...new Set(cells)], doors: [] };
  const asked = keysSpokenOf([ask.prompt], scene.models);
  const doer = acting(scene);
  return { ...DARK, figures: asked.length ? asked : doer ? [doer.key] : [], cells: asked.length || doer ? [] : fallback(scene) };
}

/** Cards that are about no model in particular are about the overlord's, or about the bones. */
function fallback({ models, board }: Scene): number[] {
  const own = models.filter(({ side }) => side === "overlord").flatMap(({ cells }) => cells);
  return own.length ? own : (board?.bones.map(([at]) => at) ?? []);
}

/** The models that a choice names: by key, by hero, or in its words. */
function meant(choice: Choice, scene: Scene): string[] {
  const parts = String(choice.value).split(":");
  const named = scene.models.filter((model) => parts.includes(model.hero) && model.side === "heroes");
  return [...keysSpokenOf([choice.label.text], scene.models), ...named.map(({ key }) => key)];
}

/** Whom attacks would strike. */
function struck({ strike, strikes, escape }: Hint): string[] {
  return [...(strike ? [strike.at] : []), ...(strikes ?? []).map(({ at }) => at), ...(escape?.strikes ?? []).map(({ by }) => by)];
}

/** Squares of doors and chests that attacks would strike, besides. */
export function hitCells(deed: Deed | null, scene: Scene): readonly number[] {
  return deed?.strike ? cellsAt(deed.strike.at, scene) : [];
}

/** The models that lines of the log speak of, and the squares that they know of, in their order. */
export function lightOfLines(lines: readonly Msg[], scene: Scene): Light {
  return scene.board && lines.length ? linesLit(lines, scene.models, scene.board.width) : DARK;
}
