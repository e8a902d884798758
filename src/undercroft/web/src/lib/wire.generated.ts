// Written by `make wire` from what Python declares; do not edit.

export type FromServer = Welcome | Update | Waiting | Done | Refused | HintsSent | Said | LinksSent | ClocksSent;

/** Answers `hello`; an update with everything follows at once. */
export interface Welcome {
  t: "welcome";
  table: TableInfo;
  /** Those that this client holds; none for a spectator. */
  seats: number[];
  host: boolean;
  chat: ChatLine[];
  /** The invitations in its `hello` that have become seats: the tokens that came with them open these now. */
  taken: string[];
  n: number;
}

/** What does not change while a table is played. */
export interface TableInfo {
  id: string;
  game: string;
  /** Given by whoever made it; may be empty. */
  title: string;
  options: Record<string, unknown>;
  players: number;
  created: number;
  links: Links | null;
  /** To the seed of its dice and cards, which is told when the game is over; null where there is none. */
  commitment: string | null;
  terms: Terms;
  /** What people throw and draw themselves; then nothing is committed to. */
  hands: Hands | null;
  /** Whether the game counts in the ratings of those who play it. */
  counts: boolean;
}

/** What opens a table, for the one who made it; by seat, null where there is nothing to tell. */
export interface Links {
  host: string;
  /** The tokens of the maker's own seats: told once, when the table is made. */
  seats: (string | null)[];
  spectator: string;
  /** For seats that nobody has taken yet: each lets one person do so, once. */
  invitations: (string | null)[];
}

/** What whoever made a table said about it, besides the game: for whoever comes. */
export interface Terms {
  /** Their name. */
  host: string;
  /** Whether everybody may find the table, and take a seat that waits for somebody. */
  listed: boolean;
  pace: Pace | null;
}

/** How long people may take, if whoever made the table wants that settled. */
export interface Pace {
  /** Each time that a seat is asked after others were, or for the whole game. */
  per: "turn" | "game";
  seconds: number;
  /** Who sees to a seat whose time is up: a bot answers for it, or whoever made the table decides what to do. */
  then: "bot" | "host";
}

/** What of chance comes out of people's hands: the dice, or the cards as well. */
export type Hands = "dice" | "all";

/** `seat` is null for a spectator. A `note` says nothing, but that the seat, or the table, has done something. */
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
  note?: Note | null;
  given_up?: number;
}

/**
 * What the table itself notes among what is said. An answer was taken back though more had been seen since; the host
 * lets somebody else have the seat; the rules have changed, and the game goes on under those of today: `given_up`
 * answers are lost; or the time of the seat is up.
 */
export type Note = "taken-back" | "reopened" | "carried" | "expired";

/** The table now. `scene` is left out if it is as it was. */
export interface Update {
  t: "update";
  /** How many answers have been given so far; under seal, only one's own count. */
  decision: number;
  /** The seat whose view the scene and the log are. */
  looking: number | null;
  seats: SeatInfo[];
  /** The seats that have something to answer. */
  waiting: number[];
  asks: AskSent[];
  /** How many lines come before those in `log`: forget any known beyond. */
  log_from: number;
  log: LineSent[];
  /** For each seat held whose last answer can be taken back. */
  undo: Record<string, "free" | "ask">;
  standing?: StandingSent[];
  scene?: unknown;
  takeback?: Takeback | null;
  ending?: Ending | null;
  /** Why the table can only be looked at, if that is so. */
  outdated?: Msg | null;
  /** Whoever is waited for throws dice or draws cards, and enters what comes. */
  throwing?: boolean;
  /** What was asked for with these `ref`s has happened and is kept, and this shows it. */
  done?: number[];
  n: number;
}

/** Who sits where; `here` is whether a browser of theirs is connected. */
export interface SeatInfo {
  seat: number;
  kind: Kind;
  name: string;
  side: string;
  bot: string | null;
  here: boolean;
}

export type Kind = "human" | "bot" | "open";

/** An ask put to a seat of this client: `ask` is `Ask.wire()`. */
export interface AskSent {
  seat: number;
  decision: number;
  ask: Ask;
  /** Nothing can be answered but `pass`: a client does so without a word. */
  only_pass?: boolean;
  /** It offers a reaction in the middle of what somebody does. */
  interrupts?: boolean;
}

export type Ask =
  | OneOfAsked
  | SubsetAsked
  | OrderAsked
  | NumberAsked
  | AimAsked
  | RollAsked
  | DrawAsked
  | OutcomeAsked;

export interface OneOfAsked {
  space: "one_of";
  seats: number[];
  prompt: Msg;
  default: Usual;
  choices: Choice[];
}

/** A message id and its arguments; a nested message is said first, a list is joined as the language joins lists. */
export interface Msg {
  id: string;
  args?: Record<string, Arg>;
}

export type Arg = string | number | Msg | Msg[];

/** The answer that most would give, if there is one. */
export type Usual = string | number | (string | number)[] | null;

/** An option as a client shows it; `refused` options stay visible and say why. */
export interface Choice {
  value: Value;
  label: Label;
  refused: Refusal | null;
}

export type Value = string | number;

/** How an option is shown: its text, the rule it follows, and a longer explanation. */
export interface Label {
  text: Msg;
  rule: string | null;
  detail: Msg | null;
}

/** Why an answer is not allowed, and the ledger id of the rule that forbids it. */
export interface Refusal {
  msg: Msg;
  rule: string | null;
}

export interface SubsetAsked {
  space: "subset";
  seats: number[];
  prompt: Msg;
  default: Usual;
  at_least: number;
  at_most: number;
  choices: Choice[];
}

export interface OrderAsked {
  space: "order";
  seats: number[];
  prompt: Msg;
  default: Usual;
  choices: Choice[];
}

export interface NumberAsked {
  space: "number";
  seats: number[];
  prompt: Msg;
  default: Usual;
  low: number;
  high: number;
}

export interface AimAsked {
  space: "aim";
  seats: number[];
  prompt: Msg;
  default: Usual;
  axes: Axis[];
}

/** One bounded dimension of an aim. */
export interface Axis {
  name: string;
  low: number;
  high: number;
}

/** What do the dice show? The answer is a face of each, in order; null leaves it to the table. */
export interface RollAsked {
  space: "roll";
  seats: number[];
  prompt: Msg;
  default: Usual;
  /** The seat whose throw it is, if it is anybody's. */
  by: number | null;
  dice: DieThrown[];
}

/** A die with its faces as they are printed; one that is there twice is listed twice. */
export interface DieThrown {
  die: string;
  name: Msg;
  faces: FaceShown[];
}

export interface FaceShown {
  value: string;
  name: Msg;
}

/** What was drawn? The answer is so many of the cards, in order; null leaves it to the table. */
export interface DrawAsked {
  space: "draw";
  seats: number[];
  prompt: Msg;
  default: Usual;
  /** The seat whose throw it is, if it is anybody's. */
  by: number | null;
  count: number;
  cards: CardDrawn[];
  /** All of them are wanted, in their order: the last is on top. */
  shuffled: boolean;
}

/** A card that may be drawn, and how many there are of it. */
export interface CardDrawn {
  value: Value;
  name: Msg;
  copies: number;
}

/** What came of something of which neither faces nor cards tell? The answer is as the game wants it, or null. */
export interface OutcomeAsked {
  space: "outcome";
  seats: number[];
  prompt: Msg;
  default: Usual;
  /** The seat whose throw it is, if it is anybody's. */
  by: number | null;
  /** The request to chance, as the game sends it. */
  what: unknown;
}

/** A line of the log, and how many answers had been given before it, or before the seal under which it is. */
export interface LineSent {
  msg: Msg;
  rule: string | null;
  decision: number;
}

/** What a seat of this client may do without having been asked; `number` is how often it has done so before. */
export interface StandingSent {
  seat: number;
  number: number;
  ask: Ask;
}

/** Somebody asks to take an answer back; `missing` have yet to agree. */
export interface Takeback {
  seat: number;
  missing: number[];
}

export interface Ending {
  winners: number[];
  side: string | null;
  scores: number[];
}

/** While answers are sealed: the seats that still have something to answer. Nothing else has changed. */
export interface Waiting {
  t: "waiting";
  waiting: number[];
  n: number;
}

/** What was asked for with this `ref` has happened and is kept; there is nothing new to show. */
export interface Done {
  t: "done";
  ref: number;
  n: number;
}

/** It has not, and nothing has changed. `code` is for programs, `reason` for people. */
export interface Refused {
  t: "refused";
  ref: number;
  code: string;
  reason: Msg;
  rule: string | null;
  n: number;
}

export interface HintsSent {
  t: "hints";
  ref: number;
  seat: number;
  decision: number;
  hints: Record<string, unknown>;
  n: number;
}

export interface Said {
  t: "chat";
  line: ChatLine;
  n: number;
}

/** For the host: a seat was taken, or opened again. */
export interface LinksSent {
  t: "links";
  links: Links;
  n: number;
}

/** Whose time runs, at a table where people may take only so long; in seconds since 1970, as the server counts. */
export interface ClocksSent {
  t: "clocks";
  now: number;
  /** When the time of a seat that is being asked is up. */
  due: Record<string, number>;
  /** Seconds that others have left, where there are so many for the whole game. */
  left: Record<string, number>;
  expired: number[];
  n: number;
}

/** A game as the lobby offers it. */
export interface GameInfo {
  slug: string;
  title: Msg;
  players: [number, number];
  options: OptionInfo[];
  bots: string[];
  /** The side of each seat, by the number of players. */
  sides: Record<string, SideInfo[]>;
  counts: Record<string, number>;
  /** How often bots beat each other, as far as it was measured. */
  duels: Duel[];
  /** Whether what comes before the game proper can be answered for everybody. */
  prepares: boolean;
  /** Whether there is a first game to learn by. */
  lesson: boolean;
  /** Whether something of it can be practised without a table. */
  practice: boolean;
}

export interface OptionInfo {
  name: string;
  label: Msg | null;
  default: unknown;
  /** Empty if any text will do. */
  values: ValueInfo[];
}

/** A value an option may have; `label` is null where the game has no words of its own for it. */
export interface ValueInfo {
  value: unknown;
  label: Msg | null;
}

export interface SideInfo {
  side: string;
  label: Msg | null;
}

/** Games of a bot against another. */
export interface Duel {
  bot: string;
  against: string;
  /** The side that the first one was on, where the game has sides. */
  side: string;
  games: number;
  /** By the first one; a shared victory is half of one. */
  won: number;
  /** Of these games, where they are not of the seed of all others. */
  seed?: number;
  /** What was said of the first one behind its name, as in `search:ms=1000`. */
  settings?: string;
}

/** What a page asks of the server it came from. */
export interface Here {
  reachable: Reachable;
  /** The public key with which a browser can be told where to be pushed, if it can. */
  push: string | null;
  /** Whether letters can be sent. */
  mail: boolean;
}

/** What the page of whoever sits at the machine itself needs to know, to invite others. */
export interface Reachable {
  /** Whether the server listens only to its own machine. */
  alone: boolean;
  /** Where those in the same network find it. */
  addresses: string[];
}

/** One rule, in our own words. */
export interface Rule {
  id: string;
  area: string;
  /** The heading of the rulebook under which it is found. */
  where: string;
  rule: string;
  /** A worked example: what is given, and what follows. */
  vector: string | null;
  /** What we decided where the rulebook is silent, unclear or lost. */
  ruling: string | null;
  /** Why software cannot exercise this rule. */
  not_applicable: string | null;
}

/** A table as the lobby lists it. */
export interface Summary {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  created: number;
  touched: number;
  seats: SeatInfo[];
  decision: number;
  waiting: number[];
  ending: Ending | null;
  yours: number[];
  /** Seats that wait for whoever asks: those of invitations that nobody has followed yet. */
  invited: number[];
  host: string;
  pace: Pace | null;
  /** Whether the game is; if not, the table cannot be opened. */
  installed: boolean;
}

export interface Account {
  columns: Column[];
  counts: Count[];
  luck: Luck[];
  course: Course | null;
  moments: Moment[];
}

/** Whose numbers they are: a side, a seat, or one of several figures of a seat. */
export interface Column {
  seats: number[];
  /** null: as those who sit there are called. */
  name: Msg | null;
}

/** Something that was counted; null where it does not apply. */
export interface Count {
  what: Msg;
  /** One for each column. */
  values: (number | null)[];
}

/** What the dice brought, beside what they bring on average, which is exact. */
export interface Luck {
  what: Msg;
  got: number;
  expected: number;
  /** Whose dice they were; null: everybody's. */
  column: number | null;
}

/** How the game stood, from its beginning to its end, whenever that changed. */
export interface Course {
  what: Msg;
  /** Answers that had been given by then. */
  decisions: number[];
  series: Series[];
  /** As far as the game counts any. */
  rounds: Round[];
}

/** A line of the picture. */
export interface Series {
  values: number[];
  column: number | null;
}

/** Which round began, after how many answers. */
export interface Round {
  number: number;
  decision: number;
}

/** A line of the log that mattered, and how many answers had been given when it was written. */
export interface Moment {
  decision: number;
  told: Msg;
}

export interface Ratings {
  /** Whether this server rates anybody. */
  on: boolean;
  ratings: Rating[];
}

/** In one game: about so strong, give or take, after so many games. */
export interface Rating {
  game: string;
  rating: number;
  give_or_take: number;
  games: number;
}

/** How far the analysis of a finished game is, or what it has found. */
export interface AnalysisNow {
  /** `off` where the server analyses nothing, `none` until somebody asks, `waiting` while others come first. */
  state: AnalysisState;
  /** Those others, that being looked at included. */
  ahead: number;
  done: number;
  /** Of so many answers and throws the first `done` have been looked at; when all have, the worst are once more. */
  of: number;
  /** A `Found`, as it was kept. */
  found: Found | null;
}

export type AnalysisState = "off" | "none" | "waiting" | "running" | "failed" | "found";

/** A finished game as one seat may look back on it. Decisions are counted as answers, chance's not among them. */
export interface Found {
  analysis: Analysis;
  /** How fine it is. */
  means: Means;
  form: number;
}

/** A game as one seat may look back on it. */
export interface Analysis {
  seat: number;
  decisions: number;
  curve: Point[];
  /**
   * What is left of the way from the first point of the curve to the end: what was thrown and dealt, and came to light.
   * In chances to win; may be more than one, as luck comes and goes.
   */
  luck: number;
  /** One standard error, as are all. */
  luck_error: number;
  /** Whether it is a figure to be told. */
  luck_telling: "figure" | "little" | "nothing";
  /** What the decisions of all sides gave, beside those of the bot. */
  choice: number;
  choice_error: number;
  choice_telling: "figure" | "little" | "nothing";
  /** How many answers, of all seats, were others than the bot's: with none of them all is luck. */
  differing: number;
  /** The throws that surely mattered, the greatest first, of the few that were looked at. */
  fortunes: Fortune[];
  mistakes: Mistake[];
  /** How many of the seat's answers were others than the bot's. */
  doubted: number;
}

/** How likely the seat was to win when so many answers had been given. */
export interface Point {
  decision: number;
  chance: number;
  error: number;
}

/** A throw, a draw or a shuffle, and what it was worth to the seat; several that came in one go are one. */
export interface Fortune {
  /** How many answers had been given before it. */
  decision: number;
  /** By how much it made winning likelier, beside what such a throw does on average. */
  gave: number;
  /** One standard error. */
  error: number;
}

/** An answer that made winning less likely than another would have. */
export interface Mistake {
  /** How many answers had been given before it. */
  decision: number;
  seat: number;
  prompt: Msg;
  /** What was answered, in words; null where an answer has none, such as an aim. */
  gave: Msg | null;
  /** What the seat answered after it, where the better one is a plan: those answers are compared with it. */
  gave_then: Msg[];
  better: Msg | null;
  /** How the better plan goes on, as far as it is one and nothing happens between. */
  better_then: Msg[];
  better_answer: Answer;
  /** To win, after what was answered. */
  chance: number;
  chance_better: number;
  cost: number;
  /** One standard error of the cost. */
  error: number;
  /** Imagined and played to their ends, in each of which both were tried. */
  games: number;
  /** So many of them the seat won after what was answered, alone or with others. */
  won: number;
  won_better: number;
  /** In so many of them the better plan did better. */
  better_in: number;
  /** In so many of them it won before anybody had to answer anything else. */
  at_once: number;
  /** What differed most some rounds on, the surest first. */
  differences: Difference[];
}

export type Answer = string | number | Value[] | number[];

/** Something that was counted from the answer on, on average in all imagined games. */
export interface Difference {
  what: Msg;
  whose: Column;
  /** After what was answered. */
  gave: number;
  better: number;
}

/** More of each makes the figures steadier, and the analysis longer in proportion. */
export interface Means {
  /** Of the curve at most, its end among them. */
  points: number;
  /** Imagined from each of them, and played to their ends. */
  games: number;
  /** Imagined from the first of them: how much luck and choice are together hangs on it. */
  first: number;
  /** Plans that search compares at every answer, what was answered among them; with two, the bot's is the other. */
  wide: number;
  /** Rollouts in which it does so at first: what costs nothing there is not looked at any closer. */
  brief: number;
  /** So many answers are, at most. */
  closer: number;
  /** Imagined games in which the best plan is then compared with what was answered, some rounds on. */
  deals: number;
  /** So many of what costs most there are played to their ends, after both; only what costs something then is told. */
  told: number;
  /** Pairs of imagined games in which they are. */
  ends: number;
  /** Pairs of imagined games, played to their ends, in which all answers are that were others than the bot's. */
  pairs: number;
  /** So many of those after which most seems to have changed are looked at. */
  throws: number;
  /** Imagined games before each of them and as many after it, played to their ends. */
  again: number;
  seed: number;
}

export type FromClient =
  | Hello
  | GiveAnswer
  | Act
  | AskHints
  | TakeBack
  | Vote
  | Say
  | Rename
  | Introduce
  | HandOver
  | Reopen
  | MoreTime
  | Look
  | Rest
  | Sync;

/** The first message: the seats (or the spectator's chair) that these tokens open. */
export interface Hello {
  t: "hello";
  ref?: number;
  tokens?: string[];
  name?: string;
  /**
   * Invitations to take, each with the token that is to open its seat: 128 bits of the client's own chance. So whoever
   * did not hear that a seat is theirs says the same again; the server keeps but the token's digest.
   */
  take?: Record<string, string>;
}

/** An answer to the ask with this number. Late ones are refused; whoever repeats what was kept is told so. */
export interface GiveAnswer {
  t: "answer";
  ref?: number;
  seat: number;
  decision: number;
  answer: string | number | Value[] | number[] | null;
}

/** A standing choice, with the number under which it was offered; one that is repeated is done once. */
export interface Act {
  t: "act";
  ref?: number;
  seat: number;
  number: number;
  answer: Answer;
}

/** What would the choices of this ask do? */
export interface AskHints {
  t: "hints";
  ref?: number;
  seat: number;
  decision: number;
}

/** Take back this seat's last answer: at once if that is free, else if the others agree. */
export interface TakeBack {
  t: "undo";
  ref?: number;
  seat: number;
  id?: string;
}

/** Agree or not to what another seat asks to take back. */
export interface Vote {
  t: "vote";
  ref?: number;
  agree: boolean;
  id?: string;
}

export interface Say {
  t: "chat";
  ref?: number;
  text: string;
  id?: string;
}

export interface Rename {
  t: "name";
  ref?: number;
  seat: number;
  name: string;
}

/** Who the person of these seats is in the ratings, where a game counts: a secret of their browser's own making. */
export interface Introduce {
  t: "player";
  ref?: number;
  player: string;
}

/** Let a bot play a seat, or (null) take the seat back from it. */
export interface HandOver {
  t: "seat";
  ref?: number;
  seat: number;
  bot: string | null;
}

/** The host lets somebody else have a seat: there is a new invitation, and the old token is void. */
export interface Reopen {
  t: "open";
  ref?: number;
  seat: number;
}

/** The host gives a seat its time anew. */
export interface MoreTime {
  t: "time";
  ref?: number;
  seat: number;
}

/** Whoever holds several seats looks at the table as one of them. */
export interface Look {
  t: "look";
  ref?: number;
  seat: number;
}

/** Whoever is the only person at the table lets the bots wait, or go on; they still pass on reactions. */
export interface Rest {
  t: "rest";
  ref?: number;
  on: boolean;
}

/** Send everything again: a message was missed. */
export interface Sync {
  t: "sync";
  ref?: number;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  title?: string;
  /** The name of whoever makes it, for those who are invited. */
  host?: string;
  listed?: boolean;
  pace?: Pace | null;
  /** What of chance people throw and draw themselves. */
  hands?: Hands | null;
  /** Whether what comes before the game proper is answered for everybody, as a skilled player would. */
  prepared?: boolean;
}

/** Who is to play a seat. */
export interface NewSeat {
  kind: Kind;
  bot?: string | null;
  name?: string;
}

/** Where somebody wants to be reminded, or no longer does. */
export interface Where {
  kind: "push" | "mail";
  address: string;
  lang?: "en" | "pl";
}
