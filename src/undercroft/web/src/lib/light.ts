// What a message is about: things on the board by their names, and places.

import type { Arg, Msg } from "./wire";

/** Something on the board that has a name. */
export interface Named {
  name: Msg;
}

/** A message and all that is said within it. */
export function* within(msg: Msg): Generator<Msg> {
  yield msg;
  for (const arg of Object.values(msg.args ?? {})) yield* inside(arg);
}

function* inside(arg: Arg): Generator<Msg> {
  if (Array.isArray(arg)) for (const one of arg) yield* within(one);
  else if (typeof arg === "object") yield* within(arg);
}

/** The same for messages that say the same, in whatever order their arguments came. */
export function wording(msg: Msg): string {
  const args = Object.entries(msg.args ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([msg.id, args.map(([name, arg]) => [name, typeof arg !== "object" ? arg : Array.isArray(arg) ? arg.map(wording) : wording(arg)])]);
}

/** Those that a message speaks of. */
export function spokenOf<T extends Named>(msg: Msg, things: readonly T[]): T[] {
  const said = new Set([...within(msg)].map(wording));
  return things.filter((thing) => said.has(wording(thing.name)));
}

/** The names of the places that a line of the log is about, in their order: not said, but there to be shown. */
export function placesOf(line: Msg): string[] {
  const at = line.args?.["at"];
  return typeof at === "string" ? at.split(" ") : [];
}
