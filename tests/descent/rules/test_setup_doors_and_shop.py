"""Doors and shop as the game begins."""

from __future__ import annotations

import pytest

from undercroft.games.descent.quest.quests import quest, quests
from undercroft.games.descent.rules import town
from undercroft.kernel.chance import Scripted
from undercroft.kernel.match import Match

from ..positions import GAME, Calm, Dialogue


def begun(name: str) -> Dialogue:
    return Dialogue(Match(GAME, GAME.read_options({"quest": name}), 3, Scripted((), Calm())))


@pytest.mark.rule("DES-SET-24")
@pytest.mark.parametrize("name", list(quests()))
def test_all_doors_are_closed_as_the_heroes_are_placed(name):
    game = begun(name).until("start")
    doors = quest(name).doors
    assert [game.state.closed >> door & 1 for door in range(len(doors) + 2)] == [1] * len(doors) + [0, 0]


@pytest.mark.rule("DES-SET-15")
def test_no_riches_buy_skills_or_training_before_the_game():
    game = begun("into_the_dark").until("shop")
    rich = game.hero()
    rich.coins = 100_000
    sold = {what.partition(":")[0] for what in town.offers(game.state, rich, setup=True)}
    assert sold == {"card", "potion", "leave"}
    assert {"skill", "training"} < {what.partition(":")[0] for what in town.offers(game.state, rich, setup=False)}


@pytest.mark.rule("DES-SET-15")
def test_what_cannot_be_bought_before_the_game_is_not_even_shown():
    game = begun("into_the_dark").until("shop")
    assert {str(choice.value).partition(":")[0] for choice in game.ask.space.choices()} == {"card", "potion", "leave"}


@pytest.mark.rule("DES-SET-15")
def test_nothing_is_sold_before_the_game():
    game = begun("into_the_dark").until("shop").play("card:sword").until("shop")
    assert game.hero().items
    assert not [offer for offer in game.offers if str(offer).startswith("sell:")]
