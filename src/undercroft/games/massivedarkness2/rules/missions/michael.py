"""Releasing Michael: four seals, then an archangel to be freed of what has corrupted him (MD2-MIS-54)."""

from __future__ import annotations

from undercroft.board import Cell
from undercroft.games.massivedarkness2.figures import name, seats, zone_name
from undercroft.games.massivedarkness2.mission.model import Deed
from undercroft.games.massivedarkness2.rules import wounds
from undercroft.games.massivedarkness2.rules.dice import FACES, die
from undercroft.games.massivedarkness2.rules.mission_rules import heroes_in_game, mission_of
from undercroft.games.massivedarkness2.rules.missions.boss_mission import BossMission, tokens_left
from undercroft.games.massivedarkness2.state import Enemy, Hero, MassiveDarkness, Token
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.chance import Roll
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf

STONE = "stone"
CLEANSE = "cleanse"
STONES_EACH = 2


class ReleasingMichael(BossMission):
    white_door = "MD2-MIS-57"
    ends = "MD2-MIS-64"

    def boss_fight_begins(self, g: MassiveDarkness) -> Flow:
        """Two corruption tokens for each hero, spread as evenly as can be (MD2-MIS-59, MD2-MIS-60)."""
        for left in range(STONES_EACH * heroes_in_game(g), 0, -1):
            zone = yield from _stone_zone(g, left)
            put_stone(g, zone)

    def untouchable(self, g: MassiveDarkness, enemy: Enemy) -> bool:
        """As long as a corruption token lies on the tile, or again (MD2-MIS-61, MD2-MIS-62)."""
        return super().untouchable(g, enemy) or (enemy.kind == "boss" and bool(stones(g)))

    def after_deed(self, g: MassiveDarkness, hero: Hero, deed: Deed, token: Token | None) -> Flow:
        """Whoever removes a corruption token rolls an enemy die (MD2-MIS-63)."""
        if deed.id != CLEANSE:
            return
        face = FACES[str((yield Roll([die("black")], hero.seat))[0])]
        if face.claws and tokens_left(g) > 0:
            hero.corruption += 1
            g.tell(msg("md2-log-corrupted", who=name(hero)), "MD2-MIS-63")
        if face.scratches:
            wounds.wound_hero(g, hero, 1, "MD2-MIS-63")
        if not stones(g):
            g.tell(msg("md2-log-michael-bare"), "MD2-MIS-61")

    def corrupt(self, g: MassiveDarkness) -> Flow:
        """Into one of the zones that have the fewest, as long as there are any tokens (MD2-MIS-62)."""
        if tokens_left(g) > 0:
            put_stone(g, (yield from _stone_zone(g, 1)))


def barest(g: MassiveDarkness) -> list[Cell]:
    """The stones with the fewest corruption tokens."""
    crowd = {zone: sum(token.at == zone for token in stones(g)) for zone in stone_zones(g)}
    return [zone for zone, count in crowd.items() if count == min(crowd.values())]


def stones(g: MassiveDarkness) -> list[Token]:
    """Corruption tokens in the zones of the fight."""
    return [token for token in g.tokens if token.what == STONE]


def stone_zones(g: MassiveDarkness) -> tuple[Cell, ...]:
    fight = mission_of(g).boss
    assert fight is not None
    return fight.places[STONE]


def put_stone(g: MassiveDarkness, zone: Cell) -> None:
    """A corruption token comes into a zone, as long as there are any; Michael is immune with it (MD2-MIS-62)."""
    if tokens_left(g) > 0:
        g.tokens.append(Token(g.next_number, "corruption", zone, STONE))
        g.next_number += 1
        g.tell(msg("md2-log-stone", at=zone_name(g, zone)), "MD2-MIS-60")


def _stone_zone(g: MassiveDarkness, left: int) -> Flow:
    """One of the zones that have the fewest; the players choose (MD2-TIE-01)."""
    able = barest(g)
    if left >= len(able) or g.options.streamline:  # every one of them gets a token anyway
        return able[0]
    named = {zone_name(g, zone): zone for zone in able}
    space = OneOf(list(named), lambda zone: Label(msg("md2-zone", zone=str(zone)), "MD2-MIS-60"))
    return named[(yield Ask(seats(g), msg("md2-ask-stone", n=left), space, default=next(iter(named))))]
