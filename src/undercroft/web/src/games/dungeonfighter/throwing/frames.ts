// How a throw went, as undercroft/games/dungeonfighter/throw/frames.py tells it, and how it is played back.

import { GRAIN, type Placed } from "./poses";

const UNIT = 4095;

export interface Moving {
  name: string;
  /** Seconds since the release; the same for all bodies. */
  times: readonly number[];
  poses: readonly Placed[];
}

export interface Flight {
  bodies: readonly Moving[];
  /** Seconds. */
  lasts: number;
  bounces: readonly Bounce[];
}

/** A moment at which something came down and went up again. */
export interface Bounce {
  time: number;
  /** How fast it came, in centimetres a second. */
  hard: number;
  x: number;
  y: number;
}

/** Null if there is nothing to see, or it cannot be read. */
export async function decode(text: string): Promise<Flight | null> {
  if (!text) return null;
  try {
    return flightOf(await inflate(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))));
  } catch {
    return null;
  }
}

async function inflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function flightOf(data: Uint8Array): Flight {
  const end = data.indexOf(10);
  const names = new TextDecoder().decode(data.subarray(0, end)).split(",");
  const count = data[end + 1]! | (data[end + 2]! << 8);
  const columns = 1 + 6 * names.length;
  const [low, high] = [end + 3, end + 3 + columns * count];
  const leftOut = high + columns * count;
  if (data.length !== leftOut + count * names.length) throw new Error("cut off");
  const column = (which: number): number[] => {
    let total = 0;
    return Array.from({ length: count }, (_, at) => {
      const place = which * count + at;
      total = (total + (data[low + place]! | (data[high + place]! << 8))) & 0xffff;
      return total & 0x8000 ? total - 0x10000 : total;
    });
  };
  const times = column(0).map((ms) => (ms & 0xffff) / 1000);
  const bodies = names.map((name, place) => {
    const [x, y, z, a, b, c] = [1, 2, 3, 4, 5, 6].map((axis) => column(6 * place + axis)) as [number[], number[], number[], number[], number[], number[]];
    const poses = times.map((_, at): Placed => {
      const small = [a[at]! / UNIT, b[at]! / UNIT, c[at]! / UNIT];
      const largest = Math.sqrt(Math.max(0, 1 - small.reduce((sum, part) => sum + part * part, 0)));
      const q = small.toSpliced(data[leftOut + place * count + at]!, 0, largest) as [number, number, number, number];
      return { x: x[at]! * GRAIN, y: y[at]! * GRAIN, z: z[at]! * GRAIN, q };
    });
    return { name, times, poses };
  });
  return { bodies, lasts: times.at(-1) ?? 0, bounces: bouncesOf(bodies) };
}

/** Where a body came down faster than this, in centimetres a second, and went up again. */
const AUDIBLE = 8;

function bouncesOf(bodies: readonly Moving[]): Bounce[] {
  const found = bodies.flatMap(({ times, poses }) =>
    poses.slice(1, -1).flatMap(({ x, y, z }, before): Bounce[] => {
      const at = before + 1;
      const down = (z - poses[before]!.z) / (times[at]! - times[before]! || 1);
      const up = (poses[at + 1]!.z - z) / (times[at + 1]! - times[at]! || 1);
      return down < -AUDIBLE && up > down / 3 ? [{ time: times[at]!, hard: -down, x, y }] : [];
    }),
  );
  // Two frames of one bounce are one bounce.
  return found.toSorted((a, b) => a.time - b.time).filter((one, at, all) => at === 0 || one.time - all[at - 1]!.time > 0.03);
}

/** Seconds before and after the last bounce that are shown slowly, and how slowly. */
const BEFORE = 0.07;
const AFTER = 0.22;
const SLOWLY = 4;

/** A throw as it is shown: the moment of the flight at so many seconds of the show, and how long that lasts. */
export function playback({ lasts, bounces }: Pick<Flight, "lasts" | "bounces">): { lasts: number; at: (seconds: number) => number } {
  const last = bounces.filter(({ hard }) => hard > 20).at(-1) ?? bounces.at(-1);
  if (!last) return { lasts, at: (seconds) => Math.min(lasts, seconds) };
  const from = Math.max(0, last.time - BEFORE);
  const to = Math.min(lasts, last.time + AFTER);
  const slow = (to - from) * SLOWLY;
  return {
    lasts: lasts + slow - (to - from),
    at: (seconds) => {
      if (seconds < from) return seconds;
      if (seconds < from + slow) return from + (seconds - from) / SLOWLY;
      return Math.min(lasts, seconds - slow + (to - from));
    },
  };
}

/** Where a body is at a time, between the frames that are known. */
export function between({ times, poses }: Moving, time: number): Placed {
  let next = times.findIndex((one) => one > time);
  if (next < 0) return poses.at(-1)!;
  next = Math.max(1, next);
  const [one, two] = [poses[next - 1]!, poses[next]!];
  const part = Math.max(0, Math.min(1, (time - times[next - 1]!) / (times[next]! - times[next - 1]!)));
  const mix = (a: number, b: number): number => a + (b - a) * part;
  const side = one.q.reduce((sum, value, axis) => sum + value * two.q[axis]!, 0) < 0 ? -1 : 1;
  const q = one.q.map((value, axis) => mix(value, side * two.q[axis]!)) as [number, number, number, number];
  const size = Math.hypot(...q);
  return { x: mix(one.x, two.x), y: mix(one.y, two.y), z: mix(one.z, two.z), q: q.map((value) => value / size) as unknown as Placed["q"] };
}
