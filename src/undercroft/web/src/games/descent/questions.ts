// Questions of Descent that need not be asked, and those that are asked all the same.

import type { AutoAnswer, Questions } from "../../table/automatic.svelte";
import { allowed } from "../../lib/sitting/asks";
import type { AskSent, Choice, Msg } from "../../lib/wire";
import type { Scene } from "./scene";

const OVERLORD = 0;
const DONE = "done";

const idOf = (value: unknown): string => (value as Msg | undefined)?.id ?? "";

/** With nothing in the pack there is nothing to exchange: whatever is worn stays on. */
const EQUIPMENT: AutoAnswer = {
  id: "descent-equipment",
  title: "web-desp-auto-equipment",
  answer({ ask }, scene) {
    if (ask.prompt.id !== "des-ask-equip") return undefined;
    const who = idOf(ask.prompt.args?.["who"]);
    const hero = (scene as Scene).heroes.find((one) => `des-hero-${one.card}` === who);
    const settled = !!hero && hero.items.every((item) => item.equipped);
    return settled && allowed(ask).some((choice) => choice.value === DONE) ? DONE : undefined;
  },
};

/** The order in which the heroes took their turns in the last round, as far as it was seen. */
export class March {
  #heroes = "";
  #round = 0;
  #last: readonly string[] = [];
  #now: string[] = [];

  /** Who comes next if it is kept; nobody until there is one. */
  next(scene: Scene, waiting: readonly string[]): string | undefined {
    this.#watch(scene);
    return this.#last.find((card) => waiting.includes(card));
  }

  #watch({ heroes, round }: Scene): void {
    const party = heroes.map((one) => one.card).join();
    if (party !== this.#heroes) {
      this.#heroes = party;
      this.#now = [];
      this.#last = [];
    } else if (round !== this.#round) {
      // The last of them is not seen to have had a turn: nobody is asked who is left.
      this.#last = [...this.#now, ...heroes.map((one) => one.card).filter((card) => !this.#now.includes(card))];
      this.#now = [];
    }
    this.#round = round;
    const acted = heroes.filter((one) => one.acted).map((one) => one.card);
    this.#now = [...this.#now.filter((card) => acted.includes(card)), ...acted.filter((card) => !this.#now.includes(card))];
  }
}

const march = new March();

const ORDER: AutoAnswer = {
  id: "descent-march",
  title: "web-desp-auto-march",
  wanted: true,
  answer({ ask }, scene) {
    if (ask.prompt.id !== "des-ask-next-hero") return undefined;
    return march.next(
      scene as Scene,
      allowed(ask).map((choice) => String(choice.value)),
    );
  },
};

/** An attack on a friend or on nobody is not made unasked, even if there is nothing else in reach. */
function isEnemy({ label }: Choice, seat: number): boolean {
  const hero = idOf(label.text.args?.["who"]).startsWith("des-hero-");
  return label.text.id === "des-target" && hero === (seat === OVERLORD);
}

export const questions: Required<Questions> = {
  automatic: [EQUIPMENT, ORDER],
  deliberate: ({ ask, seat }: AskSent) => ask.prompt.id === "des-ask-target" && !allowed(ask).every((choice) => isEnemy(choice, seat)),
};
