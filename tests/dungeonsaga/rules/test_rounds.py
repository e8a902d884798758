"""Rounds, and whose turn it is in them (SAG-RND)."""

from __future__ import annotations

from itertools import permutations

import pytest

from undercroft.games.dungeonsaga.models import find, hero_id
from undercroft.games.dungeonsaga.view import view

from ..positions import Dialogue, table

HALL = "O.R.M.D"
FOUR = {"orlaf": {}, "rordin": {}, "madriga": {}, "danor": {}}
ZOMBIE = {"kind": "zombie", "at": "G2", "facing": "north", "name": "the zombie"}


def whose(game: Dialogue) -> str:
    """Whose turn is being taken."""
    assert game.state.turn is not None
    return hero_id(find(game.state, game.state.turn.model))


@pytest.mark.rule("SAG-RND-01")
def test_rounds_go_on_until_somebody_wins() -> None:
    exit_ = {"id": "late", "when": {"round_starts": 6}, "do": [{"win": "heroes"}]}
    game = table({"things": "O.", "events": [exit_]}, {"orlaf": {}})
    for number in range(1, 6):
        assert game.state.round == number
        assert not game.match.over
        game.play("end")
    assert game.match.over
    assert game.said.count("sag-log-round") == 5


@pytest.mark.rule("SAG-RND-02")
def test_heroes_then_the_overlord_then_the_end() -> None:
    game = table(
        f"{HALL}\n.......",
        {"orlaf": {}, "rordin": {}},
        [ZOMBIE],
        overlord={"deck": ["onward_1"] * 4},
    )
    for number in (1, 2):
        seen = []
        while game.state.round == number:
            seen.append((game.state.part, len(game.state.overlord.hand)))
            game.play("orlaf" if game.asked == "next-hero" else "end")
        hand = number - 1
        assert seen == [("heroes", hand)] * 3 + [("overlord", hand)]
        assert len(game.state.overlord.hand) == hand + 1, "the end of the round"


@pytest.mark.rule("SAG-RND-03")
def test_every_hero_takes_exactly_one_turn() -> None:
    game = table(HALL, FOUR)
    taken = []
    while game.state.round == 1:
        if game.asked == "next-hero":
            for who in taken:
                assert game.refuses(who) == "SAG-RND-03"
            game.play(game.offers[-1])
        taken.append(whose(game))
        game.play("end")
    assert sorted(taken) == sorted(FOUR)


@pytest.mark.rule("SAG-RND-03")
def test_a_stunned_hero_takes_no_turn() -> None:
    game = table({"things": HALL, "stunned_loses": False}, {**FOUR, "rordin": {"stunned": True}})
    assert game.offers == ["orlaf", "madriga", "danor"]
    game.play("orlaf", "end", "danor", "end")
    assert whose(game) == "madriga"
    game.play("end")
    assert game.state.round == 2


@pytest.mark.rule("SAG-RND-03")
def test_nor_does_one_who_is_stunned_before_it() -> None:
    game = table(
        {"things": "OzR.", "stunned_loses": False},
        {"orlaf": {"wounds": 4, "facing": "east"}, "rordin": {"facing": "east", "acted": True}, "danor": {"at": "D1"}},
        [{"kind": "zombie", "at": "z", "facing": "west", "name": "the zombie"}],
        overlord={"hand": ["ambush_1"]},
        gap=True,
        dice=[[6, 6, 6], [1, 1, 1, 1]],
    )
    game.play("ambush_1", "the zombie", "fight:hero orlaf")
    assert game.where("orlaf") is None
    assert whose(game) == "danor", "only he is left"


@pytest.mark.rule("SAG-RND-04")
@pytest.mark.parametrize("order", list(permutations(["orlaf", "rordin", "danor"])))
def test_any_order_will_do(order: tuple[str, ...]) -> None:
    game = table(HALL, {who: {} for who in ("orlaf", "rordin", "danor")})
    for who in order:
        if game.asked == "next-hero":
            game.play(who)
        assert whose(game) == who
        game.play("end")


@pytest.mark.rule("SAG-RND-04")
def test_the_order_is_chosen_anew_and_one_hero_at_a_time() -> None:
    game = table(HALL, FOUR)
    for first, second in (("orlaf", "rordin"), ("danor", "orlaf"), ("madriga", "danor")):
        assert game.offers == list(FOUR), "everybody, whoever came first before"
        game.play(first, "end")
        assert game.asked == "next-hero"
        game.play(second, "end")
        game.play(game.offers[0], "end", "end")


@pytest.mark.rule("SAG-RND-04")
def test_any_of_the_hero_players_may_say_who_is_next_and_the_overlord_may_not() -> None:
    game = table(HALL, {"orlaf": {"player": 2}, "rordin": {"player": 3}}, players=3)
    assert game.ask.seats == (1, 2)
    assert game.match.answer(0, "orlaf") is not None
    assert game.match.answer(2, "orlaf") is None
    assert game.ask.seats == (1,), "and then whose hero it is plays"


@pytest.mark.rule("SAG-RND-05")
@pytest.mark.parametrize("places", [(0, 3), (1, 2), (0, 1), (2, 3)])
def test_two_heroes_of_one_player_at_any_places(places: tuple[int, int]) -> None:
    """Three players control four heroes: the one with two takes their turns wherever the players like."""
    heroes = {"orlaf": 2, "rordin": 2, "madriga": 3, "danor": 4}
    order = ["madriga", "danor"]
    for place, who in zip(places, ("orlaf", "rordin"), strict=True):
        order.insert(place, who)
    game = table(HALL, {who: {"player": player} for who, player in heroes.items()}, players=4)
    for who in order:
        if game.asked == "next-hero":
            game.play(who)
        assert whose(game) == who
        assert game.ask.seats == (heroes[who] - 1,)
        game.play("end")
    assert game.state.round == 2


@pytest.mark.rule("SAG-RND-06")
def test_markers_show_everybody_who_has_taken_a_turn() -> None:
    game = table(f"{HALL}\n.......", {"orlaf": {}, "rordin": {}}, [ZOMBIE])

    def markers(seat: int | None) -> list[bool]:
        return [hero.acted for hero in view(game.state, seat).table.heroes]

    assert markers(0) == [False, False]
    game.play("rordin", "end")
    for seat in (0, 1, None):
        assert markers(seat) == [False, True]
    game.play("end")
    assert markers(0) == [True, True]
    assert game.asked == "order"
    game.play("end")
    assert game.state.round == 2
    assert markers(0) == [False, False], "turned face up again"
    assert game.offers == ["orlaf", "rordin"]
