// Addresses of pages. Everything is behind the #, so that tokens never reach a server's log.

export type Route =
  | { page: "lobby" }
  | { page: "new"; slug: string }
  | { page: "practice"; slug: string }
  | { page: "join"; id: string; tokens: string[] }
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
    if ((page === "new" || page === "practice") && first && second === undefined) return { page, slug: first };
    if ((page === "table" || page === "join") && first && second === undefined) return { page, id: first, tokens };
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
  practice: (slug: string) => `#/practice/${encodeURIComponent(slug)}`,
  join: (id: string, tokens: string[]) => `#/join/${encodeURIComponent(id)}${query(tokens)}`,
  table: (id: string, tokens: string[] = []) => `#/table/${encodeURIComponent(id)}${query(tokens)}`,
  replay: (id: string, decision: number, tokens: string[] = []) =>
    `#/replay/${encodeURIComponent(id)}/${decision}${query(tokens)}`,
  rules: (slug?: string, rule?: string | null) =>
    `#/rules${slug ? `/${encodeURIComponent(slug)}` : ""}${rule ? `?rule=${encodeURIComponent(rule)}` : ""}`,
  credits: () => "#/credits",
  me: (words?: readonly string[]) => `#/me${words ? `?words=${words.join("-")}` : ""}`,
};

/** A link for somebody else: the whole address of a page. */
export function shared(hash: string, site = location.origin): string {
  return `${site}/${hash}`;
}

/**
 * A link that invites somebody. The table is named before the #, so that a messenger can be told what the link leads to, in
 * the language of whoever invites; the token is behind it as always.
 */
export function invitation(id: string, token: string, lang: string, site = location.origin): string {
  return `${site}/join/${encodeURIComponent(id)}${lang === "en" ? "" : `?lang=${lang}`}#${encodeURIComponent(token)}`;
}

/** The page that an invitation leads to, as the other pages are written; null if it is none. */
export function invited(path: string, hash: string): string | null {
  const found = /^\/join\/([^/]+)\/?$/.exec(path);
  const token = decode(hash.replace(/^#/, ""));
  return found && !token.startsWith("/") ? href.join(decode(found[1] ?? ""), token ? [token] : []) : null;
}

/** The route inside a pasted link, if it leads to a table or a replay here. */
export function parseLink(text: string): Route | null {
  const link = /\/join\/[^/?#\s]+/.exec(text);
  const at = text.indexOf("#/");
  const hash = link ? invited(link[0], /#\S*/.exec(text)?.[0] ?? "") : at < 0 ? null : text.slice(at).trim();
  const route = hash === null ? null : parse(hash);
  return route && ["table", "join", "replay"].includes(route.page) ? route : null;
}

class Router {
  #hash = $state(typeof location === "undefined" ? "" : location.hash);
  route = $derived(parse(this.#hash));

  /** Whoever comes by an invitation goes on as on any other page. */
  arrive(): void {
    const hash = invited(location.pathname, location.hash);
    if (hash !== null || location.pathname !== "/") history.replaceState(null, "", `/${hash ?? location.hash}`);
    this.#hash = location.hash;
  }

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
