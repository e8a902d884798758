import type { GameOptions } from "../../lib/game";
import Options from "./options/Options.svelte";

export default { Options, asks: ["quest", "choose_heroes", "heroes"], prepares: (chosen) => !chosen.choose_heroes } satisfies GameOptions;
