"""The first game: whichever way the learner goes, it is one that can be learnt by."""

from __future__ import annotations

import pytest

from undercroft.bots.preparing import prepare
from undercroft.games.dungeonfighter.rules.techniques import demanded
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game


@pytest.mark.parametrize("room", ["empty_hall", "steam_engine"])
def test_the_first_monster_is_the_one_who_demands_nothing(room: str) -> None:
    rules = game("dungeonfighter")
    lesson = rules.lesson
    assert lesson is not None
    match = Match(rules, rules.read_options(dict(lesson.options)), len(lesson.seats), Seeded(lesson.seed))
    prepare(match, lesson.prepared, lesson.seed)
    ask = match.ask(0)
    assert ask is not None
    assert ask.prompt.id == "dfi-ask-path"
    match.accept(0, room)
    assert [hero.id for hero in match.state.heroes] == ["maryla", "daniel"]
    assert match.state.fight.foe.id == "sneezing_snowman"
    assert demanded(match.state) == ()
    ask = match.ask(0)
    assert ask is not None
    assert ask.prompt.id == "dfi-ask-die"
