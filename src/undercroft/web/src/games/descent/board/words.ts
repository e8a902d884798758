// A space in words: what is read aloud, and what the caption under the picture says.

import { say, t } from "../../../lib/i18n.svelte";
import { oddsArgs } from "../../../lib/odds";
import { nameOf } from "../../../table/grid/geometry";
import type { Effects, Figure, Hints, Scene } from "../scene";
import type { Deed } from "./choices";

const EFFECTS = ["burn", "poison", "stun", "web"] as const;

/** Name, rank, wounds and tokens of a figure. */
export function figureWords(figure: Figure): string {
  const parts = [say(figure.name)];
  if (figure.named) parts.push(say({ id: `des-monster-${figure.card}` }));
  if (figure.most) parts.push(t("web-descent-wounds", { left: figure.wounds, most: figure.most }));
  parts.push(...effectWords(figure.effects));
  if (figure.order) parts.push(t("web-descent-order", { order: say({ id: `des-order-${figure.order}` }) }));
  if (figure.monkey) parts.push(say({ id: "des-familiar-monkey" }));
  if (figure.carries) parts.push(t("web-descent-carries", { what: say(figure.carries) }));
  if (figure.acting) parts.push(t("web-descent-acting"));
  return parts.join(", ");
}

export function effectWords(effects: Effects): string[] {
  return EFFECTS.filter((effect) => effects[effect]).map((effect) => `${say({ id: `des-ability-${effect}` })} ${effects[effect]}`);
}

export interface Surroundings {
  scene: Scene;
  hints: Hints;
  figures: Map<number, Figure[]>;
  deeds: ReadonlyMap<number, readonly Deed[]>;
  refusals: Map<number, { refused: { msg: Parameters<typeof say>[0] } | null }>;
}

/** `C12, skeleton, 2 of 3 wounds, 4 spaces away, in sight` */
export function spaceWords(at: number, around: Surroundings): string {
  const { scene, hints } = around;
  const board = scene.board!;
  const parts = [nameOf(at, board.width)];
  const ground = board.cells.find(([cell]) => cell === at)?.[2];
  if (ground) parts.push(say({ id: `des-token-${ground}` }));
  if (board.stairs.some((stairs) => stairs.cells.includes(at))) parts.push(say({ id: "des-token-stairs" }));
  for (const thing of board.things) if (thing.at === at) parts.push(say(thing.name));
  for (const figure of around.figures.get(at) ?? []) parts.push(figureWords(figure));
  for (const door of board.doors) {
    if (door.beside.includes(at)) parts.push(doorWords(door.number, door.closed, door.rune));
  }
  const range = hints.range?.[at];
  if (range !== undefined) parts.push(t("web-descent-range", { spaces: range }));
  const own = around.figures.get(at)?.some((figure) => figure.key === hints.figure);
  if (hints.figure && hints.range && !own) parts.push(range !== undefined ? t("web-descent-in-sight") : t("web-descent-out-of-sight"));
  return [...parts, ...deedWords(at, around)].join(", ");
}

function doorWords(number: number, closed: boolean, rune: string | null): string {
  const state = closed ? "closed" : "open";
  return rune ? t("web-descent-rune-door", { door: number + 1, rune: say({ id: `des-rune-${rune}` }), state }) : t("web-descent-door", { door: number + 1, state });
}

function deedWords(at: number, around: Surroundings): string[] {
  const deeds = around.deeds.get(at);
  if (deeds) return deeds.map(inWords);
  const refused = around.refusals.get(at)?.refused;
  return refused ? [say(refused.msg)] : [];
}

/** What would be done, and what it costs or is likely to bring. */
export function inWords(deed: Deed): string {
  if (deed.kind === "walk" && deed.way) return t("web-descent-walk", { cost: deed.way.cost });
  if (deed.kind === "figure") return t("web-descent-choose");
  const words = deed.choice ? say(deed.choice.label.text) : "";
  const odds = deed.strike?.odds.filter((one) => !one.friend) ?? [];
  if (!deed.strike || !odds.length) return deed.cost === null ? words : t("web-desp-deed-costs", { what: words, n: deed.cost });
  const best = odds.reduce((a, b) => (b.expected > a.expected ? b : a));
  return t("web-desp-deed-odds", { what: words, odds: t(best.undying ? "web-desp-odds-downs" : "web-desp-odds-kills", oddsArgs(best.kills)) });
}
