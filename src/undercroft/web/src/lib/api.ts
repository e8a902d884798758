// The server's HTTP side. Tokens go into a header, never into an address.

import type { Luck } from "./luck";
import { reach } from "./reach.svelte";
import type { Lang } from "./voice";
import type { Account, AnalysisNow, GameInfo, Here, LineSent, Msg, NewSeat, NewTable, Ratings, Rule as LedgerRule, Summary, TableInfo, Update, Where } from "./wire";

export type { GameInfo, OptionInfo as GameOption, NewSeat as SeatWanted, NewTable as TableWanted, Summary } from "./wire";

/** A rule of a ledger, under the heading that the page puts it. */
export type Rule = LedgerRule & { chapter: string };

/** A request that failed, with the reason in a message that `say` puts into words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly reason: Msg,
  ) {
    super(code);
  }
}

/** One token, or all that this browser holds for a table. */
export type Tokens = string | readonly string[];

interface Call {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  tokens?: Tokens;
  signal?: AbortSignal | undefined;
}

/** What a proxy says when the server behind it does not answer. */
const AWAY = [502, 503, 504];

async function request(path: string, { method, body, tokens = [], signal }: Call = {}): Promise<Response> {
  const headers = new Headers();
  if (tokens.length) headers.set("Authorization", `Bearer ${typeof tokens === "string" ? tokens : tokens.join(",")}`);
  if (body !== undefined && !(body instanceof Blob)) headers.set("Content-Type", "application/json");
  let response: Response;
  try {
    response = await fetch(path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers,
      body: body === undefined ? null : typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    reach.doubt();
    throw new ApiError(0, "offline", { id: "shell-error-offline" });
  }
  if (AWAY.includes(response.status)) reach.doubt();
  if (!response.ok) throw await failure(response);
  return response;
}

async function failure(response: Response): Promise<ApiError> {
  const plain: Msg = { id: "shell-error-status", args: { status: response.status } };
  try {
    const { code, reason } = (await response.json()) as { code?: string; reason?: Msg };
    return new ApiError(response.status, code ?? "error", reason?.id ? reason : plain);
  } catch {
    return new ApiError(response.status, "error", plain);
  }
}

async function json<T>(path: string, call?: Call): Promise<T> {
  return (await (await request(path, call)).json()) as T;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const game = (slug: string) => `/api/games/${encodeURIComponent(slug)}`;

export const api = {
  games: () => json<GameInfo[]>("/api/games"),
  catalogue: (slug: string) => json<Record<string, unknown>>(`${game(slug)}/catalogue`),
  client: (slug: string) => json<{ module: string | null }>(`${game(slug)}/client`),
  rules: (slug: string, lang: Lang) => json<Rule[]>(`${game(slug)}/rules/${lang}`),
  messages: async (path: string) => (await request(path)).text(),
  create: (wanted: NewTable) => json<{ table: TableInfo }>("/api/tables", { body: wanted }),
  lesson: (slug: string, name: string) => json<{ table: TableInfo }>(`${game(slug)}/lesson`, { body: { name } }),
  practice: <T>(slug: string) => json<T>(`${game(slug)}/practice`),
  tryOut: <T>(slug: string, how: Record<string, unknown>) => json<T>(`${game(slug)}/practice`, { body: { how } }),
  list: (tables: { id: string; tokens: readonly string[] }[]) => json<Summary[]>("/api/tables/list", { body: { tables } }),
  listed: () => json<Summary[]>("/api/tables/listed"),
  here: () => json<Here>("/api/here"),
  summary: (id: string, tokens: Tokens) => json<Summary>(table(id), { tokens }),
  remove: (id: string, host: string) => json<{ deleted: string[] }>(table(id), { method: "DELETE", tokens: host }),
  at: (id: string, decision: number, tokens: Tokens, seat?: number) =>
    json<Update>(`${table(id)}/at/${decision}${seat === undefined ? "" : `?seat=${seat}`}`, { tokens }),
  log: (id: string, from: number, to: number, tokens: Tokens) =>
    json<LineSent[]>(`${table(id)}/log?from=${from}&to=${to}`, { tokens }),
  record: async (id: string, tokens: Tokens) => (await request(`${table(id)}/record`, { tokens })).blob(),
  account: (id: string, tokens: Tokens) => json<Account>(`${table(id)}/account`, { tokens }),
  analysis: (id: string, tokens: Tokens, seat: number) => json<AnalysisNow>(`${table(id)}/analysis?seat=${seat}`, { tokens }),
  analyse: (id: string, tokens: Tokens, seat: number) => json<AnalysisNow>(`${table(id)}/analysis?seat=${seat}`, { method: "POST", tokens }),
  stopAnalysis: (id: string, tokens: Tokens, seat: number) => json<AnalysisNow>(`${table(id)}/analysis?seat=${seat}`, { method: "DELETE", tokens }),
  luck: (id: string, tokens: Tokens) => json<Luck>(`${table(id)}/luck`, { tokens }),
  ratings: (player: string) => json<Ratings>("/api/ratings", { body: { player } }),
  putParcel: (id: string, body: Uint8Array<ArrayBuffer>) => json<{ seconds: number }>(`/api/parcels/${id}`, { method: "PUT", body: new Blob([body]) }),
  takeParcel: async (id: string) => new Uint8Array(await (await request(`/api/parcels/${id}/take`, { method: "POST" })).arrayBuffer()),
  remind: (id: string, tokens: Tokens, where: Where) => json<{ confirmed: boolean }>(`${table(id)}/reminders`, { tokens, body: where }),
  stopReminding: (id: string, tokens: Tokens, where: Where) =>
    json<{ confirmed: boolean }>(`${table(id)}/reminders`, { method: "DELETE", tokens, body: where }),
  importRecord: (text: string) => json<{ table: TableInfo }>("/api/tables/import", { body: text }),
  fork: (id: string, decision: number, tokens: Tokens, seats?: NewSeat[]) =>
    json<{ table: TableInfo }>(`${table(id)}/fork`, { tokens, body: { decision, ...(seats ? { seats } : {}) } }),
};

/** The reason of any failure, for `say`. */
export function reasonOf(error: unknown): Msg {
  return error instanceof ApiError ? error.reason : { id: "shell-error-unknown" };
}
