import { describe, expect, it } from "vitest";
import { throwsOf } from "./odds";

describe("odds in words", () => {
  it("are the simplest fraction that is exactly so", () => {
    expect(throwsOf(0.5)).toEqual({ n: 1, of: 2, exact: true });
    expect(throwsOf(4 / 6)).toEqual({ n: 2, of: 3, exact: true });
    expect(throwsOf(5 / 36)).toEqual({ n: 5, of: 36, exact: true });
  });

  it("are near enough else, and say so", () => {
    expect(throwsOf(0.7431)).toEqual({ n: 3, of: 4, exact: false });
    expect(throwsOf(0.88)).toEqual({ n: 7, of: 8, exact: false });
  });

  it("never promise what is not certain", () => {
    expect(throwsOf(0)).toEqual({ n: 0, of: 1, exact: true });
    expect(throwsOf(1)).toEqual({ n: 1, of: 1, exact: true });
    expect(throwsOf(0.9999).n).toBeLessThan(throwsOf(0.9999).of);
    expect(throwsOf(0.0001).n).toBeGreaterThan(0);
    for (let at = 1; at < 1000; at++) {
      const { n, of } = throwsOf(at / 1000);
      expect(Math.abs(n / of - at / 1000)).toBeLessThan(0.03);
    }
  });
});
