// How a table is laid out in the window there is: said once, for scripts and, as `data-layout`, for styles.

import { MediaQuery } from "svelte/reactivity";

/**
 * `desk`, and a tablet `across`: beside the board stand prompt and sheets. A tablet `upright`: they stand below it, beside
 * each other. `phone`: the board is one of several views above the prompt. `low`: the same, but beside the prompt, and
 * below a single row.
 */
export type Layout = "desk" | "across" | "upright" | "phone" | "low";

const low = new MediaQuery("(max-height: 499.98px) and (min-width: 480px)", false);
const phone = new MediaQuery("(max-width: 600px)", false);
const upright = new MediaQuery("(max-width: 860px)", false);
const across = new MediaQuery("(max-width: 1180px)", false);

export const layout = {
  get current(): Layout {
    if (low.current) return "low";
    if (phone.current) return "phone";
    return upright.current ? "upright" : across.current ? "across" : "desk";
  },
  /** Whether there is room for one thing beside the prompt, and the others are behind tabs. */
  get narrow(): boolean {
    return low.current || phone.current;
  },
};
