// What is in the box: the catalogue of undercroft/games/dungeonfighter/browser/catalogue.py, fetched once.

import { boxOf } from "../../../lib/catalogue.svelte";
import type { Value } from "../../../lib/wire";
import type { CardSeen, Catalogue } from "../scene";
import type { Family } from "./reading.svelte";

/** The box, or null until it has come; asking for it fetches it. */
export const box = boxOf<Catalogue>("dungeonfighter");

export const cardOf = (family: Family, id: string): CardSeen | undefined => box()?.cards[`${family}:${id}`];

/** The card that a choice is about: it names it, alone or among its parts. */
export function cardIn(value: Value): CardSeen | undefined {
  const parts = String(value).split(":");
  const families: readonly Family[] = ["item", "room", "hero", "skill"];
  for (const part of parts) for (const family of families) {
    const found = cardOf(family, part);
    if (found) return found;
  }
  return undefined;
}
