// What an attack does, in words, when so much has been spent on it.

import { say, t } from "../../../lib/i18n.svelte";
import type { Attack } from "../scene";
import type { Spend } from "./hints";

/** As many wounds as kill whatever they are dealt to: see odds.SLAIN on the server. */
const SLAIN = 1000;

type Struck = Attack["struck"][number];

/** Those who matter: enemies, or whoever is struck where there is none. */
export function victims(attack: Attack | undefined): Struck[] {
  const struck = attack?.struck ?? [];
  const foes = struck.filter((one) => one.key[0] !== attack?.by[0]);
  return foes.length ? foes : struck;
}

/** What everybody struck suffers if nothing more is spent, or why it misses; names only where there are several. */
export function fates(attack: Attack | undefined, then: Spend): string {
  if (then.fear) return t("web-desp-fear-missing", { n: then.fear });
  if (!then.reaches) return t("web-desp-too-short", { range: then.range, distance: attack?.distance ?? 0 });
  const struck = (attack?.struck ?? []).filter((one) => one.key in then.wounds);
  const told = struck.map((one) => ({ name: say(one.name), fate: fate(then.wounds[one.key] ?? 0, one.left) }));
  const more = Object.keys(then.wounds).filter((key) => !struck.some((one) => one.key === key)).length;
  const words = told.length === 1 && !more ? [told[0]!.fate] : told.map(({ name, fate }) => t("web-desp-fate", { who: name, fate }));
  return [...words, ...(more ? [t("web-desp-more-targets", { n: more })] : [])].join(" · ");
}

function fate(wounds: number, left: number): string {
  if (wounds >= SLAIN) return t("web-desp-slain");
  return t(wounds >= left ? "web-desp-kills" : "web-desp-wounds-done", { n: wounds });
}
