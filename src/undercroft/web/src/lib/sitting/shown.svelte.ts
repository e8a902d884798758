// What a client is shown of a table: as it stands, or as it stood earlier.

import type { AskSent, ChatLine, Ending, LineSent, Msg, SeatInfo, StandingSent, TableInfo, Takeback, Update } from "../wire";
import { earlier, following, nothing, type Position } from "./position";
import type { Complaint } from "./said";

const OLDER_LINES = 200;

export abstract class Shown {
  info = $state<TableInfo | null>(null);
  /** The seats held by this client. */
  mine = $state<number[]>([]);
  host = $state(false);
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
  /** What our seats may do without having been asked. */
  standing = $state.raw<StandingSent[]>([]);
  takeback = $state.raw<Takeback | null>(null);
  ending = $state.raw<Ending | null>(null);
  throwing = $state(false);
  /** Why the table can only be looked at, if that is so. */
  outdated = $state.raw<Msg | null>(null);
  /** A finished or earlier position is shown: nothing can be answered. */
  replaying = $state(false);
  /** How many lines the log had when we last answered: those after it are news. */
  readTo = $state(0);
  /** The last refusal, until the next answer. */
  complaint = $state.raw<Complaint | null>(null);
  /** How many answers have been given by now, whatever is shown. */
  now = $state(0);
  /** The game is over, whatever is shown. */
  over = $state(false);

  /** The ask to show: of the seat that looks, else the first. */
  current = $derived.by(() => {
    if (this.replaying) return null;
    return this.asks.find((sent) => sent.seat === this.looking) ?? this.asks[0] ?? null;
  });

  /** The seat of ours whose last answer can be taken back; the one that looks before others. */
  get undoSeat(): number | null {
    const can = Object.keys(this.undo).map(Number);
    return can.find((seat) => seat === this.looking) ?? can[0] ?? null;
  }

  /** How the table stands, whatever is shown. */
  #live: Position = $state.raw(nothing());

  protected get live(): Readonly<Position> {
    return this.#live;
  }

  /** The table has gone on; of what is asked only `asks` are shown. */
  protected goOn(update: Update, asks: AskSent[]): void {
    if (!this.seats.length) this.readTo = update.log_from + (update.log ?? []).length; // just sat down
    this.seats = update.seats;
    this.takeback = update.takeback ?? null;
    this.outdated = update.outdated ?? null;
    this.now = update.decision;
    this.over = (update.ending ?? null) !== null;
    this.amend(following(this.#live, update, asks));
  }

  /** Something about how the table stands is different. */
  protected amend(change: Partial<Position>): void {
    this.#live = { ...this.#live, ...change };
    if (!this.replaying) this.#show(this.#live);
  }

  // -- looking back --------------------------------------------------------------------------------------------------

  #replays = 0;

  /** What the server has about the table. */
  protected abstract fetch(what: string): Promise<unknown>;

  /** Show the table as it was after that many answers, with the eyes of a seat. Play goes on behind it. */
  async replay(decision: number, seat?: number): Promise<boolean> {
    const replay = ++this.#replays;
    const eyes = seat ?? this.#live.looking;
    let update: Update;
    try {
      update = (await this.fetch(`at/${decision}${eyes === null ? "" : `?seat=${eyes}`}`)) as Update;
    } catch (problem) {
      if (isProblem(problem)) this.complaint = { reason: problem.reason, rule: null };
      return false;
    }
    if (replay !== this.#replays) return false;
    this.replaying = true;
    if (!this.seats.length) this.seats = update.seats;
    this.#show(earlier(decision, update));
    return true;
  }

  /** Come back from looking back. */
  present(): void {
    this.#replays += 1;
    this.replaying = false;
    this.#show(this.#live);
  }

  /** Lines of the log from before those known; true while there are more. */
  async older(): Promise<boolean> {
    const to = this.logFrom;
    if (to === 0) return false;
    const from = Math.max(0, to - OLDER_LINES);
    const seat = this.looking === null ? "" : `&seat=${this.looking}`;
    const { log } = (await this.fetch(`log?from=${from}&to=${to}${seat}`)) as { log: LineSent[] };
    if (this.logFrom !== to) return true;
    this.log = [...log, ...this.log];
    this.logFrom = from;
    if (!this.replaying) this.#live = { ...this.#live, log: this.log, logFrom: from };
    return from > 0;
  }

  #show(position: Position): void {
    const { decision, looking, waiting, asks, scene, log, logFrom, undo, standing, ending, throwing } = position;
    Object.assign(this, { decision, looking, waiting, asks, scene, log, logFrom, undo, standing, ending, throwing });
  }
}

function isProblem(problem: unknown): problem is { reason: Msg } {
  return typeof problem === "object" && problem !== null && "reason" in problem;
}
