// English and Polish say the same things, and every file is valid Fluent.

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const files = import.meta.glob<string>(["../../locale/*/*.ftl", "../games/*/locale/*/*.ftl"], { query: "?raw", import: "default", eager: true });
/** The files, with the language left open. */
const names = [...new Set(Object.keys(files).map((path) => path.replace(/\/(en|pl)\/([^/]+)$/, "/*/$2")))];

interface Said {
  id: string;
  variables: string[];
}

function read(lang: string, name: string): Said[] {
  const source = files[name.replace("/*/", `/${lang}/`)] ?? "";
  return new FluentResource(source).body.map(({ id, value }) => ({ id, variables: variables(value) }));
}

/** The variables in a pattern, wherever they are nested. */
function variables(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "type" in node && node.type === "var" && "name" in node ? [String(node.name)] : [];
  return [...new Set([...own, ...Object.values(node).flatMap(variables)])].sort();
}

/** Ids at the beginning of a line: what a reader of the file believes to be messages. */
function written(lang: string, name: string): string[] {
  return [...(files[name.replace("/*/", `/${lang}/`)] ?? "").matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1] ?? "");
}

describe.each(names)("%s", (name) => {
  it("has the same ids and variables in both languages", () => {
    const sorted = (said: Said[]) => said.toSorted((a, b) => a.id.localeCompare(b.id));
    expect(sorted(read("pl", name))).toEqual(sorted(read("en", name)));
  });

  it.each(["en", "pl"])("holds no message that cannot be read, and none twice, in %s", (lang) => {
    expect(read(lang, name).map(({ id }) => id)).toEqual(written(lang, name));
    expect(new Set(written(lang, name)).size).toBe(written(lang, name).length);
  });
});

it("names no message twice in different files", () => {
  const all = names.flatMap((name) => written("en", name));
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
});

// Every message that the source names must exist, and every message be named: by its id or the beginning of it.
const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });
const code = Object.values(sources).join("\n");
const mine = ["web-shell", "web-coming"].flatMap((name) => written("en", `../../locale/*/${name}.ftl`));

it("has no message that nothing says", () => {
  const begun = [...code.matchAll(/[`"']([a-z]+(?:-[a-z0-9]+)*-)\$\{/g)].map((match) => match[1] ?? "");
  const unused = mine.filter((id) => !new RegExp(`["'\`]${id}["'\`]`).test(code) && !begun.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
});

it("has every message that the shell says", () => {
  const said = [...code.matchAll(/\bt\(\s*["'`]((?:ui|shell|lobby|new|rules|credits|me)-[a-z0-9-]*[a-z0-9])["'`]/g)].map((match) => match[1] ?? "");
  const shared = names.filter((name) => name.startsWith("../../locale/")).flatMap((name) => written("en", name));
  expect(said.filter((id) => !shared.includes(id))).toEqual([]);
});
