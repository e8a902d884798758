// Whether the server can be reached. The network may be down while a server on this machine is well, so ask the server.

const AGAIN_MS = 3000;

class Reach {
  lost = $state(false);
  #asking = false;

  /** A request got no answer: keep asking until the server is back. */
  doubt(): void {
    if (this.#asking) return;
    this.#asking = true;
    void this.#ask();
  }

  async #ask(): Promise<void> {
    while (!(await healthy())) {
      this.lost = true;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
    this.lost = false;
    this.#asking = false;
  }
}

async function healthy(): Promise<boolean> {
  try {
    return (await fetch("/api/health", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

export const reach = new Reach();
