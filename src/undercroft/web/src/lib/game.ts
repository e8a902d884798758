// What a game gives to the client: a folder below `src/games`. The shell does the rest: prompts, choices, log, chat,
// seats, replay. All of it is fetched only for that game.

import type { Component } from "svelte";
import type { GameInfo } from "./api";
import { slugOf } from "./games";
import type { Sitting } from "./sitting.svelte";
import type { Choice } from "./wire";

export interface BoardProps {
  sitting: Sitting;
}

export interface TourStep {
  /** A CSS selector of what the step is about; the tour looks behind the tabs of a phone and skips what is not on the page. */
  at: string;
  /** Ids of messages. */
  title: string;
  text: string;
}

/** `index.ts`: the game at the table. */
export interface GameModule {
  /** The main picture. Draws choices it can show on the board itself (see `claims`). */
  Board: Component<BoardProps>;
  /** Sheets, hands and the like, beside the board on a desktop and below it on a phone. */
  Panels?: Component<BoardProps>;
  /** Shown in place of the plain list of choices, if given and if it `claims` the ask. */
  Prompt?: Component<BoardProps>;
  promptClaims?: (sitting: Sitting) => boolean;
  /** Choices that the board shows by itself, so that the list may leave them out. */
  claims?: (choice: Choice, sitting: Sitting) => boolean;
  /** A face of a die as it is printed, about 2.5rem wide, for those who throw real dice; in words without it. */
  Face?: Component<{ die: string; face: string | null }>;
  /** The final score, under the result. */
  Ending?: Component<BoardProps>;
  tour: TourStep[];
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
}

type Found<T> = Map<string, () => Promise<T>>;

function bySlug<T>(found: Record<string, () => Promise<T>>): Found<T> {
  return new Map(Object.entries(found).map(([path, load]) => [slugOf(path), load]));
}

const modules = bySlug(import.meta.glob<GameModule>("../games/*/index.ts", { import: "default" }));
const options = bySlug(import.meta.glob<GameOptions>("../games/*/options.ts", { import: "default" }));
const art = bySlug(import.meta.glob<Component>("../games/*/Art.svelte", { import: "default" }));

/** The module of a game: the client's own, else what the game brings along; null if there is neither. */
export async function gameModule(slug: string): Promise<GameModule | null> {
  const load = modules.get(slug);
  return load ? load() : (await import("./guest")).guestModule(slug);
}

export async function gameOptions(slug: string): Promise<GameOptions> {
  return (await options.get(slug)?.()) ?? {};
}

/** Its picture in the lobby, or null if it has none. */
export async function gameArt(slug: string): Promise<Component | null> {
  return (await art.get(slug)?.()) ?? null;
}
