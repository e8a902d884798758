"""Revealing areas as heroes come to see them (DES-EXP)."""

from __future__ import annotations

from functools import lru_cache

from undercroft.board import Bits, members
from undercroft.games.descent.figures import dungeon, explored, quest_of
from undercroft.games.descent.quest.model import Area, PlacedMonster
from undercroft.games.descent.quest.quests import quest
from undercroft.games.descent.rules import quest_events, spawning, treasure
from undercroft.games.descent.rules.line_of_sight import hero_view, hidden_by
from undercroft.games.descent.state import TOWN, Descent, Token
from undercroft.kernel.asks import Flow


def look_around(g: Descent) -> Flow:
    """Whenever a space of an unexplored area comes into a hero's sight, the area is revealed at once (DES-EXP-01).

    Then whatever this interrupts goes on, with points and attacks as they were (DES-EXP-03).
    """
    while not g.winner and (area := unseen_area_in_view(g)) is not None:
        yield from reveal(g, area)


def unseen_area_in_view(g: Descent) -> int | None:
    for hero in g.heroes:
        if hero.at == TOWN or not _dark_ahead(g.quest, g.closed, g.revealed, hero.at):
            continue  # as nearly always: walls and doors alone hide it, whoever else is in the way
        if seen := hero_view(g, hero.at, hidden_by(g), hero) & dark_spaces(g):
            return dungeon(g).grid.areas_in(seen)[0]
    return None


@lru_cache(maxsize=1 << 14)
def _dark_ahead(name: str, closed: Bits, areas: Bits, cell: int) -> bool:
    """Whether unexplored spaces could be seen from a space if nobody stood in the way: it is asked at every step."""
    dungeon = quest(name).dungeon
    return bool(dungeon.sight(closed).field(cell) & ~dungeon.grid.revealed(members(areas)))


def dark_spaces(g: Descent) -> Bits:
    """The spaces of areas not revealed yet."""
    return dungeon(g).grid.floor & ~explored(g)


def reveal(g: Descent, number: int) -> Flow:
    """Place everything the quest prescribes for the area, and read out its text (DES-EXP-02)."""
    area = quest_of(g).areas[number]
    g.revealed |= 1 << number
    g.tell(area.text, "DES-EXP-02", reveals=True)
    lay_out(g, area)
    for token in area.tokens:  # encounters too (DES-ENC-01)
        yield from treasure.place_token(g, Token(token.kind, token.cell, token.what, active=token.active))
    for placed in garrison(g, area):
        yield from spawning.place_revealed(g, placed)
    yield from spawning.reinforce(g, area)
    yield from quest_events.revealed(g, number)


def garrison(g: Descent, area: Area) -> list[PlacedMonster]:
    """The monsters of an area: named ones always, of the others as many as the quest has for so many players."""
    found = []
    drawn = 0
    for placed in area.monsters:
        if not placed.named:
            drawn += 1
            if quest_of(g).strength(drawn, g.players) == quest_of(g).strength(drawn - 1, g.players):
                continue
        found.append(placed)
    return found


def lay_out(g: Descent, area: Area) -> None:
    """Doors and obstacles."""
    for door in members(area.doors & ~g.placed_doors):
        g.placed_doors |= 1 << door
    g.pits |= area.pits
    g.rubble |= area.rubble
    g.water |= area.water
