"""What a bot is given, the names of answers, and whose turn it is."""

from __future__ import annotations

from random import Random

import pytest

from toy_games import Duel, Purses, Sides
from undercroft.bots.random import RandomBot
from undercroft.kernel.actions import action, action_id
from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import CHANCE, ByHand, Draw, Roll, Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match
from undercroft.kernel.messages import msg
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Aim, Axis, Number, OneOf, Order, Space, Subset
from undercroft.lab.sim import play_out
from undercroft.parts.dice import Die

# -- positions --------------------------------------------------------------------------------------------------------


def test_a_position_is_what_a_seat_may_see():
    match = Match(Duel(), players=2, chance=Seeded(3))
    here = Position(match, 1)
    assert here() == here.view() == match.view(1)
    assert (here.seat, here.ask, here.game) == (1, match.ask(1), match.game)
    twin = here.determinised(Random(1))
    assert twin is not match
    assert twin.view(1) == match.view(1)


def test_a_position_follows_the_match():
    match = Match(Duel(), players=2, chance=Seeded(3))
    here = Position(match, 0)
    here.determinised(Random(1))
    seat = match.waiting[0]
    match.answer(seat, "wait")
    assert here.determinised(Random(1)).view(0) == match.view(0)
    match.undo()
    match.answer(seat, match.ask(seat).space.enumerate(1)[0])
    assert here.determinised(Random(1)).view(0) == match.view(0)


class Rollouts:
    """Tries every answer in a few imagined matches and plays them out at random."""

    def __init__(self) -> None:
        self.rng = Random(0)
        self.forks = 0

    def choose(self, seat: int, ask: Ask, view: Position) -> object:
        worth = {}
        for answer in ask.space.every():
            worth[answer] = 0
            for _ in range(2):
                twin = view.determinised(self.rng)
                assert twin.why_not(seat, answer) is None
                twin.accept(seat, answer)
                play_out(twin, [RandomBot(self.rng) for _ in range(twin.players)])
                worth[answer] += seat in twin.outcome().winners
                self.forks += 1
        return max(worth, key=lambda answer: worth[answer])


def test_a_bot_can_search_without_seeing_what_is_hidden():
    match = Match(Duel(), players=2, chance=Seeded(1))
    bot = Rollouts()
    play_out(match, [bot, RandomBot(Random(1))])
    assert match.over
    assert bot.forks > 20


# -- names of answers -------------------------------------------------------------------------------------------------

D6 = Die("six", ("1", "2", "3"))
NAMED: list[tuple[Space, object, str]] = [
    (OneOf(("north", "5", 5, -1)), "north", "where:north"),
    (OneOf(("north", "5", 5, -1)), "5", 'where:"5"'),
    (OneOf(("north", "5", 5, -1)), 5, "where:5"),
    (OneOf(("north", "5", 5, -1)), -1, "where:-1"),
    (OneOf(("buy:sword", "a b", "łódź")), "buy:sword", "where:buy:sword"),
    (OneOf(("buy:sword", "a b", "łódź")), "a b", 'where:"a b"'),
    (OneOf(("buy:sword", "a b", "łódź")), "łódź", "where:łódź"),
    (Subset(("c", "b", "a+b"), 0, 3), ("c", "a+b"), 'where:"a+b"+c'),
    (Subset(("c", "b"), 0, 2), (), "where:"),
    (Order((3, 1, 2)), (2, 3, 1), "where:2>3>1"),
    (Number(0, 9), 7, "where:7"),
    (Aim((Axis("angle", -1, 1), Axis("force", 0, 1))), (-0.5, 0.25), "where:-0.5,0.25"),
    (Roll((D6, D6)), ("1", "3"), 'where:"1">"3"'),
    (Draw((7, 8, 9), 2), (9, 7), "where:9>7"),
]


@pytest.mark.parametrize(("space", "answer", "name"), NAMED, ids=[name for _, _, name in NAMED])
def test_answers_have_names_that_can_be_read(space, answer, name):
    ask = Ask((0,), msg("where"), space)
    assert action_id(ask, answer) == name
    assert action(ask, name) == answer


def test_a_subset_has_one_name_in_whatever_order_it_is_told():
    ask = Ask((0,), msg("where"), Subset(("c", "b", "a"), 0, 3))
    assert action_id(ask, ("a", "c")) == action_id(ask, ("c", "a")) == "where:a+c"
    assert action(ask, "where:a+c") == ("c", "a")


@pytest.mark.parametrize("name", ["north", "whence:north", "where:south", "where:", 'where:"north', "where:1"])
def test_what_is_no_name_is_refused(name):
    with pytest.raises(BadInput):
        action(Ask((0,), msg("where"), OneOf(("north",))), name)


# -- whose turn it is -------------------------------------------------------------------------------------------------


def test_of_those_asked_at_once_the_lowest_seat_moves_first():
    match = Match(Purses(), players=3, chance=Seeded(0))
    match.answer(1, 3)
    assert [match.to_move(), match.waiting] == [0, [0, 2]]
    match.answer(0, 3)
    assert match.to_move() == 2


def test_for_a_party_its_first_seat_speaks_and_chance_goes_before_everybody():
    match = Match(Sides(), players=3, chance=ByHand())
    assert match.to_move() == 0
    match.answer(2, "go")
    assert match.to_move() == CHANCE
    match.answer(CHANCE, ("light",))
    assert match.to_move() is None
