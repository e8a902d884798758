import type { GameOptions } from "../../lib/game";

export default {
  // A campaign has its own dungeons, and a single game no story.
  applies: (option, chosen) => (option === "story" ? chosen["campaign"] === true : option !== "dungeon" || chosen["campaign"] !== true),
} satisfies GameOptions;
