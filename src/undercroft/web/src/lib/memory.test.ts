import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { displayName, forgetTable, knownTable, knownTables, recall, recallFlag, remember, rememberLink, rememberName, rememberTable, settle } from "./memory";

class Shelf {
  items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
}
let shelf: Shelf;

beforeEach(() => {
  shelf = new Shelf();
  vi.stubGlobal("localStorage", shelf);
});
afterEach(() => vi.unstubAllGlobals());

describe("tables", () => {
  it("are kept, the last opened first", () => {
    rememberTable({ id: "a", game: "descent", tokens: ["t1"], host: "h" });
    rememberTable({ id: "b", game: "paperdungeons", tokens: ["t2"] });
    expect(knownTables().map(({ id }) => id)).toEqual(["b", "a"]);
    expect(knownTable("a")).toMatchObject({ game: "descent", title: "", tokens: ["t1"], host: "h" });
  });

  it("gather tokens and keep what is not told again", () => {
    rememberTable({ id: "a", game: "descent", title: "Friday", tokens: ["t1"], host: "h" });
    rememberTable({ id: "a", tokens: ["t1", "t2"] });
    expect(knownTables()).toMatchObject([{ game: "descent", title: "Friday", tokens: ["t1", "t2"], host: "h" }]);
  });

  it("keep the pledge that was seen first", () => {
    rememberTable({ id: "a", tokens: [], commitment: "c1" });
    rememberTable({ id: "a", tokens: [], commitment: "c2" });
    expect(knownTable("a")?.commitment).toBe("c1");
  });

  it("are forgotten", () => {
    rememberTable({ id: "a", tokens: ["t1"] });
    forgetTable("a");
    expect(knownTables()).toEqual([]);
  });

  it("do not grow without end", () => {
    for (let n = 0; n < 230; n += 1) rememberTable({ id: `table-${n}`, tokens: [] });
    expect(knownTables()).toHaveLength(200);
    expect(knownTables()[0]?.id).toBe("table-229");
  });

  it.each(["", "{", "null", "7", '"x"', "[null, 3, {}]", '[{"id": 1, "tokens": []}]', '[{"id": "a", "tokens": "b"}]'])(
    "survive nonsense in storage: %s",
    (nonsense) => {
      shelf.items.set("undercroft.tables", nonsense);
      expect(knownTables()).toEqual([]);
    },
  );

  it("drop only what is broken", () => {
    shelf.items.set("undercroft.tables", '[{"id": "a", "tokens": ["t", 4], "at": "soon"}, 5]');
    expect(knownTables()).toEqual([{ id: "a", game: "", title: "", tokens: ["t"], takes: {}, host: null, commitment: null, at: 0 }]);
  });
});

describe("what came by a link", () => {
  it("may be an invitation: what is to open the seat is the same until it is settled", () => {
    const takes = rememberLink("a", ["i1"]);
    expect(takes["i1"]).toMatch(/^[\w-]{22}$/);
    expect(rememberLink("a", ["i1"])).toEqual(takes);
    expect(rememberLink("a", [])).toEqual(takes);
    expect(settle("a", ["i1"], { i1: takes["i1"]! })).toBe(true);
    expect(knownTable("a")).toMatchObject({ tokens: [takes["i1"]], takes: {} });
    expect(rememberLink("a", [takes["i1"]!])).toEqual({});
  });

  it("is kept as it is where it was no invitation, or somebody was faster", () => {
    rememberLink("a", ["i1", "t2"]);
    settle("a", ["i1"], {});
    expect(knownTable("a")?.tokens).toEqual(["i1", "t2"]);
    expect(Object.keys(knownTable("a")!.takes)).toEqual(["t2"]);
  });

  it("opens seats where nothing can be remembered, too", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(Object.keys(rememberLink("a", ["i1"]))).toEqual(["i1"]);
    expect(settle("a", ["i1"], {})).toBe(false);
  });
});

describe("the name", () => {
  it("is trimmed and cut", () => {
    rememberName(`  Ada ${"x".repeat(60)} `);
    expect(displayName()).toHaveLength(40);
    expect(displayName()).toMatch(/^Ada x/);
  });
});

describe("storage that does not work", () => {
  it("may be absent", () => {
    vi.stubGlobal("localStorage", undefined);
    remember("sound", true);
    expect(recallFlag("sound")).toBe(false);
  });

  it("may refuse to be touched", () => {
    vi.unstubAllGlobals();
    Object.defineProperty(globalThis, "localStorage", {
      configurable: true,
      get: () => {
        throw new Error("denied");
      },
    });
    rememberTable({ id: "a", tokens: [] });
    expect(recall("tables", "nothing")).toBe("nothing");
    Reflect.deleteProperty(globalThis, "localStorage");
  });

  it("may be full", () => {
    shelf.setItem = () => {
      throw new Error("full");
    };
    remember("name", "Ada");
    expect(displayName()).toBe("");
  });
});
