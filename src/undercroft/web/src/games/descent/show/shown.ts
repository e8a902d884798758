// What of a moment of Descent is shown large, for how long, and what floats up from whom.

import type { Float } from "../../../lib/game";
import type { Moment } from "../../../lib/sitting/following.svelte";
import { woundFloats } from "../../../table/follow/wounds";
import type { Figure, LastAttack, Scene } from "../scene";

/** Milliseconds to see the dice come to rest, and to read what became of one figure; to read a card. */
const DICE = 1700;
const BLOW = 900;
const CARD = 2600;

/** The attack that has just been resolved, if one was. */
export function attackIn({ before, after }: Moment): LastAttack | null {
  const last = (after as Scene).last_attack;
  const known = before === null ? null : ((before as Scene).last_attack?.number ?? 0);
  return last && known !== null && last.number !== known ? last : null;
}

/** The overlord's card that has just been played, if one was. */
export function cardIn({ lines }: Moment): { card: string; price: number } | null {
  for (const { msg } of lines) {
    const card = msg.id === "des-log-card" ? msg.args?.["card"] : null;
    if (card && typeof card === "object" && "id" in card) return { card: card.id.replace(/^des-card-/, ""), price: Number(msg.args?.["price"] ?? 0) };
  }
  return null;
}

export function lasts(moment: Moment): number {
  const attack = attackIn(moment);
  const card = cardIn(moment);
  return (attack ? DICE + BLOW * Math.max(1, attack.blows.length) : 0) + (card ? CARD : 0);
}

/** Wounds suffered and healed. Whoever is gone has lost what the attack did, or all that was left. */
export function floats(moment: Moment): Float[] {
  const attack = attackIn(moment);
  return woundFloats((moment.before as Scene).figures, (moment.after as Scene).figures, (figure) => killedBy(figure, attack, moment));
}

function killedBy(figure: Figure, attack: LastAttack | null, { lines }: Moment): number {
  const blow = attack?.blows.find((one) => one.key === figure.key && one.killed);
  if (blow) return blow.wounds;
  const name = JSON.stringify(figure.name);
  const killed = lines.some(({ msg }) => msg.id === "des-log-killed" && JSON.stringify(msg.args?.["who"]) === name);
  return killed ? figure.wounds : 0; // gone for another reason: nobody was hurt
}
