// Wounds suffered and healed, to float up from whom.

import type { Float } from "../../lib/game";

interface Figure {
  key: string;
  /** Left, of `most`; figures without any are left out. */
  wounds: number;
  most: number;
}

/** `fallen` says how hard somebody was hit who is gone, and 0 if nobody was hurt. */
export function woundFloats<F extends Figure>(before: readonly F[], after: readonly F[], fallen: (figure: F) => number): Float[] {
  const left = new Map(after.map((figure) => [figure.key, figure]));
  return before.flatMap((figure): Float[] => {
    if (!figure.most) return [];
    const now = left.get(figure.key);
    const lost = now ? figure.wounds - now.wounds : fallen(figure);
    if (!lost) return [];
    return [{ at: figure.key, text: `${lost > 0 ? "−" : "+"}${Math.abs(lost)}${now ? "" : " †"}`, tone: lost > 0 ? "bad" : "good" }];
  });
}
