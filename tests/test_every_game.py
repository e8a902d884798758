"""What every installed game promises, played at random: forks, records, taking back, secrets, refusals, endings.

A game that is installed is tested; nothing has to be added here.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from undercroft.kernel.coverage import coverage, has_ledger
from undercroft.kernel.game import Game
from undercroft.kernel.registry import games
from undercroft.lab import tester
from undercroft.lab.tester import Trial, check_rules_run, check_words, hunt, play_through, trials

every_game = pytest.mark.parametrize("game", games().values(), ids=games().keys())

DIGESTS = """
from undercroft.kernel.registry import game
from undercroft.lab.tester_walk import Trial, Walk

played = game({slug!r})
for seed, options in enumerate(played.variants()):
    walk = Walk(Trial(played, played.players[-1], options, seed))
    while not walk.match.over:
        walk.pick()
        walk.take(walk.match, walk.move)
    print(walk.match.digests)
"""


@pytest.mark.parametrize("trial", [trial for game in games().values() for trial in trials(game)], ids=str)
def test_a_game_played_at_random_keeps_its_promises(trial: Trial) -> None:
    assert play_through(trial) > 0


@every_game
def test_what_is_dear_to_check_is_checked_early_and_late_in_every_game_and_for_every_seat(game, monkeypatch):
    looks, seen = set(), []
    for checks in ("AT_EVERY_DECISION", "NOW_AND_THEN"):
        monkeypatch.setattr(tester, checks, ())
    monkeypatch.setattr(tester, "SELDOM", (lambda walk: seen.append((len(walk.match.entries), walk.next_one())),))
    monkeypatch.setattr(tester, "AT_THE_END", (lambda walk: seen.append((len(walk.match.entries), None)),))
    for trial in trials(game, game.players[-1:]):
        play_through(trial)
        end, _ = seen.pop()
        looks |= {(3 * at // end, seat) for at, seat in seen}
        seen.clear()
    assert looks == {(third, seat) for third in range(3) for seat in range(game.players[-1])}


@every_game
def test_no_promise_is_broken_anywhere_hypothesis_looks(game):
    hunt(trials(game))


@every_game
def test_a_game_can_be_judged_and_encoded(game):
    assert game.encoding_size > 0
    assert type(game).evaluate is not Game.evaluate


@every_game
def test_every_rule_that_is_called_is_run(game):
    check_rules_run(game)


@every_game
def test_all_that_is_said_can_be_said_and_cites_rules_that_exist(game):
    check_words(game)


@every_game
def test_every_rule_of_its_ledger_is_cited_where_it_is_decided(game):
    assert not has_ledger(game) or coverage(game, ()).uncited == []


@every_game
def test_no_game_depends_on_the_order_of_sets(game):
    """Python orders sets of names differently in every process, unless told otherwise."""
    runs = [
        subprocess.run(
            [sys.executable, "-c", DIGESTS.format(slug=game.slug)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        for seed in ("1", "2")
    ]
    assert runs[0].stdout == runs[1].stdout
    assert "{" in runs[0].stdout
