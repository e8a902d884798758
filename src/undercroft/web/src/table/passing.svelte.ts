// What a player always passes on, table by table.

import { recall, remember } from "../lib/memory";
import type { Ask, Msg } from "../lib/wire";

export class Passing {
  #key: string;
  /** Prompts that are answered `pass` unseen, as they were worded when that was settled. */
  prompts = $state.raw<Msg[]>([]);

  constructor(table: string) {
    this.#key = `pass.${table}`;
    const kept = recall(this.#key, []);
    if (Array.isArray(kept)) this.prompts = kept.filter((one) => typeof one?.id === "string");
  }

  has = (ask: Ask): boolean => this.prompts.some((prompt) => prompt.id === ask.prompt.id);

  add(prompt: Msg): void {
    this.#keep([...this.prompts.filter((one) => one.id !== prompt.id), prompt]);
  }

  remove(id: string): void {
    this.#keep(this.prompts.filter((one) => one.id !== id));
  }

  clear(): void {
    this.#keep([]);
  }

  #keep(prompts: Msg[]): void {
    this.prompts = prompts;
    remember(this.#key, prompts);
  }
}
