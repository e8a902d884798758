// Where those who share a zone stand in it: side by side, as large as there is room for.

import { U } from "../../../table/grid/geometry";
import type { Token } from "../scene";

/** A place in a zone, in units of the picture from its corner: a figure is drawn from there, so much smaller than a space. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
}

const EDGE = 3;
/** No figure fills a zone: floor, light and shadow are to be seen. */
const LARGEST = 0.6;
/** The strip along the lower edge where things lie. */
const STRIP = 17;

/** How many stand beside each other in a room, so that they are as large as can be. */
function columnsFor(count: number, width: number, height: number): number {
  let best = 1;
  let size = 0;
  for (let columns = 1; columns <= count; columns++) {
    const here = Math.min(width / columns, height / Math.ceil(count / columns));
    if (here > size + 0.01) [best, size] = [columns, here];
  }
  return best;
}

/** Places for so many figures, row by row; above the things, if any lie there. */
export function stands(count: number, things: boolean): Stand[] {
  const [width, height] = [U - 2 * EDGE, U - 2 * EDGE - (things ? STRIP : 0)];
  const columns = columnsFor(count, width, height);
  const rows = Math.ceil(count / columns);
  const side = Math.min(width / columns, height / rows, U * LARGEST);
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: EDGE + (width - inRow * side) / 2 + (n % columns) * side,
      y: EDGE + (height - rows * side) / 2 + row * side,
      scale: side / U,
    };
  });
}

/** The middles of so many things along the lower edge, and how large each may be. */
export function lying(count: number, alone: boolean): (Stand & { side: number })[] {
  if (alone && count === 1) return [{ x: U / 2, y: U / 2, scale: 1, side: 30 }];
  const side = Math.min(STRIP, (U - 2 * EDGE) / Math.max(1, count));
  const y = alone ? U / 2 : U - EDGE - STRIP / 2;
  const larger = alone ? Math.min(24, (U - 2 * EDGE) / count) : side;
  return Array.from({ length: count }, (_, n) => ({ x: U / 2 + (n - (count - 1) / 2) * larger, y, scale: 1, side: larger }));
}

/** What lies in each zone; things of the same kind are one heap, with their number. */
export function heaps(tokens: readonly Token[]): Map<number, Token[]> {
  const found = new Map<number, Token[]>();
  for (const token of tokens) {
    const here = found.get(token.at) ?? [];
    const same = here.findIndex(({ kind, what, grey }) => kind === token.kind && what === token.what && grey === token.grey);
    if (same < 0) found.set(token.at, [...here, token]);
    else here[same] = { ...here[same]!, count: here[same]!.count + token.count };
  }
  return found;
}
