// What is looked at on a board: with the pointer, with the keys, by a first tap, or from the list beside it.

import type { Deed } from "./deeds";
import type { Light } from "./light";

interface About<D extends Deed> {
  /** What can be done, by space. */
  deeds: () => ReadonlyMap<number, readonly D[]>;
  /** What is pointed at in the list or in the log. */
  light: () => Light<D>;
}

export class Cursor<D extends Deed> {
  readonly #about: About<D>;

  pointed = $state<number | null>(null);
  focused = $state<number | null>(null);
  /** Tapped once on a touch screen: shown, and done by a second tap. */
  pinned = $state<number | null>(null);
  /** Several things can be done at a space: they are asked about. */
  menu = $state.raw<{ at: number; deeds: readonly D[] } | null>(null);
  /** Of several things that can be done at a space, the one about to be chosen. */
  weighed = $state.raw<D | null>(null);
  /** The figure that is looked at closely, by its key. */
  picked = $state<string | null>(null);
  /** What that figure, or else whoever acts, can see is to be shown. */
  seeing = $state(false);

  /** The space that is looked at. */
  readonly at = $derived.by(() => this.pointed ?? this.light.at ?? this.pinned ?? this.focused);
  /** What would be done there. */
  readonly deed = $derived.by((): D | null => this.weighed ?? (this.pointed === null ? this.light.deed : null) ?? (this.at === null ? null : (this.deeds.get(this.at)?.[0] ?? null)));

  constructor(about: About<D>) {
    this.#about = about;
  }

  get deeds(): ReadonlyMap<number, readonly D[]> {
    return this.#about.deeds();
  }

  get light(): Light<D> {
    return this.#about.light();
  }

  /** From the top down through whoever stands there, then nobody. */
  inspect(here: readonly string[]): void {
    const now = this.picked === null ? -1 : here.indexOf(this.picked);
    this.picked = (now < 0 ? here.at(-1) : here[now - 1]) ?? null;
    if (!this.picked) this.seeing = false;
  }

  lookAway(): void {
    this.picked = null;
    this.seeing = false;
  }

  /** Nothing is asked any more. */
  settle(): void {
    this.menu = null;
    this.pinned = null;
    this.weighed = null;
  }
}
