import { describe, expect, it } from "vitest";
import { href, invitation, invited, parse, parseLink } from "./router.svelte";

describe("parse", () => {
  it.each([
    ["", { page: "lobby" }],
    ["#", { page: "lobby" }],
    ["#/", { page: "lobby" }],
    ["#/new/descent", { page: "new", slug: "descent" }],
    ["#/table/k3f?token=a&token=b", { page: "table", id: "k3f", tokens: ["a", "b"] }],
    ["#/table/k3f", { page: "table", id: "k3f", tokens: [] }],
    ["#/replay/k3f/12?token=a", { page: "replay", id: "k3f", decision: 12, tokens: ["a"] }],
    ["#/replay/k3f", { page: "replay", id: "k3f", decision: 0, tokens: [] }],
    ["#/rules", { page: "rules", slug: null, rule: null }],
    ["#/rules/descent?rule=DES-ATK-01", { page: "rules", slug: "descent", rule: "DES-ATK-01" }],
    ["#/credits", { page: "credits" }],
    ["#/practice/darts", { page: "practice", slug: "darts" }],
  ])("reads %s", (hash, route) => {
    expect(parse(hash)).toEqual(route);
  });

  it.each(["#/nowhere", "#/table", "#/table/a/b", "#/new", "#/replay/k3f/soon", "#/replay/k3f/-1", "#/credits/more", "#/table/%E0%A4%A/x"])(
    "does not know %s",
    (hash) => {
      expect(parse(hash).page).toBe("missing");
    },
  );

  it("survives a broken escape", () => {
    expect(parse("#/table/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A", tokens: [] });
  });
});

describe("href", () => {
  it("is read back as it was meant", () => {
    expect(parse(href.table("a/b c", ["x&y", "ż"]))).toEqual({ page: "table", id: "a/b c", tokens: ["x&y", "ż"] });
    expect(parse(href.replay("k3f", 7, ["t"]))).toEqual({ page: "replay", id: "k3f", decision: 7, tokens: ["t"] });
    expect(parse(href.rules("descent", "DES-ATK-01"))).toEqual({ page: "rules", slug: "descent", rule: "DES-ATK-01" });
    expect(parse(href.new("descent"))).toEqual({ page: "new", slug: "descent" });
    expect(parse(href.lobby())).toEqual({ page: "lobby" });
    expect(parse(href.credits())).toEqual({ page: "credits" });
    expect(parse(href.practice("darts"))).toEqual({ page: "practice", slug: "darts" });
  });
});

describe("an invitation", () => {
  const link = invitation("1.k3f", "a_b-c", "pl", "http://10.0.0.2:8642");

  it("names the table before the # and the token behind it", () => {
    expect(link).toBe("http://10.0.0.2:8642/join/1.k3f?lang=pl#a_b-c");
    expect(invitation("k3f", "t", "en", "https://games.example")).toBe("https://games.example/join/k3f#t");
  });

  it("leads to a page like the others", () => {
    const { pathname, hash } = new URL(link);
    expect(parse(invited(pathname, hash) ?? "")).toEqual({ page: "join", id: "1.k3f", tokens: ["a_b-c"] });
    expect(invited("/join/k3f", "")).toBe("#/join/k3f");
    expect(invited("/", "#/table/k3f?token=a")).toBeNull();
    expect(invited("/join/k3f", "#/table/k3f?token=a")).toBeNull();
  });

  it("is found among what people paste around it", () => {
    expect(parseLink(`Come! ${link} Ada`)).toEqual({ page: "join", id: "1.k3f", tokens: ["a_b-c"] });
  });
});

describe("parseLink", () => {
  it("finds the table in a pasted link, with what people paste around it", () => {
    expect(parseLink("  https://games.example/#/table/k3f?token=abc \n")).toEqual({ page: "table", id: "k3f", tokens: ["abc"] });
    expect(parseLink("Come! http://10.0.0.2:8642/#/replay/k3f/3")).toEqual({ page: "replay", id: "k3f", decision: 3, tokens: [] });
  });

  it.each(["", "hello", "https://games.example/", "https://games.example/#/credits"])("refuses %j", (text) => {
    expect(parseLink(text)).toBeNull();
  });
});
