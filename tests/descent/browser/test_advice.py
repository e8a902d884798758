"""What the cards on the stage say besides their text: whom they suit, and what they would take the place of."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from undercroft.games.descent.browser.deals import free_hands
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.spaces import OneOf, Subset

from ..positions import GAME, Dialogue, hero, table

SHOP = {"sword": 1, "axe": 1, "chain_mail": 1, "dagger": 1, "bow": 1}


def hinted(game: Dialogue) -> dict[str, Any]:
    """As a client receives them."""
    found: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(GAME.hints(GAME.view(game.state, game.seat), game.ask))
    )
    return found


def shopping(*items: str, coins: int, shop: dict[str, int] | None = None) -> Dialogue:
    game = table(hero("mordrog", -1, coins=coins, items=list(items)), shop=shop or SHOP)
    return game.until("action").play("run", "shop:")


def test_a_fighter_is_advised_to_buy_a_weapon_for_melee_first_and_nothing_that_the_coins_do_not_pay() -> None:
    game = shopping(coins=250)
    found = hinted(game)
    assert found["advised"][0] in ("card:axe", "card:sword")
    paid = sum(found["choices"][ware]["deal"]["price"] for ware in found["advised"])
    assert paid <= 250
    assert "card:bow" not in found["advised"]
    game.play(found["advised"][0])
    assert found["advised"][0] not in hinted(game)["advised"]


def test_a_weapon_for_both_hands_says_what_goes_into_the_pack_for_it() -> None:
    game = shopping("sword", coins=250)
    assert free_hands(game.hero()) == 1
    choices = hinted(game)["choices"]
    assert choices["card:axe"]["deal"]["replaces"] == ["sword"]
    assert choices["card:chain_mail"]["deal"]["replaces"] == []


def test_a_find_is_compared_with_what_is_in_use() -> None:
    """However full the hands are: what does not fit would take the place of what is there."""
    held = table(hero("mordrog", "C3", items=["sword"], pack=["axe"])).until("equip")
    deal = hinted(held)["ask"]["deal"]
    assert deal["replaces"] == ["sword"]
    (harm,) = [row for row in deal["changes"] if row["what"] == "damage"]
    assert harm["then"] > harm["now"] > 0
    worn = table(hero("mordrog", "C3", items=["sword", "chain_mail"])).until("equip")
    deal = hinted(worn)["ask"]["deal"]
    assert deal["replaces"] == []
    assert [(row["what"], row["then"] - row["now"]) for row in deal["changes"]] == [("armor", 2)]
    assert hinted(worn.play("drop:0", "drop:0"))["ask"]["deal"] == {}


@pytest.mark.parametrize(
    ("items", "coins", "shop", "unarmed"),
    [
        ([], 250, SHOP, True),
        (["sword"], 250, SHOP, False),
        ([], 0, SHOP, False),
        (["chain_mail"], 250, SHOP, True),
        ([], 250, {"chain_mail": 2}, False),
    ],
    ids=["bare hands", "armed", "penniless", "only dressed", "no weapon for sale"],
)
def test_leaving_the_shop_without_a_weapon_that_could_be_paid_is_remarked_upon(
    items: list[str], coins: int, shop: dict[str, int], *, unarmed: bool
) -> None:
    leave = hinted(shopping(*items, coins=coins, shop=shop))["choices"]["leave"]
    assert leave["deal"]["unarmed"] is unarmed


def test_whatever_is_advised_may_be_chosen() -> None:
    """In whole games: where heroes buy and are dealt skills, and where the overlord plays cards and discards them."""
    advised = set()
    for seed in (7, 8):
        match = Match(GAME, players=3, chance=Seeded(seed))
        bot = GAME.greedy(Random(seed))
        for _ in range(600):
            if match.over:
                break
            ask = match.due[0]
            seat = ask.seats[0]
            for choice in GAME.hints(match.view(seat), ask)["advised"]:
                assert isinstance(ask.space, OneOf | Subset)
                assert choice in {str(value) for value in ask.space.values}
                advised.add(ask.prompt.id)
            assert match.answer(seat, bot.choose(seat, ask, partial(match.view, seat))) is None
    assert {"des-ask-shop", "des-ask-exchange", "des-ask-cards", "des-ask-hand-limit"} <= advised
