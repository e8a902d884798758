import { expect, test } from "vitest";
import { drawFloor, outerWalls, type Lie } from "./floor";

/** Two spaces side by side; the right one leads on to the east, a door lies to the north of the left one. */
const lie: Lie = {
  width: 10,
  cells: [
    [11, ""],
    [12, "water"],
  ],
  walls: [],
  ways: [[12, "e"]],
  doors: [{ edges: [[11, "n"]] }],
};

test("rock is where nothing is explored, open or a door", () => {
  const walls = outerWalls(lie).map(([at, side]) => `${at}${side}`);
  expect(walls.sort()).toEqual(["11s", "11w", "12n", "12s"]);
});

test("a space at the edge of the map has rock behind it", () => {
  const walls = outerWalls({ ...lie, cells: [[10, ""]], ways: [], doors: [] });
  expect(walls).toHaveLength(4);
});

test("the picture is the same every time", () => {
  expect(drawFloor(lie)).toEqual(drawFloor(lie));
  expect(drawFloor(lie).water).not.toBe("");
  expect(drawFloor(lie).pits).toBe("");
});
