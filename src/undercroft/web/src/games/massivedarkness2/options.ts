import type { GameOptions } from "../../lib/game";
import Options from "./options/Options.svelte";

export default { Options, asks: ["mission"] } satisfies GameOptions;
