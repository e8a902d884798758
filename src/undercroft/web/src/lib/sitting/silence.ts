// What is passed on without a word: where nothing else is possible, and where the player never wants to be asked.

import type { Sitting } from "../sitting.svelte";
import type { AskSent } from "../wire";
import { allowed } from "./asks";
import type { Said } from "./said";

export class Silence {
  constructor(
    readonly sitting: Sitting,
    readonly said: Said,
  ) {}

  covers({ ask, only_pass }: AskSent): boolean {
    return !!only_pass || (this.sitting.passes(ask) && allowed(ask).some((choice) => choice.value === "pass"));
  }

  pass(asks: AskSent[]): void {
    if (this.sitting.passive) return;
    for (const sent of asks) {
      const { seat, decision } = sent;
      if (!this.covers(sent) || this.said.answers(seat, decision)) continue;
      this.sitting.send({ t: "answer", seat, decision, answer: "pass" });
    }
  }
}
