// What a game gives to the client: a folder below `src/games`. The shell does the rest: prompts, choices, log, chat,
// seats, replay. All of it is fetched only for that game.

import type { Component } from "svelte";
import type { GameInfo } from "./api";
import { slugOf } from "./games";
import type { LessonPlan } from "./lesson.svelte";
import type { Sitting } from "./sitting.svelte";
import type { Questions } from "../table/automatic.svelte";
import type { Moment, Stage } from "./sitting/following.svelte";
import type { Choice, Msg } from "./wire";

export interface BoardProps {
  sitting: Sitting;
}

export interface ShowProps extends BoardProps {
  moment: Moment;
}

/** What a line of the log is about; `step` is what can be seen as well without words. */
export const KINDS = ["round", "turn", "attack", "wound", "death", "card", "find", "arrival", "way", "goal", "step", "other"] as const;
export type Kind = (typeof KINDS)[number];

export interface Notable {
  kind: Kind;
  /** How much it matters to somebody who was away; nothing at all with 0. */
  weight: number;
}

/** A number that floats up from something on the page: `at` is its `data-anchor`. */
export interface Float {
  at: string;
  text: string;
  tone: "good" | "bad";
}

/** `index.ts`: the game at the table; besides, what of its questions need not be asked. */
export interface GameModule extends Questions {
  /** The main picture. Draws choices it can show on the board itself (see `claims`). */
  Board: Component<BoardProps>;
  /** Sheets, hands and the like, beside the board on a desktop and below it on a phone. */
  Panels?: Component<BoardProps>;
  /** Shown in place of the plain list of choices, if given and if it `claims` the ask. */
  Prompt?: Component<BoardProps>;
  promptClaims?: (sitting: Sitting) => boolean;
  /** Whether the ask is a matter of cards: then the `Prompt` lies large over the board. */
  staged?: (sitting: Sitting) => boolean;
  /** Choices that the board shows by itself, so that the list may leave them out. */
  claims?: (choice: Choice, sitting: Sitting) => boolean;
  /** A face of a die as it is printed, about 2.5rem wide, for those who throw real dice; in words without it. */
  Face?: Component<{ die: string; face: string | null }>;
  /** Whom a seat plays, for its place at the head of the table: the names of its heroes, and the like. */
  plays?: (sitting: Sitting, seat: number) => string;
  /** The final score, under the result. */
  Ending?: Component<BoardProps>;
  /** What has just happened, large over the board: an attack with its dice, a card. Only for moments that `lasts` knows. */
  Show?: Component<ShowProps>;
  /** For how many milliseconds `Show` has something to tell of a moment, at the usual pace; 0 if it has not. */
  lasts?: (moment: Moment) => number;
  /** What is to be seen of a moment one thing after the other, but for the last: what the rules do on their own after an answer. */
  stages?: (moment: Moment) => Stage[];
  /** Wounds, coins and whatever else comes or goes, to float up from where it does. */
  floats?: (moment: Moment) => Float[];
  /** What lines of the log are about. */
  notable?: (msg: Msg) => Notable | null;
  /** What is told in a first game, if the game has one (`Game.lesson`). */
  lesson?: LessonPlan;
}

export interface OptionsProps {
  game: GameInfo;
  players: number;
  /** What is chosen so far, by name. */
  options: Record<string, unknown>;
  /** Whether what is chosen makes sense. */
  ready: boolean;
}

/** `options.ts`: the game at a new table. Without it every option is in a plain list. */
export interface GameOptions {
  /** Asks about some options in a way of its own … */
  Options?: Component<OptionsProps, Record<string, never>, "options" | "ready">;
  /** … namely about these, which the plain list then leaves out. */
  asks?: readonly string[];
  /** Whether an option makes sense beside what is chosen. */
  applies?: (option: string, chosen: Record<string, unknown>) => boolean;
  /** Whether what comes before the game proper can be answered for everybody beside what is chosen; usually so. */
  prepares?: (chosen: Record<string, unknown>) => boolean;
}

type Found<T> = Map<string, () => Promise<T>>;

function bySlug<T>(found: Record<string, () => Promise<T>>): Found<T> {
  return new Map(Object.entries(found).map(([path, load]) => [slugOf(path), load]));
}

const modules = bySlug(import.meta.glob<GameModule>("../games/*/index.ts", { import: "default" }));
const options = bySlug(import.meta.glob<GameOptions>("../games/*/options.ts", { import: "default" }));
const practices = bySlug(import.meta.glob<Component>("../games/*/Practice.svelte", { import: "default" }));
const art = bySlug(import.meta.glob<Component>("../games/*/Art.svelte", { import: "default" }));

/** The module of a game: the client's own, else what the game brings along; null if there is neither. */
export async function gameModule(slug: string): Promise<GameModule | null> {
  const load = modules.get(slug);
  return load ? load() : (await import("./guest")).guestModule(slug);
}

export async function gameOptions(slug: string): Promise<GameOptions> {
  return (await options.get(slug)?.()) ?? {};
}

/** Where it is practised without a table, or null if there is nothing to practise. */
export async function gamePractice(slug: string): Promise<Component | null> {
  return (await practices.get(slug)?.()) ?? null;
}

/** Its picture in the lobby, or null if it has none. */
export async function gameArt(slug: string): Promise<Component | null> {
  return (await art.get(slug)?.()) ?? null;
}
