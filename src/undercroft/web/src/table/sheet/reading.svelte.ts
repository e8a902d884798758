// The card being read at full size, and the figure that the sheets show.

export class Reading<Kind extends string> {
  card = $state<{ kind: Kind; id: string } | null>(null);
  /** A figure picked among the sheets, by its key. */
  figure = $state<string | null>(null);
  /** The sheets are on the page. */
  sheets = $state(false);
  /** The last attack that was told with a question, and with which. */
  #told = { attack: 0, decision: -1 };
  #hosts: ((on: boolean) => void)[] = [];

  /** Offer to show cards; the last who offered does. Comes back with how to withdraw. */
  host(tell: (on: boolean) => void): () => void {
    this.#hosts.at(-1)?.(false);
    this.#hosts.push(tell);
    tell(true);
    return () => {
      this.#hosts = this.#hosts.filter((one) => one !== tell);
      this.#hosts.at(-1)?.(true);
    };
  }

  /** Whether an attack has not been told with an earlier question; from now on it has been told with this one. */
  isNews(attack: number, decision: number): boolean {
    if (attack !== this.#told.attack) this.#told = { attack, decision };
    return decision === this.#told.decision;
  }

  read(kind: Kind, id: string): void {
    this.card = { kind, id };
  }
}
