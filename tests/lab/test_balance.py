"""How often each side wins, quest by quest."""

from __future__ import annotations

import json
from typing import Any

import pytest

from undercroft import cli
from undercroft.kernel.registry import game
from undercroft.lab import balance
from undercroft.lab.balance import Cell, Role, roles_report, row, wilson
from undercroft.lab.sim import derived_seed, simulate


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 50, 0.0, 0.071), (25, 50, 0.366, 0.634), (50, 50, 0.929, 1.0)]
)
def test_the_interval_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_the_table_has_a_row_for_each_cell() -> None:
    cell = Cell("out_of_the_pit", 3, 50, 20, 11.26, 0.4, 9.0, 80.0)
    assert row(cell) == "| `out_of_the_pit` | 3 | 50 | 20 (40%) | 28% to 54% | 11.3 |"


def test_roles_are_counted_over_all_quests_by_the_number_of_players() -> None:
    one = Cell("training", 2, 10, 4, 5.0, 0.1, 1.0, 2.0, {"rogue": Role(10, 4), "wizard": Role(10, 4)})
    two = Cell("hellscape", 2, 10, 6, 5.0, 0.1, 1.0, 2.0, {"rogue": Role(10, 6)})
    alone = Cell("training", 1, 10, 5, 5.0, 0.1, 1.0, 2.0, {"rogue": Role(10, 5)})
    assert list(roles_report([one, two, alone]))[3:] == [
        "| rogue | 1 | 10 | 5 (50%) | 24% to 76% |",
        "| rogue | 2 | 20 | 10 (50%) | 30% to 70% |",
        "| wizard | 2 | 10 | 4 (40%) | 17% to 69% |",
    ]


def told(arguments: str, capsys: pytest.CaptureFixture[str]) -> Any:
    """What the command says of one cell."""
    assert cli.run(["balance", *arguments.split()]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    return json.loads(line)


def test_every_hero_of_a_party_has_a_role(capsys: pytest.CaptureFixture[str]) -> None:
    cell = told("massivedarkness2 --quest training --players 6 --games 1 --json", capsys)
    assert {name: role["games"] for name, role in cell["roles"].items()} == dict.fromkeys(
        ("berserker", "paladin", "ranger", "rogue", "shaman", "wizard"), 1
    )


def test_it_plays_the_games_that_a_simulation_plays(capsys: pytest.CaptureFixture[str]) -> None:
    cell = told("descent --quest 1 --players 2 --bots random --games 2 --json", capsys)
    assert (cell["quest"], cell["games"]) == ("1", 2)
    descent = game("descent")
    simulated = simulate(descent, descent.read_options({"quest": "1"}), 2, ["random"], 2, seed=1)
    assert cell["wins"] == simulated.wins.wins.get("heroes", 0)


def test_rows_are_printed_as_they_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    """And they are the same from two processes."""
    asked = "balance dungeonsaga --quest 1 --players 2 --players 3 --bots random --games 2"
    printed = []
    for jobs in ("1", "2"):
        assert cli.run([*asked.split(), "--jobs", jobs]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert [line[:6] for line in printed[0].splitlines()] == ["| ques", "| --- ", "| `1` ", "| `1` "]


class Nonsense:
    """Gives an answer that no game allows."""

    def __init__(self, game: object, rng: object) -> None: ...

    def choose(self, seat: int, ask: object, view: object) -> Any:
        return "nonsense"


def test_games_that_break_are_named_and_the_others_count(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = f"balance dungeonsaga --quest 1 --players 2 --bots {__name__}:Nonsense --games 6 --seed 4".split()
    assert cli.run(asked) == 1
    said = capsys.readouterr()
    assert said.out.splitlines()[2:] == ["| `1` | 2 | 0 | 0 (–) | 0% to 100% | 0.0 |"]
    named = said.err.splitlines()
    assert len(named) == 5
    assert named[0].startswith(f"undercroft: 1, 2 players: game 0 (seed {derived_seed(4, 0)}): Stuck: seat ")

    one = balance.play_one
    monkeypatch.setattr(balance, "play_one", lambda plan, n: one(plan, n) if n else balance.Broken(n, 17, "Oops"))
    asked = ["balance", "dungeonsaga", "--quest", "1", "--players", "2", "--bots", "random", "--games", "3", "--json"]
    assert cli.run(asked) == 1
    said = capsys.readouterr()
    cell = json.loads(said.out)
    assert (cell["games"], cell["broken"]) == (2, [{"game": 0, "seed": 17, "message": "Oops"}])
    assert said.err == "undercroft: 1, 2 players: game 0 (seed 17): Oops\n"


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        ("chess", "there is no game 'chess'"),
        ("paperdungeons", "paperdungeons has no quests"),
        ("descent --quest 99 --players 2", "there is no quest 99: expected 1 to 9, or an id such as "),
        ("descent --quest 1 --players 9", "descent: 9 players: allowed are 2 to 5"),
        ("descent --quest 1 --players 2 --bots genius", "descent: there is no bot 'genius': allowed are "),
        ("descent --games 0", "Invalid value for '--games'"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(asked: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["balance", *asked.split()]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.startswith(f"undercroft: {complaint}")
