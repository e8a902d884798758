// The enemies' part of a round, one thing after the other: whose turn it is, each step, each attack, darkness, and who comes.
// The server says how it ended and, in the log, what happened on the way: that is enough to show it.

import { wording } from "../../../lib/light";
import type { Moment, Stage } from "../../../lib/sitting/following.svelte";
import type { LineSent, Msg } from "../../../lib/wire";
import { parseName } from "../../../table/grid/geometry";
import type { Enemy, Scene } from "../scene";

const kindOf = ({ msg }: LineSent): string => msg.id.replace(/^md2-log-/, "");
/** Each is a thing of its own. */
const BEGINS = new Set(["activation", "enemy-step", "scheme", "appears", "darkness", "spawn", "spawn-roaming", "level", "round", "boss-acts"]);
/** Of a fight, up to its attack. */
const FIGHTS = new Set(["attack", "wounds", "claw", "enemy-wounds"]);

/** Where, in these lines, something else begins. */
function cuts(lines: readonly LineSent[]): number[] {
  const found: number[] = [];
  let fighting = false;
  let struck = false;
  lines.forEach((line, at) => {
    const kind = kindOf(line);
    const fight = FIGHTS.has(kind);
    if (BEGINS.has(kind) || (fight && !fighting) || (struck && (kind === "attack" || kind === "claw"))) found.push(at);
    if (BEGINS.has(kind)) fighting = struck = false;
    if (fight) fighting = true;
    if (kind === "attack") struck = true;
    else if (kind === "claw") struck = false;
  });
  return found;
}

const isOf = (name: Msg, { args }: Msg): boolean => {
  const who = args?.["who"];
  return !!who && typeof who === "object" && "id" in who && wording(who) === wording(name);
};

/** The scene once a line has come true; what the line does not say stays as it was. */
function after(scene: Scene, line: LineSent, end: Scene): Scene {
  const { msg } = line;
  const at = parseName(String(msg.args?.["at"] ?? "").split(" ").at(-1) ?? "", scene.board?.width ?? 0);
  const n = Number(msg.args?.["n"] ?? 0);
  switch (kindOf(line)) {
    case "activation":
      return { ...scene, phase: "enemies", turn: null, heroes: scene.heroes.map((hero) => ({ ...hero, acting: false })) };
    case "enemy-step": {
      const able = scene.enemies.filter(({ name }) => isOf(name, msg));
      const mover = able.find(({ key }) => end.enemies.some((one) => one.key === key && one.cells[0] === at)) ?? able[0];
      return at === null ? scene : { ...scene, enemies: scene.enemies.map((one) => (one === mover ? { ...one, cells: [at] } : one)) };
    }
    case "wounds":
      return { ...scene, heroes: scene.heroes.map((hero) => (isOf(hero.name, msg) ? { ...hero, health: Math.max(0, hero.health - n) } : hero)) };
    case "darkness":
      return { ...scene, phase: "darkness", track: end.track };
    case "spawn":
    case "spawn-roaming": {
      const known = new Set(scene.enemies.map(({ key }) => key));
      const comes = end.enemies.find(({ key, name }) => !known.has(key) && isOf(name, msg));
      const there: Enemy[] = comes ? [{ ...comes, cells: at === null ? comes.cells : [at] }] : [];
      return { ...scene, enemies: [...scene.enemies, ...there] };
    }
    default:
      return scene;
  }
}

/** Of what follows from one answer, everything that the rules do for the enemies, but for the last of it. */
export function stages({ before, after: end, lines }: Moment): Stage[] {
  const first = lines.findIndex((line) => kindOf(line) === "activation" || kindOf(line) === "darkness");
  if (before === null || first < 0) return [];
  const done = end as Scene;
  const ends = [...cuts(lines).filter((at) => at > first), lines.length];
  const attacks = lines.flatMap((line, at) => (kindOf(line) === "attack" ? [at] : []));
  const found: Stage[] = [];
  let scene = before as Scene;
  let told = 0;
  for (const to of ends.slice(0, -1)) {
    for (const line of lines.slice(told, to)) scene = after(scene, line, done);
    // Only the last attack is known with its dice.
    if (attacks.length && attacks.at(-1)! < to) scene = { ...scene, last_attack: done.last_attack };
    told = to;
    found.push({ scene, lines: to });
  }
  return found;
}
