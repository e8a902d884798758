// First games of this browser: beginning one, and how far it has come.

import { api } from "./api";
import { displayName, ownTokens, recall, remember, rememberTable } from "./memory";
import { href, router } from "./router.svelte";

const key = (table: string): string => `lesson.${table}`;

/** Sit down to a first game. */
export async function beginLesson(slug: string): Promise<void> {
  const { table } = await api.lesson(slug, displayName());
  const host = table.links?.host ?? null;
  const tokens = [...ownTokens(table.links), ...(host ? [host] : [])];
  rememberTable({ id: table.id, game: table.game, title: table.title, tokens, host });
  keepLesson(table.id, 0);
  router.go(href.table(table.id, tokens));
}

/** The step that the lesson at a table has come to; null if it is an ordinary game, or is one by now. */
export function lessonAt(table: string): number | null {
  const found = recall(key(table));
  return typeof found === "number" && Number.isInteger(found) && found >= 0 ? found : null;
}

export function keepLesson(table: string, at: number | null): void {
  remember(key(table), at);
}
