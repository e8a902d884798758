// Looking back at earlier positions of a table: going to one, playing on from there as it was, sharing it.

import { type GameModule, KINDS, type Kind } from "../lib/game";
import { t } from "../lib/i18n.svelte";
import { pacing } from "../lib/pace.svelte";
import { href, shared } from "../lib/router.svelte";
import type { Sitting } from "../lib/sitting.svelte";
import type { LineSent } from "../lib/wire";
import { toast } from "../lib/ui";
import { deserved, stops } from "./notable";

/** What can be gone to: everything that matters, or only this. */
export type Way = Kind | "any";

export class LookingBack {
  open = $state(false);
  /** The seat with whose eyes. */
  perspective = $state<number | undefined>(undefined);
  /** It plays by itself. */
  playing = $state(false);
  way = $state<Way>("any");
  /** The game's own part, once it is here: it knows what matters. */
  module = $state.raw<GameModule | null>(null);

  #wanted = $state<number | null>(null);
  #log = $state.raw<LineSent[]>([]);
  #read = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly sitting: Sitting,
    readonly onwent: (decision: number) => void,
  ) {}

  get last(): number {
    return Math.max(this.sitting.now, this.sitting.decision);
  }

  /** Where we are, or are about to be. */
  get at(): number {
    return this.#wanted ?? this.sitting.decision;
  }

  async go(decision: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last, decision));
    this.open = true;
    this.#wanted = to;
    const went = await this.sitting.replay(to, this.perspective);
    if (this.#wanted === to) this.#wanted = null;
    if (!went) return this.stop();
    this.onwent(to);
  }

  step(by: number): void {
    this.stop();
    void this.go(this.at + by);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Let it play from here, up to the present or that far. */
  async play(until = this.last): Promise<void> {
    this.stop();
    this.playing = true;
    if (this.at >= until) await this.go(0);
    this.#timer = setTimeout(() => void this.#playOn(until), this.#pause());
  }

  async #playOn(until: number): Promise<void> {
    if (!this.playing) return;
    await this.go(this.at + 1);
    if (!this.playing) return;
    if (this.at >= until) return this.stop();
    this.#timer = setTimeout(() => void this.#playOn(until), this.#pause());
  }

  /** As long as what is shown deserves; even at once it is not a blur. */
  #pause(): number {
    const { moment } = this.sitting;
    return moment ? deserved(this.module, moment) * Math.max(pacing.stretch, 0.12) : 0;
  }

  /** Back to the present. */
  leave = (): void => {
    this.stop();
    this.open = false;
    this.perspective = undefined;
    this.sitting.present();
  };

  // -- by round and by event -------------------------------------------------------------------------------------------

  /** Everything that can be gone to. */
  stops = $derived(stops(this.module, this.#log));
  ways = $derived<Way[]>(["any", ...KINDS.filter((kind) => this.stops.some((stop) => stop.kind === kind))]);
  /** The decisions to which the chosen way leads. */
  along = $derived([...new Set(this.stops.filter((stop) => this.way === "any" || stop.kind === this.way).map((stop) => stop.decision))]);

  next(by: 1 | -1): number | null {
    const { at } = this;
    return (by > 0 ? this.along.find((one) => one > at) : this.along.findLast((one) => one < at)) ?? null;
  }

  hop(by: 1 | -1): void {
    const to = this.next(by);
    if (to === null) return;
    this.stop();
    void this.go(to);
  }

  /** The whole log, once for all that is known of the game so far. */
  async readLog(): Promise<void> {
    const key = [this.sitting.now, this.perspective, this.sitting.offline].join();
    if (key === this.#read) return;
    this.#read = key;
    try {
      this.#log = await this.sitting.wholeLog(this.perspective);
    } catch {
      this.#read = ""; // next time, perhaps
    }
  }

  link = async (decision: number): Promise<void> => {
    const spectator = this.sitting.info?.links?.spectator;
    const address = shared(href.replay(this.sitting.table, decision, spectator ? [spectator] : []));
    try {
      await navigator.clipboard.writeText(address);
      toast(t("web-copied"), "good");
    } catch {
      prompt(t("web-copy-by-hand"), address);
    }
  };
}
