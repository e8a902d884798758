import { beforeEach, expect, test, vi } from "vitest";
import { bringHistory, history } from "../../lib/history";
import { displayName, knownTable, knownTables, playerSecret, rememberName, rememberTable } from "../../lib/memory";
import { packed, unpacked } from "./belongings";

function device(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
}
beforeEach(device);

const game = (id: string, at: number): unknown => ({ id, game: "race", title: "", at, names: ["A", "B"], bots: [false, true], sides: ["", ""], scores: [], winners: [0], side: null, mine: [0] });

test("name, seats and games come along, and join what is there", () => {
  rememberName("Anna");
  const player = playerSecret();
  rememberTable({ id: "old", game: "race", tokens: ["t1"], host: "h", commitment: "c" });
  rememberTable({ id: "both", game: "race", tokens: ["seat-0"] });
  bringHistory([game("g1", 1)]);
  const parcel: unknown = JSON.parse(JSON.stringify(packed()));
  device();
  rememberTable({ id: "both", game: "race", tokens: ["seat-1"], host: "mine" });
  expect(unpacked(parcel)).toBe(1);
  expect(displayName()).toBe("Anna");
  expect(playerSecret()).toBe(player);
  expect(knownTable("old")).toMatchObject({ tokens: ["t1"], host: "h", commitment: "c" });
  expect(knownTable("both")).toMatchObject({ tokens: ["seat-1", "seat-0"], host: "mine" });
  expect(history().map(({ id }) => id)).toEqual(["g1"]);
  expect(unpacked(parcel)).toBe(0); // again changes nothing
  expect(knownTables()).toHaveLength(2);
});

test("what does not fit stays behind, finished games before tables and the oldest first", () => {
  for (let at = 0; at < 20; at++) rememberTable({ id: `t${at}`, game: "race", tokens: ["x".repeat(100)] });
  bringHistory(Array.from({ length: 50 }, (_, at) => game(`g${at}`, at)));
  const some = packed(6_000);
  expect(some.played.length).toBeLessThan(50);
  expect(some.tables).toHaveLength(20);
  const few = packed(2_000);
  expect(few.played).toEqual([]);
  expect((few.tables as { id: string }[])[0]!.id).toBe("t19");
});

test("nonsense is no parcel", () => {
  expect(unpacked(null)).toBe(0);
  expect(unpacked({ name: 7, tables: [null, { id: 1 }], played: "x" })).toBe(0);
  expect(knownTables()).toEqual([]);
});
