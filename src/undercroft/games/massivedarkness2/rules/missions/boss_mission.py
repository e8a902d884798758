"""What the missions with a boss share: a door that a task opens, and a fight that begins behind it (MD2-BOS-02)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import boss, victory
from undercroft.games.massivedarkness2.rules.mission_rules import MissionRules, mission_of
from undercroft.games.massivedarkness2.state import Enemy, Hero, MassiveDarkness
from undercroft.kernel.asks import Flow


class BossMission(MissionRules):
    begins = ""
    """The rule by which the fight begins."""
    ends = ""
    """The rule by which it is won."""

    def draws_door_card(self, g: MassiveDarkness, door: int) -> bool:
        """None for the door to the boss (MD2-MIS-57, MD2-MIS-76)."""
        fight = mission_of(g).boss
        return fight is None or mission_of(g).doors[door].id != fight.door

    def entered(self, g: MassiveDarkness, hero: Hero) -> Flow:
        """The first hero in the boss's chamber begins the fight (MD2-MIS-58, MD2-MIS-76)."""
        fight = mission_of(g).boss
        if g.boss is None and fight is not None and fight.tile >> hero.at & 1:
            yield from boss.begin(g, hero)

    def untouchable(self, g: MassiveDarkness, enemy: Enemy) -> bool:
        """Nobody fights a boss before the fight (MD2-BOS-02)."""
        return enemy.kind == "boss" and g.boss is None

    def killed(self, g: MassiveDarkness, enemy: Enemy, figures: int, hero: Hero | None) -> None:
        if enemy.kind == "boss" and enemy not in g.enemies:
            victory.complete(g, mission_of(g).tasks[-1])
            victory.win(g, self.ends)


def tokens_left(g: MassiveDarkness) -> int:
    """Time and corruption tokens that are not in use: their two sides are one token's (MD2-MIS-02, MD2-TOK-01)."""
    laid = sum(token.count for token in g.tokens if token.kind in ("corruption", "time"))
    keys = sum(token.count for token in g.tokens if token.what == "soul_key")
    return content().box.tokens.corruption - laid - keys - sum(hero.corruption for hero in g.heroes)
