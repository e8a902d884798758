import type { GameFront } from "../../lib/games";

export default {
  order: 4,
  players: [1, 6],
  chosen: ({ mission }) => [`md2-mission-${String(mission)}-title`],
} satisfies GameFront;
