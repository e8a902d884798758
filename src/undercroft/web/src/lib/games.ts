// The games there are: those whose folder came with the client, and those of this server, asked for once.

import { api, type GameInfo } from "./api";
import { loadGameMessages } from "./i18n.svelte";

/** What is known of a game before anybody plays it. It comes with the first page, so it holds no pictures. */
export interface GameFront {
  /** Its place on the shelf. */
  order: number;
  /** How many can play; without it the game is still being made. */
  players?: readonly [low: number, high: number];
  /** What a table chose to play, such as a quest: messages, of which the first known is said. */
  chosen?: (options: Record<string, unknown>) => string[];
}

/** The folder of a game below `src/games` is called as the game is. */
export const slugOf = (path: string): string => path.split("/").at(-2) ?? "";

const found = import.meta.glob<GameFront>("../games/*/front.ts", { import: "default", eager: true });
const fronts = new Map(
  Object.entries(found)
    .map(([path, front]) => [slugOf(path), front] as const)
    .toSorted(([, a], [, b]) => a.order - b.order),
);

/** The games that are always there: shown before the server has said what else it has. */
export const HOUSE: readonly { slug: string; players: readonly [number, number] }[] = [...fronts].flatMap(([slug, { players }]) =>
  players ? [{ slug, players }] : [],
);

/** Games that will come to the table. */
export const COMING: readonly string[] = [...fronts].filter(([, { players }]) => !players).map(([slug]) => slug);

/** What a table of a game chose to play: messages, of which the first known is said. */
export const chosenAt = (slug: string, options: Record<string, unknown>): string[] => fronts.get(slug)?.chosen?.(options) ?? [];

let asked: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The games of this server, with the words of those that only the server knows: their names are among them. */
export async function namedGames(): Promise<GameInfo[]> {
  const all = await games();
  const guests = all.filter(({ slug }) => !fronts.has(slug));
  await Promise.allSettled(guests.map(({ slug }) => loadGameMessages(slug)));
  return all;
}
