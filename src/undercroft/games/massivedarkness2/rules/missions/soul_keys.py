"""The Soul Keys: three keys that time takes away, and the Reaper with his hourglasses (MD2-MIS-70)."""

from __future__ import annotations

from undercroft.board import Cell
from undercroft.games.massivedarkness2.figures import distances_from, floor, walk, zone_name
from undercroft.games.massivedarkness2.mission.model import Deed
from undercroft.games.massivedarkness2.rules import victory
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.rules.missions.boss_mission import BossMission, tokens_left
from undercroft.games.massivedarkness2.rules.objects import lay_anew
from undercroft.games.massivedarkness2.state import Enemy, Hero, MassiveDarkness, Token
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Refusal

KEY = "soul_key"
HOURGLASS = "hourglass"
FILL = "fill_hourglass"
TIME = 2
"""Time tokens in each hourglass when the fight begins."""


class SoulKeys(BossMission):
    white_door = "MD2-MIS-76"
    ends = "MD2-MIS-80"

    def darkness(self, g: MassiveDarkness) -> None:
        """Time runs out for every key that still lies there (MD2-MIS-72)."""
        for key in [token for token in g.tokens if token.what == KEY]:
            if g.winner:
                return
            if not key.count:
                victory.lose(g, "md2-lost-key", "MD2-MIS-73")
                return
            left = lay_anew(g, key, count=key.count - 1).count
            g.tell(msg("md2-log-key-time", n=left, at=zone_name(g, key.at)), "MD2-MIS-72")

    def boss_fight_begins(self, g: MassiveDarkness) -> None:
        """MD2-MIS-77."""
        fight = mission_of(g).boss
        assert fight is not None
        for zone in fight.places[HOURGLASS]:
            g.tokens.append(Token(g.next_number, "time", zone, HOURGLASS, TIME))
            g.next_number += 1

    def why_no_deed(self, g: MassiveDarkness, hero: Hero, deed: Deed) -> Refusal | None:
        """There are only so many time tokens (MD2-TOK-01)."""
        if deed.id == FILL and tokens_left(g) <= 0:
            return Refusal(msg("md2-no-time"), "MD2-TOK-01")
        return None

    def after_deed(self, g: MassiveDarkness, hero: Hero, deed: Deed, token: Token | None) -> None:
        """MD2-MIS-78."""
        if deed.id == FILL and token is not None:
            left = lay_anew(g, token, count=token.count + 1).count
            g.tell(msg("md2-log-hourglass", n=left, at=zone_name(g, token.at)), "MD2-MIS-78")

    def lose_time(self, g: MassiveDarkness, boss: Enemy) -> None:
        """MD2-MIS-79."""
        run_down(g, nearest_glass(g, boss.at))


def nearest_glass(g: MassiveDarkness, zone: Cell) -> Token:
    """The hourglass nearest to a zone; of two as near the fuller one, as players would have it (MD2-TIE-01)."""
    away = distances_from(walk(g), zone, floor(g))
    glasses = [token for token in g.tokens if token.what == HOURGLASS]
    return min(glasses, key=lambda glass: (away[glass.at], -glass.count))


def run_down(g: MassiveDarkness, glass: Token) -> None:
    """A time token is taken from an hourglass; if there is none, all is lost (MD2-MIS-79)."""
    if not glass.count:
        victory.lose(g, "md2-lost-hourglass", "MD2-MIS-79")
        return
    left = lay_anew(g, glass, count=glass.count - 1).count
    g.tell(msg("md2-log-hourglass-down", n=left, at=zone_name(g, glass.at)), "MD2-MIS-79")
