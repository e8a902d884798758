// The tables this browser knows, and what has become of them.

import { api, ApiError, reasonOf, type Summary } from "../../lib/api";
import { noteFinished } from "../../lib/history";
import { loadGameMessages } from "../../lib/i18n.svelte";
import { forgetTable, knownTables, type KnownTable } from "../../lib/memory";
import type { Msg } from "../../lib/wire";
import { sorted } from "./tables";

const AGAIN_MS = 15_000;

export class Mine {
  known = $state.raw<KnownTable[]>(knownTables());
  summaries = $state.raw<Summary[] | null>(null);
  failed = $state(false);
  rows = $derived(sorted(this.known, this.summaries ?? []));

  /** Look now and then, for others play while the lobby is open; the answer stops it. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => document.visibilityState === "visible" && void this.look(), AGAIN_MS);
    return () => clearInterval(timer);
  }

  look = async (): Promise<void> => {
    if (this.known.length === 0) return;
    try {
      this.summaries = await api.list(this.known.map(({ id, tokens }) => ({ id, tokens })));
      this.failed = false;
      noteFinished(this.summaries);
      // Quests and dungeons have names that only a game knows.
      const installed = this.summaries.filter((one) => one.installed);
      for (const game of new Set(installed.map((one) => one.game))) loadGameMessages(game).catch(() => undefined);
    } catch {
      this.failed = true;
    }
  };

  /** Delete a table of ours for everybody; why not, or null when it is gone. */
  async remove(table: KnownTable): Promise<Msg | null> {
    try {
      if (table.host) await api.remove(table.id, table.host);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "unknown")) return reasonOf(error);
    }
    this.forget([table]);
    return null;
  }

  forget(tables: readonly KnownTable[]): void {
    for (const table of tables) {
      forgetTable(table.id);
      void import("../../lib/keepsake").then(({ drop }) => drop(table.id)).catch(() => undefined);
    }
    this.known = knownTables();
  }
}
