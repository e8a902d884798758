import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import { claims } from "./board/choices";
import Ending from "./Ending.svelte";
import { lesson } from "./lesson";
import Panels from "./Panels.svelte";
import { mannerOf } from "./panels/asks";
import Prompt from "./Prompt.svelte";

export default {
  Board,
  Panels,
  Prompt,
  promptClaims: (sitting) => !!sitting.current && mannerOf(sitting.current) !== null,
  claims,
  Ending,
  lesson,
} satisfies GameModule;
