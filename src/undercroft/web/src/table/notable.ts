// What of a game's log is worth knowing later, and how long it takes to see it happen.

import type { GameModule, Kind, Notable } from "../lib/game";
import { say } from "../lib/i18n.svelte";
import type { Moment } from "../lib/sitting/following.svelte";
import type { LineSent, Msg } from "../lib/wire";

type Knows = Pick<GameModule, "notable" | "lasts"> | null;

/** Milliseconds: a figure moves on by one. */
const STEP = 330;
/** To notice that there is something to read, to read a letter, and at most. */
const NOTICE = 550;
const LETTER = 24;
const READING = 3200;

/** What lines of a log are about and how much they matter, by message; what is missing is read, but not come back to. */
export type Weights = Readonly<Record<string, readonly [kind: Kind, weight: number]>>;

/** A game's `notable` from its table; of two blows the harder one matters more. */
export function weighing(weights: Weights): (msg: Msg) => Notable | null {
  return ({ id, args }) => {
    const found = weights[id];
    if (!found) return null;
    const wounds = typeof args?.["wounds"] === "number" ? args["wounds"] : 0;
    return { kind: found[0], weight: found[1] + Math.min(wounds, 9) / 10 };
  };
}

export function notableOf(module: Knows, msg: Msg): Notable | null {
  return module?.notable?.(msg) ?? null;
}

/** Lines that say what can be seen anyway need no reading: a step on the way. */
export function worthReading(module: Knows, lines: readonly LineSent[]): LineSent[] {
  return lines.filter((line) => notableOf(module, line.msg)?.kind !== "step");
}

/** How long a moment deserves to be seen, at the usual pace. */
export function deserved(module: Knows, moment: Moment, words: (msg: Msg) => string = say): number {
  const letters = worthReading(module, moment.lines).reduce((sum, line) => sum + words(line.msg).length, 0);
  const reading = letters ? Math.min(READING, NOTICE + letters * LETTER) : STEP;
  return Math.max(reading, module?.lasts?.(moment) ?? 0);
}

/** The lines that matter most, in the order in which they were written; of equals the later ones. */
export function gist(module: Knows, lines: readonly LineSent[], most = 3): LineSent[] {
  const weighed = lines.map((line, at) => ({ line, at, weight: notableOf(module, line.msg)?.weight ?? (module?.notable ? 0 : 1) }));
  return weighed
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ line }) => line);
}

export interface Stop {
  decision: number;
  kind: Kind;
  line: LineSent;
}

/** Where a game can be entered again: what its log says that is worth going to, and when. */
export function stops(module: Knows, lines: readonly LineSent[]): Stop[] {
  return lines.flatMap((line) => {
    const found = notableOf(module, line.msg);
    return found && found.weight > 0 ? [{ decision: line.decision, kind: found.kind, line }] : [];
  });
}
