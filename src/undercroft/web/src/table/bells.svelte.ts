// What is heard at a table without looking.

import type { Sitting } from "../lib/sitting.svelte";
import { sound } from "./sounds";

/** A bell when our turn comes after somebody else's, a footfall for every step of a walk, and the end of the game. */
export function bells(sitting: Sitting, onend: () => boolean): void {
  let wasOver: boolean | null = null;
  $effect(() => {
    const over = sitting.over && !sitting.behind; // as long as it is being shown, it goes on
    if (over && wasOver === false && onend()) sound("end");
    if (sitting.info && sitting.seats.length) wasOver = over;
  });

  let before = { decision: -1, ours: true };
  $effect(() => {
    const { now, current, walking, behind } = sitting;
    if (behind || now === before.decision || !sitting.info) return;
    if (before.decision >= 0 && walking) sound("step");
    else if (current && !before.ours) sound("turn");
    before = { decision: now, ours: current !== null };
  });
}
