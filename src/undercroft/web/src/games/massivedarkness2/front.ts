import type { GameFront } from "../../lib/games";

export default { order: 4 } satisfies GameFront;
