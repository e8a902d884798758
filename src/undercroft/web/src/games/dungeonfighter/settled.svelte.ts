// While dice fly nobody is told what comes of them: sheets show how things stood before.

import type { Sitting } from "../../lib/sitting.svelte";
import { sceneOf, type Scene } from "./scene";

class Settled {
  /** The last throw that has been seen to its end. */
  seen = $state(-1);
  /** Whether throws are shown as they fly. */
  plays = $state(false);
  #kept: Scene | null = null;

  /** The scene, or the one before the throw that is still in the air. */
  sceneOf(sitting: Sitting): Scene | null {
    const now = sceneOf(sitting);
    const flies = this.plays && !!now?.last?.frames && now.last.number !== this.seen;
    if (!flies) this.#kept = now;
    return flies ? (this.#kept ?? now) : now;
  }
}

export const settled = new Settled();
