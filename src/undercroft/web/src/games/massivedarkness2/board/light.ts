// What a choice in the list, or a line of the log, means on the board.

import type { Ask, Msg, Value } from "../../../lib/wire";
import { choiceOf } from "../../../table/grid/deeds";
import { DARK, begunBy, keysSpokenOf, lightOfLines as linesLit, type Light as GridLight } from "../../../table/grid/light";
import { acting, figuresOf, type Hints, type Scene } from "../scene";
import { placeOf, type Deed } from "./choices";

export type Light = GridLight<Deed>;

/** With these nothing happens, to nobody. */
const NOTHING = new Set<Value>(["end", "none", "done", "finish", "stop"]);

export function lightOfChoice(value: Value, ask: Ask, scene: Scene, hints: Hints, deeds: ReadonlyMap<number, readonly Deed[]>): Light {
  const choice = choiceOf(ask, value);
  if (!choice || !scene.board || NOTHING.has(value)) return DARK;
  const place = placeOf(choice, ask, scene);
  const deed = begunBy(value, deeds).find((one) => one.values.length === 1) ?? null;
  const hint = hints.choices?.[String(value)] ?? {};
  const there = figuresOf(scene);
  const figures = [...(hint.figures ?? []), ...(place?.whom ? [place.whom] : [])].filter((key) => there.some((figure) => figure.key === key));
  const zone = place?.kind === "step" || place?.kind === "put" || place?.kind === "light" ? place.cells[0]! : null;
  const cells = [...(hint.cells ?? []), ...(place && zone === null ? place.cells : [])];
  const doors = place?.door === null || place?.door === undefined ? [] : [place.door];
  if (deed || place || figures.length || cells.length) return { deed, at: zone, figures: [...new Set(figures)], cells: [...new Set(cells)], doors };
  const asked = keysSpokenOf([ask.prompt, choice.label.text], there);
  const doer = acting(scene);
  return { ...DARK, figures: asked.length ? asked : doer?.cells.length ? [doer.key] : [] };
}

export function lightOfLines(lines: readonly Msg[], scene: Scene): Light {
  return scene.board ? linesLit(lines, figuresOf(scene), scene.board.width) : DARK;
}
