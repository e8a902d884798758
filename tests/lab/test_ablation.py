"""What each setting of a search brings."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from undercroft.bots.search.budget import read_settings
from undercroft.cli import app
from undercroft.kernel.errors import BadInput
from undercroft.kernel.registry import game
from undercroft.lab.ablation import Played, ablation, games_in_all, row
from undercroft.lab.gain import Pairs, Won

PAPER = game("paperdungeons")
SAGA = game("dungeonsaga")
BASE = Played("any", Won(1.5, 3), [1.0, 0.5, 0.0], [10.0, 0.0, -4.0])
CHANGED = Played("any", Won(1, 3), [0.0, 1.0, 0.0], [7.0, 3.0, -1.0])


def test_the_same_games_are_played_with_each_setting_and_only_that_differs():
    found = list(ablation(PAPER, PAPER.read_options({}), "search:iterations=4", ["wide=8", "wide=1"], 4, seed=2))
    assert [(setting, played.side, played.won.games) for setting, played in found] == [
        ("", "any", 4),
        ("wide=8", "any", 4),
        ("wide=1", "any", 4),
    ]
    as_it_is, again = found[0][1], found[1][1]
    assert read_settings("iterations=4:wide=8").wide == 8
    assert as_it_is.shares == again.shares, "four rollouts are too few for any plan, however many there are"
    assert len(as_it_is.margins) == 4


def test_where_there_are_sides_each_is_played():
    found = list(ablation(SAGA, SAGA.read_options({}), "search:iterations=2", [], 1))
    assert [(played.side, played.margins) for _, played in found] == [("overlord", []), ("heroes", [])]


def test_games_are_compared_one_by_one_whoever_shared_a_victory():
    assert CHANGED.beside(BASE) == Pairs(3, 1, 1)
    assert row("rollout=random", CHANGED, BASE) == (
        "| `:rollout=random` | any | 1 of 3 | 6% to 79% | +3.0 | 1, 1 | +1.0 | 2.0 |"
    )
    assert row("", BASE, BASE) == "| as it is | any | 1.5 of 3 | 13% to 87% | +2.0 | | | |"


def test_how_many_games_there_will_be():
    assert games_in_all(PAPER, ["tree=2"], 5, 2) == 2 * 6, "in each seat as often as in the other"
    assert games_in_all(PAPER, [], 1, 2) == 2, "at least one in each"
    assert games_in_all(SAGA, ["tree=2"], 5, 2) == 2 * 2 * 5


def test_a_setting_that_is_not_there_is_refused_before_a_game_is_played():
    with pytest.raises(BadInput, match="clever"):
        next(ablation(PAPER, PAPER.read_options({}), "search:iterations=4", ["clever=1"], 1))


def test_it_is_a_command():
    told = CliRunner().invoke(
        app, ["lab", "ablation", "paperdungeons", "--bot", "search:iterations=2", "--with", "tree=2", "--games", "2"]
    )
    assert told.exit_code == 0
    assert [line.split(" | ")[0] for line in told.output.splitlines()[2:]] == ["| as it is", "| `:tree=2`"]
