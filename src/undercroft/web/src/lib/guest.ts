// A game that brings its own picture from another distribution: a module that the server serves as the game's author
// built it. It shares no library with this client, so it is given plain data and a place on the page, and it draws
// there as it likes. docs/a-game-in-the-browser.md is written for its author.

import type { Component } from "svelte";
import Guest from "../table/Guest.svelte";
import { api } from "./api";
import type { BoardProps, GameModule } from "./game";
import type { LessonPlan } from "./lesson.svelte";
import type { Lang } from "./voice";
import type { Answer, Ask, Choice, Ending, Msg, SeatInfo, Value } from "./wire";

/** What there is to show, as plain data: made anew whenever something of it has changed. */
export interface Shown {
  /** What the game's `scene` says, as seen from the seat `looking`. */
  scene: unknown;
  looking: number | null;
  seats: readonly SeatInfo[];
  /** What every seat is called. */
  names: readonly string[];
  /** What is asked, and of which seat of ours; null while nothing is. */
  ask: Ask | null;
  seat: number | null;
  hints: Record<string, unknown>;
  /** The choice that the player points at in the list. */
  pointed: Value | null;
  /** What the line of the log says that the player points at. */
  recalled: readonly Msg[];
  /** An answer is on its way: none is taken now. */
  busy: boolean;
  /** An earlier position is shown. */
  replaying: boolean;
  ending: Ending | null;
  lang: Lang;
}

/** What a part can do at the table. */
export interface Hands {
  answer(value: Answer): void;
  /** Answer a series of asks, as long as each value is allowed and nothing unexpected comes between. */
  walk(values: Value[]): void;
  /** A message in the player's language: of the game, the server or the client. */
  say(msg: Msg): string;
}

export interface Mounted {
  update(shown: Shown): void;
  destroy?(): void;
}
export type Mount = (place: HTMLElement, shown: Shown, hands: Hands) => Mounted;

/** The default export of a game's `client.js`. */
export interface GuestModule {
  /** The version of this contract that it was written for. */
  contract: 1;
  board: Mount;
  panels?: Mount;
  ending?: Mount;
  /** Choices that the board shows by itself, so that the list may fold them away. */
  claims?: (choice: Choice, scene: unknown) => boolean;
  /** The asks that interrupt another's turn. */
  reactions?: (prompt: Msg) => boolean;
  /** What is told in a first game. */
  lesson?: LessonPlan;
}

/** What a game brings along, or null. One that cannot be loaded is as good as none: there is the plain list. */
export async function guestModule(slug: string): Promise<GameModule | null> {
  try {
    const { module } = await api.client(slug);
    if (!module) return null;
    const { default: guest } = (await import(/* @vite-ignore */ module)) as { default: GuestModule };
    return adapted(guest);
  } catch (error) {
    console.warn(error);
    return null;
  }
}

export function adapted(guest: GuestModule): GameModule {
  if (guest.contract !== 1) throw new Error(`a game's client is written for contract ${String(guest.contract)}, and this is 1`);
  const { board, panels, ending, claims, reactions, lesson } = guest;
  return {
    Board: part(board),
    ...(panels ? { Panels: part(panels) } : {}),
    ...(ending ? { Ending: part(ending) } : {}),
    ...(claims ? { claims: (choice, sitting) => claims(choice, sitting.scene) } : {}),
    ...(reactions ? { reactions } : {}),
    ...(lesson ? { lesson } : {}),
  };
}

/** A component that lets a guest draw. */
function part(mount: Mount): Component<BoardProps> {
  return (internals, props) =>
    Guest(internals, {
      get sitting() {
        return props.sitting;
      },
      mount,
    });
}
