"""How often each side wins, quest by quest."""

from __future__ import annotations

import json

import pytest

from undercroft.kernel.registry import game
from undercroft.lab.balance import Cell, Role, main, report, wilson
from undercroft.lab.sim import simulate


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 50, 0.0, 0.071), (25, 50, 0.366, 0.634), (50, 50, 0.929, 1.0)]
)
def test_the_interval_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_the_table_has_a_row_for_each_cell() -> None:
    cell = Cell("out_of_the_pit", 3, 50, 20, 11.26, 0.4, 9.0, 80.0)
    row = "| `out_of_the_pit` | 3 | 50 | 20 (40%) | 28% to 54% | 11.3 |"
    assert list(report([cell]))[2:] == [row]


def test_roles_are_counted_over_all_quests_by_the_number_of_players() -> None:
    one = Cell("training", 2, 10, 4, 5.0, 0.1, 1.0, 2.0, {"rogue": Role(10, 4), "wizard": Role(10, 4)})
    two = Cell("hellscape", 2, 10, 6, 5.0, 0.1, 1.0, 2.0, {"rogue": Role(10, 6)})
    alone = Cell("training", 1, 10, 5, 5.0, 0.1, 1.0, 2.0, {"rogue": Role(10, 5)})
    assert list(report([one, two, alone]))[8:] == [
        "| rogue | 1 | 10 | 5 (50%) | 24% to 76% |",
        "| rogue | 2 | 20 | 10 (50%) | 30% to 70% |",
        "| wizard | 2 | 10 | 4 (40%) | 17% to 69% |",
    ]


def test_every_hero_of_a_party_has_a_role(capsys: pytest.CaptureFixture[str]) -> None:
    main(["massivedarkness2", "--quest", "training", "--players", "6", "--games", "1"])
    cell = json.loads(capsys.readouterr().out.splitlines()[0])
    assert {name: role["games"] for name, role in cell["roles"].items()} == dict.fromkeys(
        ("berserker", "paladin", "ranger", "rogue", "shaman", "wizard"), 1
    )


def test_it_plays_the_games_that_a_simulation_plays(capsys: pytest.CaptureFixture[str]) -> None:
    main(["descent", "--quest", "1", "--players", "2", "--bots", "random", "--games", "2"])
    cell = json.loads(capsys.readouterr().out.splitlines()[0])
    assert (cell["quest"], cell["games"]) == ("1", 2)
    descent = game("descent")
    simulated = simulate(descent, descent.read_options({"quest": "1"}), 2, ["random"], 2, seed=1)
    assert cell["wins"] == simulated.wins.wins.get("heroes", 0)
