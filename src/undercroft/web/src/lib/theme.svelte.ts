// Light, dark, or as the system says; and whether the table makes sounds.

import { recallFlag, recallText, remember } from "./memory";

export type Theme = "auto" | "light" | "dark";
const THEMES: readonly Theme[] = ["auto", "light", "dark"];

class Looks {
  #theme = $state<Theme>(readTheme());
  #sound = $state(recallFlag("sound", false));

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
    this.apply();
  }

  /** Off until somebody asks for it. */
  get sound(): boolean {
    return this.#sound;
  }

  set sound(on: boolean) {
    this.#sound = on;
    remember("sound", on);
  }

  /** auto → light → dark → auto */
  next(): void {
    this.theme = THEMES[(THEMES.indexOf(this.#theme) + 1) % THEMES.length] ?? "auto";
  }

  apply(): void {
    const root = document.documentElement;
    if (this.#theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.#theme;
  }
}

function readTheme(): Theme {
  const found = recallText("theme", "auto");
  return THEMES.find((theme) => theme === found) ?? "auto";
}

export const looks = new Looks();
