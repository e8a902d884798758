// What the choices of the current ask would do: asked of the server a moment after the ask has come.

import type { Sitting } from "../sitting.svelte";

const PAUSE = 80;

export class Hinting {
  hints = $state.raw<Record<string, unknown>>({});

  /** Only a game with a board of its own shows them. */
  #wanted = false;
  #for = "";
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly sitting: Sitting) {}

  /** Ask about the current ask, once. */
  ask(): void {
    const sent = this.sitting.current;
    const key = sent ? keyOf(sent) : "";
    if (key === this.#for) return;
    this.#for = key;
    this.hints = {};
    this.stop();
    if (!sent || !this.#wanted) return;
    this.#later = setTimeout(() => {
      this.sitting.send({ t: "hints", seat: sent.seat, decision: sent.decision });
    }, PAUSE);
  }

  /** Ask about it even if that has been done. */
  again(): void {
    this.#for = "";
    this.ask();
  }

  want(): void {
    this.#wanted = true;
    this.again();
  }

  stop(): void {
    clearTimeout(this.#later);
  }

  hear(message: { seat: number; decision: number; hints: Record<string, unknown> }): void {
    if (keyOf(message) === this.#for) this.hints = message.hints;
  }
}

const keyOf = (about: { seat: number; decision: number }): string => `${about.seat}:${about.decision}`;
