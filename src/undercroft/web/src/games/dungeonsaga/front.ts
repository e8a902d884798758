import type { GameFront } from "../../lib/games";

export default {
  order: 3,
  players: [2, 5],
  chosen: ({ adventure }) => [`sag-adventure-${String(adventure)}-title`],
} satisfies GameFront;
