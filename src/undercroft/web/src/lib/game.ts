// What a game gives to the client. The shell does the rest: prompts, choices, log, chat, seats, replay.

import type { Component } from "svelte";
import type { Sitting } from "./sitting.svelte";
import type { Choice } from "./wire";

export interface BoardProps {
  sitting: Sitting;
}

export interface TourStep {
  /** A CSS selector of what the step is about; the tour looks behind the tabs of a phone and skips what is not on the page. */
  at: string;
  /** Ids in locale/…/web-*.ftl. */
  title: string;
  text: string;
}

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
  /** The final score, under the result. */
  Ending?: Component<BoardProps>;
  tour: TourStep[];
}

const modules: Record<string, () => Promise<{ default: GameModule }>> = {
  paperdungeons: () => import("../games/paperdungeons"),
  descent: () => import("../games/descent"),
};

/** The module of a game, or null if the client has nothing of its own for it. */
export async function gameModule(slug: string): Promise<GameModule | null> {
  const load = modules[slug];
  return load ? (await load()).default : null;
}
