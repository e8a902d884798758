// A gesture while it is made: what the pointer does from press to release.

import { gestureOf, swung, type Values } from "./aims";
import { held, nodOf, swingOf, type Point, type Sample, type Swing } from "./gesture";
import type { Cue, Live, Missed } from "./hand.svelte";

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
    return { at: first, pull: { x: back * side.x, y: back * side.y }, speed: this.#swing(last.t)?.speed ?? 0, since: (now - first.t) / 1000, cue: this.#cue(now) };
  }

  get #prays(): boolean {
    return this.techniques.includes("prayer");
  }

  /** Whether a head sets the die off; a card or the waterfall is pulled as ever. */
  get #nods(): boolean {
    return this.techniques.includes("headbutt") && gestureOf(this.techniques) === "swing";
  }

  #cue(now: number): Cue | null {
    if (this.#prays && !held(this.#samples, now)) return "hold";
    if (this.#nods && !nodOf(this.#samples)) return "nod";
    return this.#prays || this.#nods ? "go" : null;
  }

  /** A nod goes back first: what counts is how it comes forward, and a head gives no spin. */
  #swing(end: number): Swing | null {
    const first = this.#samples[0];
    const forward = this.#nods ? nodOf(this.#samples) : this.#samples;
    const swing = forward && swingOf(forward, end);
    if (!swing || !first || !this.#nods) return swing;
    return { ...swing, from: { x: first.x, y: first.y }, bend: 0, lasted: end - first.t };
  }

  /** The throw that a release makes of what is set, or why it was none. */
  release(end: number, set: Values): Values | Missed {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)];
    if (!first || !last) return "swing";
    const cue = this.#cue(end);
    if (cue === "hold" || cue === "nod") return cue;
    if (gestureOf(this.techniques) !== "swing") {
      if (Math.hypot(last.x - first.x, last.y - first.y) < PULLED) return "swing";
      const still: Swing = { from: first, speed: 0, heading: 0, bend: 0, lasted: end - first.t };
      return swung(set, still, this.techniques, last);
    }
    const swing = this.#swing(end);
    return swing ? swung(set, swing, this.techniques) : "swing";
  }
}

/** A direction seen in a mirror that stands between the hand and the middle. */
function mirrored({ x, y }: Point, from: Point): Point {
  const size = Math.hypot(from.x, from.y) || 1;
  const [u, v] = [-from.x / size, -from.y / size];
  const along = x * u + y * v;
  return { x: 2 * along * u - x, y: 2 * along * v - y };
}
