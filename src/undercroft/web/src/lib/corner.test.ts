import { describe, expect, it } from "vitest";
import { freeCorner, type Corner } from "./corner";

const ROOM = { left: 0, top: 100, width: 1000, height: 800 };
const CARD = { width: 400, height: 200 };
const CORNERS: Corner[] = ["bottom left", "bottom right", "top left", "top right"];

describe("a card over the table", () => {
  it("stands in its usual corner beside what it does not hide, or hides everywhere alike", () => {
    expect(freeCorner(ROOM, CARD, { left: 1100, top: 100, width: 300, height: 300 }, CORNERS)).toBe("bottom left");
    expect(freeCorner(ROOM, CARD, ROOM, CORNERS)).toBe("bottom left");
  });

  it("makes way for what it speaks of", () => {
    expect(freeCorner(ROOM, CARD, { left: 40, top: 300, width: 460, height: 580 }, CORNERS)).toBe("bottom right");
    expect(freeCorner(ROOM, CARD, { left: 0, top: 600, width: 1000, height: 300 }, CORNERS)).toBe("top left");
    expect(freeCorner(ROOM, { width: 1000, height: 200 }, { left: 0, top: 100, width: 900, height: 90 }, ["top left", "bottom left"])).toBe("bottom left");
  });
});
