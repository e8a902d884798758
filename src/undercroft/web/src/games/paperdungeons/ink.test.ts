import { describe, expect, it } from "vitest";
import { HEIGHT, WIDTH, corner, preview, side, stride } from "./ink";

describe("the map", () => {
  it("has row 1 at the bottom", () => {
    expect(corner(0)).toEqual({ x: 0, y: 600 });
    expect(corner(41)).toEqual({ x: 500, y: 0 });
  });

  it("knows the side that two rooms share", () => {
    expect(side(0, 1)).toEqual([{ x: 100, y: 600 }, { x: 100, y: 700 }]);
    expect(side(6, 0)).toEqual([{ x: 0, y: 600 }, { x: 100, y: 600 }]);
  });
});

describe("the pencil line", () => {
  it("is drawn the same way every time", () => {
    expect(stride([2, 8, 14], 1)).toBe(stride([2, 8, 14], 1));
  });

  it("comes from below the dungeon", () => {
    const [, y] = /^M[\d.-]+ ([\d.-]+)/.exec(stride([2], 0))!;
    expect(Number(y)).toBeGreaterThan(HEIGHT);
  });

  it("leaves at one edge and comes back at the other through a passage", () => {
    const through = stride([6, 11], 1);
    expect(through.match(/M/g)).toHaveLength(2);
    expect(through).toContain(`M${WIDTH + 34}`);
    expect(stride([6, 7], 1).match(/M/g)).toHaveLength(1);
  });

  it("is previewed along the way of a walk", () => {
    expect(preview(0, [1, 7])).toBe("M50 650L150 650M150 650L150 550");
  });
});
