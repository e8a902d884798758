// Addresses of pages. Everything is behind the #, so that tokens never reach a server's log.

export type Route =
  | { page: "lobby" }
  | { page: "new"; slug: string }
  | { page: "table"; id: string; tokens: string[] }
  | { page: "replay"; id: string; decision: number; tokens: string[] }
  | { page: "rules"; slug: string | null; rule: string | null }
  | { page: "credits" }
  | { page: "me"; words: string | null }
  | { page: "missing"; hash: string };

/** What an address means: `#/table/k3f?token=…`. */
export function parse(hash: string): Route {
  const bare = hash.replace(/^#/, "");
  const [path = "", query = ""] = split(bare);
  const parts = path.split("/").filter(Boolean).map(decode);
  const search = new URLSearchParams(query);
  const tokens = search.getAll("token").filter(Boolean);
  const [page, first, second, ...rest] = parts;
  if (page === undefined) return { page: "lobby" };
  if (rest.length === 0) {
    if (page === "new" && first && second === undefined) return { page, slug: first };
    if (page === "table" && first && second === undefined) return { page, id: first, tokens };
    if (page === "replay" && first && /^\d{1,9}$/.test(second ?? "0")) return { page, id: first, decision: Number(second ?? 0), tokens };
    if (page === "rules" && second === undefined) return { page, slug: first ?? null, rule: search.get("rule") };
    if (page === "credits" && first === undefined) return { page };
    if (page === "me" && first === undefined) return { page, words: search.get("words") };
  }
  return { page: "missing", hash };
}

/** The address of a page, beginning with `#`. */
export const href = {
  lobby: () => "#/",
  new: (slug: string) => `#/new/${encodeURIComponent(slug)}`,
  table: (id: string, tokens: string[] = []) => `#/table/${encodeURIComponent(id)}${query(tokens)}`,
  replay: (id: string, decision: number, tokens: string[] = []) =>
    `#/replay/${encodeURIComponent(id)}/${decision}${query(tokens)}`,
  rules: (slug?: string, rule?: string | null) =>
    `#/rules${slug ? `/${encodeURIComponent(slug)}` : ""}${rule ? `?rule=${encodeURIComponent(rule)}` : ""}`,
  credits: () => "#/credits",
  me: (words?: readonly string[]) => `#/me${words ? `?words=${words.join("-")}` : ""}`,
};

/** A link for somebody else: the whole address of a page. */
export function shared(hash: string): string {
  return `${location.origin}${location.pathname}${hash}`;
}

/** The route inside a pasted link, if it leads to a table or a replay here. */
export function parseLink(text: string): Route | null {
  const at = text.indexOf("#/");
  if (at < 0) return null;
  const route = parse(text.slice(at).trim());
  return route.page === "table" || route.page === "replay" ? route : null;
}

class Router {
  #hash = $state(typeof location === "undefined" ? "" : location.hash);
  route = $derived(parse(this.#hash));

  /** Follow the address bar; the answer stops it. */
  start(): () => void {
    const follow = () => {
      this.#hash = location.hash;
    };
    window.addEventListener("hashchange", follow);
    follow();
    return () => window.removeEventListener("hashchange", follow);
  }

  /** Go to a page; with `replace` the way back skips the present one. */
  go(hash: string, { replace = false } = {}): void {
    if (replace) {
      history.replaceState(null, "", hash);
      this.#hash = hash;
    } else {
      location.hash = hash;
    }
  }
}

export const router = new Router();

function split(text: string): [string, string] {
  const at = text.indexOf("?");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function query(tokens: string[]): string {
  return tokens.length ? `?${tokens.map((token) => `token=${encodeURIComponent(token)}`).join("&")}` : "";
}
