import type { GameFront } from "../../lib/games";

export default { order: 5 } satisfies GameFront;
