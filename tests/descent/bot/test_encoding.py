"""A view of Descent in numbers: each tells one thing, whatever was told before."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.bots import make_bot
from undercroft.games.descent import GAME
from undercroft.games.descent.state import OVERLORD
from undercroft.games.descent.view import View
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position


@pytest.fixture
def view() -> View:
    """Of the overlord, when there are a few monsters."""
    match = Match(GAME, players=3, chance=Seeded(2))
    bots = [make_bot("greedy", GAME, Random(seat)) for seat in range(3)]
    while match.state.round < 2 or len(match.state.monsters) < 3:
        seat = match.to_move()
        match.answer(seat, bots[seat].choose(seat, match.ask(seat), Position(match, seat)))
    return match.view(OVERLORD)


def changed(view: View, change) -> list[tuple[float, float]]:
    """What numbers were, and what they are after a change to the table."""
    before = GAME.encode(view)
    change(view.table)
    after = GAME.encode(view)
    return [(was, now) for was, now in zip(before, after, strict=True) if was != now]


def test_there_is_room_for_everybody(view):
    assert len(GAME.encode(view)) == GAME.encoding_size


@pytest.mark.parametrize(
    ("field", "worth"), [("hurt", 10), ("points", 5), ("effects.burn", 3), ("effects.stun", 3), ("effects.web", 3)]
)
def test_what_is_true_of_a_monster_is_one_number(view, field, worth):
    def one_more(g):
        holder = g.monsters[1].effects if "." in field else g.monsters[1]
        name = field.rpartition(".")[2]
        setattr(holder, name, getattr(holder, name) + 1)

    ((was, now),) = changed(view, one_more)
    assert now - was == pytest.approx(1 / worth, rel=1e-5)


def test_a_monster_that_goes_one_space_to_the_east_is_one_number_further(view):
    def east(g):
        g.monsters[0].at += 1

    ((was, now),) = changed(view, east)
    assert 0 < was < now < 1


@pytest.mark.parametrize(
    ("field", "worth"), [("wounds", 12), ("fatigue", 5), ("monkey", 3), ("braced", 3), ("coins", 500)]
)
def test_what_is_true_of_a_hero_is_one_number(view, field, worth):
    def one_more(g):
        setattr(g.heroes[1], field, getattr(g.heroes[1], field) + 1)

    ((was, now),) = changed(view, one_more)
    assert now - was == pytest.approx(1 / worth, rel=1e-4)


def test_cards_are_told_to_whoever_holds_them(view):
    def discard(g):
        g.overlord.discard.append(g.overlord.hand[0])

    ((was, now),) = changed(view, discard)
    assert now - was == 0.5


def test_more_monsters_than_there_is_room_for_change_nothing(view):
    view.table.monsters *= 20

    def another(g):
        g.monsters.append(g.monsters[0])

    assert changed(view, another) == []
    assert len(GAME.encode(view)) == GAME.encoding_size
