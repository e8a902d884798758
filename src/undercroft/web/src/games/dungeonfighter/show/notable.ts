// What the log of Dungeon Fighter is about, and what of it matters to somebody who was away.

import type { Float } from "../../../lib/game";
import type { Moment } from "../../../lib/sitting/following.svelte";
import { weighing, type Weights } from "../../../table/notable";
import { woundFloats } from "../../../table/follow/wounds";
import type { Scene } from "../scene";

export const NOTABLE: Weights = {
  "dfi-log-round": ["round", 1],
  "dfi-log-room": ["way", 3],
  "dfi-log-foe": ["arrival", 5],
  "dfi-log-die": ["turn", 1],
  "dfi-log-lands": ["attack", 2],
  "dfi-log-hit": ["attack", 3],
  "dfi-log-miss": ["attack", 3],
  "dfi-log-damage": ["wound", 3],
  "dfi-log-ultra": ["attack", 9],
  "dfi-log-hurt": ["wound", 4],
  "dfi-log-healed": ["wound", 2],
  "dfi-log-knocked-out": ["death", 8],
  "dfi-log-dead": ["death", 10],
  "dfi-log-scar": ["wound", 6],
  "dfi-log-defeated": ["death", 6],
  "dfi-log-skill": ["card", 4],
  "dfi-log-mad": ["card", 5],
  "dfi-log-fled": ["way", 6],
  "dfi-log-shopping": ["goal", 5],
  "dfi-log-buy": ["find", 4],
  "dfi-log-takes": ["find", 3],
  "dfi-log-won": ["goal", 10],
};

export const notable = weighing(NOTABLE);

/** Milliseconds to see dice fly and come to rest. */
const THROW = 2600;

/** Whether dice have just been thrown that everybody can see. */
export function thrownIn({ before, after }: Moment): boolean {
  const last = (after as Scene).last;
  return !!last && !!last.frames && before !== null && (before as Scene).last?.number !== last.number;
}

export const lasts = (moment: Moment): number => (thrownIn(moment) ? THROW : 0);

/** Life lost and won, by heroes and by the foe. */
export function floats({ before, after }: Moment): Float[] {
  const [was, is] = [before as Scene, after as Scene];
  const same = was.fight?.foe.id === is.fight?.foe.id;
  const left = ({ heroes, fight }: Scene): { key: string; wounds: number; most: number }[] => [
    ...heroes.map(({ id, life, life_printed }) => ({ key: `hero-${id}`, wounds: life, most: life_printed })),
    ...(fight && same ? [{ key: "foe", wounds: fight.foe.life, most: fight.foe.life_printed }] : []),
  ];
  return woundFloats(left(was), left(is), () => 0);
}
