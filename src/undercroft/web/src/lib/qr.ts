import { encode } from "uqr";

/** A QR code as the path of its dark squares, each of one unit, in a square of `size` units. */
export interface Qr {
  size: number;
  path: string;
}

// Four squares of white around it: less, and some cameras do not find it.
const QUIET = 4;

/** The QR code of a text; with 15 % of it covered it can still be read. */
export function qr(text: string): Qr {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const path = data.map((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`).join("")).join("");
  return { size, path };
}

/** Where dark squares stand side by side in a row: the first, and how many. */
function runs(row: boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
