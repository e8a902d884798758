"""Neighbours, front arcs and rear arcs, as the ledger's coordinates have them (SAG-ADJ)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.board import members
from undercroft.games.dungeonsaga.models import FACINGS, adjacent, base, dungeon, front, holders, spot

from ..positions import Dialogue, table

SIDE = 5
FRONT = {
    "north": {(-1, 1), (0, 1), (1, 1), (-1, 0), (1, 0)},
    "east": {(1, 1), (1, 0), (1, -1), (0, 1), (0, -1)},
    "south": {(1, -1), (0, -1), (-1, -1), (1, 0), (-1, 0)},
    "west": {(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1)},
}
"""By x to the east and y to the north, around a model at (0, 0) (SAG-ADJ-03, SAG-ADJ-04)."""
AROUND = {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {(0, 0)}


@st.composite
def rooms(draw: st.DrawFn) -> str:
    """Rooms of all shapes, with barrels in them and Orlaf in the middle."""
    marks = draw(st.lists(st.sampled_from(".#&"), min_size=SIDE * SIDE, max_size=SIDE * SIDE))
    marks[SIDE * SIDE // 2] = "O"
    return "\n".join("".join(marks[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE))


def around(game: Dialogue, cells: int) -> set[tuple[int, int]]:
    """Squares as the ledger counts them, from Orlaf's."""
    grid = dungeon(game.state).grid
    x, y = grid.points[game.hero("orlaf").at]
    return {(grid.points[cell][0] - x, y - grid.points[cell][1]) for cell in members(cells)}


@pytest.mark.rule("SAG-ADJ-01", "SAG-ADJ-03", "SAG-ADJ-04", "SAG-ADJ-08")
@given(room=rooms(), facing=st.sampled_from(FACINGS))
def test_arcs_are_plain_geometry(room: str, facing: str):
    """Whatever stands or lies between: only where there is no square at all there is nothing."""
    game = table(room, {"orlaf": {"facing": facing}})
    orlaf = game.hero("orlaf")
    floor = around(game, dungeon(game.state).grid.floor)
    assert around(game, front(game.state, orlaf)) == FRONT[facing] & floor
    assert around(game, spot(game.state, orlaf).around) == AROUND & floor


@pytest.mark.rule("SAG-ADJ-01")
@pytest.mark.parametrize("at", ["A1", "B1", "D1", "A2", "C2", "D3", "D4", "E5"])
def test_what_covers_several_squares_is_next_to_whatever_one_of_them_is(at: str):
    game = table("\n".join(["....."] * 5), {"orlaf": {"at": "C3"}}, [{"kind": "zombie_troll", "at": "A4"}])
    orlaf, troll = game.hero("orlaf"), game.state.minions[0]
    assert adjacent(game.state, orlaf, base(game.state, troll)), "with its square B4 it is next to C3"
    assert adjacent(game.state, troll, base(game.state, orlaf))
    grid = dungeon(game.state).grid
    x, y = ord(at[0]) - ord("A"), int(at[1]) - 1
    beside = max(abs(x - 2), abs(y - 2)) == 1
    assert adjacent(game.state, orlaf, 1 << grid.cell(x, y)) is beside


@pytest.mark.rule("SAG-ADJ-05", "SAG-ADJ-06")
@given(
    squares=st.lists(
        st.sampled_from([(x, y) for x in range(SIDE) for y in range(SIDE)]), min_size=4, max_size=4, unique=True
    ),
    facings=st.lists(st.sampled_from(FACINGS), min_size=4, max_size=4),
)
def test_enemies_hold_whom_they_have_before_them_and_friends_nobody(squares: list[tuple[int, int]], facings: list[str]):
    names = [f"{'ABCDE'[x]}{y + 1}" for x, y in squares]
    game = table(
        "\n".join(["....."] * SIDE),
        {who: {"at": names[n], "facing": facings[n]} for n, who in enumerate(("orlaf", "rordin"))},
        [{"kind": "zombie", "at": names[n], "facing": facings[n]} for n in (2, 3)],
    )
    everybody = [*game.state.heroes, *game.state.minions]
    for one, m in enumerate(everybody):
        expected = []
        for other, enemy in enumerate(everybody):
            away = squares[one][0] - squares[other][0], squares[other][1] - squares[one][1]
            if (one < 2) != (other < 2) and away in FRONT[facings[other]]:
                expected.append(enemy.number)
        assert [enemy.number for enemy in holders(game.state, m)] == expected


@pytest.mark.rule("SAG-ADJ-02")
def test_models_look_over_a_side_never_over_a_corner():
    game = table("...\n.O.\n...", {"orlaf": {}})
    faced = {game.hero("orlaf").facing}
    for way in ("east", "south", "west", "north"):
        game.play(f"face:{way}")
        faced.add(game.hero("orlaf").facing)
    assert faced == {0, 1, 2, 3}
    assert [str(one) for one in game.offers if str(one).startswith("face:")] == ["face:east", "face:south", "face:west"]
    game.play("A1")
    assert FACINGS[game.hero("orlaf").facing] in ("north", "west"), "aslant it looks over one of the two sides"


@pytest.mark.rule("SAG-ADJ-09")
@pytest.mark.parametrize(
    ("facing", "behind"),
    [
        ("north", {"A5", "C5", "E5"}),
        ("east", {"A1", "A3", "A5"}),
        ("south", {"A1", "C1", "E1"}),
        ("west", {"E1", "E3", "E5"}),
    ],
)
def test_before_and_behind_reach_across_the_whole_board(facing: str, behind: set[str]):
    game = table("\n".join(["....."] * 5), {"orlaf": {"at": "C3", "facing": facing}})
    grid = dungeon(game.state).grid
    ahead = spot(game.state, game.hero("orlaf")).ahead
    far = {f"{'ABCDE'[x]}{y + 1}": grid.cell(x, y) for x in (0, 2, 4) for y in (0, 2, 4)}
    assert {name for name, cell in far.items() if ahead >> cell & 1} == far.keys() - behind
