import { describe, expect, it } from "vitest";
import { anyFace, offerOf, signsOf } from "./dice";

const die = (colour: string, face: string, done = false) => ({ colour, face, done });

describe("dice of a combat", () => {
  it("that show the same stand for each other", () => {
    const dice = [die("black", "claw", true), die("black", "claw"), die("black", "claw"), die("blue", "shield")];
    const offered = new Set(["die:1", "reroll:1", "reroll:3"]);
    expect([0, 1, 2, 3].map((at) => offerOf(dice, at, "die", offered))).toEqual([null, "die:1", "die:1", null]);
    expect([0, 1, 2, 3].map((at) => offerOf(dice, at, "reroll", offered))).toEqual([null, "reroll:1", "reroll:1", "reroll:3"]);
  });

  it("show as many signs as they count", () => {
    expect(["blank", "sword", "sword3", "claw_scratch"].map((face) => signsOf(face).length)).toEqual([0, 1, 3, 2]);
  });

  it("tumble over their own faces only", () => {
    const faces = { blue: ["blank", "shield"] };
    expect(["blank", "shield"]).toContain(anyFace(faces, die("blue", "shield2"), 3).face);
    expect(anyFace(undefined, die("blue", "shield2"), 3).face).toBe("shield2");
  });
});
