// The ledgers: every rule of a game, fetched when one is first asked for.

import { api, type Rule } from "./api";

export interface Ledger {
  rules: readonly Rule[];
  byId: ReadonlyMap<string, Rule>;
}

let ledgers = $state.raw<Record<string, Ledger>>({});
const asked = new Map<string, Promise<Ledger>>();

export function loadRules(slug: string): Promise<Ledger> {
  const known = asked.get(slug);
  if (known) return known;
  const load = api.rules(slug).then(
    (rules) => {
      const ledger = { rules, byId: new Map(rules.map((rule) => [rule.id, rule])) };
      ledgers = { ...ledgers, [slug]: ledger };
      return ledger;
    },
    (error: unknown) => {
      asked.delete(slug);
      throw error;
    },
  );
  asked.set(slug, load);
  return load;
}

/** A rule by its id; undefined until the ledger has come, null if there is no such rule. Reactive. */
export function rule(slug: string, id: string): Rule | null | undefined {
  const ledger = ledgers[slug];
  if (ledger) return ledger.byId.get(id) ?? null;
  void loadRules(slug).catch(() => undefined);
  return undefined;
}
