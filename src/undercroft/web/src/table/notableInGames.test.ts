// What the games say of their logs: the messages must be there, and what is made of them sensible.

import { describe, expect, it } from "vitest";
import { KINDS } from "../lib/game";
import type { Weights } from "./notable";

const lists = import.meta.glob<Weights>(["../games/*/show/notable.ts", "../games/*/happening.ts"], { import: "NOTABLE", eager: true });
const texts = import.meta.glob<string>("../../../games/*/locale/en/*.ftl", { query: "?raw", import: "default", eager: true });
const played = Object.keys(import.meta.glob("../games/*/index.ts")).map((path) => path.split("/")[2]!);
const notable = Object.fromEntries(Object.entries(lists).map(([path, list]) => [path.split("/")[2]!, list]));

it("knows a list of every game that can be played", () => {
  expect(Object.keys(notable).toSorted()).toEqual(played.toSorted());
});

describe.each(Object.entries(notable))("%s", (slug, list) => {
  const files = Object.entries(texts).filter(([path]) => path.includes(`/games/${slug}/`));
  const there = new Set(files.flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1])));

  it("speaks of lines that the log has", () => {
    expect(Object.keys(list).filter((id) => !there.has(id))).toEqual([]);
  });

  it("can be gone through by rounds", () => {
    expect(Object.values(list).some(([kind, weight]) => kind === "round" && weight > 0)).toBe(true);
  });

  it("calls everything by a kind that has a name", () => {
    expect(Object.values(list).filter(([kind]) => !KINDS.includes(kind))).toEqual([]);
  });
});
