/** The ids of the heroes in Descent's catalogue, however it lists them. */
export function heroIds(catalogue: Record<string, unknown>): string[] {
  const heroes = catalogue["heroes"];
  if (Array.isArray(heroes)) return heroes.map((hero: unknown) => idOf(hero)).filter((id) => id !== null);
  return typeof heroes === "object" && heroes !== null ? Object.keys(heroes) : [];
}

function idOf(hero: unknown): string | null {
  if (typeof hero === "string") return hero;
  const id = (hero as { id?: unknown } | null)?.id;
  return typeof id === "string" ? id : null;
}
