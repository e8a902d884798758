import { expect, it } from "vitest";
import { mannerOf } from "./asks";

const files = import.meta.glob<string>("../../../../../games/dungeonsaga/locale/en/*.ftl", { query: "?raw", import: "default", eager: true });
const asks = Object.values(files).flatMap((text) => [...text.matchAll(/^(sag-ask-[\w-]+) *=/gm)].map((match) => match[1]!));

it("knows only asks that there are", () => {
  const shown = asks.filter((id) => mannerOf({ ask: { space: "one_of", prompt: { id }, choices: [], default: null } as never }));
  expect(shown.length).toBe(14);
});
