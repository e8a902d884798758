import type { GameModule } from "../../lib/game";
import { say } from "../../lib/i18n.svelte";
import { listed } from "../../lib/listed";
import { mannerOf, staged } from "./asks";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { lesson } from "./lesson";
import { floats, lasts, notable } from "./show/notable";
import Panels from "./Panels.svelte";
import Prompt from "./Prompt.svelte";
import { sceneOf } from "./scene";

/** Rooms are looked at, and dice are chosen, even where there is only one. */
const DELIBERATE = new Set(["dfi-ask-path", "dfi-ask-die"]);

export default {
  Board,
  Panels,
  Prompt,
  promptClaims: (sitting) => !!sitting.current && mannerOf(sitting.current) !== null,
  staged: (sitting) => staged(sitting.current?.ask.prompt.id ?? ""),
  plays: (sitting, seat) => listed((sceneOf(sitting)?.heroes ?? []).filter((hero) => hero.seat === seat).map((hero) => say(hero.name))),
  Ending,
  deliberate: ({ ask }) => DELIBERATE.has(ask.prompt.id),
  lasts,
  floats,
  notable,
  lesson,
} satisfies GameModule;
