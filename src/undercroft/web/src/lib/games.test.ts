// Games plug in: the client finds them by their folders, and what is shared names none of them.

import { expect, it, vi } from "vitest";
import { gameArt, gameModule, gameOptions } from "./game";
import { chosenAt, COMING, HOUSE } from "./games";

const folders = Object.keys(import.meta.glob("../games/*/front.ts")).map((path) => path.split("/").at(-2) ?? "");
const parts = Object.keys(import.meta.glob("../games/*/{index.ts,Art.svelte}"));
const front = import.meta.glob<string>("../games/*/locale/*/front.ftl", { query: "?raw", import: "default", eager: true });
const shared = import.meta.glob<string>(
  [
    "../../{index.html,vite.config.ts,svelte.config.js,package.json}",
    "../../scripts/*",
    "../../locale/*/*.ftl",
    "../*.{ts,svelte}",
    "../{lib,pages,styles,table}/**/*",
    "!../**/*.test.ts",
    "!../**/*.generated.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

it("finds the games in their folders, in the order of the shelf", () => {
  expect([...HOUSE.map(({ slug }) => slug), ...COMING].toSorted()).toEqual(folders.toSorted());
  expect(HOUSE.length).toBeGreaterThan(1);
});

it.each(HOUSE)("has all that $slug shows before and at the table", ({ slug }) => {
  expect(parts).toContain(`../games/${slug}/index.ts`);
  expect(parts).toContain(`../games/${slug}/Art.svelte`);
  for (const lang of ["en", "pl"]) {
    for (const id of ["title", "front-text", "front-time"]) expect(front[`../games/${slug}/locale/${lang}/front.ftl`]).toContain(`\n${slug}-${id} = `);
  }
});

it("has nothing of its own for a game without a folder", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ module: null }));
  expect(await gameModule("elsewhere")).toBeNull();
  expect(await gameArt("elsewhere")).toBeNull();
  expect(await gameOptions("elsewhere")).toEqual({});
  expect(chosenAt("elsewhere", { quest: "x" })).toEqual([]);
});

it("names no game in what all games share", () => {
  expect(Object.keys(shared).length).toBeGreaterThan(80);
  const named = new RegExp([...folders, "torchrace", "\\b(des|pap|tor)-[a-z]"].join("|"), "i");
  const lines = Object.entries(shared).flatMap(([path, text]) => text.split("\n").map((line) => `${path}: ${line.trim()}`));
  // Of letters, the descent is how far they hang below the line.
  expect(lines.filter((line) => named.test(line.replaceAll("descent-override", "")))).toEqual([]);
});
