// Questions of Dungeon Saga that need not be asked, and those that are asked all the same.

import type { AutoAnswer, Questions } from "../../table/automatic.svelte";
import { allowed } from "../../lib/sitting/asks";
import type { AskSent } from "../../lib/wire";

/** Between adventures there is one answer: to go on. */
const DELIBERATE = new Set(["sag-ask-continue", "sag-ask-target"]);

/** A free strike costs nothing; of several who may strike, the first goes first. */
const STRIKES: AutoAnswer = {
  id: "dungeonsaga-strikes",
  title: "web-saga-auto-strikes",
  wanted: true,
  answer({ ask }) {
    if (ask.prompt.id !== "sag-ask-strike") return undefined;
    return allowed(ask).find(({ value }) => value !== "none")?.value;
  },
};

export const questions: Required<Questions> = {
  automatic: [STRIKES],
  deliberate: ({ ask }: AskSent) => DELIBERATE.has(ask.prompt.id),
};
