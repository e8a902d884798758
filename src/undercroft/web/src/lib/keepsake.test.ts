import { describe, expect, it } from "vitest";
import { nearest } from "./keepsake";

describe("of the positions that are kept", () => {
  const kept = [2, 5, 9];

  it("the one that was asked for is shown", () => {
    expect(nearest(kept, 5, 0)).toBe(5);
  });

  it("else the nearest on the way", () => {
    expect(nearest(kept, 3, 2)).toBe(5);
    expect(nearest(kept, 8, 9)).toBe(5);
  });

  it("else the last on that side", () => {
    expect(nearest(kept, 40, 9)).toBe(9);
    expect(nearest(kept, 0, 2)).toBe(2);
    expect(nearest([], 1, 0)).toBeNull();
  });
});
