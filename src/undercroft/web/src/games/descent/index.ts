import type { GameModule } from "../../lib/game";
import { say } from "../../lib/i18n.svelte";
import { listed } from "../../lib/listed";
import Board from "./Board.svelte";
import { claims } from "./board/choices";
import Ending from "./Ending.svelte";
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

const step = (name: string, at: string): { at: string; title: string; text: string } => ({
  at,
  title: `web-desp-tour-${name}`,
  text: `web-desp-tour-${name}-text`,
});

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
  tour: [
    step("prompt", '[data-testid="prompt"]'),
    step("start", '[data-tour="start"]'),
    step("board", '[data-testid="board"]'),
    step("conquest", '[data-tour="conquest"]'),
    step("party", '[data-tour="party"]'),
    step("sheets", '[data-tour="tabs"]'),
    step("hand", '[data-tour="hand"]'),
    step("undo", '[data-testid="help"]'),
  ],
} satisfies GameModule;
