// One client at one table: what the server last said, and what can be said to it.

import { playerSecret, recallFlag } from "./memory";
import { isOpen } from "./sitting/asks";
import { Clocks } from "./sitting/clocks.svelte";
import { Hinting } from "./sitting/hinting.svelte";
import { browser, Link, type Connection, type Line, type Means } from "./sitting/link.svelte";
import { Said, unlikeAny, type Complaint } from "./sitting/said";
import { Shown } from "./sitting/shown.svelte";
import { Silence } from "./sitting/silence";
import { Walking } from "./sitting/walking.svelte";
import type { Answer, Ask, AskSent, FromClient, FromServer, Msg, StandingSent, Update, Value, Welcome } from "./wire";

export type { Line };

/** What changes the table, and is no news to whoever did it. */
const DEEDS = new Set<FromClient["t"]>(["answer", "act", "undo"]);

export class Sitting extends Shown {
  /** The decision number of the answer on its way; the ask is still shown, but takes no second one. */
  answering = $state<number | null>(null);
  /** The choice that the player points at in the list, for the board to show what it would do. */
  pointed = $state<Value | null>(null);
  /** What the line of the log says that the player points at, for the board to show whom and what it is about. */
  recalled = $state.raw<Msg[]>([]);

  /** Whose time runs, where it is measured. */
  readonly clocks = new Clocks();

  /** Asks that are answered `pass` without showing them; the page sets it from what the player has chosen. */
  passes: (ask: Ask) => boolean = () => false;
  /** What is answered without showing it, because nothing else would make a difference; the page sets it as well. */
  automatic: (sent: AskSent, scene: unknown) => Answer | undefined = () => undefined;
  /** Only here to look: nothing is answered unasked. */
  passive = false;

  #get: Means["get"];
  #link: Link;
  #said = new Said((message) => this.#link.send(message));
  #silence = new Silence(this, this.#said);
  #hinting = new Hinting(this);
  #walking = new Walking(this, (value) => this.#answer(value));

  /** Somebody sits down, or comes back: the next update tells how things stand, not what has happened. */
  #anew = true;

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
    super();
    const { socket, get } = { ...browser, ...means };
    this.#get = get;
    this.#link = new Link(table, socket, {
      hello: () => this.#hello(),
      hear: (message) => this.#hear(message),
      sync: () => this.send({ t: "sync" }),
    });
  }

  // -- coming and going ----------------------------------------------------------------------------------------------

  get connection(): Connection {
    return this.#link.connection;
  }

  /** The server does not let us in: an unknown table, or tokens that open none of its seats. */
  get turnedAway(): Complaint | null {
    return this.#link.turnedAway;
  }

  /** Sit down. The sitting comes back by itself after a lost connection, until it is closed. */
  open(): void {
    this.#link.open();
  }

  /** Come to take seats, with these invitations and what is to open the seats. */
  sitDown(takes: Record<string, string>): void {
    this.#takes = { ...this.#takes, ...takes };
    this.tokens = [...new Set([...this.tokens, ...Object.keys(takes)])];
    if (this.#link.engaged) this.again();
  }

  /** Take no seat after all. */
  watch(): void {
    this.#settled([]);
    this.again();
  }

  /** Leave, and come again as whoever we are now. */
  again(): void {
    this.close();
    this.#link.connection = "connecting";
    this.open();
  }

  close(): void {
    this.#walking.on = false;
    this.#hinting.stop();
    this.following.clear();
    this.#link.close();
  }

  #hello(): FromClient {
    const hello: FromClient = { t: "hello", ref: this.#said.hello(), tokens: this.tokens, name: this.name };
    return Object.keys(this.#takes).length ? { ...hello, take: this.#takes } : hello;
  }

  // -- what the server says ------------------------------------------------------------------------------------------

  #hear(message: FromServer): void {
    switch (message.t) {
      case "welcome":
        return this.#welcomed(message);
      case "update": {
        const done = (message.done ?? []).map((ref) => this.#settle(ref, null));
        return this.#updated(message, done.some((one) => one !== null && DEEDS.has(one.t)));
      }
      case "waiting":
        return this.amend({ waiting: message.waiting }); // finished, or begun again, under seal: nothing else has changed
      case "done":
        this.#settle(message.ref, null);
        return;
      case "refused":
        return this.#refused(message.ref, message.code, { reason: message.reason, rule: message.rule });
      case "hints":
        return this.#hinting.hear(message);
      case "chat":
        this.chat = [...this.chat, message.line];
        return;
      case "clocks":
        return this.clocks.hear(message);
      case "links":
        if (this.info) this.info = { ...this.info, links: message.links };
    }
  }

  #welcomed(message: Welcome): void {
    this.info = message.table;
    this.mine = [...message.seats];
    this.host = message.host;
    this.chat = message.chat ?? [];
    this.#anew = true;
    this.online();
    this.#link.welcomed();
    this.#settled(message.taken ?? []);
    if (message.table.counts && message.seats.length && !this.passive && recallFlag("rated", true)) this.send({ t: "player", player: playerSecret() });
  }

  #settled(invitations: string[]): void {
    const takes = this.#takes;
    const taken = Object.fromEntries(invitations.map((one) => [one, takes[one]!]));
    this.#takes = {};
    this.tokens = this.tokens.map((token) => taken[token] ?? token);
    if (Object.keys(takes).length) this.onsettled(Object.keys(takes), taken);
  }

  #updated(update: Update, done: boolean): void {
    if (!("scene" in update) && !this.#link.synced) return; // it may lack what the missed one brought; a full one comes
    this.#link.synced = true;
    const { asks } = update;
    const scene = "scene" in update ? update.scene : this.live.scene;
    const ours = done || this.answering !== null;
    this.goOn(update, asks.filter((sent) => !this.#silence.covers(sent, scene)), { ours, anew: this.#anew });
    this.#anew = false;
    if (!asks.some((sent) => sent.decision === this.answering && this.#said.answers(sent.seat, sent.decision))) this.answering = null;
    this.#silence.answer(asks, scene);
    this.#said.repeat();
    this.turned();
  }

  protected override turned(): void {
    this.#hinting.ask();
    this.#walking.look();
  }

  #refused(ref: number, code: string, complaint: Complaint): void {
    if (this.connection !== "open") return this.#link.refused(code, complaint);
    if (!this.#said.silent(ref, code)) this.complaint = complaint;
    this.#settle(ref, complaint);
  }

  /** Comes back with what it was, unless it was said without being told. */
  #settle(ref: number, complaint: Complaint | null): FromClient | null {
    const told = !this.#said.silent(ref, "");
    const message = this.#said.settle(ref, complaint);
    // A given answer may be acknowledged before the update that follows from it: until then its ask takes no other.
    if (message?.t === "answer" && message.decision === this.answering && (complaint || !isOpen(this.asks, message))) this.answering = null;
    return told ? message : null;
  }

  // -- what is said without being told -------------------------------------------------------------------------------

  /** Look again at what is asked, after the player has changed what to pass on, or the game's module has come. */
  reconsider(): void {
    const { asks, scene } = this.live;
    const silent = asks.filter((sent) => this.#silence.covers(sent, scene));
    if (!silent.length) return;
    this.amend({ asks: asks.filter((sent) => !silent.includes(sent)) });
    this.#silence.answer(silent, scene);
  }

  /** What the choices of the current ask would do, once the server has said. */
  get hints(): Record<string, unknown> {
    return this.#hinting.hints;
  }

  /** A board has come that shows hints. */
  hintsWanted(): void {
    this.#hinting.want();
  }

  // -- what is said --------------------------------------------------------------------------------------------------

  /** Answer the current ask, null where dice are left to the table; comes back with why not, or null. */
  answer(value: Answer | null): Promise<Complaint | null> {
    this.stopWalking();
    return this.#answer(value);
  }

  async #answer(value: Answer | null): Promise<Complaint | null> {
    const sent = this.current;
    if (!sent || this.answering === sent.decision) return null;
    this.complaint = null;
    this.#silence.held = false;
    this.answering = sent.decision;
    this.readTo = this.logFrom + this.log.length;
    return this.say({ t: "answer", seat: sent.seat, decision: sent.decision, answer: value });
  }

  /** Do something without having been asked; once, however often it is clicked. */
  async act(sent: StandingSent, value: Answer): Promise<Complaint | null> {
    if (this.#said.acts(sent.seat)) return null;
    this.stopWalking();
    this.complaint = null;
    return this.say({ t: "act", seat: sent.seat, number: sent.number, answer: value });
  }

  /** A path is being walked step by step. */
  get walking(): boolean {
    return this.#walking.on;
  }

  /**
   * Answer a series of asks, each as soon as it comes: a path, step by step. Stops as soon as the next value is not
   * among the allowed choices, another seat of ours is asked, an answer is refused, the table takes long, or `goOn`
   * says no. Comes back with how many were given.
   */
  walk(values: Value[], goOn: () => boolean = () => true): Promise<number> {
    return this.#walking.walk(values, goOn);
  }

  stopWalking(): void {
    this.#walking.stop();
  }

  /** Take back the last answer of a seat of ours: that of the seat that looks, if it can. */
  takeBack(seat = this.undoSeat): Promise<Complaint | null> {
    if (seat === null) return Promise.resolve(null);
    this.stopWalking();
    this.#silence.held = true;
    return this.say({ t: "undo", seat, id: unlikeAny() });
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

  /** Give a seat its time anew. */
  giveTime(seat: number): Promise<Complaint | null> {
    return this.say({ t: "time", seat });
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
    return new Promise((settle) => this.#said.say(message, settle, false));
  }

  /** Say something without waiting; a refusal is not shown. */
  send(message: FromClient): void {
    this.#said.say(message, () => {}, true);
  }

  // -- looking back --------------------------------------------------------------------------------------------------

  override async replay(decision: number, seat?: number): Promise<boolean> {
    const shown = await super.replay(decision, seat);
    if (shown) this.stopWalking();
    return shown;
  }

  override present(): void {
    super.present();
    this.#hinting.again();
  }

  /** What lets requests in that only read. */
  get token(): string {
    return this.tokens.join(",");
  }

  protected fetch(what: string): Promise<unknown> {
    return this.#get(`/api/tables/${this.table}/${what}`, this.token);
  }
}
