// The ledgers: every rule of a game, fetched when one is first asked for.

import { api, type Rule } from "./api";
import { i18n, type Lang } from "./i18n.svelte";

export interface Ledger {
  rules: readonly Rule[];
  byId: ReadonlyMap<string, Rule>;
}

let ledgers = $state.raw<Record<string, Ledger>>({});
const asked = new Map<string, Promise<Ledger>>();

export function loadRules(slug: string, lang: Lang): Promise<Ledger> {
  const key = `${slug}/${lang}`;
  const known = asked.get(key);
  if (known) return known;
  const load = api.rules(slug, lang).then(
    (rules) => {
      const ledger = { rules, byId: new Map(rules.map((rule) => [rule.id, rule])) };
      ledgers = { ...ledgers, [key]: ledger };
      return ledger;
    },
    (error: unknown) => {
      asked.delete(key);
      throw error;
    },
  );
  asked.set(key, load);
  return load;
}

/** A rule by its id; undefined until the ledger has come, null if there is no such rule. Reactive. */
export function rule(slug: string, id: string): Rule | null | undefined {
  const ledger = ledgers[`${slug}/${i18n.lang}`];
  if (ledger) return ledger.byId.get(id) ?? null;
  void loadRules(slug, i18n.lang).catch(() => undefined);
  return undefined;
}
