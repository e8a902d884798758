import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import { claims } from "./board/choices";
import Ending from "./Ending.svelte";
import Panels from "./Panels.svelte";
import { mannerOf } from "./panels/asks";
import Die from "./panels/Die.svelte";
import Prompt from "./Prompt.svelte";

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
  claims,
  Face: Die,
  Ending,
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
