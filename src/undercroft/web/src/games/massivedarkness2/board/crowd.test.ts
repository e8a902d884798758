import { describe, expect, it } from "vitest";
import { U } from "../../../table/grid/geometry";
import type { Token } from "../scene";
import { heaps, lying, stands } from "./crowd";

describe("those who share a zone", () => {
  it.each([1, 2, 3, 4, 5, 7, 9, 12])("%i stand within it, and nobody on another", (count) => {
    for (const things of [false, true]) {
      const found = stands(count, things);
      expect(found.length).toBe(count);
      for (const { x, y, scale } of found) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y) + scale * U).toBeLessThanOrEqual(U);
      }
      for (const [n, one] of found.entries()) {
        for (const other of found.slice(n + 1)) {
          const apart = Math.abs(one.x - other.x) + 0.01 >= one.scale * U || Math.abs(one.y - other.y) + 0.01 >= one.scale * U;
          expect(apart).toBe(true);
        }
      }
    }
  });

  it("are as large as there is room for", () => {
    expect(stands(1, false)[0]!.scale).toBeGreaterThan(stands(4, false)[0]!.scale);
    expect(stands(4, false)[0]!.scale).toBeGreaterThan(stands(4, true)[0]!.scale);
  });

  it("leave things along the lower edge, unless nobody is there", () => {
    expect(lying(2, false).every(({ y }) => y > U / 2)).toBe(true);
    expect(lying(1, true)[0]).toMatchObject({ x: U / 2, y: U / 2 });
    for (const count of [1, 2, 3, 4, 5, 6]) expect(lying(count, true).every(({ x, y, side }) => Math.min(x, y) - side / 2 > 8 && Math.max(x, y) + side / 2 < U - 8)).toBe(true);
    expect(lying(5, false).every(({ x, side }) => x - side / 2 >= 0 && x + side / 2 <= U)).toBe(true);
  });

  it("pile up what is of the same kind", () => {
    const token = (number: number, at: number, kind: string, what = ""): Token => ({ number, at, kind, what, count: 1, grey: false }) as Token;
    const found = heaps([token(1, 4, "loot"), token(2, 4, "loot"), token(3, 4, "treasure", "rare"), token(4, 5, "loot")]);
    expect(found.get(4)!.map(({ number, count }) => [number, count])).toEqual([[1, 2], [3, 1]]);
    expect(found.get(5)!.length).toBe(1);
  });
});
