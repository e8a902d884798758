import { expect, test } from "vitest";
import type { LineSent } from "../../../lib/wire";
import { findsIn } from "./finds";

const line = (id: string, args = {}): LineSent => ({ msg: { id, args }, rule: null, decision: 0 });
const gain = (item: string): LineSent => line("des-log-gain", { item: { id: item } });

test("a find is what a chest or the floor held in this turn", () => {
  const log = [line("des-log-turn"), gain("des-item-axe"), line("des-log-turn"), line("des-log-chest"), gain("des-item-bane"), gain("des-potion-healing")];
  expect(findsIn(log).map(({ card }) => card?.id ?? null)).toEqual([null, "bane", "healing"]);
});

test("what was bought is no find, and before the first turn there is none", () => {
  expect(findsIn([line("des-log-turn"), line("des-log-buy"), gain("des-item-sword")])).toEqual([]);
  expect(findsIn([line("des-log-chest")])).toEqual([]);
});

test("what comes of a purchase is no find, whatever was bought, and what is found after it is one", () => {
  const at = (decision: number, ...lines: LineSent[]): LineSent[] => lines.map((one) => ({ ...one, decision }));
  const training = [...at(4, line("des-log-turn")), ...at(5, line("des-log-buy")), ...at(9, gain("des-item-bane"))];
  expect(findsIn(training).map(({ card }) => card?.id)).toEqual(["bane"]);
  const cache = at(5, line("des-log-buy"), line("des-log-cache"), gain("des-potion-healing"), gain("des-potion-healing"));
  expect(findsIn([...at(4, line("des-log-turn")), ...cache])).toEqual([]);
});
