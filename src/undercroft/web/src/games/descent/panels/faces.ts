// Faces of dice, from their keys such as r2d1s1.

import type { Msg } from "../../../lib/wire";
import type { DieRolled } from "../scene";

export interface Shown {
  range: number;
  damage: number;
  surge: number;
  power: boolean;
  miss: boolean;
}

export function shown(key: string): Shown {
  const number = (letter: string): number => Number(new RegExp(`${letter}(\\d)`).exec(key)?.[1] ?? 0);
  const plain = key === "miss" || key === "blank" || key === "power" || key === "surge";
  return {
    range: plain ? 0 : number("r"),
    damage: plain ? 0 : number("d"),
    surge: key === "surge" ? 1 : plain ? 0 : number("s"),
    power: key === "power",
    miss: key === "miss",
  };
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
