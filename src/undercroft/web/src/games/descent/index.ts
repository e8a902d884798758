import type { GameModule } from "../../lib/game";
import { say } from "../../lib/i18n.svelte";
import { listed } from "../../lib/listed";
import Board from "./Board.svelte";
import { claims } from "./board/choices";
import Ending from "./Ending.svelte";
import { lesson } from "./lesson";
import Panels from "./Panels.svelte";
import { mannerOf } from "./panels/asks";
import Die from "./panels/Die.svelte";
import { staged } from "./panels/staged";
import Prompt from "./Prompt.svelte";
import type { Scene } from "./scene";
import { questions } from "./questions";
import { notable } from "./show/notable";
import Show from "./show/Show.svelte";
import { floats, lasts } from "./show/shown";

export default {
  Board,
  Panels,
  Prompt,
  promptClaims: (sitting) => !!sitting.current && mannerOf(sitting.current) !== null,
  staged,
  claims,
  Face: Die,
  plays: (sitting, seat) => listed((sitting.scene as Scene).heroes.filter((hero) => hero.seat === seat).map((hero) => say(hero.name))),
  Ending,
  ...questions,
  Show,
  lasts,
  floats,
  notable,
  lesson,
} satisfies GameModule;
