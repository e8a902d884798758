// The games that were played to their end in this browser, or came along with a parcel: the server may forget its tables.

import type { Summary } from "./api";
import { recall, remember } from "./memory";

export interface Played {
  id: string;
  game: string;
  title: string;
  /** When it ended, in milliseconds. */
  at: number;
  /** By seat: who sat there, on which side, with how many points. */
  names: string[];
  bots: boolean[];
  sides: string[];
  scores: number[];
  winners: number[];
  /** The side that won, where a game has sides. */
  side: string | null;
  /** One's own seats. */
  mine: number[];
}

const MOST_PLAYED = 500;

/** Those known here, the last first. */
export function history(): Played[] {
  const found = recall("history", []);
  return Array.isArray(found) ? found.map(read).filter((one) => one !== null) : [];
}

/** Note those of these tables whose game is over and that one has played. */
export function noteFinished(summaries: readonly Summary[]): void {
  const over = summaries.filter((one) => one.ending !== null && one.yours.length > 0).map(played);
  const known = history();
  if (over.some((one) => !known.some((other) => other.id === one.id))) bringHistory(over);
}

/** Add games to those known. */
export function bringHistory(raw: readonly unknown[]): void {
  const known = history();
  const more = raw.map(read).filter((one) => one !== null && !known.some((other) => other.id === one.id)) as Played[];
  const all = [...known, ...more].sort((a, b) => b.at - a.at);
  remember("history", all.slice(0, MOST_PLAYED));
}

function played(summary: Summary): Played {
  const { id, game, title, touched, seats, yours, ending } = summary;
  return {
    id,
    game,
    title,
    at: touched * 1000,
    names: seats.map((seat) => seat.name),
    bots: seats.map((seat) => seat.kind === "bot"),
    sides: seats.map((seat) => seat.side),
    scores: [...(ending?.scores ?? [])],
    winners: [...(ending?.winners ?? [])],
    side: ending?.side ?? null,
    mine: [...yours],
  };
}

const isList = (value: unknown, of: string): boolean => Array.isArray(value) && value.every((one) => typeof one === of);

function read(raw: unknown): Played | null {
  if (typeof raw !== "object" || raw === null) return null;
  const one = raw as Record<string, unknown>;
  const whole =
    ["id", "game", "title"].every((key) => typeof one[key] === "string") &&
    typeof one.at === "number" &&
    ["names", "sides"].every((key) => isList(one[key], "string")) &&
    ["scores", "winners", "mine"].every((key) => isList(one[key], "number")) &&
    isList(one.bots, "boolean");
  return whole ? { ...(raw as Played), side: typeof one.side === "string" ? one.side : null } : null;
}

/** Won or lost; null where one played alone, or against oneself. */
export function won({ names, winners, mine }: Played): boolean | null {
  const ours = mine.filter((seat) => winners.includes(seat)).length;
  if (names.length === 1 || (ours > 0 && ours < mine.length) || mine.length === names.length) return null;
  return ours > 0;
}

export interface Tally {
  played: number;
  won: number;
  lost: number;
}

export interface GameStats extends Tally {
  game: string;
  /** By the side that one was on, where a game has sides. */
  sides: { side: string; tally: Tally }[];
  /** Of one's own points, where a game has any. */
  best: number | null;
  mean: number | null;
  /** How many were won one after another, up to the last. */
  streak: number;
}

/** What it all amounts to, for each game, the one played most first. */
export function statistics(all: readonly Played[]): GameStats[] {
  const games = [...new Set(all.map((one) => one.game))];
  return games
    .map((game) => ofGame(game, all.filter((one) => one.game === game)))
    .sort((a, b) => b.played - a.played);
}

function ofGame(game: string, all: readonly Played[]): GameStats {
  const scores = all.flatMap((one) => (one.scores.length ? one.mine.map((seat) => one.scores[seat] ?? 0) : []));
  const sides = [...new Set(all.flatMap(sidesOf))].sort();
  const lastFirst = all.toSorted((a, b) => b.at - a.at).map(won).filter((result) => result !== null);
  const lost = lastFirst.indexOf(false);
  return {
    game,
    ...tally(all),
    sides: sides.map((side) => ({ side, tally: tally(all.filter((one) => sidesOf(one).length === 1 && sidesOf(one)[0] === side)) })),
    best: scores.length ? Math.max(...scores) : null,
    mean: scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null,
    streak: lost < 0 ? lastFirst.length : lost,
  };
}

/** The sides that one was on. */
function sidesOf({ sides, mine }: Played): string[] {
  return [...new Set(mine.map((seat) => sides[seat] ?? ""))].filter(Boolean);
}

function tally(some: readonly Played[]): Tally {
  const results = some.map(won);
  return { played: some.length, won: results.filter((result) => result === true).length, lost: results.filter((result) => result === false).length };
}
