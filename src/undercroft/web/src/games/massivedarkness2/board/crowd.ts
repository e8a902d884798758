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
/** How far doors reach into a zone. */
const DOORS = 9;

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

/** Corners of so many squares within a room, row by row from this edge, and how large they are. */
function packed(count: number, edge: number, height: number, largest: number): { x: number; y: number; side: number }[] {
  const width = U - 2 * edge;
  const columns = columnsFor(count, width, height);
  const rows = Math.ceil(count / columns);
  const side = Math.min(width / columns, height / rows, largest);
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return { x: edge + (width - inRow * side) / 2 + (n % columns) * side, y: edge + (height - rows * side) / 2 + row * side, side };
  });
}

/** Places for so many figures, row by row; above the things, if any lie there. */
export function stands(count: number, things: boolean): Stand[] {
  return packed(count, EDGE, U - 2 * EDGE - (things ? STRIP : 0), U * LARGEST).map(({ x, y, side }) => ({ x, y, scale: side / U }));
}

/** The middles of so many things, and how large each may be: along the lower edge, or clear of doors where nobody stands. */
export function lying(count: number, alone: boolean): { x: number; y: number; side: number }[] {
  if (alone) return packed(count, DOORS, U - 2 * DOORS, count === 1 ? 30 : 24).map(({ x, y, side }) => ({ x: x + side / 2, y: y + side / 2, side }));
  const side = Math.min(STRIP, (U - 2 * EDGE) / count);
  return Array.from({ length: count }, (_, n) => ({ x: U / 2 + (n - (count - 1) / 2) * side, y: U - EDGE - STRIP / 2, side }));
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
