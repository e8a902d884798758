// Looking through a ledger: small and capital letters, accents and the order of words do not matter.

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
    const words = plain(query).split(/\s+/).filter(Boolean);
    return rules.filter((_, at) => words.every((word) => texts[at]?.includes(word)));
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
  const words = plain(query).split(/\s+/).filter((word) => word.length > 1);
  const flat = plain(text);
  // Accents that fold away would shift the marks; then nothing is marked.
  if (words.length === 0 || flat.length !== text.length) return [{ text, hit: false }];
  const hits = new Uint8Array(text.length);
  for (const word of words) for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1)) hits.fill(1, at, at + word.length);
  const parts: { text: string; hit: boolean }[] = [];
  for (let from = 0, to = 0; from < text.length; from = to) {
    while (to < text.length && hits[to] === hits[from]) to += 1;
    parts.push({ text: text.slice(from, to), hit: hits[from] === 1 });
  }
  return parts;
}
