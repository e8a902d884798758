import type { GameModule } from "../../lib/game";
import { say } from "../../lib/i18n.svelte";
import { listed } from "../../lib/listed";
import Board from "./Board.svelte";
import { claims } from "./board/choices";
import Ending from "./Ending.svelte";
import { lesson } from "./lesson";
import Panels from "./Panels.svelte";
import { mannerOf, staged } from "./panels/asks";
import Die from "./panels/Die.svelte";
import Prompt from "./Prompt.svelte";
import { questions } from "./questions";
import { sceneOf } from "./scene";
import { notable } from "./show/notable";
import Show from "./show/Show.svelte";
import { floats, lasts } from "./show/shown";
import { stages } from "./show/stages";

export default {
  Board,
  Panels,
  Prompt,
  promptClaims: (sitting) => !!sitting.current && mannerOf(sitting.current) !== null,
  staged: (sitting) => staged(sitting.current?.ask.prompt.id ?? ""),
  claims,
  Face: Die,
  plays: (sitting, seat) => listed((sceneOf(sitting)?.heroes ?? []).filter((hero) => hero.seat === seat).map((hero) => say(hero.name))),
  Ending,
  ...questions,
  Show,
  lasts,
  stages,
  floats,
  notable,
  lesson,
} satisfies GameModule;
