// What Paper Dungeons' log is about, and what floats up when a party gains or suffers something.

import type { Float, Kind, Notable } from "../../lib/game";
import type { Moment } from "../../lib/sitting/following.svelte";
import type { Msg } from "../../lib/wire";
import type { Scene } from "./model";

/** By message. What is not here is read, but not come back to. */
export const NOTABLE: Readonly<Record<string, readonly [kind: Kind, weight: number]>> = {
  "pap-log-roll": ["round", 1],
  "pap-log-boss": ["arrival", 6],
  "pap-log-boss-fought": ["goal", 7],
  "pap-log-boss-fled": ["goal", 7],
  "pap-log-boss-reward": ["goal", 7],
  "pap-log-mission": ["goal", 6],
  "pap-log-score": ["goal", 8],
  "pap-log-winner": ["goal", 9],
  "pap-log-announce": ["find", 5],
  "pap-log-vanish": ["find", 5],
  "pap-log-gem": ["find", 4],
  "pap-log-gem-extra": ["find", 4],
  "pap-log-item": ["find", 4],
  "pap-log-potion-row": ["find", 3],
  "pap-log-slain": ["attack", 3],
  "pap-log-damage": ["wound", 4],
  "pap-log-resurrected": ["death", 9],
  "pap-log-enter": ["step", 0],
};

export function notable({ id }: Msg): Notable | null {
  const found = NOTABLE[id];
  return found ? { kind: found[0], weight: found[1] } : null;
}

export function floats({ before, after }: Moment): Float[] {
  const now = (after as Scene).sheets;
  return (before as Scene).sheets.flatMap((sheet): Float[] => {
    const then = now[sheet.seat];
    if (!then || (after as Scene).scenario !== (before as Scene).scenario) return [];
    const [damage, gems] = [then.damage - sheet.damage, then.gems - sheet.gems];
    return [
      ...(damage > 0 ? [{ at: `damage-${sheet.seat}`, text: `−${damage}`, tone: "bad" as const }] : []),
      ...(gems > 0 ? [{ at: `gems-${sheet.seat}`, text: `+${gems}`, tone: "good" as const }] : []),
    ];
  });
}
