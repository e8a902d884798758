// The dice of an attack as they were compared: sorted, the weak ones put aside, the rest in pairs.

export type Side = "hero" | "bone";

const SIDES: Readonly<Record<string, string>> = { hero: "#2b6291", bone: "#e9dfc4" };

/** The colour of a die, as CSS. */
export const sideOf = (die: string): string => SIDES[die] ?? "var(--paper-2)";

export interface Pair {
  /** The attacker's die; none where the defender has more of them. */
  die: number | null;
  /** The defender's; none where the attacker's meets nobody, or was too weak to meet anybody. */
  answer: number | null;
  /** Struck out against armour. */
  weak: boolean;
  hit: boolean;
  /** A hit that met no die. */
  open: boolean;
}

interface Compared {
  /** Highest first. */
  dice: readonly number[];
  answer: readonly number[];
  /** How many of the attacker's were discarded: the last ones. */
  weak: number;
}

/** Row by row: strong dice beside what they met, then dice of the defender that met nothing, then the weak ones. */
export function pairsOf({ dice, answer, weak }: Compared): Pair[] {
  const strong = dice.slice(0, dice.length - weak);
  const rows: Pair[] = [];
  for (let at = 0; at < Math.max(strong.length, answer.length); at++) {
    const [die, met] = [strong[at] ?? null, answer[at] ?? null];
    rows.push({ die, answer: met, weak: false, hit: die !== null && (met === null || die > met), open: die !== null && met === null });
  }
  for (const die of dice.slice(dice.length - weak)) rows.push({ die, answer: null, weak: true, hit: false, open: false });
  return rows;
}
