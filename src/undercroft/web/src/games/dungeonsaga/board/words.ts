// A square in words: what is read aloud, and what the caption under the picture says.

import { i18n, knows, say, t } from "../../../lib/i18n.svelte";
import { oddsArgs, percent } from "../../../lib/odds";
import type { Choice } from "../../../lib/wire";
import { nameOf } from "../../../table/grid/geometry";
import { FACINGS, type EffectSeen, type Escape, type Fitting, type Hints, type Model, type Modifier, type Scene, type Strike } from "../scene";
import type { Deed } from "./choices";

export const facingName = (facing: number): string => say({ id: `sag-facing-${FACINGS[facing]}` });

/** What a card is called, whatever kind of card it is. */
export function cardName(card: string): string {
  const id = ["why", "feat", "spell", "item", "skill", "command", "ability"].map((family) => `sag-${family}-${card}`).find(knows);
  return id ? t(id) : card;
}

export const effectName = ({ family, card }: EffectSeen): string => say({ id: `sag-${family}-${card}` });

/** `−1 outnumbered` */
export function noteWords({ why, dice }: Modifier): string {
  return `${dice > 0 ? "+" : "−"}${Math.abs(dice)} ${cardName(why)}`;
}

/** Name, facing, wounds and what else is to be seen of a model. */
export function modelWords(model: Model): string {
  const parts = [say(model.name), t("web-saga-looks", { way: facingName(model.facing) })];
  if (model.most) parts.push(t("web-saga-wounds", { n: model.wounds, most: model.most }));
  if (model.injured) parts.push(t("web-saga-injured"));
  if (model.outnumbered) parts.push(t("web-saga-outnumbered"));
  parts.push(...model.effects.map(effectName));
  if (model.acting) parts.push(t("web-saga-acting"));
  else if (model.acted) parts.push(t("web-saga-acted"));
  return parts.join(", ");
}

/** What a door or a chest is, and what opens it. */
export function fittingWords(fitting: Fitting): string {
  const name = say(fitting.name);
  if (fitting.open) return t("web-saga-chest-open");
  if (fitting.ward) return t("web-saga-ward", { what: name, n: fitting.ward });
  return fitting.lock ? t("web-saga-lock", { what: name, dice: fitting.lock, armour: fitting.armour }) : name;
}

export interface Surroundings {
  scene: Scene;
  hints: Hints;
  models: ReadonlyMap<number, readonly Model[]>;
  deeds: ReadonlyMap<number, readonly Deed[]>;
  refusals: ReadonlyMap<number, Choice>;
}

/** `C12, Skeleton warrior 3, looks west, 2 squares away` */
export function spaceWords(at: number, around: Surroundings): string {
  const { scene, hints } = around;
  const board = scene.board!;
  const parts = [nameOf(at, board.width)];
  for (const piece of board.pieces) if (piece.cells.includes(at)) parts.push(say({ id: `sag-furniture-${piece.kind}` }));
  for (const fitting of board.fittings) if (fitting.cells.includes(at)) parts.push(fittingWords(fitting));
  for (const [cell, count] of board.bones) if (cell === at) parts.push(t("web-saga-bones", { n: count }));
  for (const region of board.regions) {
    if (region.cells.includes(at) && knows(`web-saga-region-${region.id}`)) parts.push(t(`web-saga-region-${region.id}`));
    else if (region.cells.includes(at)) parts.push(...region.deeds.map((deed) => say({ id: `sag-adventure-${scene.adventure.id}-deed-${deed}` })));
  }
  parts.push(...(around.models.get(at) ?? []).map(modelWords));
  if (hints.threatened?.includes(at)) parts.push(t("web-saga-threatened"));
  return [...parts, ...deedWords(at, around)].join(", ");
}

function deedWords(at: number, around: Surroundings): string[] {
  const deeds = around.deeds.get(at)?.filter(({ kind }) => kind !== "face");
  if (deeds?.length) return deeds.map(inWords);
  const refused = around.refusals.get(at)?.refused;
  return refused ? [say(refused.msg)] : [];
}

/** The result that matters most of an attack, and how likely it is. */
export function oddsWords(strike: Strike): string {
  const { removes, hurts } = strike.odds;
  if (strike.kind === "ward") return t("web-saga-odds-ward", oddsArgs(removes));
  if (strike.odds.results["broken"] !== undefined) return t("web-saga-odds-opens", oddsArgs(removes));
  if (strike.odds.results["wound"] !== undefined) return t("web-saga-odds-wounds", oddsArgs(hurts));
  return t("web-saga-odds-fells", oddsArgs(removes));
}

export function escapeWords(escape: Escape): string {
  return t("web-saga-escape", { n: escape.strikes.length, who: [...new Set(escape.strikes.map(({ name }) => say(name)))].join(", "), chance: percent(escape.hurt, i18n.lang) });
}

/** What would be done, and what it costs or is likely to bring. */
export function inWords(deed: Deed): string {
  const words = whatWords(deed);
  const more = [deed.strike ? oddsWords(deed.strike) : "", deed.escape?.strikes.length ? escapeWords(deed.escape) : ""].filter(Boolean);
  return more.length ? t("web-saga-deed-odds", { what: words, odds: more.join("; ") }) : words;
}

/** What would be done, and no more. */
export function whatWords(deed: Deed): string {
  if (deed.kind === "walk" && deed.way) {
    const args = { cost: deed.way.cost };
    return deed.facing === null ? t("web-saga-walk", args) : t("web-saga-walk-facing", { ...args, way: facingName(deed.facing) });
  }
  if (deed.kind === "plan" && deed.plan) return planWords(deed);
  if (deed.kind === "cast" && deed.choice && deed.strike) return t("web-saga-cast-at", { spell: say(deed.choice.label.text), whom: say(deed.strike.whom) });
  if (deed.kind === "figure") return t("web-saga-choose");
  return deed.choice ? say(deed.choice.label.text) : "";
}

/** `Go 3 squares, turn north and fight Skeleton warrior 2` */
function planWords({ plan, strike, about }: Deed): string {
  if (!plan) return "";
  const act = strike ? t(`web-saga-plan-${plan.kind}`, { whom: say(strike.whom) }) : say(about ?? undefined);
  const turns = plan.answers.some((answer) => answer.startsWith("face:") || answer.startsWith("turn:"));
  if (!plan.cost) return t("web-saga-plan-turn", { way: facingName(plan.facing), act });
  return turns ? t("web-saga-plan-walk-turn", { n: plan.cost, way: facingName(plan.facing), act }) : t("web-saga-plan-walk", { n: plan.cost, act });
}
