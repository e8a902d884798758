"""A view of Paper Dungeons in numbers: each tells one thing, whatever was told before."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.bots import make_bot
from undercroft.bots.random import RandomBot
from undercroft.games.paperdungeons import GAME
from undercroft.games.paperdungeons.view import View
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position
from undercroft.lab.sim import play_out


@pytest.fixture
def view() -> View:
    """Of the first of three players, in the middle of a game."""
    match = Match(GAME, players=3, chance=Seeded(4))
    bots = [make_bot("greedy", GAME, Random(seat)) for seat in range(3)]
    while match.state.round < 4:
        seat = match.to_move()
        match.answer(seat, bots[seat].choose(seat, match.ask(seat), Position(match, seat)))
    return match.view(0)


def changed(view: View, change) -> list[tuple[float, float]]:
    """What numbers were, and what they are after a change."""
    before = GAME.encode(view)
    change(view.table.sheets[0])
    after = GAME.encode(view)
    return [(was, now) for was, now in zip(before, after, strict=True) if was != now]


def test_there_is_room_for_everybody(view):
    assert len(GAME.encode(view)) == GAME.encoding_size


@pytest.mark.parametrize("field", ["explored", "slain", "circled", "crossed"])
def test_a_room_is_one_number(view, field):
    room = next(room for room in range(30) if not getattr(view.table.sheets[0], field) >> room & 1)

    def mark(sheet):
        setattr(sheet, field, getattr(sheet, field) | 1 << room)

    assert changed(view, mark) == [(0, 1)]


def test_where_the_party_stands_is_told_by_one_of_the_rooms(view):
    def walk(sheet):
        sheet.at = 5 if sheet.at != 5 else 6

    assert sorted(changed(view, walk)) == [(0, 1), (1, 0)]


@pytest.mark.parametrize(
    ("field", "worth"),
    [("potions", 10), ("hearts", 10), ("damage", 10), ("gems", 10), ("traps", 10), ("walls", 10), ("waters", 10)],
)
def test_what_is_counted_is_one_number(view, field, worth):
    def one_more(sheet):
        setattr(sheet, field, getattr(sheet, field) + 1)

    ((was, now),) = changed(view, one_more)
    assert now - was == pytest.approx(1 / worth)


@pytest.mark.parametrize(("field", "worth"), [("levels", 6), ("parts", 2), ("glory", 10)])
def test_each_hero_item_and_boss_has_its_number(view, field, worth):
    def one_more(sheet):
        getattr(sheet, field)[1] += 1

    ((was, now),) = changed(view, one_more)
    assert now - was == pytest.approx(1 / worth)


def test_whoever_looks_comes_first(view):
    """The part of a player is the same wherever it stands, but for what only that player knows."""
    sheet = GAME.encoding_size // 8
    match = Match(GAME, players=2, chance=Seeded(4))
    first, second = GAME.encode(match.view(0)), GAME.encode(match.view(1))
    assert first == second  # nobody has chosen anything yet
    assert any(first[-8 * sheet :])
    assert not any(first[-6 * sheet :])


def test_the_dice_are_told(view):
    before = GAME.encode(view)
    pool = view.table.pool
    view.table.pool = (*pool[:-1], next(face for face in reversed(pool) if face != pool[-1]))
    assert GAME.encode(view) != before
    view.table.pool = pool
    assert GAME.encode(view) == before


def test_a_campaign_can_be_judged_at_every_moment_before_its_dungeons_and_between_them():
    match = Match(GAME, GAME.read_options({"campaign": True}), 2, Seeded(25))
    bots = [RandomBot(Random(seat)) for seat in range(2)]
    rounds = set()
    while not match.over:
        rounds.add(match.state.round)
        assert all(-1 <= GAME.evaluate(match.view(seat), seat) <= 1 for seat in range(2))
        play_out(match, bots, 1)
    assert rounds >= {0, 9}, "before a dungeon is drawn, and after its last round"
