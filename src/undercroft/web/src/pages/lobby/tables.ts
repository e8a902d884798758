// What the lobby says of tables: sorted, and split into running and finished.

import type { Summary } from "../../lib/api";
import type { KnownTable } from "../../lib/memory";

export interface Row {
  known: KnownTable;
  summary: Summary;
  yourTurn: boolean;
}

export interface Sorted {
  running: Row[];
  finished: Row[];
  /** Remembered here, unknown to the server. */
  gone: KnownTable[];
}

/** Those that wait for you first, then the last played. */
export function sorted(known: readonly KnownTable[], summaries: readonly Summary[]): Sorted {
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  const rows: Row[] = [];
  for (const table of known) {
    const summary = byId.get(table.id);
    if (summary) rows.push({ known: table, summary, yourTurn: summary.installed && summary.waiting.some((seat) => summary.yours.includes(seat)) });
  }
  const latest = (row: Row) => Math.max(row.summary.touched * 1000, row.known.at);
  rows.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || latest(b) - latest(a));
  return {
    running: rows.filter((row) => row.summary.ending === null),
    finished: rows.filter((row) => row.summary.ending !== null),
    gone: known.filter((table) => !byId.has(table.id)),
  };
}

/** Names that are alike, once: "Ada", "Skilled bot ×3". */
export function counted(names: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name));
}

/** "2 hours ago", in the words of the language. */
export function ago(milliseconds: number, lang: string, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const seconds = Math.round((milliseconds - now) / 1000);
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ];
  for (const [unit, size] of steps) if (Math.abs(seconds) >= size) return words.format(Math.round(seconds / size), unit);
  return words.format(0, "minute");
}
