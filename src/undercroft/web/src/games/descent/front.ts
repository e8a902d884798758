import type { GameFront } from "../../lib/games";

export default {
  order: 2,
  players: [2, 5],
  chosen: ({ quest }) => [`des-quest-${String(quest)}-title`],
} satisfies GameFront;
