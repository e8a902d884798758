import type { GameFront } from "../../lib/games";

export default {
  order: 5,
  players: [1, 4],
  chosen: ({ difficulty }) => [`dungeonfighter-chosen-${String(difficulty)}`],
} satisfies GameFront;
