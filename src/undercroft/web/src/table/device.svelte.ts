// Whose device it is: people who share one must not see each other's secrets.

import type { Sitting } from "../lib/sitting.svelte";
import { strangers } from "./names";

class SharedDevice {
  /** The seat whose secrets the person at the device may see. */
  seen = $state<number | null>(null);

  constructor(
    readonly sitting: Sitting,
    readonly playing: () => boolean,
  ) {}

  get asked(): number | null {
    return this.sitting.current?.seat ?? null;
  }

  get next(): number | null {
    return this.asked ?? this.sitting.looking;
  }

  /** Somebody else has to come to the device first. */
  curtain = $derived.by(() => {
    const { sitting, seen, next } = this;
    if (!this.playing() || sitting.replaying || sitting.over || next === null || seen === null) return false;
    return sitting.mine.length > 1 && strangers(sitting.seats[seen], sitting.seats[next]);
  });

  /** They have come. */
  open(): void {
    this.seen = this.next;
  }
}

export function sharedDevice(sitting: Sitting, playing: () => boolean): SharedDevice {
  const device = new SharedDevice(sitting, playing);
  $effect(() => {
    if (!device.curtain && device.next !== null) device.open();
  });
  // The seat that is asked is the one to look from, unless that would show secrets to the wrong person.
  $effect(() => {
    const { asked } = device;
    if (!device.curtain && asked !== null && sitting.looking !== null && asked !== sitting.looking) void sitting.look(asked);
  });
  return device;
}
