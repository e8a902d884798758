// Questions of Massive Darkness 2 that need not be asked, and those that are asked all the same.

import type { AskSent } from "../../lib/wire";
import type { Questions } from "../../table/automatic.svelte";

/** What is found and what is learned is looked at, even if there is only one thing to do with it. */
const DELIBERATE = new Set(["md2-ask-item", "md2-ask-skill", "md2-ask-resolve"]);

export const questions: Questions = {
  deliberate: ({ ask }: AskSent) => DELIBERATE.has(ask.prompt.id),
};
