// What one takes along to another device: name, seats and finished games.

import { api } from "../../lib/api";
import { bringHistory, history } from "../../lib/history";
import { bringTables, displayName, knownTables, recallText, remember, rememberName } from "../../lib/memory";

/** What the server keeps of a parcel at most, with something to spare for the seal. */
const MOST_BYTES = 60_000;

export interface Belongings {
  name: string;
  tables: unknown[];
  played: unknown[];
  /** Who one is in ratings; empty if there never were any. */
  player: string;
}

/** Everything, or what fits: the oldest games first stay behind, then the oldest tables. */
export function packed(most = MOST_BYTES): Belongings {
  const tables = knownTables().map(({ takes: _, ...table }) => table);
  const all: Belongings = { name: displayName(), tables, played: history(), player: recallText("player") };
  const size = (): number => new TextEncoder().encode(JSON.stringify(all)).length;
  while (size() > most && all.played.length) all.played = all.played.slice(0, Math.floor(all.played.length * 0.8));
  while (size() > most && all.tables.length) all.tables = all.tables.slice(0, Math.floor(all.tables.length * 0.8));
  return all;
}

/** Put them where this browser keeps its own; how many tables are new here. */
export function unpacked(raw: unknown): number {
  const { name, tables, played, player } = (raw ?? {}) as Partial<Record<keyof Belongings, unknown>>;
  if (typeof name === "string" && name.trim()) rememberName(name);
  if (typeof player === "string" && player) remember("player", player);
  if (Array.isArray(played)) bringHistory(played);
  return Array.isArray(tables) ? bringTables(tables) : 0;
}

/** Leave them with the server, sealed; the words that fetch them, and for how many seconds. */
export async function send(): Promise<{ words: string[]; seconds: number }> {
  const { newSentence, seal } = await import("../../lib/parcel");
  const words = newSentence();
  const { id, body } = seal(words, packed());
  return { words, seconds: (await api.putParcel(id, new Uint8Array(body))).seconds };
}

/** Fetch what was left under this sentence; null if it is no sentence, else how many tables are new here. */
export async function fetchFrom(text: string): Promise<number | null> {
  const { idOf, open, readSentence } = await import("../../lib/parcel");
  const words = readSentence(text);
  return words && unpacked(open(words, await api.takeParcel(idOf(words))));
}
