import { i18n } from "./i18n.svelte";

/** Words as the language lists them: "a, b and c". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(i18n.lang, { type: "conjunction" }).format(words);
}
