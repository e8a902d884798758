// What this browser remembers: tables with the tokens that open them, the player's name, settings.
// Storage may be absent, full or hold nonsense; then nothing is remembered and everything still works.

import type { Links } from "./wire";

export interface KnownTable {
  id: string;
  game: string;
  title: string;
  /** Tokens of the seats (or the spectator's chair) that this browser holds. */
  tokens: string[];
  /** What came by a link and may be an invitation, each with the token that is to open its seat once it is ours. */
  takes: Record<string, string>;
  /** The host's token, for whoever made the table. */
  host: string | null;
  /** What it was committed to when we first saw it, before the end. */
  commitment: string | null;
  /** When it was last opened here, in milliseconds. */
  at: number;
}

const PREFIX = "undercroft.";
const MOST_TABLES = 200;

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** A remembered value, or `fallback` if there is none. Callers check what they get: anybody may edit storage. */
export function recall(key: string, fallback: unknown = null): unknown {
  try {
    const text = storage()?.getItem(PREFIX + key);
    return text == null ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    storage()?.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Private browsing or a full disk: the game goes on, it is only forgotten.
  }
}

/** Settings of any part of the client, by name: `recallFlag("sound")`. */
export function recallFlag(key: string, fallback = false): boolean {
  const found = recall(key, fallback);
  return typeof found === "boolean" ? found : fallback;
}

export function recallText(key: string, fallback = ""): string {
  const found = recall(key, fallback);
  return typeof found === "string" ? found : fallback;
}

export function displayName(): string {
  return recallText("name").trim().slice(0, 40);
}

export function rememberName(name: string): void {
  remember("name", name.trim().slice(0, 40));
}

/** The tables known here, the last opened first. */
export function knownTables(): KnownTable[] {
  const found = recall("tables", []);
  if (!Array.isArray(found)) return [];
  return found.map(readTable).filter((table) => table !== null);
}

export function knownTable(id: string): KnownTable | null {
  return knownTables().find((table) => table.id === id) ?? null;
}

/** Keep a table, adding to the tokens already known for it. */
export function rememberTable(table: { id: string; game?: string; title?: string; tokens: string[]; host?: string | null; commitment?: string | null }): void {
  const all = knownTables();
  const before = all.find((one) => one.id === table.id);
  const kept: KnownTable = {
    id: table.id,
    game: table.game ?? before?.game ?? "",
    title: table.title ?? before?.title ?? "",
    tokens: [...new Set([...(before?.tokens ?? []), ...table.tokens])],
    takes: before?.takes ?? {},
    host: table.host ?? before?.host ?? null,
    commitment: before?.commitment ?? table.commitment ?? null,
    at: Date.now(),
  };
  keep(kept, all);
}

/**
 * Keep what came by a link. It may be an invitation, so for each there is a token that is to open its seat: kept before
 * anybody is told of it, and the same until it is settled what became of it.
 */
export function rememberLink(id: string, tokens: string[]): Record<string, string> {
  const known = knownTable(id);
  const fresh = tokens.filter((token) => token !== known?.host && !known?.tokens.includes(token));
  const takes = { ...known?.takes, ...newTokens(fresh) };
  if (!fresh.length) return takes;
  rememberTable({ id, tokens });
  const now = knownTable(id);
  if (now) keep({ ...now, takes }, knownTables());
  return takes;
}

/** An invitation that let us watch is followed after all: it is as new. */
export function reconsidered(id: string, token: string): void {
  const known = knownTable(id);
  if (known) keep({ ...known, tokens: known.tokens.filter((one) => one !== token) }, knownTables());
}

/** For each of these a token of our own. */
function newTokens(invitations: string[]): Record<string, string> {
  return Object.fromEntries(invitations.map((one) => [one, newToken()]));
}

/** 128 bits that nobody guesses. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Who this person is in ratings, where there are any; made up when it is first wanted. */
export function playerSecret(): string {
  const known = recallText("player");
  if (known) return known;
  const made = newToken();
  remember("player", made);
  return made;
}

/** It is settled what became of these: some opened a seat, and are void now. False if nothing is remembered here. */
export function settle(id: string, takes: string[], taken: Record<string, string>): boolean {
  const known = knownTable(id);
  if (!known) return false;
  const tokens = known.tokens.map((token) => taken[token] ?? token);
  const left = Object.fromEntries(Object.entries(known.takes).filter(([one]) => !takes.includes(one)));
  keep({ ...known, tokens, takes: left }, knownTables());
  return true;
}

function keep(kept: KnownTable, all: KnownTable[]): void {
  remember("tables", [kept, ...all.filter((one) => one.id !== kept.id)].slice(0, MOST_TABLES));
}

/** Add tables that came from another device; tokens that are known here as well stay. How many are new. */
export function bringTables(raw: readonly unknown[]): number {
  const known = knownTables();
  const come = raw.map(readTable).filter((table) => table !== null);
  const merged = new Map(known.map((table) => [table.id, table]));
  for (const table of come) {
    const before = merged.get(table.id);
    merged.set(table.id, {
      ...table,
      tokens: [...new Set([...(before?.tokens ?? []), ...table.tokens])],
      takes: before?.takes ?? {},
      host: before?.host ?? table.host,
      commitment: before?.commitment ?? table.commitment,
      at: Math.max(before?.at ?? 0, table.at),
    });
  }
  remember("tables", [...merged.values()].sort((a, b) => b.at - a.at).slice(0, MOST_TABLES));
  return merged.size - known.length;
}

/** What whoever made a table keeps: their seats, else the spectators' bench. */
export function ownTokens(links: Links | null): string[] {
  const mine = links?.seats.filter((token) => token !== null) ?? [];
  return mine.length || !links ? mine : [links.spectator];
}

export function forgetTable(id: string): void {
  remember(
    "tables",
    knownTables().filter((table) => table.id !== id),
  );
}

function readTable(raw: unknown): KnownTable | null {
  if (typeof raw !== "object" || raw === null) return null;
  const { id, game, title, tokens, takes, host, commitment, at } = raw as Record<string, unknown>;
  if (typeof id !== "string" || !Array.isArray(tokens)) return null;
  return {
    id,
    game: typeof game === "string" ? game : "",
    title: typeof title === "string" ? title : "",
    tokens: tokens.filter((token) => typeof token === "string"),
    takes: Object.fromEntries(Object.entries(takes ?? {}).filter(([, token]) => typeof token === "string")),
    host: typeof host === "string" ? host : null,
    commitment: typeof commitment === "string" ? commitment : null,
    at: typeof at === "number" ? at : 0,
  };
}
