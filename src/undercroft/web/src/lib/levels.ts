// How strong the bots of a game are.

import type { GameInfo } from "./api";
import type { Duel } from "./wire";

/** The bots that are offered, the weakest first: one that only guesses is nobody's choice where there is another. */
export function levels(game: GameInfo): string[] {
  const thinking = game.bots.filter((bot) => bot !== "random");
  return thinking.length ? thinking : game.bots;
}

/** What says most about a bot: how it did against the next weaker one it has met; the weakest, against the next
 * stronger. Where all play on one side, how its heroes did. */
export function telling(game: GameInfo, bot: string): Duel[] {
  const all = levels(game);
  const place = all.indexOf(bot);
  const own = game.duels.filter((duel) => duel.bot === bot).toSorted((a, b) => a.side.localeCompare(b.side));
  for (const rival of [...all.slice(0, place).toReversed(), ...all.slice(place + 1)]) {
    const met = own.filter((duel) => duel.against === rival);
    if (met.length) return met;
  }
  return own.filter((duel) => duel.against === bot);
}
