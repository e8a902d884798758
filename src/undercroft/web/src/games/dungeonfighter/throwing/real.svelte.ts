// A throw with real dice: what people tell of it, as `Entered` in undercroft/games/dungeonfighter/throw/slips.py reads it.

import type { Ask } from "../../../lib/wire";
import type { Point } from "./gesture";

export interface Entered {
  body: string;
  x: number;
  y: number;
  symbol: string;
  bounced: boolean;
  done: string[];
  icebergs: number[];
  /** Whether it lies on the ice wall; on which cut-out, the table sees by itself. */
  wall: boolean;
}

/** The request as `Throw.wire()` sends it. */
export interface Request {
  setting: { bodies: string[]; techniques?: string[]; icebergs?: number[] };
}

export type OutcomeAsk = Extract<Ask, { space: "outcome" }>;

class Real {
  entered = $state<Entered[]>([]);
  place = $state(0);
  #key = "";

  take(ask: OutcomeAsk, decision: number): void {
    const key = String(decision);
    if (key === this.#key) return;
    this.#key = key;
    const { bodies, techniques = [] } = (ask.what as Request).setting;
    this.entered = bodies.map((body) => ({ body, x: NaN, y: NaN, symbol: "blank", bounced: true, done: [...techniques], icebergs: [], wall: false }));
    this.place = 0;
  }

  tap({ x, y }: Point): void {
    const one = this.entered[this.place];
    if (!one) return;
    [one.x, one.y] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
    const open = this.entered.findIndex((other) => Number.isNaN(other.x));
    if (open >= 0) this.place = open;
  }

  get whole(): boolean {
    return this.entered.length > 0 && this.entered.every(({ x }) => !Number.isNaN(x));
  }

  /** Those that lie somewhere. */
  get tapped(): { body: string; x: number; y: number }[] {
    return this.entered.filter(({ x }) => !Number.isNaN(x)).map(({ body, x, y }) => ({ body, x, y }));
  }
}

export const real = new Real();
