// Sorting the choices of an ask for showing them.

import type { Choice, Value } from "../lib/wire";

/** Choices that say the same thing of different places or things stand together. */
export interface Group {
  key: string;
  choices: Choice[];
  /** So many alike that they are shown small, side by side. */
  many: boolean;
}

const MANY = 5;

export function grouped(choices: Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = choice.label.text.id;
    const group = groups.get(key);
    if (group) group.push(choice);
    else groups.set(key, [choice]);
  }
  return [...groups].map(([key, members]) => ({ key, choices: members, many: members.length >= MANY }));
}

export function isDefault(value: Value, standard: unknown): boolean {
  return standard !== null && value === standard;
}

/** A list with one item moved to another place. */
export function moved<T>(list: T[], from: number, to: number): T[] {
  if (to < 0 || to >= list.length || from === to) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}
