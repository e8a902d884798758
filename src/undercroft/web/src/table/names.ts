// How seats, sides and bots are called.

import { knows, say, t } from "../lib/i18n.svelte";
import { listed } from "../lib/listed";
import type { Sitting } from "../lib/sitting.svelte";
import type { Column, SeatInfo } from "../lib/wire";

/** The name given to a seat; else its side, if nobody else is on it; else its number. */
export function nameOf(sitting: Sitting, seat: number): string {
  const { name, side } = sitting.seats[seat] ?? { name: "", side: "" };
  if (name) return name;
  const game = sitting.info?.game ?? "";
  const alone = side && sitting.seats.filter((other) => other.side === side).length === 1;
  if (alone && knows(`${game}-side-alone-${side}`)) return t(`${game}-side-alone-${side}`);
  return say({ id: "kernel-seat", args: { n: seat + 1 } });
}

/** Whose numbers these are, in the account of a game. */
export function columnName(sitting: Sitting, { name, seats }: Column): string {
  return name ? say(name) : listed(seats.map((seat) => nameOf(sitting, seat)));
}

export function sideName(sitting: Sitting, side: string): string {
  const id = `${sitting.info?.game ?? ""}-side-${side}`;
  return knows(id) ? t(id) : side;
}

export function botName(bot: string): string {
  return knows(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}

/** Seats that have secrets from each other: of different sides, or in a game without sides. */
export function strangers(a: SeatInfo | undefined, b: SeatInfo | undefined): boolean {
  return !!a && !!b && a.seat !== b.seat && (a.side !== b.side || !a.side);
}
