// How strong the bots of a game are.

import type { GameInfo } from "./api";
import type { Duel } from "./wire";

/** The bots that are offered, the weakest first: one that only guesses is nobody's choice where there is another. */
export function levels(game: GameInfo): string[] {
  const thinking = game.bots.filter((bot) => bot !== "random");
  return thinking.length ? thinking : game.bots;
}

/** What says most about a bot: how it did against the next weaker one; the weakest, against the next stronger. */
export function telling(game: GameInfo, bot: string): Duel[] {
  const all = levels(game);
  const place = all.indexOf(bot);
  const rival = all[place - 1] ?? all[place + 1];
  return game.duels.filter((duel) => duel.bot === bot && duel.against === rival).toSorted((a, b) => a.side.localeCompare(b.side));
}
