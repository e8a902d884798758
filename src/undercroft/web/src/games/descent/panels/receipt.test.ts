import { expect, test } from "vitest";
import type { LineSent } from "../../../lib/wire";
import { receipt } from "./receipt";

const line = (id: string, args = {}): LineSent => ({ msg: { id, args }, rule: null, decision: 0 });
const hero = (name: string) => ({ id: `des-hero-${name}` });
const bought = (who: string, what: string, coins: number): LineSent => line("des-log-buy", { who: hero(who), what: { id: what }, coins });
const sold = (who: string, item: string, coins: number): LineSent => line("des-log-sell", { who: hero(who), item: { id: item }, coins });
const told = (log: LineSent[], who = "mordrog") => receipt(log, `des-hero-${who}`).map(({ what, coins }) => [what.id, coins]);

test("everything that was bought and sold in one visit, in its order", () => {
  const log = [line("des-log-skills"), bought("mordrog", "axe", 100), line("des-log-gain"), line("des-log-pack"), sold("mordrog", "dagger", 25), bought("mordrog", "rope", 50), line("des-log-gain")];
  expect(told(log)).toEqual([
    ["axe", -100],
    ["dagger", 25],
    ["rope", -50],
  ]);
});

test("neither what others have bought nor what was bought in an earlier visit", () => {
  expect(told([bought("andira", "axe", 100), line("des-log-gain")])).toEqual([]);
  expect(told([bought("mordrog", "axe", 100), line("des-log-gain"), line("des-log-turn"), bought("mordrog", "rope", 50)])).toEqual([["rope", -50]]);
});
