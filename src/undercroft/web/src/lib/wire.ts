// What travels between the server and the browser: the same structs as in undercroft/table/wire.py.

export interface Msg {
  id: string;
  args?: Record<string, Arg>;
}
export type Arg = string | number | Msg | Msg[];

export type Value = string | number;
export type Answer = Value | Value[];

export interface Refusal {
  msg: Msg;
  rule: string | null;
}
export interface Label {
  text: Msg;
  rule: string | null;
  detail: Msg | null;
}
export interface Choice {
  value: Value;
  label: Label;
  refused: Refusal | null;
}

interface AskBase {
  seats: number[];
  prompt: Msg;
  default: Answer | null;
}
export type Ask = AskBase &
  (
    | { space: "one_of"; choices: Choice[] }
    | { space: "subset"; at_least: number; at_most: number; choices: Choice[] }
    | { space: "order"; choices: Choice[] }
    | { space: "number"; low: number; high: number }
    | { space: "aim"; axes: { name: string; low: number; high: number }[] }
  );

export interface AskSent {
  seat: number;
  decision: number;
  ask: Ask;
  /** Nothing but passing is possible: being asked only keeps others from learning that. */
  only_pass?: boolean;
  /** It offers a reaction in the middle of what somebody does. */
  interrupts?: boolean;
}
/** What a seat may do without having been asked; `number` is how often it has done so before. */
export interface StandingSent {
  seat: number;
  number: number;
  ask: Ask;
}
export interface SeatInfo {
  seat: number;
  kind: "human" | "bot" | "open";
  name: string;
  side: string;
  bot: string | null;
  here: boolean;
}
/** What opens a table, for its host; by seat, null where there is nothing to tell. */
export interface Links {
  host: string;
  /** Tokens of the maker's own seats, told once, when the table is made. */
  seats: (string | null)[];
  spectator: string;
  /** For seats that nobody has taken yet. */
  invitations: (string | null)[];
}
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  players: number;
  created: number;
  links: Links | null;
  /** To the seed of the dice, which is told when the game is over. */
  commitment: string | null;
}
export interface LineSent {
  msg: Msg;
  rule: string | null;
  decision: number;
}
export interface Takeback {
  seat: number;
  missing: number[];
}
export interface Ending {
  winners: number[];
  side: string | null;
  scores: number[];
}
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
  /** The table's own word about what the seat, or the table, did, in place of a text. */
  note?: "taken-back" | "reopened" | "carried";
  /** How many answers were lost when the table went over to other rules. */
  given_up?: number;
}
export interface Welcome {
  t: "welcome";
  n: number;
  table: TableInfo;
  seats: number[];
  host: boolean;
  chat: ChatLine[];
  /** The invitations we came with that have become seats: what we brought along for them opens these now. */
  taken: string[];
}
export interface Update {
  t: "update";
  n: number;
  decision: number;
  looking: number | null;
  seats: SeatInfo[];
  waiting: number[];
  asks: AskSent[];
  log_from: number;
  log: LineSent[];
  undo: Record<string, "free" | "ask">;
  standing?: StandingSent[];
  scene?: unknown;
  takeback?: Takeback | null;
  ending?: Ending | null;
  /** The `ref`s of what this update shows to be done. */
  done?: number[];
  /** Why the table can only be looked at, if that is so. */
  outdated?: Msg | null;
}
export type FromServer =
  | Welcome
  | Update
  | { t: "waiting"; n: number; waiting: number[] }
  | { t: "done"; n: number; ref: number }
  | { t: "refused"; n: number; ref: number; code: string; reason: Msg; rule: string | null }
  | { t: "hints"; n: number; ref: number; seat: number; decision: number; hints: Record<string, unknown> }
  | { t: "chat"; n: number; line: ChatLine }
  | { t: "links"; n: number; links: Links };

export type FromClient = { ref?: number } & (
  | { t: "hello"; tokens: string[]; name: string; take?: Record<string, string> }
  | { t: "answer"; seat: number; decision: number; answer: Answer }
  | { t: "act"; seat: number; number: number; answer: Answer }
  | { t: "hints"; seat: number; decision: number }
  | { t: "undo"; seat: number; id?: string }
  | { t: "vote"; agree: boolean; id?: string }
  | { t: "chat"; text: string; id?: string }
  | { t: "name"; seat: number; name: string }
  | { t: "seat"; seat: number; bot: string | null }
  | { t: "open"; seat: number }
  | { t: "look"; seat: number }
  | { t: "sync" }
);
