"""What a player is told before choosing, and what the log says afterwards."""

from __future__ import annotations

import pytest

from undercroft.kernel.messages import LANGS, Lang, Msg, msg
from undercroft.kernel.spaces import OneOf
from undercroft.terminal.voice import Voice

from ..table import Table, table

VOICES: dict[Lang, Voice] = {lang: Voice(lang) for lang in LANGS}


def detail(game: Table, value: object, lang: Lang = "en") -> str | None:
    ask = game.match.ask(0)
    assert ask is not None
    assert isinstance(ask.space, OneOf)
    (choice,) = [choice for choice in ask.space.choices() if choice.value == value]
    return VOICES[lang](choice.label.detail) if choice.label.detail else None


def said(game: Table) -> list[Msg]:
    return [line.news.msg for line in game.match.read_log(0, 0)]


@pytest.mark.rule("PAP-LVL-09")
def test_a_level_up_says_at_which_level_the_ability_begins() -> None:
    game = table({"heroes": {"warrior": 1}}, {}, pool=["warrior", *["mage"] * 5]).play(1, 0)
    assert detail(game, "level:warrior") == "From level 4: +1 strength in every boss fight."
    assert detail(game, "level:warrior", "pl") == "Od poziomu 4: +1 do siły w każdej walce z bossem."
    game = table({"heroes": {"warrior": 4}}, {}, pool=["warrior", *["mage"] * 5]).play(1, 0)
    assert detail(game, "level:warrior") is None  # begun already


@pytest.mark.rule("PAP-LVL-09", "PAP-LVL-10")
def test_a_level_up_as_a_reward_says_it_too() -> None:
    game = table({"potions": 3, "heroes": {"mage": 5}}, {}).play(1, 0, "brew")
    assert game.asked(1) == "pap-ask-level"
    assert detail(game, "cleric") == "From level 4: Skulls on the dice do no damage."
    assert detail(game, "mage") is None


@pytest.mark.rule("PAP-SET-09")
def test_an_objective_says_its_glory_before_it_is_chosen() -> None:
    hands = [("A",), ("rooms15", "items4", "potions8"), ("noble", "healer"), ("monsters_l4", "rooms")]
    game = Table.start(1, hands, vanishing=False).play(1, "noble")
    assert detail(game, "monsters_l4", "pl") == "Pokonane potwory poziomu 4: 2 / 3 / 4. Chwała: 2 / 4 / 6."


@pytest.mark.rule("PAP-POT-01", "PAP-POT-03")
def test_the_log_tells_of_potions() -> None:
    game = table({"potions": 0}, {}).play(1, 0, "brew")
    assert said(game)[-1] == msg("pap-log-potions", n=2, total=2)
    game = table({"potions": 3}, {}).play(1, 0, "brew", "mage")
    told = [message.id for message in said(game)]
    assert told[-4:] == ["pap-log-potions", "pap-log-potion-row", "pap-log-level", "pap-log-potions"]
    assert [message for message in said(game) if message.id == "pap-log-potions"] == [
        msg("pap-log-potions", n=1, total=4),
        msg("pap-log-potions", n=1, total=5),
    ]


@pytest.mark.rule("PAP-POT-09")
def test_a_potion_that_finds_no_room_is_not_told_as_gained() -> None:
    game = table({"potions": 12}, {}).play(1, 0, "brew")
    assert [message.id for message in said(game)][-1] == "pap-log-potion-lost"
    assert "pap-log-potions" not in [message.id for message in said(game)]
