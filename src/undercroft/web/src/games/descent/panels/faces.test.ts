import { expect, test } from "vitest";
import type { DieCard, Face } from "./box.svelte";
import { printed } from "./faces";

const blank: Face = { key: "blank", name: { id: "des-face-blank" }, range: 0, damage: 0, surge: 0, enhancement: 0, miss: false, blank: true };
const strong: Face = { ...blank, key: "strong", blank: false, range: 2, damage: 4 };
const die: DieCard = { id: "red", name: { id: "des-die-red" }, faces: [blank, strong] };

test("a face shows what the box says of it, whatever its key", () => {
  expect(printed(die, "strong")).toBe(strong);
  expect(printed(die, "blank")).toBe(blank);
});

test("a face shows nothing until the box has come", () => {
  expect(printed(undefined, "strong")).toBeNull();
});
