// The address under which others find this server: that in the bar may be good on this machine alone.

import { api } from "../api";
import type { Reachable } from "../wire";

/** Whether a name leads everybody to their own machine. */
export function homely(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
}

/**
 * The site to name in links, and what is to be said about it: that only this machine finds it (`alone`), that nobody knows
 * how others would (`unknown`), or that it is good in the local network (`local`).
 */
export function siteFor(origin: string, host: string, told: Reachable | null): { site: string; note: "alone" | "unknown" | "local" | null } {
  if (!homely(host) || told === null) return { site: origin, note: null };
  const [address] = told.addresses;
  if (address) return { site: address, note: "local" };
  return { site: origin, note: told.alone ? "alone" : "unknown" };
}

class Here {
  #told = $state.raw<Reachable | null>(null);
  #asked = false;
  #found = $derived(siteFor(location.origin, location.hostname, this.#told));

  /** Find out, if there is reason to: once. */
  ask(): void {
    if (this.#asked || !homely(location.hostname)) return;
    this.#asked = true;
    api.here().then(
      ({ reachable }) => (this.#told = reachable),
      () => (this.#asked = false),
    );
  }

  get site(): string {
    return this.#found.site;
  }

  get note(): "alone" | "unknown" | "local" | null {
    return this.#found.note;
  }
}

export const here = new Here();
