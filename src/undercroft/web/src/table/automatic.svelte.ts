// What is answered for a player, because no other answer would make a difference; each kind can be switched off.

import { allowed } from "../lib/sitting/asks";
import { recall, remember } from "../lib/memory";
import type { Answer, AskSent } from "../lib/wire";

/** One kind of question that need not be asked. */
export interface AutoAnswer {
  id: string;
  /** Id of a message: when it is answered, and how. */
  title: string;
  /** Switched on by the player, not from the beginning: what it answers is a matter of taste. */
  wanted?: boolean;
  answer(sent: AskSent, scene: unknown): Answer | undefined;
}

/** What a game knows about its own questions. */
export interface Questions {
  automatic?: readonly AutoAnswer[];
  /** It is asked all the same, even if there is but one answer: it is to be seen, or thought about. */
  deliberate?: (sent: AskSent, scene: unknown) => boolean;
}

/** Nothing else is allowed. */
export const ONLY: AutoAnswer = {
  id: "only",
  title: "web-auto-only",
  answer({ ask }) {
    const open = allowed(ask);
    return ask.space === "one_of" && open.length === 1 ? open[0]!.value : undefined;
  },
};

const KEY = "automatic";

export class Automatic {
  /** What the player has switched, by id. */
  #switched = $state.raw<Record<string, boolean>>({});
  #game = $state.raw<Questions | null>(null);

  constructor() {
    const kept = recall(KEY, {});
    if (typeof kept === "object" && kept !== null) {
      this.#switched = Object.fromEntries(Object.entries(kept).filter(([, on]) => typeof on === "boolean"));
    }
  }

  /** What can be switched at this table. */
  get kinds(): readonly AutoAnswer[] {
    return [ONLY, ...(this.#game?.automatic ?? [])];
  }

  /** Only who knows the game answers for a player. */
  play(game: Questions): void {
    this.#game = game;
  }

  isOn({ id, wanted }: AutoAnswer): boolean {
    return this.#switched[id] ?? !wanted;
  }

  turn({ id }: AutoAnswer, on: boolean): void {
    this.#switched = { ...this.#switched, [id]: on };
    remember(KEY, this.#switched);
  }

  answer = (sent: AskSent, scene: unknown): Answer | undefined => {
    if (!this.#game || sent.interrupts || this.#game.deliberate?.(sent, scene)) return undefined;
    for (const kind of this.kinds) {
      const answer = this.isOn(kind) ? kind.answer(sent, scene) : undefined;
      if (answer !== undefined) return answer;
    }
    return undefined;
  };
}
