// The last attack, read from the log: most attacks are over before anybody could look at their dice.

import type { LineSent, Msg } from "../../../lib/wire";
import type { DieRolled, Scene } from "../scene";
import type { Box } from "./box.svelte";

export interface LastAttack {
  /** Where in the log it began: another attack has another number. */
  at: number;
  who: Msg;
  where: string;
  dice: DieRolled[];
  /** What came of it, as the log tells it. */
  outcome: Msg[];
}

const OUTCOME = new Set(["des-log-miss", "des-log-short", "des-log-fear", "des-log-wounds", "des-log-effect", "des-log-killed", "des-log-undying", "des-log-aim-dodge"]);
/** Attacks further back than this are no news. */
const RECENT = 14;
const POWER = "black";

export function lastAttackIn(log: readonly LineSent[], scene: Scene, box: Box | null): LastAttack | null {
  const began = log.findLastIndex(({ msg }) => msg.id === "des-log-attack");
  if (began < 0 || log.length - began > RECENT) return null;
  const { args } = log[began]!.msg;
  const who = args?.["who"] as Msg;
  const told = log.slice(began + 1);
  const end = told.findIndex(({ msg }) => msg.id === "des-log-turn" || msg.id === "des-log-activate" || msg.id === "des-log-action");
  const lines = (end < 0 ? told : told.slice(0, end)).map(({ msg }) => msg);
  const roll = lines.findLast((msg) => msg.id === "des-log-roll");
  if (!roll) return null;
  const faces = ((roll.args?.["faces"] ?? []) as Msg[]).map(faceKey);
  const dice = colours(who, faces, scene, box).map((die, at) => ({ die, face: faces[at] ?? null }));
  return { at: began, who, where: String(args?.["where"] ?? ""), dice, outcome: lines.filter((msg) => OUTCOME.has(msg.id)) };
}

/** The key of a face that the log tells in words. */
export function faceKey(face: Msg): string {
  if (face.id !== "des-face") return face.id.replace("des-face-", "");
  const shown = (name: string): number => Number(face.args?.[name] ?? 0);
  if (shown("power")) return "power";
  const key = [["r", shown("range")], ["d", shown("damage")], ["s", shown("surge")]].map(([letter, n]) => (n ? `${letter}${n}` : "")).join("");
  return key === "s1" ? "surge" : key;
}

/** The dice that show these faces: those of the monster's card or of a weapon in hand, then power dice. */
function colours(who: Msg, faces: string[], scene: Scene, box: Box | null): string[] {
  const fits = (dice: readonly string[]): boolean =>
    dice.length <= faces.length && dice.every((die, at) => box?.dice[die]?.faces.some((face) => face.key === faces[at]) ?? true);
  const pool = pools(who, scene, box).filter(fits).sort((a, b) => b.length - a.length)[0] ?? [];
  return faces.map((_, at) => pool[at] ?? (pool.length ? POWER : ""));
}

function pools(who: Msg, scene: Scene, box: Box | null): readonly (readonly string[])[] {
  const hero = scene.heroes.find((one) => one.name.id === who.id);
  if (hero) return [["red"], ...hero.items.filter((item) => item.equipped).map((item) => box?.items[item.card]?.dice ?? [])].filter((dice) => dice.length);
  const figure = scene.figures.find((one) => one.kind === "monster" && one.name.id === who.id && one.number === Number(who.args?.["number"] ?? one.number));
  const kind = (who.args?.["kind"] as Msg | undefined)?.id.replace("des-monster-", "") ?? "";
  const side = who.id === "des-monster-master" ? "master" : "normal";
  const printed = figure?.stats?.dice ?? box?.monsters[kind]?.[side].dice;
  return printed ? [printed] : [];
}
