import { describe, expect, it } from "vitest";
import { answer, swung, usual, type Axis } from "./aims";
import { held, nodOf, swingOf, turn, type Sample } from "./gesture";

/** A pointer that moves evenly from a place, in centimetres a second. */
function moved(from: { x: number; y: number }, velocity: { x: number; y: number }, ms = 200): Sample[] {
  return Array.from({ length: ms / 10 + 1 }, (_, at) => ({ x: from.x + (velocity.x * at) / 100, y: from.y + (velocity.y * at) / 100, t: 1000 + at * 10 }));
}

const AXES: Axis[] = [
  { name: "bearing", low: -180, high: 180 },
  { name: "distance", low: 30, high: 110 },
  { name: "height", low: 2, high: 120 },
  { name: "azimuth", low: -60, high: 60 },
  { name: "loft", low: -60, high: 75 },
  { name: "speed", low: 0.3, high: 6 },
  { name: "spin", low: -60, high: 60 },
];
const SET = usual(AXES, { height: 5, loft: 0, speed: 1.8 });

describe("a swing", () => {
  it("is as fast as the pointer was when it was let go", () => {
    const swing = swingOf(moved({ x: 0, y: -47 }, { x: 0, y: 180 }), 1200)!;
    expect(swing.speed).toBeCloseTo(1.8);
    expect(swing.heading).toBeCloseTo(90);
    expect(swing.bend).toBeCloseTo(0);
    expect(swing.from).toEqual({ x: 0, y: -47 });
  });

  it("does not depend on how slowly it began", () => {
    const slow = moved({ x: 0, y: -60 }, { x: 0, y: 20 }, 300);
    const last = slow.at(-1)!;
    const fast = moved(last, { x: 0, y: 180 }, 150).slice(1).map((one) => ({ ...one, t: one.t + 300 }));
    expect(swingOf([...slow, ...fast], 1450)!.speed).toBeCloseTo(1.8);
  });

  it("is none if the pointer stood still before it was let go, or hardly moved", () => {
    const samples = moved({ x: 0, y: -47 }, { x: 0, y: 180 });
    expect(swingOf(samples, 1400)).toBeNull();
    expect(swingOf(moved({ x: 0, y: -47 }, { x: 0, y: 5 }), 1200)).toBeNull();
    expect(swingOf(samples.slice(0, 2), 1010)).toBeNull();
  });

  it("bends", () => {
    const before = moved({ x: 0, y: -47 }, { x: 0, y: 150 }, 150);
    const after = moved(before.at(-1)!, { x: 150, y: 150 }, 100).slice(1).map((one) => ({ ...one, t: one.t + 150 }));
    expect(swingOf([...before, ...after], 1250)!.bend).toBeLessThan(-30);
  });
});

describe("folded hands", () => {
  const still: Sample[] = [{ x: 0, y: -47, t: 1000 }];

  it("are held still for a moment before they throw", () => {
    const soon = moved({ x: 0, y: -47 }, { x: 0, y: 180 });
    expect(held(soon, 1200)).toBe(false);
    expect(held([...still, ...soon.map((one) => ({ ...one, t: one.t + 400 }))], 1600)).toBe(true);
  });

  it("may stir a little, and be held for as long as one likes", () => {
    expect(held([...still, { x: 0.8, y: -46, t: 1200 }], 1300)).toBe(false);
    expect(held([...still, { x: 0.8, y: -46, t: 1200 }], 1400)).toBe(true);
    expect(held([], 1400)).toBe(false);
  });
});

describe("a nod", () => {
  const back = moved({ x: 0, y: -56 }, { x: 0, y: -40 }, 150);
  const forward = moved(back.at(-1)!, { x: 0, y: 180 }).slice(1).map((one) => ({ ...one, t: one.t + 150 }));

  it("goes back, away from the middle, before it comes forward", () => {
    const nod = nodOf([...back, ...forward])!;
    expect(nod[0]!.y).toBeCloseTo(-62);
    expect(swingOf(nod, 1350)!.speed).toBeCloseTo(1.8);
    expect(swingOf(nod, 1350)!.heading).toBeCloseTo(90);
  });

  it("is none without going back, or before coming forward", () => {
    expect(nodOf(forward)).toBeNull();
    expect(nodOf([])).toBeNull();
    expect(swingOf(nodOf(back)!, 1150)).toBeNull();
  });
});

describe("a throw", () => {
  it("straight at the middle is off by nothing, from wherever it is thrown", () => {
    for (const bearing of [-90, 0, 45, 170]) {
      const angle = (bearing * Math.PI) / 180;
      const from = { x: 50 * Math.cos(angle), y: 50 * Math.sin(angle) };
      const swing = swingOf(moved(from, { x: -3 * from.x, y: -3 * from.y }), 1200)!;
      const values = swung(SET, swing);
      expect(values.azimuth).toBeCloseTo(0);
      expect(turn(values.bearing! - bearing)).toBeCloseTo(0);
      expect(values.distance).toBeCloseTo(50);
      expect(values.speed).toBeCloseTo(1.5);
      expect([values.height, values.loft]).toEqual([5, 0]);
    }
  });

  it("with the weaker hand goes the other way", () => {
    const swing = swingOf(moved({ x: 0, y: -50 }, { x: -40, y: 150 }), 1200)!;
    const { azimuth } = swung(SET, swing);
    expect(azimuth).toBeGreaterThan(10);
    expect(swung(SET, swing, ["weaker_hand"]).azimuth).toBeCloseTo(-azimuth!);
  });

  it("takes the same swing for every technique", () => {
    const swing = swingOf(moved({ x: 0, y: -47 }, { x: 0, y: 180 }), 1200)!;
    expect(swung({ ...SET, speed: 0.5 }, swing).speed).toBeCloseTo(0.5);
  });

  it("has its moment counted from the press", () => {
    const swing = { ...swingOf(moved({ x: 0, y: -47 }, { x: 0, y: 180 }), 1200)!, lasted: 1200 };
    expect(swung({ ...SET, turn: 0 }, swing).turn).toBeCloseTo(0.1);
    expect(swung({ ...SET, thump: 0, jump: 0 }, swing)).toMatchObject({ thump: expect.closeTo(0.05), jump: expect.closeTo(0.3) });
  });

  it("off a card is pulled back and let go, and the waterfall is tilted", () => {
    const still = { from: { x: 0, y: -47 }, speed: 0.1, heading: 0, bend: 0, lasted: 500 };
    const pulled = { x: 0, y: -59 };
    expect(swung({ ...SET, speed: 2 }, still, ["launcher"], pulled)).toMatchObject({ speed: expect.closeTo(2), azimuth: expect.closeTo(0) });
    expect(swung({ ...SET, loft: -35 }, still, ["waterfall"], { x: 0, y: -53 })).toMatchObject({ loft: expect.closeTo(-17.5) });
  });

  it("stays within what is allowed", () => {
    expect(answer(AXES, { ...SET, bearing: 190, distance: 3, azimuth: 90, speed: 9 })).toEqual([-170, 30, 5, 60, 0, 6, 0]);
  });
});
