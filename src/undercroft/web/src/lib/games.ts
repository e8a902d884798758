// The games of this server, asked for once.

import { api, type GameInfo } from "./api";

let asked: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Games that will come to the table. */
export const COMING = ["dungeonsaga", "massivedarkness2", "dungeonfighter"] as const;
