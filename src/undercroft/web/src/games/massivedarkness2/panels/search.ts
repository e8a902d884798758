// Looking for cards: by their family, and by words in their names and texts.

/** Letters without their accents, so that nobody has to type them. */
export const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");

export interface Readable {
  family: string;
  words: string;
}

/** Those of a family, or of all, in which every word occurs. */
export function found<C extends Readable>(cards: readonly C[], family: string, sought: string): C[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return cards.filter((card) => (!family || card.family === family) && words.every((word) => plain(card.words).includes(word)));
}
