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
