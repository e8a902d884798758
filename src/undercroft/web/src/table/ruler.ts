// The names of columns and rows along the edges of a picture that is a grid.

export interface Grid {
  /** The side of a space, in units of the picture. */
  unit: number;
  /** What columns and rows are called, from the left and the top; empty where there is none. */
  column: (x: number) => string;
  row: (y: number) => string;
}

/** A name, and where along the edge it stands, in pixels. */
export interface Tick {
  name: string;
  at: number;
}

/** Names closer to each other than this are hard to tell apart: then only every second, third … is told. */
const CLOSEST = 20;

/**
 * The names along an edge of so many pixels, for a picture that begins `offset` pixels from its start and has `side` pixels for
 * every space. Which of them are told does not change while the picture is moved.
 */
export function ticks(name: (n: number) => string, side: number, offset: number, edge: number): Tick[] {
  const every = Math.max(1, Math.ceil(CLOSEST / side));
  const found: Tick[] = [];
  const first = Math.ceil((-offset / side - 0.5) / every) * every;
  for (let n = first; (n + 0.5) * side + offset <= edge; n += every) {
    const said = name(n);
    if (said) found.push({ name: said, at: (n + 0.5) * side + offset });
  }
  return found;
}
