import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";

export default { Board, tour: [] } satisfies GameModule;
