// Dice and cards out of real hands: what has been entered so far of what lies on the table.

import type { Ask, Value } from "../lib/wire";

export type RollAsk = Extract<Ask, { space: "roll" }>;
export type DrawAsk = Extract<Ask, { space: "draw" }>;
export type Die = RollAsk["dice"][number];

/** Dice that are alike: which of them there are, and the different faces of one. */
export interface Kind {
  die: Die;
  places: number[];
  faces: Die["faces"][number][];
}

export function kinds(dice: readonly Die[]): Kind[] {
  const found: Kind[] = [];
  dice.forEach((die, place) => {
    const known = found.find((kind) => kind.die.die === die.die);
    if (known) known.places.push(place);
    else found.push({ die, places: [place], faces: die.faces.filter((face, at) => die.faces.findIndex((one) => one.value === face.value) === at) });
  });
  return found;
}

/** With this face on the next die of a kind that shows none yet; the same again if all of them do. */
export function shown(faces: readonly (string | null)[], kind: Kind, face: string): (string | null)[] {
  const place = kind.places.find((one) => faces[one] === null);
  return faces.map((one, at) => (at === place ? face : one));
}

/** The kind whose turn it is: that of the first die without a face. */
export function next(faces: readonly (string | null)[], all: readonly Kind[]): Kind | null {
  const place = faces.indexOf(null);
  return all.find((kind) => kind.places.includes(place)) ?? null;
}

/** How many of a card are left beside those entered. */
export function left(ask: DrawAsk, drawn: readonly Value[], card: Value): number {
  const copies = ask.cards.find((one) => one.value === card)?.copies ?? 0;
  return copies - drawn.filter((one) => one === card).length;
}

/** Whether what is typed means this name: all its words are in it, however they are written. */
export function matches(name: string, typed: string): boolean {
  const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
  return plain(typed)
    .split(/\s+/)
    .every((word) => plain(name).includes(word));
}
