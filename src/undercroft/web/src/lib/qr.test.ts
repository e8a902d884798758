import { describe, expect, it } from "vitest";
import { qr } from "./qr";

/** The dark squares of a path, row by row. */
function squares(path: string, size: number): boolean[][] {
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let dx = 0; dx < Number(length); dx++) drawn[Number(y)]![Number(x) + dx] = true;
  }
  return drawn;
}

const FINDER = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];

describe("a QR code", () => {
  const { size, path } = qr("http://192.168.1.20:8642/join/hCKPSmz1SkW8#caOpkNr4MCHzUbjNe62QBA");
  const drawn = squares(path, size);
  const corner = (left: number, top: number) =>
    drawn.slice(top, top + 7).map((row) => row.slice(left, left + 7).map((dark) => (dark ? "#" : ".")).join(""));

  it("has its three finders, and white around", () => {
    expect(corner(4, 4)).toEqual(FINDER);
    expect(corner(size - 11, 4)).toEqual(FINDER);
    expect(corner(4, size - 11)).toEqual(FINDER);
    const rim = drawn.filter((_, y) => y < 4 || y >= size - 4).flat();
    expect(rim).not.toContain(true);
  });

  it("grows with what it says", () => {
    expect(qr("a").size).toBe(21 + 8);
    expect(size).toBeGreaterThan(29);
  });

  it("is another for another text", () => {
    expect(qr("a").path).not.toBe(qr("b").path);
  });
});
