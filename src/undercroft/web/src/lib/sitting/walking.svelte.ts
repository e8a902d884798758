// Answering a series of asks, each as soon as it comes: a path, step by step.

import type { Sitting } from "../sitting.svelte";
import type { AskSent, Value } from "../wire";
import { allowed } from "./asks";
import type { Complaint } from "./said";

/** A walk does not go on by itself after an interruption longer than this: the walker should look first. */
const PATIENCE = 5_000;

export class Walking {
  on = $state(false);

  #walks = 0;
  #watchers = new Set<() => void>();

  constructor(
    readonly sitting: Sitting,
    readonly answer: (value: Value) => Promise<Complaint | null>,
  ) {}

  /** Comes back with how many of the values were given. */
  async walk(values: Value[], goOn: () => boolean): Promise<number> {
    const walk = ++this.#walks;
    const seat = this.sitting.current?.seat;
    this.on = values.length > 1;
    let given = 0;
    for (const value of values) {
      const sent = this.sitting.current;
      if (!sent || sent.seat !== seat || walk !== this.#walks) break;
      if (!allowed(sent.ask).some((choice) => choice.value === value)) break;
      if (given > 0 && !goOn()) break;
      if (await this.answer(value)) break;
      given += 1;
      if (given < values.length && !(await this.#asked(sent))) break;
    }
    if (walk === this.#walks) this.on = false;
    return given;
  }

  stop(): void {
    this.#walks += 1;
    this.on = false;
  }

  /** The table has gone on: perhaps to the next step. */
  look(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }

  /** Wait until we are asked something after `before`; false if that takes too long. */
  #asked(before: AskSent): Promise<boolean> {
    return new Promise((settle) => {
      const end = (came: boolean): void => {
        clearTimeout(timer);
        this.#watchers.delete(look);
        settle(came);
      };
      const look = (): void => {
        const sent = this.sitting.current;
        if (sent && !(sent.seat === before.seat && sent.decision === before.decision)) end(true);
        else if (this.sitting.over) end(false);
      };
      const timer = setTimeout(() => end(false), PATIENCE);
      this.#watchers.add(look);
      look();
    });
  }
}
