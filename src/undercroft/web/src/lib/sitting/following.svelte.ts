// What others do is shown one thing after the other, each for as long as it deserves, however fast it comes. The
// server is never waited for by anybody nor waits itself: what has come and is not yet shown waits here.

import type { LineSent } from "../wire";
import type { Position } from "./position";

/** Something that has just happened, as it is shown. */
export interface Moment {
  /** Counts what was shown, so that no two are taken for the same. */
  number: number;
  /** The scenes before and after; `before` is null where one has come from elsewhere. */
  before: unknown;
  after: unknown;
  /** What the log says of it. */
  lines: readonly LineSent[];
  /** We did it ourselves. */
  ours: boolean;
}

/** How the table looks in the middle of what one answer leads to. */
export interface Stage {
  scene: unknown;
  /** How many of the lines of the log have come true by then. */
  lines: number;
}

interface Step {
  position: Position;
  ours: boolean;
  /** What lies between it and what was shown before is left out: nothing has just happened. */
  leap?: boolean;
}

/** Whoever is further behind than this is helped on: nobody wants to see all of it, and it takes room. */
const MOST = 150;

export class Following {
  /** The player has stopped the show. */
  paused = $state(false);
  /** How much has happened that is not yet shown. */
  left = $state(0);
  /** How long a moment deserves to be seen, in milliseconds; the page sets it. Until then nothing is kept back. */
  beat: ((moment: Moment) => number) | null = null;

  #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly show: (step: Step) => Moment | null) {}

  /** The table has gone on. */
  take(step: Step): void {
    const last = this.#waiting.at(-1)?.position;
    if (!this.beat) return void this.show(step);
    if (last && step.position.decision < last.decision) return this.jump(step);
    if (step.ours && !last) {
      this.#rest();
      this.show(step);
      return;
    }
    this.#waiting.push(step);
    if (this.#waiting.length > MOST) this.#waiting.shift();
    this.#pump();
  }

  /** How the table stands is different, though nothing has happened. */
  amend(position: Position): void {
    const last = this.#waiting.at(-1);
    if (last) last.position = position;
    else this.show({ position, ours: true });
  }

  /** Show this and nothing of what came before it. */
  jump(step: Step): void {
    this.clear();
    this.show({ ...step, leap: true });
  }

  clear(): void {
    this.#rest();
    this.#waiting = [];
    this.left = 0;
  }

  // -- what the player does --------------------------------------------------------------------------------------------

  pause(on = !this.paused): void {
    this.paused = on;
    if (on) this.#rest();
    else this.#pump();
  }

  /** On to the next thing, and no further if stopped. */
  step(): void {
    this.#rest();
    while (this.#next() === 0);
    if (!this.paused) this.#pump();
  }

  /** Show how the table stands now. */
  skip(): void {
    this.paused = false;
    const last = this.#waiting.at(-1);
    if (last) this.jump(last);
  }

  /** The player has chosen another pace. */
  hurry(): void {
    this.#rest();
    this.#pump();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #pump(): void {
    while (!this.paused && this.#timer === undefined) {
      const pause = this.#next();
      if (pause === null) break;
      if (pause > 0) this.#timer = setTimeout(() => (this.#rest(), this.#pump()), pause);
    }
    this.left = this.#waiting.length;
  }

  /** Show the next thing; comes back with how long it deserves to be seen, or null if there was none. */
  #next(): number | null {
    const step = this.#waiting.shift();
    this.left = this.#waiting.length;
    if (!step) return null;
    const moment = this.show(step);
    return moment && this.beat ? this.beat(moment) : 0;
  }
}
