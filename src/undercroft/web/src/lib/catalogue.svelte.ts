// What is in the box of a game: what its server calls the catalogue, fetched once.

import { api } from "./api";

/** Comes back with the box, or null until it has come; asking for it fetches it. */
export function boxOf<Box>(slug: string): () => Box | null {
  let opened = $state.raw<Box | null>(null);
  let opening: Promise<void> | null = null;
  return () => {
    opening ??= api.catalogue(slug).then(
      (found) => {
        opened = found as unknown as Box;
      },
      () => {
        opening = null;
      },
    );
    return opened;
  };
}
