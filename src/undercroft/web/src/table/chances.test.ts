import { describe, expect, it } from "vitest";
import { chances, HEIGHT, WIDTH } from "./chances";

const curve = [
  { decision: 0, chance: 0.5, error: 0.1 },
  { decision: 10, chance: 0.25, error: 0.5 },
  { decision: 20, chance: 1, error: 0 },
];

describe("the chance to win, drawn", () => {
  const drawn = chances(curve, 20);

  it("goes from the left edge to the right one", () => {
    expect(drawn.line.startsWith(`M${drawn.x(0)} ${drawn.y(0.5)}`)).toBe(true);
    expect(drawn.line.endsWith(`L${drawn.x(20)} ${drawn.y(1)}`)).toBe(true);
    expect(drawn.x(20)).toBeLessThan(WIDTH);
  });

  it("stays on the paper however unsure it is", () => {
    expect(drawn.y(-0.25)).toBe(drawn.y(0));
    expect(drawn.y(0)).toBeLessThan(HEIGHT);
    expect(drawn.band.endsWith("Z")).toBe(true);
  });

  it("is drawn on paper of another width", () => {
    expect(chances(curve, 20, 300).x(20)).toBe(300 - (WIDTH - drawn.x(20)));
  });

  it("has marks that do not lie on each other", () => {
    const [first, beside, far] = drawn.marks([10, 10, 20]);
    expect(first).toEqual({ x: drawn.x(10), y: drawn.y(0.25) });
    expect(beside?.x).toBe(first?.x);
    expect(beside!.y).toBeLessThanOrEqual(first!.y - 20);
    expect(far?.x).toBe(drawn.x(20));
  });

  it("is known between two points", () => {
    expect(drawn.at(5)).toBeCloseTo(0.375);
    expect(drawn.at(10)).toBe(0.25);
    expect(drawn.at(20)).toBe(1);
    expect(chances([], 0).at(3)).toBe(0);
  });
});
