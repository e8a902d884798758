// What a card is, in words and in the colour of its band.

import { say, t } from "../../../lib/i18n.svelte";
import type { CardSeen } from "../scene";

/** `Item, rare, one hand` */
export function kindWords(card: CardSeen): string {
  const parts = [t(`web-md2-family-${card.family}`)];
  if (card.trade && card.family !== "hero") parts.push(say({ id: `md2-class-${card.trade}` }));
  if (card.trade && card.family === "hero") parts[0] = say({ id: `md2-class-${card.trade}` });
  if (card.rarity && card.rarity !== "starting") parts.push(say({ id: `md2-rarity-${card.rarity}` }));
  if (card.slot && card.slot !== "none") parts.push(say({ id: `md2-slot-${card.slot}` }));
  if (card.level) parts.push(t("web-md2-from-level", { n: card.level }));
  if (card.range) parts.push(t("web-md2-range", { range: card.range }));
  return parts.join(" · ");
}

const RARITIES: Readonly<Record<string, string>> = { rare: "light-dark(#0a5fa8, #6cb8f5)", epic: "light-dark(#8a2bb0, #d79bf2)" };
const FAMILIES: Readonly<Record<string, string>> = { skill: "var(--good)", mob: "var(--bad)", roaming: "var(--bad)", boss: "var(--bad)", door: "var(--warn)", hero: "var(--accent)" };

/** A rogue's tokens have the colours of what they are flipped for. */
const TOKENS: Readonly<Record<string, string>> = { red: "var(--bad)", blue: "var(--info)", green: "var(--good)" };

export const bandOf = (card: CardSeen): string => TOKENS[card.family === "tool" ? (card.place ?? "") : ""] ?? RARITIES[card.rarity ?? ""] ?? FAMILIES[card.family] ?? "var(--line-2)";
