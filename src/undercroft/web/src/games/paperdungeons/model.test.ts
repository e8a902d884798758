import { describe, expect, it } from "vitest";
import { count, has, plain, signed } from "./model";

describe("sets of rooms", () => {
  it("reach beyond 32 bits", () => {
    const rooms = 2 ** 41 + 2 ** 33 + 1;
    expect(has(rooms, 41)).toBe(true);
    expect(has(rooms, 33)).toBe(true);
    expect(has(rooms, 0)).toBe(true);
    expect(has(rooms, 40)).toBe(false);
    expect(count(rooms)).toBe(3);
    expect(count(0)).toBe(0);
  });
});

describe("numbers", () => {
  it("have a proper minus", () => {
    expect(plain(-3)).toBe("−3");
    expect(signed(2)).toBe("+2");
    expect(signed(0)).toBe("0");
  });
});
