// Taking back the last answer: at once, after a question, or if the others agree.

import type { Sitting } from "../lib/sitting.svelte";

export class TakingBack {
  /** The player is asked whether they mean it. */
  confirming = $state(false);

  constructor(readonly sitting: Sitting) {}

  /** Something has been learned since. */
  get learned(): boolean {
    const seat = this.sitting.undoSeat;
    return seat !== null && this.sitting.undo[seat] === "ask";
  }

  /** Others have learned it too: they must agree. */
  get byConsent(): boolean {
    return this.learned && this.#others;
  }

  get #others(): boolean {
    return this.sitting.seats.some((seat) => seat.kind === "human" && !this.sitting.mine.includes(seat.seat));
  }

  ask(): void {
    if (this.learned && !this.#others) this.confirming = true;
    else void this.sitting.takeBack();
  }
}
