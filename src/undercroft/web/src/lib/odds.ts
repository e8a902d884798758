// Odds in the words of the table: "3 of 4 throws" rather than 0.7431.

/** The denominators people use of dice, the smallest first. */
const USUAL = [2, 3, 4, 5, 6, 8, 10, 12, 20, 36];
/** As near as anybody counts. */
const NEAR = 0.021;

export interface Throws {
  n: number;
  of: number;
  /** Exactly so many, not about. */
  exact: boolean;
}

/** The simplest fraction that a chance is, or comes near to; never all or none of the throws unless it is so. */
export function throwsOf(chance: number): Throws {
  if (chance <= 0) return { n: 0, of: 1, exact: true };
  if (chance >= 1) return { n: 1, of: 1, exact: true };
  const found = USUAL.map((of) => ({ n: Math.min(of - 1, Math.max(1, Math.round(chance * of))), of })).map(({ n, of }) => ({ n, of, off: Math.abs(chance - n / of) }));
  const best = found.find(({ off }) => off < 1e-9) ?? found.find(({ off }) => off < NEAR) ?? found.at(-1)!;
  return { n: best.n, of: best.of, exact: best.off < 1e-9 };
}

/** The same as arguments of a message: `how` is never, always, exact or about. */
export function oddsArgs(chance: number): { how: string; n: number; of: number } {
  const { n, of, exact } = throwsOf(chance);
  const how = n === 0 ? "never" : n === of ? "always" : exact ? "exact" : "about";
  return { how, n, of };
}

/** 83 % as the language writes it. */
export function percent(chance: number, lang: string): string {
  const digits = chance > 0 && chance < 0.01 ? 1 : 0;
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: digits }).format(chance);
}

/** With one digit after the comma at most. */
export function decimal(value: number, lang: string): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(value);
}
