// One's belongings on their way to another device: sealed here, opened there. A sentence of six words is all that both
// need to know. The id under which the server keeps the parcel and the key that opens it are both made of the sentence,
// slowly, so the server, which never hears it, keeps what it cannot read, and whoever has a copy of its database neither.
// Libraries do the sealing, because browsers lend theirs only to pages that came through a secure connection.

import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { scrypt } from "@noble/hashes/scrypt.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { wordlist } from "@scure/bip39/wordlists/english.js";

/** Of 2048: 66 bits that live for a quarter of an hour, and every guess costs as much as sealing does. */
export const WORDS = 6;
const BEGINNING = 4; // letters, by which each word differs from all others
const COST = { N: 2 ** 14, r: 8, p: 1, dkLen: 48 };
const NONCE = 24;

export interface Parcel {
  id: string;
  body: Uint8Array;
}

/** A new sentence. */
export function newSentence(): string[] {
  const chosen = crypto.getRandomValues(new Uint16Array(WORDS));
  return Array.from(chosen, (number) => wordlist[number % wordlist.length]!); // 2048 divides 65536
}

/** The sentence that somebody has typed, by the first four letters of each word or more; null if it is none. */
export function readSentence(text: string): string[] | null {
  const typed = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const found = typed.map((word) => wordlist.find((known) => known === word || (word.length >= BEGINNING && known.startsWith(word))));
  return typed.length === WORDS && found.every((word) => word !== undefined) ? found : null;
}

/** Under which id, and with which key. */
function secrets(words: readonly string[]): { id: string; key: Uint8Array } {
  const made = scrypt(utf8ToBytes(words.join(" ")), utf8ToBytes("undercroft parcel"), COST);
  return { id: bytesToHex(made.subarray(0, 16)), key: made.subarray(16) };
}

export function seal(words: readonly string[], what: unknown): Parcel {
  const { id, key } = secrets(words);
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  return { id, body: concatBytes(nonce, xchacha20poly1305(key, nonce).encrypt(utf8ToBytes(JSON.stringify(what)))) };
}

export const idOf = (words: readonly string[]): string => secrets(words).id;

/** What is in it; throws if it was sealed with another sentence, or damaged. */
export function open(words: readonly string[], body: Uint8Array): unknown {
  const { key } = secrets(words);
  const plain = xchacha20poly1305(key, body.subarray(0, NONCE)).decrypt(body.subarray(NONCE));
  return JSON.parse(new TextDecoder().decode(plain)) as unknown;
}
