// What the table looks like at one moment, as seen from one seat.

import type { AskSent, Ending, LineSent, StandingSent, Update } from "../wire";

export interface Position {
  decision: number;
  looking: number | null;
  waiting: number[];
  asks: AskSent[];
  scene: unknown;
  log: LineSent[];
  logFrom: number;
  undo: Record<string, "free" | "ask">;
  standing: StandingSent[];
  ending: Ending | null;
  /** Whoever is waited for throws dice, or draws, and enters what comes. */
  throwing: boolean;
}

export function nothing(): Position {
  return { decision: 0, looking: null, waiting: [], asks: [], scene: null, log: [], logFrom: 0, undo: {}, standing: [], ending: null, throwing: false };
}

/** What an update makes of the position before it; of what is asked only `asks` are shown. */
export function following(before: Position, update: Update, asks: AskSent[]): Position {
  const log = update.log ?? [];
  const known = update.log_from - before.logFrom;
  const joins = known >= 0 && known <= before.log.length;
  return {
    decision: update.decision,
    looking: update.looking,
    waiting: update.waiting,
    asks,
    scene: "scene" in update ? update.scene : before.scene,
    log: joins ? (log.length || known < before.log.length ? [...before.log.slice(0, known), ...log] : before.log) : log,
    logFrom: joins ? before.logFrom : update.log_from,
    undo: update.undo,
    standing: update.standing ?? [],
    ending: update.ending ?? null,
    throwing: update.throwing ?? false,
  };
}

/** A position that is only looked at: there is nothing to answer, to do or to take back. */
export function earlier(decision: number, update: Update): Position {
  return {
    decision,
    looking: update.looking,
    waiting: update.waiting,
    asks: [],
    scene: update.scene,
    log: update.log,
    logFrom: update.log_from,
    undo: {},
    standing: [],
    ending: update.ending ?? null,
    throwing: false,
  };
}
