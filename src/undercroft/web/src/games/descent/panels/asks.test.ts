import { expect, test } from "vitest";
import type { Ask } from "../../../lib/wire";
import cards from "../../../../../games/descent/locale/en/cards.ftl?raw";
import rules from "../../../../../games/descent/locale/en/rules.ftl?raw";
import { interrupts, mannerOf } from "./asks";

const prompts = [...`${rules}\n${cards}`.matchAll(/^(des-ask-[\w-]+) =/gm)].map((found) => found[1]!);

/** Shown as a list: places on the board, which the board shows by itself, and plain questions. */
const LISTED = ["start", "landing", "give", "hand-over", "tend", "familiar", "knockback", "spawn", "spawn-master", "recall", "swarm", "telekinesis-to", "crushed", "leap", "mimic"];

const ask = (id: string): Ask => ({ seats: [0], prompt: { id }, default: null, space: "one_of", choices: [] });

test("every ask of the game is either listed or has a prompt of its own", () => {
  expect(prompts.length).toBeGreaterThan(50);
  const plain = prompts.filter((id) => mannerOf(ask(id)) === null).map((id) => id.slice("des-ask-".length));
  expect(plain.sort()).toEqual([...LISTED].sort());
});

test("only moments and guards interrupt", () => {
  expect(interrupts({ id: "des-ask-guard" })).toBe(true);
  expect(interrupts({ id: "des-ask-attack-declared-overlord" })).toBe(true);
  expect(interrupts({ id: "des-ask-act" })).toBe(false);
  expect(interrupts({ id: "web-prompt" })).toBe(false);
});
