// What a choice in the list, or a line of the log, means on the board: what pointing at the board would show, and who is meant.

import type { Ask, Choice, Msg, Value } from "../../../lib/wire";
import { choiceOf } from "../../../table/grid/deeds";
import { DARK, begunBy, keysSpokenOf, lightOfLines as linesLit, type Light as GridLight } from "../../../table/grid/light";
import type { Hints, Scene, Strike } from "../scene";
import { acting, placeOf, type Deed } from "./choices";

export type Light = GridLight<Deed>;

/** With these nothing happens, to nobody. */
const NOTHING = new Set<Value>(["pass", "end", "done", "leave"]);

export function lightOfChoice(value: Value, ask: Ask, scene: Scene, hints: Hints, deeds: Map<number, Deed[]>): Light {
  const choice = choiceOf(ask, value);
  if (!choice || !scene.board || NOTHING.has(value)) return DARK;
  const place = placeOf(choice, ask, scene);
  const done = begunBy(value, deeds);
  const deed = done.find((one) => one.values.length === 1) ?? (done.length === 1 && done[0]!.kind === "strike" ? done[0]! : null);
  if (deed) {
    const at = deed.kind === "door" ? null : (place?.cells[0] ?? deed.cells[0]!);
    return { deed, at, figures: meant(choice, scene), cells: [], doors: deed.door === null ? [] : [deed.door] };
  }
  const struck = hit(hints.choices?.[String(value)]?.strikes ?? []);
  if (place?.door != null) return { ...DARK, doors: [place.door] };
  if (place) return { ...DARK, at: place.kind === "figure" ? null : place.cells[0]!, figures: [...meant(choice, scene), ...struck] };
  if (struck.length) return { ...DARK, figures: struck };
  return { ...DARK, figures: meant(choice, scene, ask.prompt) };
}

/** The figures that a choice names, else those that it is asked about, else those struck by the attack under way, else whoever acts. */
function meant(choice: Choice, scene: Scene, prompt?: Msg): string[] {
  const named = keysSpokenOf([choice.label.text], scene.figures);
  if (named.length || !prompt) return named;
  const asked = keysSpokenOf([prompt], scene.figures);
  const struck = scene.attacks.at(-1)?.struck.map(({ key }) => key) ?? [];
  if (struck.length) return struck;
  const doer = acting(scene);
  return asked.length ? asked : doer ? [doer.key] : [];
}

/** Whom attacks would hit. */
export function hit(strikes: readonly Strike[]): string[] {
  return [...new Set(strikes.flatMap(({ odds }) => odds.map(({ who }) => who)))];
}

/** The figures that lines of the log speak of, and the spaces and doors that they know of, in their order. */
export function lightOfLines(lines: readonly Msg[], scene: Scene): Light {
  if (!scene.board || !lines.length) return DARK;
  const doors = lines.map(({ args }) => args?.["door"]).filter((door) => typeof door === "number");
  return { ...linesLit(lines, scene.figures, scene.board.width), doors: doors.map((door) => door - 1) };
}
