// Who sits where at a table that is about to be made.

import type { GameInfo, SeatWanted } from "../lib/api";

export type Who = "me" | "open" | `bot:${string}`;

/** How many play unless somebody says otherwise. */
export function usualPlayers(game: GameInfo): number {
  const [low, high] = game.players;
  const usual = sided(game) ? low : 3;
  return Math.min(Math.max(usual, low), high);
}

export function sides(game: GameInfo, players: number): string[] {
  return (game.sides[String(players)] ?? []).map(({ side }) => side);
}

export function sided(game: GameInfo): boolean {
  return sides(game, game.players[0]).some((side) => side !== "");
}

/** The bot to play against unless somebody says otherwise. */
export function bestBot(game: GameInfo): Who {
  return game.bots.includes("greedy") ? "bot:greedy" : `bot:${game.bots.at(-1) ?? "random"}`;
}

/** One person (at the last side's first seat: not that of the one against all), bots elsewhere. */
export function usualSeating(game: GameInfo, players: number): Who[] {
  const all = sides(game, players);
  const mine = sided(game) ? all.indexOf(all.at(-1) ?? "") : 0;
  return Array.from({ length: players }, (_, seat) => (seat === mine ? "me" : bestBot(game)));
}

/** The person on every seat of one side, bots on the others. */
export function sideSeating(game: GameInfo, players: number, side: string): Who[] {
  return sides(game, players).map((one) => (one === side ? "me" : bestBot(game)));
}

/** The same people with more or fewer chairs. */
export function resized(seating: readonly Who[], game: GameInfo, players: number): Who[] {
  const kept = Array.from({ length: players }, (_, seat) => seating[seat] ?? bestBot(game));
  return kept.includes("me") || !seating.includes("me") ? kept : usualSeating(game, players);
}

export function wanted(seating: readonly Who[], name: string): SeatWanted[] {
  return seating.map((who) => {
    if (who === "me") return { kind: "human", name };
    return who === "open" ? { kind: "open" } : { kind: "bot", bot: who.slice("bot:".length) };
  });
}

/** What is chosen, without what is as usual. */
export function chosenOptions(game: GameInfo, chosen: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    game.options
      .filter(({ name }) => name in chosen)
      .filter(({ name, default: usual }) => JSON.stringify(chosen[name]) !== JSON.stringify(usual))
      .map(({ name }) => [name, chosen[name]]),
  );
}
