// Icons of game-icons.net (CC BY 3.0), only those in use: name one in icons.list.json and run scripts/icons.mjs.

import { ICONS } from "./icons.generated";

export interface Drawn {
  body: string;
  width: number;
  height: number;
}

const SIZE = 512;
const BLANK = "<circle cx='256' cy='256' r='96' fill='currentColor'/>";

/** The drawing of an icon; a dot for a name that is not in the list. */
export function icon(name: string): Drawn {
  return { body: ICONS[name] ?? BLANK, width: SIZE, height: SIZE };
}

export function hasIcon(name: string): boolean {
  return name in ICONS;
}
