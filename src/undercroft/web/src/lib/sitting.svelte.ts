// One client at one table: what the server last said, and what can be said to it.

import type { Answer, AskSent, ChatLine, Ending, FromClient, FromServer, LineSent, Msg, SeatInfo, TableInfo, Takeback } from "./wire";

export type Connection = "connecting" | "open" | "lost";

export interface Complaint {
  reason: Msg;
  rule: string | null;
}

export class Sitting {
  info = $state<TableInfo | null>(null);
  /** The seats held by this client. */
  mine = $state<number[]>([]);
  host = $state(false);
  connection = $state<Connection>("connecting");
  seats = $state.raw<SeatInfo[]>([]);
  waiting = $state.raw<number[]>([]);
  asks = $state.raw<AskSent[]>([]);
  /** Whatever the game's `scene` is, as seen from the seat `looking`. */
  scene = $state.raw<unknown>(null);
  looking = $state<number | null>(null);
  decision = $state(0);
  log = $state.raw<LineSent[]>([]);
  logFrom = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  undo = $state.raw<Record<string, "free" | "ask">>({});
  takeback = $state.raw<Takeback | null>(null);
  ending = $state.raw<Ending | null>(null);
  /** What the choices of the current ask would do, once the server has said. */
  hints = $state.raw<Record<string, unknown>>({});
  /** The last refusal, until the next answer. */
  complaint = $state.raw<Complaint | null>(null);
  /** A finished or earlier position is shown: nothing can be answered. */
  replaying = $state(false);

  /** The ask to show: of the seat that looks, else the first. */
  current = $derived.by(() => {
    if (this.replaying) return null;
    return this.asks.find((sent) => sent.seat === this.looking) ?? this.asks[0] ?? null;
  });

  constructor(
    readonly table: string,
    readonly tokens: string[],
    readonly name: string,
  ) {}

  /** Answer the current ask. */
  answer(value: Answer): void {
    const sent = this.current;
    if (sent) this.send({ t: "answer", seat: sent.seat, decision: sent.decision, answer: value });
  }

  send(_message: FromClient): void {}

  take(_message: FromServer): void {}
}
