"""Hellish Maze: four beasts on four tiles that only runes connect (MD2-MIS-37)."""

from __future__ import annotations

from undercroft.board import Bits, bitset
from undercroft.games.massivedarkness2.figures import name, standing
from undercroft.games.massivedarkness2.rules import spawning, victory
from undercroft.games.massivedarkness2.rules.mission_rules import MissionRules, mission_of
from undercroft.games.massivedarkness2.state import Enemy, Hero, MassiveDarkness
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import msg

BEAST = "beast"
BEASTS = 4
LAIR = "lair"
RUNE = "rune"


class Maze(MissionRules):
    def revealed(self, g: MassiveDarkness, zones: Bits, hero: Hero) -> Flow:
        """A beast comes out of every lair in the chamber, besides all else (MD2-MIS-39)."""
        for token in [token for token in g.tokens if token.what == LAIR and zones >> token.at & 1]:
            g.tokens.remove(token)
            if not g.winner:
                yield from spawning.spawn_roaming(g, token.at, objective=True, named=BEAST)

    def killed(self, g: MassiveDarkness, enemy: Enemy, figures: int, hero: Hero | None) -> None:
        """Those of the lairs count, those of the portal do not (MD2-MIS-40)."""
        if enemy.named == BEAST and enemy not in g.enemies:
            g.counters[BEAST] = g.counters.get(BEAST, 0) + 1
            g.tell(msg("md2-log-beast", who=name(enemy), n=g.counters[BEAST], of=BEASTS), "MD2-MIS-40")
            if g.counters[BEAST] == BEASTS:
                victory.complete(g, "beasts")
                victory.win(g, "MD2-MIS-40")

    def enemies_head_for(self, g: MassiveDarkness, enemy: Enemy) -> Bits:
        """On a tile without a hero it moves towards the nearest rune; from there it finds them (MD2-MIS-44)."""
        tile = mission_of(g).tile_at(enemy.at)
        runes = bitset(token.at for token in g.tokens if token.what == RUNE)
        if runes >> enemy.at & 1 or any(tile >> hero.at & 1 for hero in standing(g)):
            return 0
        return runes
