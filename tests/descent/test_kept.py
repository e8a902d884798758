"""What is kept so that it need not be worked out again is what working it out again would give."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.board import members
from undercroft.bots.random import RandomBot
from undercroft.games.descent import GAME
from undercroft.games.descent.figures import base, dungeon, explored, hero_spaces, monster_spaces, size_of, topology
from undercroft.games.descent.rules import doors
from undercroft.games.descent.rules.bonuses import watching
from undercroft.games.descent.rules.exploring import dark_spaces, unseen_area_in_view
from undercroft.games.descent.rules.ground import obstacles, others
from undercroft.games.descent.rules.line_of_sight import hidden_by, seen_by_hero, seen_by_monster, sees
from undercroft.games.descent.state import TOWN, Descent
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.lab.sim import play_out

PLAYERS = 5
LOOKS = 40


@pytest.mark.parametrize("quest", ["into_the_dark", "the_long_night", "the_drowning_vault"])
def test_what_is_kept_is_what_is_so(quest: str) -> None:
    rng = Random(quest)
    match = Match(GAME, GAME.read_options({"quest": quest}), PLAYERS, Seeded(1), log=False)
    bots = [RandomBot(Random(seat)) for seat in range(PLAYERS)]
    for _ in range(LOOKS):
        play_out(match, bots, rng.randint(1, 30))
        if match.over:
            break
        check_figures(match.state)
        check_board(match.state, rng)


def check_figures(g: Descent) -> None:
    for m in g.monsters:
        assert base(g, m) == dungeon(g).footprint(size_of(m)).cells(m.at)
        rest = [base(g, other) for other in g.monsters if other.number != m.number]
        assert others(g, m) == hero_spaces(g) | union(rest)
        assert topology(g).around(base(g, m)) == topology(g).step(base(g, m)) & ~base(g, m)
    assert monster_spaces(g) == union([base(g, m) for m in g.monsters])
    for hero in g.heroes:
        rest = [1 << other.at for other in g.heroes if other.index != hero.index and other.at != TOWN]
        assert others(g, hero) == monster_spaces(g) | union(rest)
        if hero.at != TOWN:
            assert watching(g, hero) == [m for m in g.monsters if sees(g, m, hero.at, hidden_by(g))]
            assert unseen_area_in_view(g) is not None or not seen_by_hero(g, hero) & dark_spaces(g)


def check_board(g: Descent, rng: Random) -> None:
    grid = dungeon(g).grid
    assert explored(g) == grid.revealed(members(g.revealed))
    assert obstacles(g) == g.rubble | g.water
    for m in g.monsters:
        some = union([1 << cell for cell in rng.sample(members(grid.floor), 10)])
        assert seen_by_monster(g, m, some) == seen_by_monster(g, m) & some
    for cell in rng.sample(members(grid.floor), 10):
        near = [door for door in members(g.placed_doors) if topology(g).at_door(door) >> cell & 1]
        assert list(doors.within_reach(g, 1 << cell)) == near
        seen = dungeon(g).sight(g.closed)
        others_hide = hidden_by(g) & ~(1 << cell)
        in_view = [1 << target for target in members(grid.floor) if seen.between(1 << cell, 1 << target, others_hide)]
        assert seen.field(cell, others_hide) == union(in_view)


def union(sets: list[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found
