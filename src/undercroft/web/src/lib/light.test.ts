import { expect, test } from "vitest";
import { placesOf, spokenOf } from "./light";

const skeleton = (number: number) => ({ key: `m${number}`, name: { id: "monster", args: { kind: { id: "skeleton" }, number } } });

test("a message speaks of whatever it names, however deep", () => {
  const named = { id: "monster", args: { number: 4, kind: { id: "skeleton" } } };
  const line = { id: "log-wounds", args: { who: { id: "both", args: { all: [{ id: "hero-mordrog" }, named] } }, wounds: 2 } };
  expect(spokenOf(line, [skeleton(3), skeleton(4)]).map(({ key }) => key)).toEqual(["m4"]);
});

test("places are told by their names, in order", () => {
  expect(placesOf({ id: "log-move", args: { who: { id: "hero-mordrog" }, at: "C4 D5", steps: 1 } })).toEqual(["C4", "D5"]);
});
