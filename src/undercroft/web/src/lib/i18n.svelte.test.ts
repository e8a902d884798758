import { beforeEach, describe, expect, it, vi } from "vitest";

const SERVED: Record<string, string> = {
  "/api/messages/en": "kernel-seat = Player { $n }",
  "/api/messages/pl": "kernel-seat = Gracz { $n }",
  "/api/games/descent/messages/en": "des-only = English only\ndes-hero = hero",
  "/api/games/descent/messages/pl": "des-hero = bohater",
};
const page = { documentElement: { lang: "" } };
let asked: string[];

async function fresh(language: string) {
  asked = [];
  vi.resetModules();
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { language });
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const body = SERVED[path];
    return body === undefined ? new Response("{}", { status: 404 }) : new Response(body);
  });
  const i18n = await import("./i18n.svelte");
  await i18n.startSpeech();
  return i18n;
}

beforeEach(() => vi.unstubAllGlobals());

describe("the language", () => {
  it.each([
    ["pl-PL", "pl", "Zamknij"],
    ["en-GB", "en", "Close"],
    ["de", "en", "Close"],
  ])("of a browser that speaks %s is %s", async (language, lang, close) => {
    const { i18n, t } = await fresh(language);
    expect([i18n.lang, page.documentElement.lang, t("ui-close")]).toEqual([lang, lang, close]);
  });

  it("changes for everything that was loaded, once all is there", async () => {
    const { i18n, loadGameMessages, say, t } = await fresh("en");
    await loadGameMessages("descent");
    expect(say({ id: "des-hero" })).toBe("hero");
    i18n.lang = "pl";
    expect(t("ui-close")).toBe("Close");
    await vi.waitFor(() => expect(i18n.lang).toBe("pl"));
    expect([t("ui-close"), say({ id: "des-hero" }), say({ id: "kernel-seat", args: { n: 2 } })]).toEqual(["Zamknij", "bohater", "Gracz 2"]);
    expect(page.documentElement.lang).toBe("pl");
  });

  it("falls back to English for what a game says in no other", async () => {
    const { loadGameMessages, say } = await fresh("pl");
    await loadGameMessages("descent");
    say({ id: "des-only" });
    await vi.waitFor(() => expect(say({ id: "des-only" })).toBe("English only"));
    expect(say({ id: "des-hero" })).toBe("bohater");
  });
});

it("asks for the messages of a game once", async () => {
  const { loadGameMessages } = await fresh("en");
  await Promise.all([loadGameMessages("descent"), loadGameMessages("descent")]);
  await loadGameMessages("descent");
  expect(asked.filter((path) => path.includes("descent"))).toHaveLength(1);
});

it("says so if a game has no messages, and can be asked again", async () => {
  const { loadGameMessages } = await fresh("en");
  await expect(loadGameMessages("chess")).rejects.toMatchObject({ status: 404 });
  await expect(loadGameMessages("chess")).rejects.toMatchObject({ status: 404 });
});

it("shows the id of what nobody can say, and nothing for nothing", async () => {
  const { knows, say } = await fresh("en");
  expect([say({ id: "no-such" }), knows("no-such"), knows("ui-close"), say(null)]).toEqual(["no-such", false, true, ""]);
});
