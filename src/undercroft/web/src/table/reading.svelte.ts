// Reading a game without a server: what is looked at is kept, and read from there while there is no connection.

import type { Sitting } from "../lib/sitting.svelte";
import { strangers } from "./names";

/** Milliseconds: not every step of a walk is kept. */
const PAUSE = 1200;

export function keeping(sitting: Sitting, onread: (decision: number) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  $effect(() => {
    void sitting.scene;
    if (!sitting.info || sitting.offline || sharedWithStrangers(sitting)) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void import("../lib/keepsake").then(({ keep }) => keep(sitting));
    }, PAUSE);
  });
  $effect(() => () => clearTimeout(timer));

  $effect(() => {
    if (sitting.connection !== "lost" || sitting.info) return;
    void import("../lib/keepsake").then(async ({ find, position }) => {
      const kept = await find(sitting.table);
      if (!kept || sitting.info) return;
      sitting.readOffline(kept, (decision) => position(kept, decision, sitting.decision));
      onread(kept.decisions.at(-1) ?? 0);
    });
  });
}

/** People who share the device must not read in each other's hands. */
function sharedWithStrangers({ mine, seats, over }: Sitting): boolean {
  return !over && mine.some((one) => mine.some((other) => strangers(seats[one], seats[other])));
}
