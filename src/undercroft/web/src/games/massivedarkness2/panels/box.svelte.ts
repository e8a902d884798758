// What is in the box: the catalogue of undercroft/games/massivedarkness2/browser/catalogue.py, fetched once.

import { boxOf } from "../../../lib/catalogue.svelte";
import type { CardSeen, Catalogue } from "../wire.generated";
import type { Kind } from "./reading.svelte";

/** The box, or null until it has come; asking for it fetches it. */
export const box = boxOf<Catalogue>("massivedarkness2");

export const cardOf = (kind: Kind, id: string): CardSeen | undefined => box()?.cards[`${kind}:${id}`];

/** Items of heroes and of mobs are in one list for those who have them. */
export const itemOf = (id: string): CardSeen | undefined => cardOf("item", id) ?? cardOf("mob_item", id);

/** Skills, or what is printed on the boards of the classes. */
export const skillOf = (id: string): CardSeen | undefined => cardOf("skill", id) ?? cardOf("basic", id);
