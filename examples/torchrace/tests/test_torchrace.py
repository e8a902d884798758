"""Torch Race, tested as a game outside the engine would be."""

from pathlib import Path

import pytest
from undercroft.kernel.chance import Scripted
from undercroft.kernel.game import Outcome
from undercroft.kernel.match import Match
from undercroft.kernel.registry import games
from undercroft.kernel.scenario import load, run, scenario_files
from undercroft.lab.tester import check_game

from torchrace import GAME
from torchrace.rules import RELICS, TorchRace


def test_the_entry_point_makes_it_known() -> None:
    assert games()["torchrace"] is GAME


def test_it_keeps_what_every_game_promises() -> None:
    check_game(GAME)


@pytest.mark.parametrize("path", scenario_files(GAME.folder / "scenarios"), ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    assert run(load(path)) is None


@pytest.mark.rule("TOR-SET-01", "TOR-SET-02")
def test_relics_are_dealt_in_secret() -> None:
    match = Match(GAME, players=3, chance=Scripted([(4, 12, 7)]))
    assert match.state.depths == [0, 0, 0]
    assert match.view(1).relics == [0, 12, 0]
    assert match.view(None).relics == [0, 0, 0]
    assert [line.news.msg.args for line in match.read_log(2)] == [{"depth": 7}]
    assert min(RELICS) == 4
    assert max(RELICS) == 12


@pytest.mark.rule("TOR-END-01")
def test_when_the_torch_is_out_everybody_has_lost() -> None:
    match = Match(GAME, players=2, state=TorchRace(depths=[1, 1], relics=[5, 6], torch=1))
    match.answer(0, "creep")
    assert not match.over
    match.answer(1, "creep")
    assert match.over
    assert match.outcome() == Outcome(winners=())
