"""Every scenario of every installed game holds, and every rule of every ledger is exercised."""

import pytest

from undercroft.kernel.coverage import coverage, has_ledger, roots_of
from undercroft.kernel.ledger import load_ledger
from undercroft.kernel.registry import games
from undercroft.kernel.scenario import load, run, scenario_files
from undercroft.kernel.scenario_asks import asks
from undercroft.kernel.spaces import OneOf, Order, Subset
from undercroft.lab.tester_walk import Trial, Walk

WITH_LEDGER = [game for game in games().values() if has_ledger(game)]
FOLDERS = [game.folder / "scenarios" for game in games().values()]
FILES = [file for folder in FOLDERS if folder.is_dir() for file in scenario_files(folder)]


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parts[-3]}-{file.stem}" for file in FILES])
def test_scenario(file):
    assert run(load(file)) is None


@pytest.mark.parametrize("game", games().values(), ids=games().keys())
@pytest.mark.parametrize("seed", range(3))
def test_every_question_is_listed_and_could_allow_what_it_does_allow(game, seed):
    """So that a scenario can name it, and may deny at one moment whatever is allowed at another."""
    walk = Walk(Trial(game, game.players[seed % len(game.players)], game.variants()[seed % len(game.variants())], seed))
    asked = asks(game)
    while not walk.match.over:
        for ask in walk.match.due:
            assert ask.prompt.id in asked
            possible = game.answers(walk.match.state, ask.prompt.id) if len(walk.match.entries) % 3 == 0 else ()
            if possible and isinstance(ask.space, (OneOf, Subset, Order)):
                shown = [choice.value for choice in ask.space.choices()]
                assert [value for value in shown if value not in possible] == [], ask.prompt.id
        walk.pick()
        walk.take(walk.match, walk.move)


@pytest.mark.parametrize("game", WITH_LEDGER, ids=lambda game: game.slug)
def test_every_rule_is_exercised(game):
    found = coverage(game, roots_of(game))
    assert found.untested == []
    assert len(found.not_applicable) <= 10


@pytest.mark.parametrize("game", WITH_LEDGER, ids=lambda game: game.slug)
def test_every_example_of_a_ledger_is_a_scenario(game):
    vectors = [rule.id for rule in load_ledger(game.folder).rules if rule.vector]
    exercised = coverage(game, [game.folder / "scenarios"]).by_rule
    assert [rule for rule in vectors if rule not in exercised] == []


def test_the_examples_of_paper_dungeons_are_named_after_their_rules():
    folder = games()["paperdungeons"].folder
    vectors = [rule.id.lower() for rule in load_ledger(folder).rules if rule.vector]
    names = [file.stem for file in scenario_files(folder / "scenarios")]
    assert len(vectors) == 25
    assert [rule for rule in vectors if not any(name.startswith(f"{rule}-") for name in names)] == []
