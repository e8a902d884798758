// What of a moment of Dungeon Saga is shown large, for how long, and what floats up from whom.

import type { Float } from "../../../lib/game";
import type { Moment } from "../../../lib/sitting/following.svelte";
import type { Msg } from "../../../lib/wire";
import { woundFloats } from "../../../table/follow/wounds";
import type { LastAttack, Scene } from "../scene";

/** Milliseconds to see the dice come to rest and to read what came of them; to read a card; to see what happens without dice. */
const ATTACK = 2900;
const CARD = 2400;
const EVENT = 1500;

/** The attack that has just been resolved, if one was. */
export function attackIn({ before, after }: Moment): LastAttack | null {
  const last = (after as Scene).last_attack;
  const known = before === null ? null : ((before as Scene).last_attack?.number ?? 0);
  return last && known !== null && last.number !== known ? last : null;
}

const argOf = (msg: Msg, name: string): Msg | null => {
  const arg = msg.args?.[name];
  return arg && typeof arg === "object" && !Array.isArray(arg) ? arg : null;
};

/** The command card that has just been played, if one was. */
export function cardIn({ lines }: Moment): string | null {
  for (const { msg } of lines) {
    const card = msg.id === "sag-log-card" ? argOf(msg, "card") : null;
    if (card) return card.id.replace(/^sag-command-/, "");
  }
  return null;
}

export type Happened = "raise" | "door" | "chest" | "feat" | "stunned";

const HAPPENED: Readonly<Record<string, Happened>> = {
  "sag-log-raise": "raise",
  "sag-log-door": "door",
  "sag-log-chest": "chest",
  "sag-log-feat": "feat",
  "sag-log-stunned": "stunned",
};

/** What else is worth a word: the dead rise, a door opens, a hero goes down. */
export function eventsIn({ lines }: Moment): { what: Happened; msg: Msg }[] {
  return lines.flatMap(({ msg }) => (HAPPENED[msg.id] ? [{ what: HAPPENED[msg.id]!, msg }] : []));
}

export function lasts(moment: Moment): number {
  return (attackIn(moment) ? ATTACK : 0) + (cardIn(moment) ? CARD : 0) + (eventsIn(moment).length ? EVENT : 0);
}

/** Wounds suffered and healed by heroes and bosses, and minions that leave. */
export function floats(moment: Moment): Float[] {
  const [before, after] = [moment.before as Scene, moment.after as Scene];
  const left = (scene: Scene) => [...scene.heroes, ...scene.bosses].map(({ key, most, wounds }) => ({ key, most, wounds: most - wounds }));
  const there = new Set(after.models.map(({ key }) => key));
  const fallen = before.models.filter(({ key, role }) => role === "minion" && !there.has(key));
  return [...woundFloats(left(before), left(after), ({ wounds }) => wounds), ...fallen.map(({ key }): Float => ({ at: key, text: "†", tone: "bad" }))];
}
