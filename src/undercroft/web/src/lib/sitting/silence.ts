// What is answered without a word: where nothing else is possible or makes a difference, and where the player never
// wants to be asked.

import type { Sitting } from "../sitting.svelte";
import type { Answer, AskSent } from "../wire";
import { allowed } from "./asks";
import type { Said } from "./said";

const PASS = "pass";

export class Silence {
  /** The player has just taken back, and wants to see what there was to choose. */
  held = false;

  constructor(
    readonly sitting: Sitting,
    readonly said: Said,
  ) {}

  covers(sent: AskSent, scene: unknown): boolean {
    return this.#answerTo(sent, scene) !== undefined;
  }

  answer(asks: AskSent[], scene: unknown): void {
    if (this.sitting.passive) return;
    for (const sent of asks) {
      const { seat, decision } = sent;
      const answer = this.#answerTo(sent, scene);
      if (answer === undefined || this.said.answers(seat, decision)) continue;
      this.sitting.send({ t: "answer", seat, decision, answer });
    }
  }

  #answerTo(sent: AskSent, scene: unknown): Answer | undefined {
    const { ask, only_pass } = sent;
    if (only_pass || (this.sitting.passes(ask) && allowed(ask).some((choice) => choice.value === PASS))) return PASS;
    return this.held ? undefined : this.sitting.automatic(sent, scene);
  }
}
