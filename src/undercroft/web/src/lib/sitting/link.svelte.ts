// The line to the server: it comes back by itself after a loss, and notices when something has been missed.

import type { FromClient, FromServer } from "../wire";
import type { Complaint } from "./said";

export type Connection = "connecting" | "open" | "lost";

/** As much of a WebSocket as a sitting needs. */
export interface Line {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Means {
  socket: (url: string) => Line;
  get: (path: string, token: string) => Promise<unknown>;
}

export const browser: Means = {
  socket: (url) => new WebSocket(url) as unknown as Line,
  get: async (path, token) => {
    const answer = await fetch(path, { headers: { Authorization: `Bearer ${token}` } });
    const body: unknown = await answer.json();
    if (!answer.ok) throw body;
    return body;
  },
};

const OPEN = 1;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
/** Why somebody may be turned away today and let in tomorrow. */
const PASSING_TROUBLE = new Set(["too-many", "busy", "broken", "no-database", "disk-full"]);

/** Who is at this end of the line. */
interface Party {
  /** What to begin with. */
  hello(): FromClient;
  hear(message: FromServer): void;
  /** Ask for everything again. */
  sync(): void;
}

export class Link {
  connection = $state<Connection>("connecting");
  /** The server does not let us in: an unknown table, or tokens that open none of its seats. */
  turnedAway = $state.raw<Complaint | null>(null);
  /** Nothing is missing from what we have heard. */
  synced = true;

  #line: Line | null = null;
  #last = -1;
  #closed = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly socket: Means["socket"],
    readonly party: Party,
  ) {}

  /** There is a line, though perhaps nobody has answered on it yet. */
  get engaged(): boolean {
    return this.#line !== null;
  }

  open(): void {
    this.#closed = false;
    this.turnedAway = null;
    this.#connect();
    globalThis.addEventListener?.("online", this.#hurry);
    globalThis.document?.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    globalThis.removeEventListener?.("online", this.#hurry);
    globalThis.document?.removeEventListener("visibilitychange", this.#hurry);
    this.#line?.close();
    this.#line = null;
  }

  /** Nothing is sent while there is nobody to hear it. */
  send(message: FromClient): void {
    if (this.#line?.readyState === OPEN) this.#line.send(JSON.stringify(message));
  }

  welcomed(): void {
    this.connection = "open";
    this.turnedAway = null;
    this.#tries = 0;
  }

  /** Not let in, for good or for the moment. */
  refused(code: string, complaint: Complaint): void {
    if (!PASSING_TROUBLE.has(code)) this.turnedAway = { ...complaint, code };
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const where = globalThis.location;
    const origin = where ? `${where.protocol === "https:" ? "wss" : "ws"}://${where.host}` : "";
    const line = this.socket(`${origin}/api/tables/${this.table}/socket`);
    this.#line = line;
    this.#last = -1;
    this.synced = true;
    line.onopen = () => line.send(JSON.stringify(this.party.hello()));
    line.onmessage = (event) => {
      if (line === this.#line) this.#hear(JSON.parse(event.data) as FromServer);
    };
    line.onclose = () => {
      if (line === this.#line) this.#dropped();
    };
  }

  #hear(message: FromServer): void {
    if (message.t === "welcome") this.#last = message.n - 1;
    if (message.n <= this.#last) return;
    if (message.n > this.#last + 1 && this.#last >= 0) this.#missed();
    this.#last = message.n;
    this.party.hear(message);
  }

  #missed(): void {
    if (!this.synced) return;
    this.synced = false;
    this.party.sync();
  }

  #dropped(): void {
    this.#line = null;
    if (this.#closed || this.turnedAway) return;
    this.connection = "lost";
    const pause = Math.min(FIRST_PAUSE * 2 ** this.#tries++, LONGEST_PAUSE);
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  #hurry = (): void => {
    if (this.connection !== "lost" || this.#closed || globalThis.document?.hidden) return;
    this.#tries = 0;
    this.#connect();
  };
}
