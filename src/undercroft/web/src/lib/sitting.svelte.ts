// One client at one table: what the server last said, and what can be said to it.

import type {
  Answer,
  Ask,
  AskSent,
  ChatLine,
  Choice,
  Ending,
  FromClient,
  FromServer,
  LineSent,
  Msg,
  SeatInfo,
  StandingSent,
  TableInfo,
  Takeback,
  Update,
  Value,
  Welcome,
} from "./wire";

export type Connection = "connecting" | "open" | "lost";

export interface Complaint {
  reason: Msg;
  rule: string | null;
  code?: string;
}

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

/** What the table looks like at one moment, as seen from one seat. */
interface Position {
  decision: number;
  looking: number | null;
  waiting: number[];
  asks: AskSent[];
  scene: unknown;
  log: LineSent[];
  logFrom: number;
  undo: Record<string, "free" | "ask">;
  standing: StandingSent[];
  ending: Ending | null;
}

interface Pending {
  message: FromClient;
  settle: (complaint: Complaint | null) => void;
  /** Said without being told: a refusal is nobody's business. */
  silent: boolean;
}

const OPEN = 1;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const HINTS_PAUSE = 80;
/** A walk does not go on by itself after an interruption longer than this: the walker should look first. */
const WALK_PATIENCE = 5_000;
const OLDER_LINES = 200;
/** Why somebody may be turned away today and let in tomorrow. */
const PASSING_TROUBLE = new Set(["too-many", "busy", "broken", "no-database", "disk-full"]);
/** What is better lost with the connection than said again: by then it may be about something else. */
const ONCE = new Set(["vote"]);

const browser: Means = {
  socket: (url) => new WebSocket(url) as unknown as Line,
  get: async (path, token) => {
    const answer = await fetch(path, { headers: { Authorization: `Bearer ${token}` } });
    const body: unknown = await answer.json();
    if (!answer.ok) throw body;
    return body;
  },
};

export function allowed(ask: Ask): Choice[] {
  return "choices" in ask ? ask.choices.filter((choice) => choice.refused === null) : [];
}

export class Sitting {
  info = $state<TableInfo | null>(null);
  /** The seats held by this client. */
  mine = $state<number[]>([]);
  host = $state(false);
  connection = $state<Connection>("connecting");
  /** The server does not let us in: an unknown table, or tokens that open none of its seats. */
  turnedAway = $state.raw<Complaint | null>(null);
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
  /** Why the table can only be looked at, if that is so. */
  outdated = $state.raw<Msg | null>(null);
  /** What the choices of the current ask would do, once the server has said. */
  hints = $state.raw<Record<string, unknown>>({});
  /** The last refusal, until the next answer. */
  complaint = $state.raw<Complaint | null>(null);
  /** A finished or earlier position is shown: nothing can be answered. */
  replaying = $state(false);
  /** The decision number of the answer on its way; the ask is still shown, but takes no second one. */
  answering = $state<number | null>(null);
  /** A path is being walked step by step. */
  walking = $state(false);
  /** How many lines the log had when we last answered: those after it are news. */
  readTo = $state(0);
  /** The choice that the player points at in the list, for the board to show what it would do. */
  pointed = $state<Value | null>(null);
  /** How many answers have been given by now, whatever is shown. */
  now = $state(0);
  /** The game is over, whatever is shown. */
  over = $state(false);

  /** The ask to show: of the seat that looks, else the first. */
  current = $derived.by(() => {
    if (this.replaying) return null;
    return this.asks.find((sent) => sent.seat === this.looking) ?? this.asks[0] ?? null;
  });

  /** Asks that are answered `pass` without showing them; the page sets it from what the player has chosen. */
  passes: (ask: Ask) => boolean = () => false;
  /** Only here to look: nothing is answered unasked. */
  passive = false;
  /** Whether hints are worth asking for: only a game with a board of its own shows them. */
  wantsHints = false;

  #means: Means;
  #line: Line | null = null;
  #last = -1;
  #synced = true;
  #ref = 0;
  #pending = new Map<number, Pending>();
  #hello = 0;
  #closed = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #hintsLater: ReturnType<typeof setTimeout> | undefined;
  #hintsFor = "";
  #live: Position = $state.raw(nothing());
  #watchers = new Set<() => void>();
  #steps = 0;

  /** What may be an invitation, each with the token that is to open its seat: the same until we know. */
  #takes: Record<string, string> = {};
  /** Called when it is settled what became of these: with the tokens that opened a seat. */
  onsettled: (takes: string[], taken: Record<string, string>) => void = () => {};

  constructor(
    readonly table: string,
    public tokens: string[],
    readonly name: string,
    means: Partial<Means> = {},
  ) {
    this.#means = { ...browser, ...means };
  }

  // -- the connection ------------------------------------------------------------------------------------------------

  /** Sit down. The sitting comes back by itself after a lost connection, until it is closed. */
  open(): void {
    this.#closed = false;
    this.turnedAway = null;
    this.#connect();
    globalThis.addEventListener?.("online", this.#hurry);
    globalThis.document?.addEventListener("visibilitychange", this.#hurry);
  }

  /** Come to take seats, with these invitations and what is to open the seats. */
  sitDown(takes: Record<string, string>): void {
    this.#takes = { ...this.#takes, ...takes };
    this.tokens = [...new Set([...this.tokens, ...Object.keys(takes)])];
    if (this.#line) this.again();
  }

  /** Take no seat after all. */
  watch(): void {
    this.#settled([]);
    this.again();
  }

  /** Leave, and come again as whoever we are now. */
  again(): void {
    this.close();
    this.connection = "connecting";
    this.open();
  }

  close(): void {
    this.#closed = true;
    this.walking = false;
    clearTimeout(this.#retry);
    clearTimeout(this.#hintsLater);
    globalThis.removeEventListener?.("online", this.#hurry);
    globalThis.document?.removeEventListener("visibilitychange", this.#hurry);
    this.#line?.close();
    this.#line = null;
  }

  #hurry = (): void => {
    if (this.connection !== "lost" || this.#closed || globalThis.document?.hidden) return;
    this.#tries = 0;
    this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    const where = globalThis.location;
    const origin = where ? `${where.protocol === "https:" ? "wss" : "ws"}://${where.host}` : "";
    const line = this.#means.socket(`${origin}/api/tables/${this.table}/socket`);
    this.#line = line;
    this.#last = -1;
    this.#synced = true;
    line.onopen = () => {
      this.#hello = ++this.#ref;
      const hello: FromClient = { t: "hello", ref: this.#hello, tokens: this.tokens, name: this.name };
      line.send(JSON.stringify(Object.keys(this.#takes).length ? { ...hello, take: this.#takes } : hello));
    };
    line.onmessage = (event) => {
      if (line === this.#line) this.take(JSON.parse(event.data) as FromServer);
    };
    line.onclose = () => {
      if (line === this.#line) this.#dropped();
    };
  }

  #dropped(): void {
    this.#line = null;
    if (this.#closed || this.turnedAway) return;
    this.connection = "lost";
    const pause = Math.min(FIRST_PAUSE * 2 ** this.#tries++, LONGEST_PAUSE);
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  // -- what the server says ------------------------------------------------------------------------------------------

  take(message: FromServer): void {
    if (message.t === "welcome") this.#last = message.n - 1;
    if (message.n <= this.#last) return;
    if (message.n > this.#last + 1 && this.#last >= 0) this.#missed();
    this.#last = message.n;
    switch (message.t) {
      case "welcome":
        return this.#welcomed(message);
      case "update":
        for (const ref of message.done ?? []) this.#settle(ref, null);
        return this.#updated(message);
      case "waiting":
        return this.#waitedFor(message.waiting);
      case "done":
        return this.#settle(message.ref, null);
      case "refused":
        return this.#refused(message.ref, message.code, { reason: message.reason, rule: message.rule });
      case "hints":
        if (`${message.seat}:${message.decision}` === this.#hintsFor) this.hints = message.hints;
        return;
      case "chat":
        this.chat = [...this.chat, message.line];
        return;
      case "links":
        if (this.info) this.info = { ...this.info, links: message.links };
    }
  }

  #missed(): void {
    if (!this.#synced) return;
    this.#synced = false;
    this.send({ t: "sync" });
  }

  #welcomed(message: Welcome): void {
    this.info = message.table;
    this.mine = [...message.seats];
    this.host = message.host;
    this.chat = message.chat ?? [];
    this.connection = "open";
    this.turnedAway = null;
    this.#tries = 0;
    this.#settled(message.taken ?? []);
  }

  #settled(invitations: string[]): void {
    const takes = this.#takes;
    const taken = Object.fromEntries(invitations.map((one) => [one, takes[one]!]));
    this.#takes = {};
    this.tokens = this.tokens.map((token) => taken[token] ?? token);
    if (Object.keys(takes).length) this.onsettled(Object.keys(takes), taken);
  }

  #updated(update: Update): void {
    const before = this.#live;
    if (!("scene" in update) && !this.#synced) return; // it may lack what the missed one brought; a full one comes
    this.#synced = true;
    const log = update.log ?? [];
    const known = update.log_from - before.logFrom;
    const joins = known >= 0 && known <= before.log.length;
    this.#live = {
      decision: update.decision,
      looking: update.looking,
      waiting: update.waiting,
      asks: update.asks.filter((sent) => !this.#silent(sent)),
      scene: "scene" in update ? update.scene : before.scene,
      log: joins ? (log.length || known < before.log.length ? [...before.log.slice(0, known), ...log] : before.log) : log,
      logFrom: joins ? before.logFrom : update.log_from,
      undo: update.undo,
      standing: update.standing ?? [],
      ending: update.ending ?? null,
    };
    if (!this.seats.length) this.readTo = update.log_from + log.length; // just sat down
    this.seats = update.seats;
    this.takeback = update.takeback ?? null;
    this.outdated = update.outdated ?? null;
    this.now = update.decision;
    this.over = this.#live.ending !== null;
    if (!this.replaying) this.#show(this.#live);
    if (this.answering !== null && !this.#answerOnItsWay(update.asks)) this.answering = null;
    this.#passSilently(update.asks);
    this.#resend();
    this.#askHints();
    for (const watcher of [...this.#watchers]) watcher();
  }

  /** Somebody has finished, or begun again, under seal: nothing else has changed. */
  #waitedFor(waiting: number[]): void {
    this.#live = { ...this.#live, waiting };
    if (!this.replaying) this.waiting = waiting;
  }

  #show(position: Position): void {
    const { decision, looking, waiting, asks, scene, log, logFrom, undo, standing, ending } = position;
    Object.assign(this, { decision, looking, waiting, asks, scene, log, logFrom, undo, standing, ending });
  }

  #refused(ref: number, code: string, complaint: Complaint): void {
    if (this.connection !== "open") {
      if (!PASSING_TROUBLE.has(code)) this.turnedAway = { ...complaint, code };
      return;
    }
    const pending = this.#pending.get(ref);
    const silent = pending ? pending.silent : code === "late"; // that hints came too late is no news
    if (!silent) this.complaint = complaint;
    this.#settle(ref, complaint);
  }

  #settle(ref: number, complaint: Complaint | null): void {
    const pending = this.#pending.get(ref);
    if (!pending) return;
    this.#pending.delete(ref);
    const { message } = pending;
    // A given answer may be acknowledged before the update that follows from it: until then its ask takes no other.
    if (message.t === "answer" && (complaint || !isOpen(this.asks, message))) this.#freed(message.decision);
    pending.settle(complaint);
  }

  #freed(decision: number): void {
    if (decision === this.answering) this.answering = null;
  }

  // -- what is said without being told -------------------------------------------------------------------------------

  #silent({ ask, only_pass }: AskSent): boolean {
    return !!only_pass || (this.passes(ask) && allowed(ask).some((choice) => choice.value === "pass"));
  }

  #passSilently(asks: AskSent[]): void {
    if (this.passive) return;
    for (const sent of asks) {
      const { seat, decision } = sent;
      if (!this.#silent(sent) || this.#onItsWay(seat, decision)) continue;
      this.send({ t: "answer", seat, decision, answer: "pass" });
    }
  }

  #answerOnItsWay(asks: AskSent[]): boolean {
    return asks.some(({ seat, decision }) => decision === this.answering && this.#onItsWay(seat, decision));
  }

  #onItsWay(seat: number, decision: number): boolean {
    return [...this.#pending.values()].some(
      ({ message }) => message.t === "answer" && message.seat === seat && message.decision === decision,
    );
  }

  /** Look again at what is asked, after the player has changed what to pass on. */
  reconsider(): void {
    const silent = this.#live.asks.filter((sent) => this.#silent(sent));
    if (!silent.length) return;
    this.#live = { ...this.#live, asks: this.#live.asks.filter((sent) => !silent.includes(sent)) };
    if (!this.replaying) this.#show(this.#live);
    this.#passSilently(silent);
  }

  /** After a lost connection: what was on its way may have arrived or not. The server knows, and does it once. */
  #resend(): void {
    for (const [ref, { message, settle, silent }] of [...this.#pending]) {
      if (ref > this.#hello) continue;
      if (ONCE.has(message.t)) this.#settle(ref, null);
      else {
        this.#pending.delete(ref);
        this.#post(message, settle, silent);
      }
    }
  }

  #askHints(): void {
    const sent = this.current;
    const key = sent ? `${sent.seat}:${sent.decision}` : "";
    if (key === this.#hintsFor) return;
    this.#hintsFor = key;
    this.hints = {};
    clearTimeout(this.#hintsLater);
    if (!sent || !this.wantsHints) return;
    this.#hintsLater = setTimeout(() => {
      this.send({ t: "hints", seat: sent.seat, decision: sent.decision });
    }, HINTS_PAUSE);
  }

  /** A board has come that shows hints. */
  hintsWanted(): void {
    this.wantsHints = true;
    this.#hintsFor = "";
    this.#askHints();
  }

  // -- what is said --------------------------------------------------------------------------------------------------

  /** Answer the current ask; comes back with why not, or null. */
  answer(value: Answer): Promise<Complaint | null> {
    this.stopWalking();
    return this.#answer(value);
  }

  async #answer(value: Answer): Promise<Complaint | null> {
    const sent = this.current;
    if (!sent || this.answering === sent.decision) return null;
    this.complaint = null;
    this.answering = sent.decision;
    this.readTo = this.logFrom + this.log.length;
    return this.say({ t: "answer", seat: sent.seat, decision: sent.decision, answer: value });
  }

  /** Do something without having been asked; once, however often it is clicked. */
  async act(sent: StandingSent, value: Answer): Promise<Complaint | null> {
    if ([...this.#pending.values()].some(({ message }) => message.t === "act" && message.seat === sent.seat)) return null;
    this.stopWalking();
    this.complaint = null;
    return this.say({ t: "act", seat: sent.seat, number: sent.number, answer: value });
  }

  /**
   * Answer a series of asks, each as soon as it comes: a path, step by step. Stops as soon as the next value is not
   * among the allowed choices, another seat of ours is asked, an answer is refused, the table takes long, or `goOn`
   * says no. Comes back with how many were given.
   */
  async walk(values: Value[], goOn: () => boolean = () => true): Promise<number> {
    const walk = ++this.#steps;
    const seat = this.current?.seat;
    this.walking = values.length > 1;
    let given = 0;
    for (const value of values) {
      const sent = this.current;
      if (!sent || sent.seat !== seat || walk !== this.#steps) break;
      if (!allowed(sent.ask).some((choice) => choice.value === value)) break;
      if (given > 0 && !goOn()) break;
      if (await this.#answer(value)) break;
      given += 1;
      if (given < values.length && !(await this.#asked(sent))) break;
    }
    if (walk === this.#steps) this.walking = false;
    return given;
  }

  stopWalking(): void {
    this.#steps += 1;
    this.walking = false;
  }

  /** Wait until we are asked something after `before`; false if that takes too long. */
  #asked(before: AskSent): Promise<boolean> {
    return new Promise((settle) => {
      const end = (came: boolean): void => {
        clearTimeout(timer);
        this.#watchers.delete(look);
        settle(came);
      };
      const look = (): void => {
        const sent = this.current;
        if (sent && !(sent.seat === before.seat && sent.decision === before.decision)) end(true);
        else if (this.over) end(false);
      };
      const timer = setTimeout(() => end(false), WALK_PATIENCE);
      this.#watchers.add(look);
      look();
    });
  }

  /** Take back the last answer of a seat of ours: that of the seat that looks, if it can. */
  takeBack(seat = this.undoSeat): Promise<Complaint | null> {
    if (seat === null) return Promise.resolve(null);
    this.stopWalking();
    return this.say({ t: "undo", seat, id: unlikeAny() });
  }

  /** The seat of ours whose last answer can be taken back; the one that looks before others. */
  get undoSeat(): number | null {
    const can = Object.keys(this.undo).map(Number);
    return can.find((seat) => seat === this.looking) ?? can[0] ?? null;
  }

  vote(agree: boolean): Promise<Complaint | null> {
    return this.say({ t: "vote", agree });
  }

  chatter(text: string): Promise<Complaint | null> {
    return this.say({ t: "chat", text, id: unlikeAny() });
  }

  rename(seat: number, name: string): Promise<Complaint | null> {
    return this.say({ t: "name", seat, name });
  }

  /** Let a bot play a seat, or take it back from one. */
  handOver(seat: number, bot: string | null): Promise<Complaint | null> {
    return this.say({ t: "seat", seat, bot });
  }

  /** Let somebody else have a seat. */
  reopen(seat: number): Promise<Complaint | null> {
    return this.say({ t: "open", seat });
  }

  look(seat: number): Promise<Complaint | null> {
    return this.say({ t: "look", seat });
  }

  /** Say something to the server and wait for what it makes of it: why it refused, or null when it is done. */
  say(message: FromClient): Promise<Complaint | null> {
    return new Promise((settle) => this.#post(message, settle));
  }

  /** Say something without waiting; a refusal is not shown. */
  send(message: FromClient): void {
    this.#post(message, () => {}, true);
  }

  #post(message: FromClient, settle: Pending["settle"], silent = false): void {
    const ref = ++this.#ref;
    if (message.t !== "sync" && message.t !== "hints") this.#pending.set(ref, { message, settle, silent });
    if (this.#line?.readyState === OPEN) this.#line.send(JSON.stringify({ ...message, ref }));
  }

  // -- looking back --------------------------------------------------------------------------------------------------

  #replaySteps = 0;

  /** Show the table as it was after that many answers, with the eyes of a seat. Play goes on behind it. */
  async replay(decision: number, seat?: number): Promise<boolean> {
    const step = ++this.#replaySteps;
    const eyes = seat ?? this.#live.looking;
    const as = eyes === null ? "" : `?seat=${eyes}`;
    let update: Update;
    try {
      update = (await this.#means.get(`/api/tables/${this.table}/at/${decision}${as}`, this.token)) as Update;
    } catch (problem) {
      if (isProblem(problem)) this.complaint = { reason: problem.reason, rule: null };
      return false;
    }
    if (step !== this.#replaySteps) return false;
    this.stopWalking();
    this.replaying = true;
    if (!this.seats.length) this.seats = update.seats;
    this.#show({
      decision,
      looking: update.looking,
      waiting: update.waiting,
      asks: [],
      scene: update.scene,
      log: update.log,
      logFrom: update.log_from,
      undo: {},
      standing: [],
      ending: update.ending ?? null,
    });
    return true;
  }

  /** Come back from looking back. */
  present(): void {
    this.#replaySteps += 1;
    this.replaying = false;
    this.#show(this.#live);
    this.#hintsFor = "";
    this.#askHints();
  }

  /** What lets requests in that only read. */
  get token(): string {
    return this.tokens.join(",");
  }

  /** Lines of the log from before those known; true while there are more. */
  async older(): Promise<boolean> {
    const to = this.logFrom;
    if (to === 0) return false;
    const from = Math.max(0, to - OLDER_LINES);
    const seat = this.looking === null ? "" : `&seat=${this.looking}`;
    const answer = await this.#means.get(`/api/tables/${this.table}/log?from=${from}&to=${to}${seat}`, this.token);
    const lines = (answer as { log: LineSent[] }).log;
    if (this.logFrom !== to) return true;
    this.log = [...lines, ...this.log];
    this.logFrom = from;
    if (!this.replaying) this.#live = { ...this.#live, log: this.log, logFrom: from };
    return from > 0;
  }
}

function nothing(): Position {
  return { decision: 0, looking: null, waiting: [], asks: [], scene: null, log: [], logFrom: 0, undo: {}, standing: [], ending: null };
}

function isOpen(asks: AskSent[], answer: { seat: number; decision: number }): boolean {
  return asks.some((sent) => sent.seat === answer.seat && sent.decision === answer.decision);
}

/** An id that no other message has. Browsers have a better way, but not where a page comes over plain HTTP. */
function unlikeAny(): string {
  return [Date.now(), Math.random() * 2 ** 52, Math.random() * 2 ** 52].map((part) => Math.floor(part).toString(36)).join("");
}

function isProblem(problem: unknown): problem is { reason: Msg } {
  return typeof problem === "object" && problem !== null && "reason" in problem;
}
