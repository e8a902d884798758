import { describe, expect, it } from "vitest";
import { decode, playback } from "./frames";
import vectors from "./frames.vectors.json";

describe("frames", () => {
  // Made by throw/frames.py: tests/dungeonfighter/browser/test_frames.py keeps them in step.
  it("are read as the server wrote them", async () => {
    const flight = (await decode(vectors.text))!;
    expect(flight.bodies.map(({ name }) => name)).toEqual(vectors.bodies);
    expect(flight.bodies[0]!.poses).toHaveLength(vectors.count);
    vectors.places.forEach((place, at) => {
      const [time, bodies] = vectors.frames[at] as [number, number[][]];
      bodies.forEach(([x, y, z, ...q], body) => {
        const { times, poses } = flight.bodies[body]!;
        expect(times[place]).toBeCloseTo(time, 3);
        expect(poses[place]).toMatchObject({ x: expect.closeTo(x!, 3), y: expect.closeTo(y!, 3), z: expect.closeTo(z!, 3) });
        poses[place]!.q.forEach((part, axis) => expect(part).toBeCloseTo(q[axis]!, 3));
      });
    });
  });

  it("tell where it bounced", async () => {
    const { bounces } = (await decode(vectors.text))!;
    expect(bounces.length).toBeGreaterThan(0);
    expect(bounces[0]!.time).toBeCloseTo(0.1, 1);
    expect(bounces[0]!.hard).toBeGreaterThan(20);
  });

  it("are nothing where there is nothing to see, or no throw", async () => {
    expect(await decode("")).toBeNull();
    expect(await decode("bm8gdGhyb3c=")).toBeNull();
  });
});

describe("playing back", () => {
  const flight = { lasts: 0.6, bounces: [{ time: 0.1, hard: 90, x: 0, y: 0 }, { time: 0.3, hard: 30, x: 0, y: 0 }, { time: 0.5, hard: 9, x: 0, y: 0 }] };
  const { lasts, at } = playback(flight);

  it("is slow at the last bounce that can be seen, and only there", () => {
    expect(at(0.1)).toBeCloseTo(0.1);
    expect(at(0.23)).toBeCloseTo(0.23);
    expect(at(0.23 + 0.4)).toBeCloseTo(0.33);
    expect(lasts).toBeGreaterThan(1);
    expect(at(lasts)).toBeCloseTo(0.6);
    expect(at(99)).toBeCloseTo(0.6);
  });

  it("never goes back", () => {
    const shown = Array.from({ length: 200 }, (_, n) => at((n * lasts) / 200));
    expect(shown.every((time, n) => n === 0 || time >= shown[n - 1]!)).toBe(true);
  });
});
