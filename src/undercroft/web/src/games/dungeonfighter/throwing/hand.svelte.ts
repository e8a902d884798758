// The hand of whoever throws: what is set before a throw, how it is thrown, and the swing that is being made.

import { recallText, remember } from "../../../lib/memory";
import { usual, within, type Axis, type Values } from "./aims";
import type { Point } from "./gesture";

export const MANNERS = ["swing", "bars", "numbers"] as const;
export type Manner = (typeof MANNERS)[number];

/** A throw that is asked for. */
export interface Aimed {
  /** Of the ask: another one is another throw. */
  key: string;
  axes: readonly Axis[];
  /** What leaves the hand first. */
  body: string;
  techniques: readonly string[];
  /** What is good to begin with. */
  usual: Values;
  /** When to let go, by axis. */
  inTime: Readonly<Record<string, readonly [number, number]>>;
}

/** What a gesture wants next: folded hands held still, a head drawn back, or to be let go. */
export type Cue = "hold" | "nod" | "go";
/** What a gesture lacked that was no throw. */
export type Missed = "swing" | "hold" | "nod";

/** A swing that is being made. */
export interface Live {
  at: Point;
  pull: Point;
  speed: number;
  /** Seconds since the press. */
  since: number;
  cue: Cue | null;
}

class Hand {
  /** The numbers of the next throw, as far as they are settled. */
  set = $state.raw<Values>({});
  live = $state.raw<Live | null>(null);
  /** The last gesture was none: it is said why. */
  missed = $state<Missed | null>(null);
  #manner = $state<Manner>(MANNERS.find((one) => one === recallText("dfi-manner", "swing")) ?? "swing");
  #key = "";
  #changed: Record<string, number> = {};

  get manner(): Manner {
    return this.#manner;
  }

  set manner(manner: Manner) {
    this.#manner = manner;
    remember("dfi-manner", manner);
  }

  /** A throw is asked for; what the player has changed by hand stays as long as it is the same one. */
  take({ key, axes, usual: known }: Aimed): void {
    if (key !== this.#key) {
      this.#key = key;
      this.#changed = {};
      this.live = null;
      this.missed = null;
    }
    this.set = { ...usual(axes, known), ...this.#changed };
  }

  change(axis: Axis, value: number): void {
    this.#changed[axis.name] = within(axis, value);
    this.set = { ...this.set, [axis.name]: this.#changed[axis.name]! };
  }
}

export const hand = new Hand();
