// Games that were looked at here lately, as far as they were: kept by the browser, to be read without a server.

import { knownTables } from "./memory";
import type { Sitting } from "./sitting.svelte";
import type { LineSent, SeatInfo, TableInfo, Update } from "./wire";

export interface Kept {
  info: TableInfo;
  mine: number[];
  seats: SeatInfo[];
  now: number;
  over: boolean;
  log: LineSent[];
  /** The positions that are kept, by decision. */
  decisions: number[];
  /** When it was last looked at, in milliseconds. */
  at: number;
}

const NAME = "undercroft-games";
const MOST_GAMES = 6;
const MOST_POSITIONS = 150;

const address = (table: string, what: string | number): string => `/kept/${encodeURIComponent(table)}/${what}`;

/** Browsers have such a place only for pages that come over HTTPS or from this machine. */
async function place(): Promise<Cache | null> {
  try {
    return (await globalThis.caches?.open(NAME)) ?? null;
  } catch {
    return null; // private browsing, or no room
  }
}

async function read<T>(table: string, what: string | number): Promise<T | null> {
  const found = await (await place())?.match(address(table, what));
  return found ? ((await found.json()) as T) : null;
}

export function find(table: string): Promise<Kept | null> {
  return read(table, "game");
}

/** The games that can be read, the last looked at first. */
export async function all(): Promise<Kept[]> {
  const found = await Promise.all(knownTables().map(({ id }) => find(id)));
  return found.filter((one) => one !== null).toSorted((a, b) => b.at - a.at);
}

/**
 * The position after so many answers. Not all are kept: then the nearest on the way from where one comes.
 */
export async function position(kept: Kept, decision: number, from: number): Promise<Update | null> {
  const near = nearest(kept.decisions, decision, from);
  const found = near === null ? null : await read<Update>(kept.info.id, near);
  return found && { ...found, log_from: 0, log: kept.log.filter((line) => line.decision <= found.decision) };
}

export function nearest(decisions: readonly number[], wanted: number, from: number): number | null {
  const later = decisions.find((one) => one >= wanted);
  const earlier = decisions.findLast((one) => one <= wanted);
  return (wanted > from ? (later ?? earlier) : (earlier ?? later)) ?? null;
}

/** Keep what is shown now. */
export async function keep(sitting: Sitting): Promise<void> {
  const { info, mine, seats, now, over, log, decision, looking, waiting, scene, ending } = sitting;
  const cache = await place();
  if (!info || scene === null || !cache) return;
  const before = await find(info.id);
  const decisions = [...new Set([...(before?.decisions ?? []), decision])].toSorted((a, b) => a - b);
  const gone = decisions.splice(0, decisions.length - MOST_POSITIONS);
  const told = new Map([...(before?.log ?? []), ...log].map((line) => [`${line.decision} ${JSON.stringify(line.msg)}`, line]));
  const lines = [...told.values()].toSorted((a, b) => a.decision - b.decision);
  const kept: Kept = { info: { ...info, links: null }, mine, seats, now, over, log: lines, decisions, at: Date.now() };
  const update: Update = { t: "update", n: 0, decision, looking, seats, waiting, asks: [], log_from: 0, log: [], undo: {}, scene, ending };
  try {
    await cache.put(address(info.id, decision), Response.json(update));
    await cache.put(address(info.id, "game"), Response.json(kept));
    await Promise.all(gone.map((one) => cache.delete(address(info.id, one))));
    if (!before) await tidy(info.id);
  } catch {
    // No room: the game goes on, it only cannot be read later.
  }
}

export async function drop(table: string): Promise<void> {
  const cache = await place();
  const own = new URL(address(table, ""), globalThis.location.href).pathname;
  for (const request of (await cache?.keys()) ?? []) if (new URL(request.url).pathname.startsWith(own)) await cache?.delete(request);
}

async function tidy(newest: string): Promise<void> {
  const games = await all();
  const stale = games.filter(({ info }) => info.id !== newest).slice(MOST_GAMES - 1);
  for (const { info } of stale) await drop(info.id);
}
