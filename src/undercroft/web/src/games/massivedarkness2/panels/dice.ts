// The five kinds of dice: their colours, and what is on their faces.

export const COLOURS = ["yellow", "orange", "purple", "blue", "black"] as const;

const SIDES: Readonly<Record<string, string>> = {
  yellow: "light-dark(#e9bd32, #d9ac22)",
  orange: "light-dark(#dd7a2e, #cd6a20)",
  purple: "light-dark(#6b3fa0, #7d52b3)",
  blue: "light-dark(#2f73ad, #3b82bf)",
  black: "light-dark(#2b2420, #37302b)",
};

export const sideOf = (colour: string): string => SIDES[colour] ?? "var(--paper-2)";
/** Dark dice are drawn on with light ink. */
export const isDark = (colour: string): boolean => colour === "purple" || colour === "blue" || colour === "black";

/** What a face shows, each with its icon. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  blank: [],
  sword: ["broadsword"],
  sword2: ["broadsword", "broadsword"],
  sword3: ["broadsword", "broadsword", "broadsword"],
  sword_mana: ["broadsword", "magic-swirl"],
  mana: ["magic-swirl"],
  mana2: ["magic-swirl", "magic-swirl"],
  shadow: ["moon"],
  shield: ["shield"],
  shield2: ["shield", "shield"],
  scratch: ["triple-scratches"],
  claw: ["bird-claw"],
  claw_scratch: ["bird-claw", "triple-scratches"],
};
export const signsOf = (face: string): readonly string[] => SIGNS[face] ?? [];

export interface Lying {
  colour: string;
  face: string;
  done: boolean;
}

/** Any face of a die while it tumbles. */
export function anyFace<D extends { colour: string; face: string }>(faces: Readonly<Record<string, readonly string[]>> | undefined, die: D, moment: number): D {
  const all = faces?.[die.colour];
  return all?.length ? { ...die, face: all[(moment * 5 + 1) % all.length]! } : die;
}

/** The choice that stands for a die: of those that show the same, only the first is offered. */
export function offerOf(dice: readonly Lying[], at: number, kind: "die" | "reroll", offered: ReadonlySet<string>): string | null {
  const own = dice[at];
  if (!own || own.done) return null;
  const same = dice.findIndex((die, n) => !die.done && die.colour === own.colour && die.face === own.face && offered.has(`${kind}:${n}`));
  return same < 0 ? null : `${kind}:${same}`;
}
