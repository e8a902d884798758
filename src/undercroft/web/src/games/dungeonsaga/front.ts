import type { GameFront } from "../../lib/games";

export default { order: 3 } satisfies GameFront;
