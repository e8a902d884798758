// What the game says of its log: the messages must be there, and what it makes of them sensible.

import { expect, it } from "vitest";
import { KINDS } from "../../../lib/game";
import { NOTABLE } from "./notable";

const files = import.meta.glob<string>("../../../../../games/dungeonsaga/locale/en/*.ftl", { query: "?raw", import: "default", eager: true });
const there = new Set(Object.values(files).flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1])));

it("speaks of lines that the log has", () => {
  expect(Object.keys(NOTABLE).filter((id) => !there.has(id))).toEqual([]);
});

it("can be gone through by rounds", () => {
  expect(Object.values(NOTABLE).some(([kind, weight]) => kind === "round" && weight > 0)).toBe(true);
});

it("calls everything by a kind that has a name", () => {
  expect(Object.values(NOTABLE).filter(([kind]) => !KINDS.includes(kind))).toEqual([]);
});
