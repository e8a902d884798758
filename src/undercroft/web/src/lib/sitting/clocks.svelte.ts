// How much time people have left, at a table where they may take only so long.

import type { ClocksSent } from "../wire";

const TICK_MS = 500;

export class Clocks {
  #told = $state.raw<Omit<ClocksSent, "t" | "n">>({ now: 0, due: {}, left: {}, expired: [] });
  /** By how many seconds the server's clock is ahead of ours. */
  #ahead = 0;
  #now = $state(0);

  hear(message: Omit<ClocksSent, "t" | "n">, at = Date.now()): void {
    this.#ahead = message.now - at / 1000;
    this.#told = message;
    this.look(at);
  }

  /** Look at the clock on the wall. */
  look(at = Date.now()): void {
    this.#now = at / 1000 + this.#ahead;
  }

  /** Look at it again and again, as long as somebody's time runs; the answer stops it. */
  watch(): (() => void) | undefined {
    if (!Object.keys(this.#told.due).length) return;
    const timer = setInterval(() => this.look(), TICK_MS);
    return () => clearInterval(timer);
  }

  runs(seat: number): boolean {
    return seat in this.#told.due;
  }

  /** Whole seconds that a seat has left; null where nobody counts them. */
  left(seat: number): number | null {
    const due = this.#told.due[seat];
    if (due !== undefined) return Math.max(0, Math.ceil(due - this.#now));
    const spare = this.#told.left[seat];
    return spare === undefined ? null : Math.ceil(spare);
  }

  get expired(): readonly number[] {
    return this.#told.expired;
  }
}

/** Seconds as a clock shows them: 1:05, 2:00:00; days are counted by whoever has words for them. */
export function face(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
