// Messages put into words, as undercroft/kernel/messages.py does it.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Arg, Msg } from "./wire";

export type Lang = "en" | "pl";
export const LANGS: readonly Lang[] = ["en", "pl"];

/** In Polish a word of one letter does not end a line. */
const LONE = /(?<![\p{L}\p{N}])([aiouwz]) /giu;

/** Below zero a number has a minus sign, where the tables of both languages would set a hyphen. */
class BelowZero extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

/** One language and what it can say so far. */
export class Voice {
  #bundle: FluentBundle;

  constructor(readonly lang: Lang) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
  }

  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.getMessage(id)?.value != null;
  }

  format(id: string, args: Record<string, string | number>): string | null {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern == null) return null;
    const given = Object.entries(args).map(([name, arg]) => [name, typeof arg === "number" && arg < 0 ? new BelowZero(arg) : arg] as const);
    const words = this.#bundle.formatPattern(pattern, Object.fromEntries(given), []);
    return this.lang === "pl" ? words.replace(LONE, "$1\u00a0") : words;
  }
}

/** A message in words, in the first voice that knows it; null where none does. */
export function speak(msg: Msg, voices: readonly Voice[]): string | null {
  const voice = voices.find((one) => one.has(msg.id));
  if (!voice) return null;
  const args: Record<string, string | number> = {};
  for (const [name, arg] of Object.entries(msg.args ?? {})) args[name] = spoken(arg, voices);
  return voice.format(msg.id, args);
}

function spoken(arg: Arg, voices: readonly Voice[]): string | number {
  if (Array.isArray(arg)) return joined(arg, voices);
  if (typeof arg === "object") return speak(arg, voices) ?? arg.id;
  return arg;
}

function joined(items: Msg[], voices: readonly Voice[]): string {
  const words = items.map((item) => speak(item, voices) ?? item.id);
  const last = words.pop();
  if (last === undefined) return speak({ id: "list-none" }, voices) ?? "";
  if (words.length === 0) return last;
  const rest = words.join(", ");
  return speak({ id: "list-last", args: { items: rest, last } }, voices) ?? `${rest}, ${last}`;
}
