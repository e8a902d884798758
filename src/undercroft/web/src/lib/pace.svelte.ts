// How fast the player wants to see what others do; the same at every table, and when looking back.

import { recallText, remember } from "./memory";

export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** How long something is shown, as a share of what it deserves. */
const STRETCH: Record<Pace, number> = { slow: 2, normal: 1, fast: 0.4, instant: 0 };

class Pacing {
  #pace = $state<Pace>(PACES.find((pace) => pace === recallText("pace", "normal")) ?? "normal");

  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    remember("pace", pace);
  }

  get stretch(): number {
    return STRETCH[this.#pace];
  }
}

export const pacing = new Pacing();
