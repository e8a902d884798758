import { describe, expect, it } from "vitest";
import { homely, siteFor } from "./here.svelte";

describe("the address for others", () => {
  const lan = { alone: false, addresses: ["http://192.168.1.20:8642"] };

  it("is that in the bar where everybody finds it", () => {
    expect(siteFor("https://games.example", "games.example", lan)).toEqual({ site: "https://games.example", note: null });
    expect(siteFor("http://10.0.0.2:8642", "10.0.0.2", null)).toEqual({ site: "http://10.0.0.2:8642", note: null });
  });

  it("is that in the local network where the bar has one of this machine only", () => {
    expect(siteFor("http://localhost:8642", "localhost", lan)).toEqual({ site: "http://192.168.1.20:8642", note: "local" });
  });

  it("comes with a warning where there is none", () => {
    expect(siteFor("http://127.0.0.1:8642", "127.0.0.1", { alone: true, addresses: [] }).note).toBe("alone");
    expect(siteFor("http://127.0.0.1:8642", "127.0.0.1", { alone: false, addresses: [] }).note).toBe("unknown");
  });

  it.each(["localhost", "a.localhost", "127.0.0.1", "127.8.9.1", "[::1]"])("%s is everybody's own machine", (host) => {
    expect(homely(host)).toBe(true);
  });
  it.each(["localhost.example", "192.168.1.1", "10.127.0.0", "games.example"])("%s is one machine", (host) => {
    expect(homely(host)).toBe(false);
  });
});
