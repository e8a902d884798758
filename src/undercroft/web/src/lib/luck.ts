// Were the dice settled before the game? Everything is worked out here anew, from the seed and nothing else that the
// server says: what undercroft/kernel/commitment.py and `Seeded` in kernel/chance.py do, said a second time on purpose.
// Hashing is a library's, because browsers lend theirs only to pages that came through a secure connection.

import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Value } from "./wire";

export interface Draw {
  /** Where in the game: how often chance had answered before. */
  path: number[];
  space: { space: "roll"; dice: { faces: string[] }[] } | { space: "draw"; items: Value[]; count: number } | Thrown;
  outcome: Value[];
}

/** What physics makes of a seed is not to be worked out in a browser: the record can be thrown again where the game is installed. */
interface Thrown {
  space: "throw";
}

export interface Luck {
  table: string;
  seed: string;
  commitment: string;
  /** Draws from before this seed, of the game that the table went on with. */
  before: number;
  draws: Draw[];
}

export interface Verdict {
  /** The seed is the one that was committed to. */
  committed: boolean;
  /** The commitment is the one that this browser was shown before; null if it was not here then. */
  remembered: boolean | null;
  checked: number;
  /** The first draw that does not follow from the seed, counted from 1. */
  wrong: number | null;
}

export function commitment(table: string, seed: string): string {
  return bytesToHex(blake2b(utf8ToBytes(`undercroft ${table} ${seed}`), { dkLen: 32 }));
}

/** Random numbers from 0 to 1 for one place in a game. */
function* stream(seed: string, path: number[]): Generator<number, never> {
  const key = blake2b(utf8ToBytes(seed));
  const place = utf8ToBytes(`(${path.join(", ")}${path.length === 1 ? "," : ""})`);
  for (let block = 0n; ; block += 1n) {
    const number = new DataView(new ArrayBuffer(8));
    number.setBigUint64(0, block, true);
    const hash = blake2b(concatBytes(place, new Uint8Array(number.buffer)), { key });
    const words = new DataView(hash.buffer, hash.byteOffset);
    for (let at = 56; at >= 0; at -= 8) yield Number(words.getBigUint64(at, true) >> 11n) * 2 ** -53;
  }
}

/** What the seed gives at a place; null if that is not to be worked out here. */
export function outcome(seed: string, { path, space }: Pick<Draw, "path" | "space">): Value[] | null {
  if (space.space === "throw") return null;
  const random = stream(seed, path);
  const below = (many: number): number => Math.floor(random.next().value * many);
  if (space.space === "roll") return space.dice.map(({ faces }) => faces[below(faces.length)]!);
  const items = [...space.items];
  for (let place = 0; place < space.count; place += 1) {
    const other = place + below(items.length - place);
    [items[place], items[other]] = [items[other]!, items[place]!];
  }
  return items.slice(0, space.count);
}

export function check(luck: Luck, shown: string | null): Verdict {
  const worked = luck.draws.map((draw) => outcome(luck.seed, draw));
  const wrong = luck.draws.findIndex((draw, at) => worked[at] && JSON.stringify(worked[at]) !== JSON.stringify(draw.outcome));
  return {
    committed: commitment(luck.table, luck.seed) === luck.commitment,
    remembered: shown === null ? null : shown === luck.commitment,
    checked: worked.filter((one) => one !== null).length,
    wrong: wrong < 0 ? null : wrong + 1,
  };
}
