// What games say of their logs: the messages must be there, and what they make of them sensible.

import { describe, expect, it } from "vitest";
import { KINDS } from "../lib/game";
import { NOTABLE as DESCENT } from "./descent/show/notable";
import { NOTABLE as PAPER } from "./paperdungeons/happening";

const files = import.meta.glob<string>("../../../games/*/locale/en/*.ftl", { query: "?raw", import: "default", eager: true });

function messages(slug: string): Set<string> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${slug}/`));
  return new Set(own.flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1] ?? "")));
}

describe.each([
  ["descent", DESCENT],
  ["paperdungeons", PAPER],
])("%s", (slug, notable) => {
  it("speaks of lines that its log has", () => {
    const there = messages(slug);
    expect(Object.keys(notable).filter((id) => !there.has(id))).toEqual([]);
  });

  it("can be gone through by rounds", () => {
    expect(Object.values(notable).some(([kind, weight]) => kind === "round" && weight > 0)).toBe(true);
  });

  it("calls everything by a kind that has a name", () => {
    expect(Object.values(notable).filter(([kind]) => !KINDS.includes(kind))).toEqual([]);
  });
});
