// The dice of an attack as they were compared: highest first, the weak ones struck out, the others against what they met.

const SIDES: Readonly<Record<string, string>> = { hero: "#2b6291", bone: "#e9dfc4" };

/** The colour of a die, as CSS. */
export const sideOf = (die: string): string => SIDES[die] ?? "var(--paper-2)";

/**
 * What became of a die of the attacker: it was higher than what it met, met nothing at all, was held by what it met, or was
 * too weak against armour. `idle` is a die of the defender that met none.
 */
export type Verdict = "hit" | "open" | "held" | "weak" | "idle";

export interface Pair {
  die: number | null;
  answer: number | null;
  verdict: Verdict;
}

interface Compared {
  /** Highest first. */
  dice: readonly number[];
  answer: readonly number[];
  /** How many of the attacker's were discarded: the last ones. */
  weak: number;
}

/** Column by column, as the dice lie beside each other. */
export function pairsOf({ dice, answer, weak }: Compared): Pair[] {
  const strong = dice.length - weak;
  return Array.from({ length: Math.max(dice.length, answer.length) }, (_, at) => {
    const [die, met] = [dice[at] ?? null, answer[at] ?? null];
    return { die, answer: met, verdict: verdictOf(die, met, at < strong) };
  });
}

function verdictOf(die: number | null, met: number | null, strong: boolean): Verdict {
  if (die === null) return "idle";
  if (!strong) return "weak";
  return met === null ? "open" : die > met ? "hit" : "held";
}

export interface Lying {
  die: "hero" | "bone";
  face: number;
  verdict: Verdict;
}

/** Another face of the same die, while it tumbles. */
export const anyFace = (one: Lying, moment: number): Lying => ({ ...one, face: ((one.face + moment * 5) % 6) + 1, verdict: "held" });
