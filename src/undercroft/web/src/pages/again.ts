// Another game with the same people: who sits where, and what was chosen, as the next new table begins with.

import type { SeatInfo } from "../lib/wire";
import type { Who } from "./seating";

export interface Before {
  slug: string;
  seating: Who[];
  options: Record<string, unknown>;
}

let kept: Before | null = null;

/** To be found by the page for a new table, once. */
export function keepForNext(before: Before): void {
  kept = before;
}

export function takeBefore(slug: string): Before | null {
  const found = kept?.slug === slug ? kept : null;
  kept = null;
  return found;
}

/** Who sits where now. */
export function seated(seats: readonly SeatInfo[], mine: readonly number[]): Who[] {
  return seats.map(({ seat, kind, bot }): Who => (mine.includes(seat) ? "me" : kind === "bot" && bot ? `bot:${bot}` : "open"));
}

/**
 * The same people, each in another place: where a game has sides, everybody takes all the chairs of the one before, so that
 * nobody plays against himself; where it has none, everybody moves up by one chair.
 */
export function turned(seats: readonly SeatInfo[], mine: readonly number[]): Who[] {
  const now = seated(seats, mine);
  const sided = new Set(seats.map(({ side }) => side)).size > 1;
  if (!sided) return now.map((_, seat) => now.at(seat - 1)!);
  // Friends are told apart by their names; bots are all alike.
  const keys = now.map((who, seat) => (who === "open" ? `open:${seats[seat]!.name || seat}` : who));
  const people = [...new Set(keys)];
  return keys.map((key) => now[keys.indexOf(people[(people.indexOf(key) + 1) % people.length]!)]!);
}
