"""The Horror Beast: nothing harms it but what an angel has left behind (MD2-MIS-45)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.figures import name
from undercroft.games.massivedarkness2.rules import spawning, victory
from undercroft.games.massivedarkness2.rules.mission_rules import MissionRules, mission_of
from undercroft.games.massivedarkness2.state import Enemy, Hero, MassiveDarkness
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import msg

HORROR = "horror"
FEATHER = "feather"
PLACE = "place_feather"


class HorrorBeast(MissionRules):
    def set_up(self, g: MassiveDarkness) -> Flow:
        """A roaming monster of the highest range waits in the marked zone (MD2-MIS-47)."""
        at = mission_of(g).marks["beast"]
        yield from spawning.spawn_roaming(g, at, range_="5", objective=True, named=HORROR)

    def untouchable(self, g: MassiveDarkness, enemy: Enemy) -> bool:
        """Unless a feather lies on it (MD2-MIS-48, MD2-MIS-51)."""
        return enemy.named == HORROR and not enemy.feathers

    def deeds(self, g: MassiveDarkness, hero: Hero) -> list[str]:
        beast = the_beast(g)
        return [PLACE] if beast is not None and beast.at == hero.at and FEATHER in hero.holds else []

    def deed_cost(self, g: MassiveDarkness, what: str) -> str:
        """MD2-MIS-50."""
        return "mp"

    def do(self, g: MassiveDarkness, hero: Hero, what: str) -> None:
        """A feather is put on the beast (MD2-MIS-50)."""
        beast = the_beast(g)
        assert beast is not None
        hero.holds.remove(FEATHER)
        beast.feathers += 1
        g.tell(msg("md2-log-feather", who=name(hero), whom=name(beast)), "MD2-MIS-50")

    def round_begins(self, g: MassiveDarkness) -> None:
        """All feathers fall off and are gone (MD2-MIS-52)."""
        beast = the_beast(g)
        if beast is not None and beast.feathers:
            beast.feathers = 0
            g.tell(msg("md2-log-feathers-gone", who=name(beast)), "MD2-MIS-52")

    def killed(self, g: MassiveDarkness, enemy: Enemy, figures: int, hero: Hero | None) -> None:
        """MD2-MIS-53."""
        if enemy.named == HORROR and enemy not in g.enemies:
            victory.complete(g, "beast")
            victory.win(g, "MD2-MIS-53")


def the_beast(g: MassiveDarkness) -> Enemy | None:
    return next((enemy for enemy in g.enemies if enemy.named == HORROR), None)
