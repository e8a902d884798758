// The rules of a game by number, fetched when one is first asked for.

import { api } from "../lib/api";

const books = $state<Record<string, Record<string, string>>>({});
const asked = new Set<string>();

/** The text of a rule; null while the ledger is on its way, empty if there is no such rule. */
export function ruleText(game: string, rule: string): string | null {
  if (!asked.has(game)) {
    asked.add(game);
    api.rules(game).then(
      (rules) => (books[game] = Object.fromEntries(rules.map((one) => [one.id, one.rule]))),
      () => asked.delete(game),
    );
  }
  const book = books[game];
  return book ? (book[rule] ?? "") : null;
}
