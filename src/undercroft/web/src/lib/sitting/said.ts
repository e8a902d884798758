// What was said to the server, until it has said what it makes of it.

import type { FromClient, Msg } from "../wire";

export interface Complaint {
  reason: Msg;
  rule: string | null;
  code?: string;
}

interface Pending {
  message: FromClient;
  settle: (complaint: Complaint | null) => void;
  /** Said without being told: a refusal is nobody's business. */
  silent: boolean;
}

/** What is better lost with the connection than said again: by then it may be about something else. */
const ONCE = new Set(["vote"]);

export class Said {
  #ref = 0;
  #hello = 0;
  #pending = new Map<number, Pending>();

  constructor(readonly post: (message: FromClient) => void) {}

  /** The number of a first word: what was said before it may have arrived or not. */
  hello(): number {
    this.#hello = ++this.#ref;
    return this.#hello;
  }

  say(message: FromClient, settle: Pending["settle"], silent: boolean): void {
    const ref = ++this.#ref;
    if (message.t !== "sync" && message.t !== "hints") this.#pending.set(ref, { message, settle, silent });
    this.post({ ...message, ref });
  }

  /** The server has done or refused it. Comes back with what it was. */
  settle(ref: number, complaint: Complaint | null): FromClient | null {
    const pending = this.#pending.get(ref);
    if (!pending) return null;
    this.#pending.delete(ref);
    pending.settle(complaint);
    return pending.message;
  }

  /** Whether a refusal of it is no news; of what nobody waits for, none is that only came too late, as of hints. */
  silent(ref: number, code: string): boolean {
    return this.#pending.get(ref)?.silent ?? code === "late";
  }

  /** After a lost connection: what was on its way may have arrived or not. The server knows, and does it once. */
  repeat(): void {
    for (const [ref, { message, settle, silent }] of [...this.#pending]) {
      if (ref > this.#hello) continue;
      if (ONCE.has(message.t)) this.settle(ref, null);
      else {
        this.#pending.delete(ref);
        this.say(message, settle, silent);
      }
    }
  }

  /** An answer to that is on its way. */
  answers(seat: number, decision: number): boolean {
    return this.#some((message) => message.t === "answer" && message.seat === seat && message.decision === decision);
  }

  /** Something that the seat does unasked is on its way. */
  acts(seat: number): boolean {
    return this.#some((message) => message.t === "act" && message.seat === seat);
  }

  #some(like: (message: FromClient) => boolean): boolean {
    return [...this.#pending.values()].some(({ message }) => like(message));
  }
}

/** An id that no other message has. Browsers have a better way, but not where a page comes over plain HTTP. */
export function unlikeAny(): string {
  return [Date.now(), Math.random() * 2 ** 52, Math.random() * 2 ** 52].map((part) => Math.floor(part).toString(36)).join("");
}
