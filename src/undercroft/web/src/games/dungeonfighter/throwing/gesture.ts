// A swing of the pointer over the table: where the hand was, where it went, how fast and how bent. Centimetres and milliseconds.

export interface Point {
  x: number;
  y: number;
}

export interface Sample extends Point {
  t: number;
}

export interface Swing {
  /** Where the pointer was pressed. */
  from: Point;
  /** Of the release, in metres a second over the table. */
  speed: number;
  /** Whither, in degrees against the clock from the x axis. */
  heading: number;
  /** How far it turned on its way, in degrees against the clock. */
  bend: number;
  /** From press to release. */
  lasted: number;
}

/** Milliseconds before the release that count for its speed. */
const RELEASE = 80;
/** Whoever has stood still so long before letting go has not thrown. */
const STILL = 120;
/** Centimetres: less is a tap. */
const SHORTEST = 3;

/** What a swing is, from the press to the release at `end`; null if it was none. */
export function swingOf(samples: readonly Sample[], end: number): Swing | null {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last || samples.length < 3) return null;
  if (end - last.t > STILL || Math.hypot(last.x - first.x, last.y - first.y) < SHORTEST) return null;
  const recent = samples.filter(({ t }) => last.t - t <= RELEASE);
  const velocity = slope(recent.length >= 3 ? recent : samples.slice(-3));
  if (!velocity) return null;
  const early = slope(samples.filter(({ t }) => last.t - t > RELEASE).slice(-6));
  const heading = degrees(velocity.x, velocity.y);
  return {
    from: { x: first.x, y: first.y },
    speed: Math.hypot(velocity.x, velocity.y) * 10, // centimetres a millisecond
    heading,
    bend: early && Math.hypot(early.x, early.y) > 0.02 ? turn(heading - degrees(early.x, early.y)) : 0,
    lasted: end - first.t,
  };
}

/** Centimetres that folded hands may stir while they are held still. */
const STEADY = 2;
/** Milliseconds that they are to be held so. */
const HELD = 350;
/** Centimetres that a head draws back before it nods. */
const DRAWN = 2;

/** Whether the pointer was held still for a moment after it was pressed. */
export function held(samples: readonly Sample[], now: number): boolean {
  const first = samples[0];
  if (!first) return false;
  const left = samples.find(({ x, y }) => Math.hypot(x - first.x, y - first.y) > STEADY);
  return (left?.t ?? now) - first.t >= HELD;
}

/** The swing of a nod, from where the head had been drawn back farthest from the middle; null while it has not been. */
export function nodOf(samples: readonly Sample[]): Sample[] | null {
  const first = samples[0];
  if (!first) return null;
  const away = Math.hypot(first.x, first.y) || 1;
  const back = ({ x, y }: Point): number => ((x - first.x) * first.x + (y - first.y) * first.y) / away;
  const farthest = samples.reduce((best, one, at) => (back(one) > back(samples[best]!) ? at : best), 0);
  return back(samples[farthest]!) >= DRAWN ? samples.slice(farthest) : null;
}

/** How fast a point moves, by least squares; null if no time has passed. */
function slope(samples: readonly Sample[]): Point | null {
  if (samples.length < 2) return null;
  const mean = (pick: (sample: Sample) => number): number => samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
  const [t, x, y] = [mean((one) => one.t), mean((one) => one.x), mean((one) => one.y)];
  const spread = samples.reduce((sum, one) => sum + (one.t - t) ** 2, 0);
  if (spread === 0) return null;
  const along = (pick: (sample: Sample) => number, middle: number): number =>
    samples.reduce((sum, one) => sum + (one.t - t) * (pick(one) - middle), 0) / spread;
  return { x: along((one) => one.x, x), y: along((one) => one.y, y) };
}

export const degrees = (x: number, y: number): number => (Math.atan2(y, x) * 180) / Math.PI;

/** An angle between -180 and 180 degrees. */
export const turn = (angle: number): number => ((((angle + 180) % 360) + 360) % 360) - 180;
