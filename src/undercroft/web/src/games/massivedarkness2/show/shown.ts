// What of a moment of Massive Darkness 2 is shown large, for how long, and what floats up from whom.

import type { Float } from "../../../lib/game";
import type { Moment } from "../../../lib/sitting/following.svelte";
import type { Msg } from "../../../lib/wire";
import { woundFloats } from "../../../table/follow/wounds";
import type { LastAttack, Scene } from "../scene";

/** Milliseconds to see the dice come to rest and to read what came of them; and to read what happens without dice. */
const ATTACK = 2600;
const EVENT = 1700;

/** The attack that has just been resolved, if one was. */
export function attackIn({ before, after }: Moment): LastAttack | null {
  const last = (after as Scene).last_attack;
  const known = before === null ? null : ((before as Scene).last_attack?.number ?? 0);
  return last && known !== null && last.number !== known ? last : null;
}

export type Happened = "door-card" | "spawn" | "spawn-roaming" | "boss" | "knocked-out" | "task" | "level" | "scheme" | "boss-acts";
const HAPPENED: readonly Happened[] = ["door-card", "spawn", "spawn-roaming", "boss", "knocked-out", "task", "level", "scheme", "boss-acts"];

/** What is worth a word besides: a door card, arrivals, somebody who falls, a task that is done. */
export function eventsIn({ lines }: Moment): { what: Happened; msg: Msg }[] {
  return lines.flatMap(({ msg }) => HAPPENED.filter((what) => msg.id === `md2-log-${what}`).map((what) => ({ what, msg })));
}

export function lasts(moment: Moment): number {
  return (attackIn(moment) ? ATTACK : 0) + (eventsIn(moment).length ? EVENT : 0);
}

/** Wounds suffered and healed by everybody; a mob's are those of all its figures. */
export function floats(moment: Moment): Float[] {
  const left = ({ heroes, allies, enemies }: Scene) => [
    ...[...heroes, ...allies].map(({ key, health, health_most }) => ({ key, wounds: health, most: health_most })),
    ...enemies.map(({ key, left: wounds, health, figures }) => ({ key, wounds, most: health * figures })),
  ];
  return woundFloats(left(moment.before as Scene), left(moment.after as Scene), ({ wounds }) => wounds);
}
