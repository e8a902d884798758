// Writes src/lib/icons.generated.ts and src/lib/icon-credits.generated.ts: the icons named in the lists
// (src/lib/icons.list.json, src/table/icons.list.json, src/games/*/icons.list.json) and who drew them.
// Run it after adding a name to a list: node scripts/icons.mjs

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const read = (path) => readFileSync(join(web, path), "utf8");

const set = JSON.parse(read("node_modules/@iconify-json/game-icons/icons.json"));
const lists = ["src/lib/icons.list.json", "src/table/icons.list.json", ...games()];
const names = [...new Set(lists.flatMap(list))].sort();

const unknown = names.filter((name) => !set.icons[name]);
if (unknown.length) {
  console.error(`icons.mjs: game-icons has no icon called ${unknown.join(", ")}`);
  process.exit(2);
}

const head = "// Written by scripts/icons.mjs; do not edit.\n\n";
const bodies = names.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(set.icons[name].body)},\n`);
writeFileSync(
  join(web, "src/lib/icons.generated.ts"),
  `${head}/** The drawings, each ${set.width} by ${set.height}; icons from game-icons.net, CC BY 3.0. */\n` +
    `export const ICONS: Readonly<Record<string, string>> = {\n${bodies.join("")}};\n`,
);

const credits = [...authors()]
  .map(([author, drawn]) => [author, names.filter((name) => drawn.has(name))])
  .filter(([, drawn]) => drawn.length);
writeFileSync(
  join(web, "src/lib/icon-credits.generated.ts"),
  `${head}/** Who drew the icons in use. */\n` +
    `export const ICON_CREDITS: readonly { author: string; icons: readonly string[] }[] = [\n` +
    credits.map(([author, icons]) => `  { author: ${JSON.stringify(author)}, icons: ${JSON.stringify(icons)} },\n`).join("") +
    `];\n`,
);
console.log(`${names.length} icons by ${credits.length} authors`);

function list(path) {
  try {
    return JSON.parse(read(path));
  } catch (error) {
    if (error.code === "ENOENT") return [];
    console.error(`icons.mjs: ${path}: ${error.message}`);
    process.exit(2);
  }
}

function games() {
  return readdirSync(join(web, "src/games")).map((slug) => `src/games/${slug}/icons.list.json`);
}

function authors() {
  const lines = read("scripts/icon-authors.txt").split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(":")), new Set(line.slice(line.indexOf(":") + 1).trim().split(" "))]));
}
