import { expect, test } from "vitest";
import type { Ask } from "../../../lib/wire";
import cards from "../../../../../games/descent/locale/en/cards.ftl?raw";
import rules from "../../../../../games/descent/locale/en/rules.ftl?raw";
import { mannerOf } from "./asks";

const prompts = [...`${rules}\n${cards}`.matchAll(/^(des-ask-[\w-]+) =/gm)].map((found) => found[1]!);

/** Shown as a list: places on the board, which the board shows by itself, and plain questions. */
const LISTED = ["start", "landing", "give", "hand-over", "tend", "familiar", "knockback", "telekinesis-to", "crushed", "leap", "mimic"];

/** Moments for a card, which interrupt. */
const MOMENTS = ["turn-started", "equipped", "action-declared", "turn-ends", "attack-declared", "hero-attacked", "monster-moved", "overlord-pauses"];

const ask = (id: string): Ask => ({ seats: [0], prompt: { id }, default: null, space: "one_of", choices: [] });

test("every ask of the game is either listed or has a prompt of its own", () => {
  expect(prompts.length).toBeGreaterThan(50);
  const plain = prompts.filter((id) => mannerOf({ ask: ask(id) }) === null).map((id) => id.slice("des-ask-".length));
  expect(plain.sort()).toEqual([...LISTED, ...MOMENTS].sort());
});

test("a moment is told, unless it has a prompt of its own", () => {
  expect(MOMENTS.map((name) => mannerOf({ ask: ask(`des-ask-${name}`), interrupts: true }))).toEqual(MOMENTS.map(() => "told"));
  expect(mannerOf({ ask: ask("des-ask-guard"), interrupts: true })).toBe("arms");
  expect(mannerOf({ ask: ask("des-ask-attack-declared-overlord"), interrupts: true })).toBe("cards");
});
