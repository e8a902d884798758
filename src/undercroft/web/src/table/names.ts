// How seats, sides and bots are called.

import { say, t } from "../lib/i18n.svelte";
import type { Sitting } from "../lib/sitting.svelte";
import type { SeatInfo } from "../lib/wire";

/** One of our messages, or `otherwise` if there is no such message. */
function known(id: string, otherwise: string): string {
  const words = t(id);
  return words === id ? otherwise : words;
}

export function seatName(seat: SeatInfo | undefined, number: number): string {
  return seat?.name || say({ id: "kernel-seat", args: { n: number + 1 } });
}

export function nameOf(sitting: Sitting, seat: number): string {
  return seatName(sitting.seats[seat], seat);
}

export function sideName(side: string): string {
  return side && known(`web-side-${side}`, side);
}

export function botName(bot: string): string {
  return known(`web-bot-${bot}`, bot);
}

/** Names as the language lists them: "Ada, Ben and Cyd". */
export function listed(names: string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return say({ id: "list-last", args: { items: names.slice(0, -1).join(", "), last } });
}

/** Seats that have secrets from each other: of different sides, or in a game without sides. */
export function strangers(a: SeatInfo | undefined, b: SeatInfo | undefined): boolean {
  return !!a && !!b && a.seat !== b.seat && (a.side !== b.side || !a.side);
}
