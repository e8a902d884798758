"""The balance report: tables and a picture."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from undercroft.games.paperdungeons import GAME
from undercroft.games.paperdungeons.box.content import content
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match

SCRIPT = Path(__file__).parents[2] / "scripts" / "paperdungeons_balance.py"


@pytest.fixture(scope="module")
def report() -> ModuleType:
    spec = spec_from_file_location("paperdungeons_balance", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # structs look their annotations up there
    spec.loader.exec_module(module)
    return module


def test_a_small_report(report, tmp_path):
    played = report.play(["random"] * 3, 4)
    assert len(played) == 12
    table = report.lines_table({"random": played})
    assert len(table) == 2 + 12
    assert table[-1].startswith("| L | total |")
    picture = tmp_path / "img" / "scores.svg"
    report.draw(played, played, played, picture)
    assert "<svg" in picture.read_text()


def test_cards_are_listed_by_what_they_brought(report):
    def played(power, total):
        return report.Played("greedy", power, "rooms", (0,) * 11 + (total,), won=False)

    games = [played("noble", 60), played("veteran", 80), played("noble", 70), played("veteran", 80)]
    table = report.cards_table("power", games, lambda each: each.power, content().powers)
    assert table[2] == "| `veteran` | published, but glory ours | 2 | 80.0 ± 0.0 |"
    assert table[3] == "| `noble` | undercroft | 2 | 65.0 ± 9.8 |"


def test_whoever_takes_any_cards_keeps_the_first_of_each_pair(report):
    match = Match(GAME, players=1, chance=Seeded(3))
    s = match.view(0).mine
    bot = report.AnyCards(Random(0))
    for _ in range(2):
        match.answer(0, bot.choose(0, match.ask(0), lambda: match.view(0)))
    kept = match.view(0).mine
    assert (kept.power, kept.objective) == (s.dealt_powers[0], s.dealt_objectives[0])


def test_an_interval_near_the_end_of_the_scale(report):
    assert report.share(500, 500) == "100.0% (99.2% to 100.0%)"
    assert report.share(50, 100) == "50.0% (40.4% to 59.6%)"
