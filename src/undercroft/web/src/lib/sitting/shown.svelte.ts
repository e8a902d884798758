// What a client is shown of a table: as it stands, or as it stood earlier.

import type { AskSent, ChatLine, Ending, LineSent, Msg, SeatInfo, StandingSent, TableInfo, Takeback, Update } from "../wire";
import type { Kept } from "../keepsake";
import { Following, type Moment, type Stage } from "./following.svelte";
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

  /** What was shown last, if something has happened. */
  moment = $state.raw<Moment | null>(null);
  #moments = 0;
  /** What others do, one thing after the other. */
  readonly following = new Following(({ position, ours, leap }) => this.#follow(position, ours, leap));

  /** What one answer leads to in several stages, each shown for itself; the page sets it. The last is how things stand. */
  stages: ((moment: Moment) => Stage[]) | null = null;

  /** More has happened than is shown. */
  get behind(): boolean {
    return this.following.left > 0;
  }

  /** The table waits for us, whatever is shown. */
  get awaited(): boolean {
    return this.#live.asks.length > 0;
  }

  /**
   * The table has gone on; of what is asked only `asks` are shown. `ours`: by what we did. `anew`: nobody knows what has
   * happened since we last heard of it.
   */
  protected goOn(update: Update, asks: AskSent[], { ours = false, anew = false } = {}): void {
    if (!this.seats.length) this.readTo = update.log_from + (update.log ?? []).length; // just sat down
    this.seats = update.seats;
    this.takeback = update.takeback ?? null;
    this.outdated = update.outdated ?? null;
    this.now = update.decision;
    this.over = (update.ending ?? null) !== null;
    const before = this.#live;
    this.#live = following(before, update, asks);
    if (this.replaying) return;
    const { undo, standing } = this.#live;
    Object.assign(this, { undo, standing });
    if (anew) return this.following.jump({ position: this.#live, ours });
    const parts = this.#parts(before, this.#live);
    for (const position of parts) this.following.take({ position, ours: false });
    this.following.take({ position: this.#live, ours: ours && !parts.length });
  }

  /** What lies between two positions, where it is worth seeing. */
  #parts(before: Position, after: Position): Position[] {
    const known = before.logFrom + before.log.length - after.logFrom;
    if (!this.stages || before.scene === null || before.looking !== after.looking || known < 0 || after.decision <= before.decision) return [];
    const moment = { number: 0, before: before.scene, after: after.scene, lines: after.log.slice(known), ours: false };
    return this.stages(moment).map(({ scene, lines }) => ({ ...after, scene, log: after.log.slice(0, known + lines) }));
  }

  /** Something about how the table stands is different. */
  protected amend(change: Partial<Position>): void {
    this.#live = { ...this.#live, ...change };
    if (!this.replaying) this.following.amend(this.#live);
  }

  /** Something new is shown: perhaps an ask. */
  protected turned(): void {}

  #follow(position: Position, ours: boolean, leap = false): Moment | null {
    const moment = leap ? null : this.#from(position, ours);
    // What can be done now is done to the table as it stands; only answers need their question.
    if (position === this.#live) this.#show(position);
    else this.#show({ ...position, asks: [], ending: null, undo: this.#live.undo, standing: this.#live.standing });
    if (moment || leap) this.moment = moment;
    this.turned();
    return moment;
  }

  /** What has happened between what is shown and what is to be; null if nothing can be seen of it. */
  #from(next: Position, ours: boolean): Moment | null {
    if (this.scene === null || next.decision < this.decision) return null;
    const known = this.logFrom + this.log.length - next.logFrom;
    const lines = next.log.slice(Math.max(0, known));
    if (next.decision === this.decision && !lines.length) return null;
    if (!lines.length && this.#looksLike(next.scene)) return null;
    const direct = next.looking === this.looking;
    return { number: ++this.#moments, before: direct ? this.scene : null, after: next.scene, lines, ours };
  }

  /** Whether it is the scene that is shown. While playing the server says so; earlier positions come whole. */
  #looksLike(scene: unknown): boolean {
    return scene === this.scene || (this.replaying && JSON.stringify(scene) === JSON.stringify(this.scene));
  }

  // -- looking back --------------------------------------------------------------------------------------------------

  #replays = 0;

  /** There is no server: what this browser has kept is all there is to look at. */
  offline = $state(false);
  #kept: { log: LineSent[]; position: (decision: number) => Promise<Update | null> } | null = null;

  /** Read what this browser has kept of the table, until the server is there. */
  readOffline(kept: Kept, position: (decision: number) => Promise<Update | null>): void {
    const { info, mine, seats, now, over, log } = kept;
    Object.assign(this, { info, mine, seats, now, over, offline: true });
    this.#kept = { log, position };
  }

  protected online(): void {
    this.offline = false;
    this.#kept = null;
  }

  /** What the server has about the table. */
  protected abstract fetch(what: string): Promise<unknown>;

  async #at(decision: number, eyes: number | null): Promise<Update> {
    if (!this.#kept) return (await this.fetch(`at/${decision}${eyes === null ? "" : `?seat=${eyes}`}`)) as Update;
    const found = await this.#kept.position(decision);
    if (!found) throw new Error("nothing is kept");
    return found;
  }

  /** Show the table as it was after that many answers, with the eyes of a seat. Play goes on behind it. */
  async replay(decision: number, seat?: number): Promise<boolean> {
    const replay = ++this.#replays;
    const eyes = seat ?? this.#live.looking;
    let update: Update;
    try {
      update = await this.#at(decision, eyes);
    } catch (problem) {
      if (isProblem(problem)) this.complaint = { reason: problem.reason, rule: null };
      return false;
    }
    if (replay !== this.#replays) return false;
    this.following.clear();
    const position = earlier(this.#kept ? update.decision : decision, update); // of what is kept, not all may be
    const next = this.replaying && position.decision === this.decision + 1;
    const moment = next ? this.#from(position, false) : arrival(position, ++this.#moments);
    this.replaying = true;
    if (!this.seats.length) this.seats = update.seats;
    this.#show(position);
    this.moment = moment;
    return true;
  }

  /** Come back from looking back. */
  present(): void {
    this.#replays += 1;
    this.replaying = false;
    this.moment = null;
    this.#show(this.#live);
  }

  /** Every line of the log so far, as that seat reads it. */
  async wholeLog(seat = this.#live.looking ?? undefined): Promise<LineSent[]> {
    if (this.#kept) return this.#kept.log;
    const { log } = (await this.fetch(`log?from=0${seat === undefined ? "" : `&seat=${seat}`}`)) as { log: LineSent[] };
    return log;
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

/** Of an earlier position that one has come to from elsewhere, what its last answer led to. */
function arrival({ decision, scene, log }: Position, number: number): Moment {
  return { number, before: null, after: scene, lines: log.filter((line) => line.decision === decision), ours: false };
}

function isProblem(problem: unknown): problem is { reason: Msg } {
  return typeof problem === "object" && problem !== null && "reason" in problem;
}
