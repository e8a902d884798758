import { expect, it } from "vitest";
import type { Choice } from "../../../lib/wire";
import { inOrder } from "./order";

const choice = (value: string): Choice => ({ value, label: { text: { id: value }, rule: null, detail: null }, refused: null });

it("doors and chests come before handing things over", () => {
  const offered = ["fatigue", "give:", "drink:healing", "reequip:", "door:1", "use:1", "chest:", "jump:C3", "door:0"];
  expect(inOrder(offered.map(choice)).map((one) => one.value)).toEqual(["door:1", "chest:", "door:0", "jump:C3", "drink:healing", "use:1", "fatigue", "reequip:", "give:"]);
});
