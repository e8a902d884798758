// How seats, sides and bots are called.

import { knows, say, t } from "../lib/i18n.svelte";
import type { Sitting } from "../lib/sitting.svelte";
import type { SeatInfo } from "../lib/wire";

export function seatName(seat: SeatInfo | undefined, number: number): string {
  return seat?.name || say({ id: "kernel-seat", args: { n: number + 1 } });
}

export function nameOf(sitting: Sitting, seat: number): string {
  return seatName(sitting.seats[seat], seat);
}

export function sideName(side: string): string {
  return knows(`web-side-${side}`) ? t(`web-side-${side}`) : side;
}

export function botName(bot: string): string {
  return knows(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}

/** Seats that have secrets from each other: of different sides, or in a game without sides. */
export function strangers(a: SeatInfo | undefined, b: SeatInfo | undefined): boolean {
  return !!a && !!b && a.seat !== b.seat && (a.side !== b.side || !a.side);
}
