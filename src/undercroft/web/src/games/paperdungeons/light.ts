// What a choice in the list, or a line of the log, means on the sheet: rooms, fields, dice.

import { placesOf, spokenOf, within } from "../../lib/light";
import type { Ask, Msg, Value } from "../../lib/wire";
import { OUTSIDE, type Catalogue, type Scene, type Sheet } from "./model";

export interface Light {
  /** Names of rooms. */
  rooms: string[];
  /** Fields beside the dungeon, as the uses of a die are called in the rules: `level:mage`, `part:crown`, `brew`. */
  fields: string[];
  /** Dice of the pool. */
  dice: number[];
}

export const DARK: Light = { rooms: [], fields: [], dice: [] };

/** The fields that a choice fills, by what is asked. */
const FIELDS: Readonly<Record<string, string>> = {
  "pap-ask-action": "",
  "pap-ask-level": "level:",
  "pap-ask-levels": "level:",
  "pap-ask-part": "part:",
};
/** What happens where the party is, or is about to leave from. */
const HERE = new Set<Value>(["move", "stop", "loot", "spare"]);

export function lightOfChoice(value: Value, ask: Ask, sheet: Sheet, box: Catalogue): Light {
  const { id } = ask.prompt;
  if (id === "pap-ask-die") return { ...DARK, dice: [Number(value)] };
  if (id === "pap-ask-prevent") return { ...DARK, fields: ["brew"] };
  if (HERE.has(value)) return { ...DARK, rooms: here(sheet, box) };
  const field = FIELDS[id];
  if (field !== undefined) return { ...DARK, fields: [`${field}${value}`] };
  return { ...DARK, rooms: roomsOf(String(value), box) };
}

export function lightOfLines(lines: readonly Msg[], scene: Scene, box: Catalogue): Light {
  const bosses = (box.dungeons[scene.dungeon]?.bosses ?? []).map((boss, at) => ({ name: box.bosses[boss]!.name, room: box.dungeons[scene.dungeon]!.boss_rooms[at]! }));
  const found = (line: Msg): Light => ({
    rooms: [...[...placesOf(line), ...gems(line)].flatMap((name) => roomsOf(name, box)), ...spokenOf(line, bosses).map(({ room }) => box.rooms[room]!.id)],
    fields: [...spokenOf(line, box.heroes).map(({ id }) => `level:${id}`), ...spokenOf(line, box.items).map(({ id }) => `part:${id}`)],
    dice: [],
  });
  const all = lines.map(found);
  return { rooms: all.flatMap(({ rooms }) => rooms), fields: all.flatMap(({ fields }) => fields), dice: [] };
}

/** The letters of the gems that a line speaks of. */
function gems(line: Msg): string[] {
  return [...within(line)].map(({ args }) => args?.["letter"]).filter((letter) => typeof letter === "string");
}

/** A room by its name, or by the letter of its gem. */
function roomsOf(name: string, box: Catalogue): string[] {
  const room = box.rooms.find((one) => one.id === name || one.gem === name);
  return room ? [room.id] : [];
}

/** Where the party is; before it is anywhere, where it may enter. */
function here(sheet: Sheet, box: Catalogue): string[] {
  return sheet.at === OUTSIDE ? box.rooms.filter((room) => room.entry).map((room) => room.id) : [box.rooms[sheet.at]!.id];
}
