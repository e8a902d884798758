import { expect, it } from "vitest";
import { ICON_CREDITS } from "./icon-credits.generated";
import { hasIcon, icon } from "./icons";

const lists = import.meta.glob<string[]>("../**/icons.list.json", { import: "default", eager: true });
const names = [...new Set(Object.values(lists).flat())];

it("has every icon of the lists: otherwise run scripts/icons.mjs", () => {
  expect(names.filter((name) => !hasIcon(name))).toEqual([]);
});

it("knows who drew each of them", () => {
  const credited = new Set(ICON_CREDITS.flatMap(({ icons }) => icons));
  expect(names.filter((name) => !credited.has(name))).toEqual([]);
});

it("draws a dot for a name it does not know", () => {
  expect(icon("no-such-icon").body).toContain("circle");
});
