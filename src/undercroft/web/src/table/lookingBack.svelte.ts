// Looking back at earlier positions of a table, and what can be done from there: share one, or play on.

import { api, reasonOf } from "../lib/api";
import { say, t } from "../lib/i18n.svelte";
import { ownTokens, rememberTable } from "../lib/memory";
import { href, router, shared } from "../lib/router.svelte";
import type { Sitting } from "../lib/sitting.svelte";
import { toast } from "../lib/ui";

export class LookingBack {
  open = $state(false);
  /** The seat with whose eyes. */
  perspective = $state<number | undefined>(undefined);

  constructor(
    readonly sitting: Sitting,
    readonly onwent: (decision: number) => void,
  ) {}

  async go(decision: number): Promise<void> {
    this.open = true;
    if (await this.sitting.replay(decision, this.perspective)) this.onwent(decision);
  }

  /** Back to the present. */
  leave = (): void => {
    this.open = false;
    this.perspective = undefined;
    this.sitting.present();
  };

  link = async (decision: number): Promise<void> => {
    const spectator = this.sitting.info?.links?.spectator;
    const address = shared(href.replay(this.sitting.table, decision, spectator ? [spectator] : []));
    try {
      await navigator.clipboard.writeText(address);
      toast(t("web-copied"), "good");
    } catch {
      prompt(t("web-copy-by-hand"), address);
    }
  };

  /** Another table that goes on from the position shown. */
  fork = async (): Promise<void> => {
    try {
      const { table } = await api.fork(this.sitting.table, this.sitting.decision, this.sitting.token);
      rememberTable({ id: table.id, game: table.game, title: table.title, tokens: ownTokens(table.links), host: table.links?.host ?? null });
      router.go(href.table(table.id));
    } catch (problem) {
      toast(say(reasonOf(problem)), "bad");
    }
  };
}
