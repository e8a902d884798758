// Looking through a ledger: small and capital letters, accents, the order of words and their forms do not matter.

import type { Rule } from "../../lib/api";

export interface Chapter {
  /** As in the ids of messages: `…-chapter-line-of-sight`. */
  key: string;
  name: string;
  rules: Rule[];
}

export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "L")
    .toLowerCase();
}

// As undercroft/kernel/search.py does it for the terminal; the same examples test both.
const ENDINGS = (
  "a e i o u y ia ie om iom ow owi owie em iem ami iami ach iach ego iego emu iemu ej iej ym im ymi imi ych ich " +
  "ac owac ic yc al ali ala aja uje uja asz isz esz any ana ane ony ona one ing ed es s ies"
)
  .split(" ")
  .toSorted((a, b) => b.length - a.length);
/** Consonants that are other ones in other cases: rzucie but rzut, drodze but droga, walce but walka. */
const SOFT = /(?:dz|sz|cz|c|z|s|l)$/;
const SHORTEST = 3;

/** What the forms of a word, as `plain` writes it, begin with. */
export function stem(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST);
  if (!/^\p{L}+$/u.test(word) || !ending || word.endsWith("ss")) return word;
  const left = word.slice(0, -ending.length);
  const hard = "ei".includes(ending[0]!) ? left.replace(SOFT, "") : left;
  return hard.length >= SHORTEST ? hard : left;
}

interface Wanted {
  word: string;
  /** Words of a text that are this one in another form; a word without an ending has none. */
  forms: RegExp | null;
}

function wanted(query: string): Wanted[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const begun = stem(word);
    return { word, forms: begun === word ? null : new RegExp(String.raw`(?<![\p{L}\p{N}])${begun}[\p{L}\p{N}]*`, "gu") };
  });
}

/** Whether every word of the query is somewhere in a text, as `plain` writes it: as typed, or in another form. */
function finds(words: readonly Wanted[], text: string): boolean {
  return words.every(({ word, forms }) => text.includes(word) || (forms !== null && text.search(forms) >= 0));
}

/** Rules in the order of the ledger, chapter by chapter. */
export function chapters(rules: readonly Rule[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const rule of rules) {
    const key = rule.chapter.trim().replaceAll(/\s+/g, "-");
    const chapter = found.get(key) ?? { key, name: rule.chapter, rules: [] };
    chapter.rules.push(rule);
    found.set(key, chapter);
  }
  return [...found.values()];
}

/** A function that finds the rules with all words of a query; `heading` adds the chapter's translated name. */
export function searcher(rules: readonly Rule[], heading: (rule: Rule) => string): (query: string) => Rule[] {
  const texts = rules.map((rule) =>
    plain([rule.id, rule.chapter, heading(rule), rule.where, rule.rule, rule.vector, rule.ruling].filter(Boolean).join(" ")),
  );
  return (query) => {
    const words = wanted(query);
    return rules.filter((_, at) => finds(words, texts[at] ?? ""));
  };
}

/** A text cut where it names another rule, such as ABC-DEF-01. */
export function linked(text: string): { text: string; id: string | null }[] {
  return text
    .split(/\b([A-Z]{3}-[A-Z]{3}-\d+)\b/)
    .map((piece, at) => ({ text: piece, id: at % 2 ? piece : null }))
    .filter((piece) => piece.text);
}

/** A text cut where the words of a query begin and end, to show them marked. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const words = wanted(query).filter(({ word }) => word.length > 1);
  const flat = plain(text);
  // Accents that fold away would shift the marks; then nothing is marked.
  if (words.length === 0 || flat.length !== text.length) return [{ text, hit: false }];
  const hits = new Uint8Array(text.length);
  for (const { word, forms } of words) {
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1)) hits.fill(1, at, at + word.length);
    if (forms) for (const form of flat.matchAll(forms)) hits.fill(1, form.index, form.index + form[0].length);
  }
  const parts: { text: string; hit: boolean }[] = [];
  for (let from = 0, to = 0; from < text.length; from = to) {
    while (to < text.length && hits[to] === hits[from]) to += 1;
    parts.push({ text: text.slice(from, to), hit: hits[from] === 1 });
  }
  return parts;
}
