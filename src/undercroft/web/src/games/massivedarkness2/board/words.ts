// A zone in words: what is read aloud, and what the caption under the picture says.

import { i18n, knows, say, t } from "../../../lib/i18n.svelte";
import { percent } from "../../../lib/odds";
import type { Choice } from "../../../lib/wire";
import { nameOf } from "../../../table/grid/geometry";
import { figuresOf, type Enemy, type Figure, type Hints, type Intent, type Outlook, type Scene, type Token } from "../scene";
import type { Deed } from "./choices";

const number = (n: number): string => n.toLocaleString(i18n.lang, { maximumFractionDigits: 1 });

export function tokenWords(token: Token): string {
  const name = say(token.name);
  if (token.kind === "treasure") return t("web-md2-treasure", { rarity: say({ id: `md2-rarity-${token.what}` }) });
  return token.count > 1 ? `${name} ${token.count}` : name;
}

export const figureWords = (figure: Figure): string => [say(figure.name), ...stateWords(figure)].join(", ");

/** How somebody is, without the name. */
export function stateWords({ hero, ally, enemy }: Figure): string[] {
  const parts: string[] = [];
  const one = hero ?? ally;
  if (one) parts.push(t("web-md2-health-of", { n: one.health, most: one.health_most }));
  if (hero?.down) parts.push(t("web-md2-down"));
  if (enemy) {
    if (enemy.kind === "mob") parts.push(t("web-md2-figures", { n: enemy.figures }));
    parts.push(t("web-md2-left", { n: enemy.left }));
    if (enemy.poison) parts.push(t("web-md2-poisoned"));
  }
  const { fire, frost } = hero ?? ally ?? enemy ?? { fire: 0, frost: 0 };
  if (fire) parts.push(t("web-md2-fire", { n: fire }));
  if (frost) parts.push(t("web-md2-frost", { n: frost }));
  return parts;
}

/** What an enemy is going to do, and whom to. */
export function intentWords(intent: Intent, scene: Scene): string {
  const named = (keys: readonly string[] | undefined): string => (keys ?? []).map((key) => figuresOf(scene).find((figure) => figure.key === key)).map((figure) => (figure ? say(figure.name) : "")).join(", ");
  switch (intent.does) {
    case "attack":
      return t("web-md2-will-attack", { whom: named(intent.targets), n: intent.targets?.length ?? 0, mean: number(intent.outlook?.mean ?? 0) });
    case "move": {
      const zones = (intent.to ?? []).map((at) => nameOf(at, scene.board!.width)).join(", ");
      return intent.then?.length ? t("web-md2-will-move-attack", { zones, whom: named(intent.then), n: intent.then.length }) : t("web-md2-will-move", { zones });
    }
    case "scheme":
      return t("web-md2-will-scheme", { what: say(intent.text) });
    case undefined:
      return "";
    default:
      return t(`web-md2-will-${intent.does}`);
  }
}

/** `3 wounds on average, kills 2 of 3` */
export function outlookWords(outlook: Outlook): string {
  const fells = percent(outlook.fells, i18n.lang);
  const mean = number(outlook.mean);
  return outlook.by_hero ? t("web-md2-odds-strike", { mean, fells, scratches: number(outlook.scratches) }) : t("web-md2-odds-defend", { mean, fells });
}

export interface Surroundings {
  scene: Scene;
  hints: Hints;
  deeds: ReadonlyMap<number, readonly Deed[]>;
  refusals: ReadonlyMap<number, Choice>;
}

/** `C2, shadow, Gheta, 5 of 7 health, Demons, 3 figures` */
export function spaceWords(at: number, around: Surroundings): string {
  const { scene } = around;
  const board = scene.board!;
  const ground = board.cells.find(([cell]) => cell === at)?.[1] ?? "light";
  const parts = [nameOf(at, board.width), t(`web-md2-ground-${ground}`)];
  if (board.chambers.some(({ cells, revealed }) => !revealed && cells.includes(at))) parts.push(t("web-md2-unrevealed"));
  for (const [cell, roaming] of board.portals) if (cell === at) parts.push(t(roaming ? "web-md2-portal-roaming" : "web-md2-portal"));
  for (const [cell, colour] of board.consecrated) if (cell === at) parts.push(t("web-md2-consecrated", { colour: say({ id: `md2-column-${colour}` }) }));
  for (const door of board.doors) if (door.cells.includes(at)) parts.push(t("web-md2-door", { state: door.closed ? (door.white ? "white" : "closed") : "open" }));
  parts.push(...board.tokens.filter((token) => token.at === at).map(tokenWords));
  parts.push(...figuresOf(scene).filter(({ cells }) => cells.includes(at)).map(figureWords));
  return [...parts, ...deedWords(at, around)].join(", ");
}

function deedWords(at: number, around: Surroundings): string[] {
  const deeds = around.deeds.get(at);
  if (deeds?.length) return deeds.map(inWords);
  const refused = around.refusals.get(at)?.refused;
  return refused ? [say(refused.msg)] : [];
}

/** What would be done, and what it costs or is likely to bring. */
export function inWords(deed: Deed): string {
  const more = [deed.outlook ? outlookWords(deed.outlook) : "", deed.harm ? t("web-md2-reaction", { n: deed.harm }) : ""].filter(Boolean);
  const words = whatWords(deed);
  return more.length ? t("web-md2-deed-odds", { what: words, odds: more.join("; ") }) : words;
}

export function whatWords(deed: Deed): string {
  if (deed.kind === "walk" && deed.way) return t("web-md2-walk", { cost: deed.way.cost });
  if (deed.kind === "figure") return t("web-md2-choose", { who: deed.choice ? say(deed.choice.label.text) : "" });
  return deed.choice ? say(deed.choice.label.text) : "";
}

export function rankOf(enemy: Enemy): string {
  const level = enemy.range ? t("web-md2-range", { range: enemy.range }) : "";
  return [t(`web-md2-kind-${enemy.kind}`), level, enemy.named && knows(`web-md2-named-${enemy.named}`) ? t(`web-md2-named-${enemy.named}`) : ""].filter(Boolean).join(" · ");
}
