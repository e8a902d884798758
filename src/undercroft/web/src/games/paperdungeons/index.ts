import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import { desk } from "./desk.svelte";
import Ending from "./Ending.svelte";
import Face from "./Face.svelte";
import { floats, notable } from "./happening";
import { lesson } from "./lesson";
import Panels from "./Panels.svelte";
import Prompt from "./Prompt.svelte";

/** Asks that are answered with pictures; the others are as well served by a plain list. */
const PICTURED = [
  "pap-ask-power",
  "pap-ask-objective",
  "pap-ask-die",
  "pap-ask-action",
  "pap-ask-level",
  "pap-ask-part",
  "pap-ask-step",
  "pap-ask-reap",
];

export default {
  Board,
  Panels,
  Prompt,
  staged: (sitting) => ["pap-ask-power", "pap-ask-objective"].includes(sitting.current?.ask.prompt.id ?? ""),
  promptClaims: (sitting) => desk.box !== null && PICTURED.includes(sitting.current?.ask.prompt.id ?? ""),
  Face,
  Ending,
  // A scenario that has ended is to be looked at.
  deliberate: ({ ask }) => ask.prompt.id === "pap-ask-continue",
  floats,
  notable,
  lesson,
} satisfies GameModule;
