// A gesture while it is made: what the pointer does from press to release.

import { gestureOf, swung, type Values } from "./aims";
import { swingOf, type Point, type Sample, type Swing } from "./gesture";
import type { Live } from "./hand.svelte";

export type Mapper = (x: number, y: number) => Point | null;

/** The weaker hand trembles: so many centimetres. */
const SHAKE = 0.5;
/** Centimetres that one has to pull at least. */
const PULLED = 2;

export class Swinging {
  #samples: Sample[] = [];

  /** `mapper` is how the page lay when it was pressed: the view may turn under the hand. */
  constructor(
    readonly mapper: Mapper,
    readonly techniques: readonly string[],
    press: PointerEvent,
  ) {
    this.move(press);
  }

  move(event: PointerEvent): void {
    const all = event.getCoalescedEvents?.() ?? [];
    for (const { clientX, clientY, timeStamp } of all.length ? all : [event]) {
      const at = this.mapper(clientX, clientY);
      if (at) this.#samples.push({ ...this.#shaken(at, timeStamp), t: timeStamp });
    }
  }

  #shaken({ x, y }: Point, t: number): Point {
    if (!this.techniques.includes("weaker_hand")) return { x, y };
    return { x: x + SHAKE * Math.sin(t / 31), y: y + SHAKE * Math.sin(t / 23 + 1) };
  }

  get from(): Point | null {
    return this.#samples[0] ?? null;
  }

  /** How the swing goes, to be shown. */
  live(now: number): Live | null {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)];
    if (!first || !last) return null;
    const pull = { x: last.x - first.x, y: last.y - first.y };
    const back = gestureOf(this.techniques) === "swing" ? 1 : -1;
    const side = this.techniques.includes("weaker_hand") ? mirrored(pull, first) : pull;
    return { at: first, pull: { x: back * side.x, y: back * side.y }, speed: swingOf(this.#samples, last.t)?.speed ?? 0, since: (now - first.t) / 1000 };
  }

  /** The throw that a release makes of what is set; null if it was none. */
  release(end: number, set: Values): Values | null {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)];
    if (!first || !last) return null;
    if (gestureOf(this.techniques) !== "swing") {
      if (Math.hypot(last.x - first.x, last.y - first.y) < PULLED) return null;
      const still: Swing = { from: first, speed: 0, heading: 0, bend: 0, lasted: end - first.t };
      return swung(set, still, this.techniques, last);
    }
    const swing = swingOf(this.#samples, end);
    return swing && swung(set, swing, this.techniques);
  }
}

/** A direction seen in a mirror that stands between the hand and the middle. */
function mirrored({ x, y }: Point, from: Point): Point {
  const size = Math.hypot(from.x, from.y) || 1;
  const [u, v] = [-from.x / size, -from.y / size];
  const along = x * u + y * v;
  return { x: 2 * along * u - x, y: 2 * along * v - y };
}
