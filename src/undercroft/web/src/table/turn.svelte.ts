// Being told that it is one's turn while one looks elsewhere.

import { t } from "../lib/i18n.svelte";
import { recallFlag, remember } from "../lib/memory";
import type { Sitting } from "../lib/sitting.svelte";
import { flagTurn, notify } from "../lib/turn";

/** Whether this browser shows notices of its own; off until somebody asks for it. */
class Notices {
  #on = $state(recallFlag("notices"));

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    remember("notices", on);
  }
}

export const notices = new Notices();

/** Title and icon of the page say when we are asked, and a notice does if nobody looks; `live` unless one looks back. */
export function turns(sitting: Sitting, title: () => string, live: () => boolean): void {
  const asked = $derived((sitting.asks.length > 0 || sitting.awaited) && live());

  $effect(() => {
    document.title = `${asked ? `● ${t("turn-yours")} · ` : ""}${title()} · Undercroft`;
  });

  $effect(() => {
    flagTurn(asked);
  });
  $effect(() => () => flagTurn(false));

  let before = true;
  $effect(() => {
    if (!sitting.info) return;
    if (asked && !before && notices.on) void notify(t("turn-yours"), title(), sitting.table);
    before = asked;
  });
}
