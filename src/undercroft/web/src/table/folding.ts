// A walk of several steps is one entry of the log.

import { wording } from "../lib/light";
import type { LineSent, Msg } from "../lib/wire";

/** Lines of the log that are read as one. */
export interface Entry {
  /** What they say together. */
  msg: Msg;
  rule: string | null;
  /** Of the first line. */
  number: number;
  lines: LineSent[];
}

/** Entries for these lines, of which the first has this number: lines that count steps of the same go together. */
export function folded(lines: readonly LineSent[], first: number): Entry[] {
  const found: Entry[] = [];
  lines.forEach((line, at) => {
    const before = found.at(-1);
    const msg = before ? together(before.msg, line.msg) : null;
    if (before && msg) found[found.length - 1] = { ...before, msg, lines: [...before.lines, line] };
    else found.push({ msg: line.msg, rule: line.rule, number: first + at, lines: [line] });
  });
  return found;
}

/** The numbers of an entry's lines, for whoever looks for what is pointed at. */
export function mark({ number, lines }: Entry): string {
  return lines.length > 1 ? `${number}-${number + lines.length - 1}` : String(number);
}

function together(one: Msg, other: Msg): Msg | null {
  if (one.id !== other.id) return null;
  const [{ steps, ...about }, { steps: more, ...same }] = [one.args ?? {}, other.args ?? {}];
  if (typeof steps !== "number" || typeof more !== "number") return null;
  const [{ at: from, ...who }, { at: to, ...whom }] = [about, same];
  if (wording({ id: one.id, args: who }) !== wording({ id: one.id, args: whom })) return null;
  return { id: one.id, args: { ...who, steps: steps + more, at: `${from} ${to}` } };
}
