"""What a position is worth, and what the bot tells a search that it could do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from math import atanh
from random import Random

import pytest

from undercroft.bots import make_bot
from undercroft.games.descent import GAME
from undercroft.games.descent.bot.chances import heroes_chance
from undercroft.games.descent.state import OVERLORD, Descent
from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import Seeded
from undercroft.kernel.game import Line
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position


def moments(seed: int, quest: str = "into_the_dark", players: int = 2) -> Iterator[tuple[Match, int, Ask]]:
    """A game of greedy players, whenever one of them is asked something."""
    match = Match(GAME, GAME.read_options({"quest": quest}), players, Seeded(seed), log=False)
    bots = [make_bot("greedy", GAME, Random(seat)) for seat in range(players)]
    while not match.over:
        seat = match.waiting[0]
        ask = match.ask(seat)
        assert ask is not None
        yield match, seat, ask
        match.answer(seat, bots[seat].choose(seat, ask, Position(match, seat)))


def asked(prompt: str, seed: int = 3) -> tuple[Match, int, Ask]:
    """The first time that this is asked and there is more than one thing to be told."""
    return next(
        found for found in moments(seed) if found[2].prompt.id == f"des-ask-{prompt}" and len(lines(*found)) > 1
    )


def lines(match: Match, seat: int, ask: Ask, many: int = 50) -> list[Line]:
    return GAME.greedy(Random(1)).lines(seat, ask, Position(match, seat), many)


@pytest.fixture
def g() -> Descent:
    """The second round, with some monsters about."""
    return next(match.state for match, _, _ in moments(2) if match.state.round == 2 and len(match.state.monsters) > 2)


def falling(g: Descent, change: Callable[[], None], times: int = 3) -> list[float]:
    """What a position is worth before something happens, and each time that it has happened."""
    worths = [heroes_chance(g)]
    for _ in range(times):
        change()
        worths.append(heroes_chance(g))
    return worths


def test_the_fewer_tokens_there_are_the_more_each_counts(g):
    g.conquest = 6

    def lose() -> None:
        g.conquest -= 1

    costs = [before - after for before, after in pairwise(map(atanh, falling(g, lose, 5)))]
    assert costs[0] > 0
    assert costs == sorted(costs)


def test_every_wound_costs_the_heroes_more_than_the_one_before(g):
    hero = g.heroes[0]

    def wound() -> None:
        hero.wounds -= 1

    hero.wounds = 8
    costs = [before - after for before, after in pairwise(map(atanh, falling(g, wound)))]
    assert costs[0] > 0
    assert costs == sorted(costs)


def test_powers_cards_and_threat_are_good_for_the_overlord_and_an_empty_deck_is_too(g):
    for change in (
        partial(g.overlord.hand.append, "aim"),
        partial(g.overlord.powers.append, "trapmaster"),
        partial(setattr, g.overlord, "threat", g.overlord.threat + 5),
        g.overlord.deck.pop,
    ):
        before, after = falling(g, change, 1)
        assert after < before


def test_a_monster_less_is_good_for_the_heroes(g):
    before, after = falling(g, g.monsters.pop, 1)
    assert after > before


@pytest.mark.parametrize("quest", ["into_the_dark", "three_hides"])
@pytest.mark.parametrize("players", GAME.players)
def test_what_one_side_gains_the_other_loses(quest, players):
    match = next(match for match, _, _ in moments(1, quest, players) if match.state.round == 1)
    heroes, overlord = GAME.evaluate(match.view(1), 1), GAME.evaluate(match.view(OVERLORD), OVERLORD)
    assert heroes == -overlord
    assert -1 < heroes < 1


@pytest.mark.parametrize("prompt", ["action", "act", "monster"])
def test_the_bots_own_plan_comes_first_and_all_that_are_told_are_different(prompt):
    match, seat, ask = asked(prompt)
    own = make_bot("greedy", GAME, Random(1)).choose(seat, ask, Position(match, seat))
    told = lines(match, seat, ask)
    assert told[0][0] == (ask.prompt.id, own)
    assert len(set(told)) == len(told)
    assert lines(match, seat, ask, 2) == told[:2]


def test_whatever_is_told_can_be_begun():
    for match, seat, ask in moments(4):
        if match.state.round in (2, 3):
            assert all(ask.space.why_not(line[0][1]) is None for line in lines(match, seat, ask))


def test_for_every_action_there_is_a_plan():
    told = lines(*asked("action"))
    assert {line[0][1] for line in told} == {"run", "battle", "advance", "ready"}
    assert len(told) > 5


def test_plans_tell_whom_to_attack():
    told = next(
        found
        for match, seat, ask in moments(3)
        if ask.prompt.id == "des-ask-action"
        and (found := [line for line in lines(match, seat, ask) if line[-1][0] == "des-ask-target"])
    )
    assert all(str(line[-2][1]).startswith("attack:") for line in told)


def test_a_card_is_thrown_away_only_if_the_bot_would_do_so():
    for match, seat, ask in moments(3):
        if ask.prompt.id == "des-ask-cards":
            _, *others = lines(match, seat, ask)
            assert not any(str(line[0][1]).startswith("discard:") for line in others)


def test_what_hardly_matters_is_not_searched():
    seen = {ask.prompt.id: len(lines(match, seat, ask)) for match, seat, ask in moments(3) if match.state.round < 3}
    assert {seen[f"des-ask-{prompt}"] for prompt in ("shop", "equip", "activate", "target", "spend", "start")} == {1}


def test_the_quick_bot_plays_to_the_end():
    match = Match(GAME, players=2, chance=Seeded(3), snapshots=False)
    bots = [GAME.quick(Random(seat)) for seat in range(2)]
    while not match.over:
        seat = match.waiting[0]
        match.accept(seat, bots[seat].choose(seat, match.ask(seat), Position(match, seat)))
    assert match.outcome() is not None
