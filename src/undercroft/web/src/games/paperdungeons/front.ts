import type { GameFront } from "../../lib/games";

export default {
  order: 1,
  players: [1, 8],
  chosen: ({ story, dungeon }) => [`pap-story-${String(story)}`, `pap-dungeon-${String(dungeon)}`],
} satisfies GameFront;
