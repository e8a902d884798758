// Dice and their faces: what is printed on them, their colours, and how to say them.

import type { Msg } from "../../../lib/wire";
import type { DieRolled } from "../scene";
import type { DieCard, Face } from "./box.svelte";

/** What is printed on a face; null until the box has come. */
export function printed(die: DieCard | undefined, key: string): Face | null {
  return die?.faces.find((face) => face.key === key) ?? null;
}

const SIDES: Readonly<Record<string, string>> = {
  red: "#a5321f",
  blue: "#23588f",
  white: "#fbf6ea",
  green: "#2f6b3c",
  yellow: "#e6b93d",
  black: "#2b2622",
};

/** The colour of a die. */
export const sideOf = (die: string): string => SIDES[die] ?? "#8c7754";

/** The colour of what is printed on it. */
export const inkOf = (die: string): string => (die === "white" || die === "yellow" ? "#2a2017" : "#fff6e6");

/** A die in words. */
export function wordsOf({ die, face }: DieRolled): Msg {
  const colour: Msg | string = die ? { id: `des-die-${die}` } : "";
  return face === null ? { id: "web-desp-die", args: { die: colour } } : { id: "des-die-shows", args: { die: colour, face: { id: `des-face-${face}` } } };
}

/** Some other face of the same die, while it tumbles. */
export function anyFace<Die extends DieRolled>(one: Die, moment: number, faces: readonly { key: string }[] = []): Die {
  return { ...one, face: faces[moment % Math.max(1, faces.length)]?.key ?? one.face };
}
