"""Line of sight: who sees which spaces (DES-LOS)."""

from __future__ import annotations

from functools import lru_cache

from undercroft.board import Bits, Sight, within
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import base, dungeon, hero_spaces, monster_spaces, pit_around, topology
from undercroft.games.descent.rules.ground import flies
from undercroft.games.descent.state import TOWN, Descent, Hero, Monster
from undercroft.games.descent.stats import monster_ability

ANYWHERE: Bits = -1
GUST_RANGE = content().doing["gust_of_wind"].values["spaces"]


def hidden_by(g: Descent) -> Bits:
    """What obstructs sight: figures and rubble (DES-LOS-03). Pits, water and familiars do not (DES-LOS-05, DES-PRP-02).

    All spaces of a figure are among them: they hide whatever stands behind it (DES-LOS-04), and its nearer ones its
    farther ones (DES-LOS-06).
    """
    return hero_spaces(g) | monster_spaces(g) | g.rubble


def seen_by_hero(g: Descent, hero: Hero) -> Bits:
    """The spaces in a hero's line of sight."""
    if hero.at == TOWN:
        return 0
    return hero_view(g, hero.at, hidden_by(g), hero)


def hero_view(g: Descent, cell: int, blockers: Bits, hero: Hero | None = None) -> Bits:
    """What a hero, or else a familiar, on this space would see past these blockers.

    Gust of Wind shortens it (DES-RNG-04).
    """
    seen = dungeon(g).sight(g.closed).field(cell, blockers & ~(1 << cell))
    if g.pits >> cell & 1 and not (hero is not None and flies(hero)):
        seen = from_pit(g, 1 << cell, seen)
    if g.gust:
        seen &= within(dungeon(g).grid, cell, GUST_RANGE)
    return seen


def seen_by_monster(g: Descent, m: Monster, among: Bits = ANYWHERE) -> Bits:
    """A large monster sees from any of its spaces, past its own others (DES-LOS-02); those of some spaces."""
    spaces, sight = base(g, m), dungeon(g).sight(g.closed)
    seen = _in_the_open(sight, spaces) & among
    if not seen:  # as mostly: walls and doors alone hide them, whoever else is in the way
        return 0
    seen &= sight.field_of(spaces, hidden_by(g))
    return seen if monster_ability(g, m, "fly") else from_pit(g, spaces, seen)


@lru_cache(maxsize=4096)
def _in_the_open(sight: Sight, spaces: Bits) -> Bits:
    """What is in view if nobody stands in the way."""
    return sight.field_of(spaces)


def sees(g: Descent, m: Monster, cell: int, hidden: Bits) -> bool:
    """Whether a monster sees one space, past what obstructs sight: that costs less than all that it sees."""
    return in_line(g, m, cell, hidden) and looks_out(g, m, cell)


def in_line(g: Descent, m: Monster, cell: int, hidden: Bits) -> bool:
    """Whether a line leads from a monster to a space."""
    return dungeon(g).sight(g.closed).between(base(g, m), 1 << cell, hidden)


def looks_out(g: Descent, m: Monster, cell: int) -> bool:
    """Whether no pit that the monster is in keeps it from seeing a space (DES-PRP-05)."""
    return not g.pit_spaces or bool(monster_ability(g, m, "fly") or from_pit(g, base(g, m), 1 << cell))


def from_pit(g: Descent, spaces: Bits, seen: Bits) -> Bits:
    """A figure in a pit sees only that pit and the spaces around it (DES-PRP-05); one above it is not in it.

    What others see of it is not changed by the pit (DES-PRP-06).
    """
    pit = pit_around(g, spaces)
    return seen & (pit | topology(g).around(pit)) if pit else seen


def watched_by_heroes(g: Descent) -> Bits:
    """Spaces where nothing may be spawned: in sight of a hero or of Boggs, as if no monster stood in the way.

    DES-SPN-06, DES-SPN-07, DES-FAM-10. Under a Gust of Wind heroes watch no farther than they see.
    """
    blockers = hero_spaces(g) | g.rubble
    seen = 0
    for hero in g.heroes:
        if hero.at != TOWN:
            seen |= hero_view(g, hero.at, blockers, hero)
    for familiar in g.familiars:
        if content().familiars[familiar.card].watches and familiar.at != TOWN:  # DES-FAM-06: no other familiar
            seen |= hero_view(g, familiar.at, blockers)
    return seen
