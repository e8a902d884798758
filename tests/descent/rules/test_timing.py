"""Timing."""

from __future__ import annotations

import pytest

from undercroft.games.descent.rules import windows
from undercroft.games.descent.rules.windows import Equipped
from undercroft.games.descent.state import OVERLORD

from ..drawn import Table, hero, table

BLANKS = ("blank", "blank", "blank")


@pytest.mark.rule("DES-TIM-01")
def test_every_card_is_offered_exactly_at_its_moment():
    given = {"hand": ["dodge", "spiked_pit"], "threat": 20, "chance": [("d4", "d3", *BLANKS)]}
    game = table("1.b\n...", hero("mordrog", equipped=["sword"]), b="beastman", **given).begin("advance")
    game.play("B1")
    assert (game.seat, game.offers) == (OVERLORD, ["spiked_pit", "pass"]), "as the space is entered"
    game.play("pass", "attack:sword", "C1")
    assert (game.seat, game.offers) == (OVERLORD, ["dodge", "pass"]), "as the dice lie there"
    game.play("pass")
    assert (game.asked, game.seat) == ("spend", 1)


@pytest.mark.rule("DES-TIM-02")
def test_cards_for_the_start_of_the_turn_come_after_discarding_and_before_the_first_activation():
    hand = ["gust_of_wind", "dark_charm", "doom", "trapmaster", "evil_genius", "mimic", "charge", "rage", "aim"]
    game = table("1.b", hero("mordrog"), b="beastman", turn="overlord", hand=hand, threat=20, chance=[("blank",)])
    assert (game.asked, len(game.state.overlord.hand)) == ("hand-limit", 9)
    game.play((8,))
    assert game.asked == "cards"
    game.play("end")
    assert (game.asked, game.offers) == ("overlord-turn-overlord", ["gust_of_wind", "dark_charm", "pass"])
    game.play("gust_of_wind")
    assert (game.state.gust, game.offers) == (True, ["dark_charm", "pass"])
    game.play("dark_charm", "mordrog")
    assert game.asked == "activate"
    game = table("1.b", hero("mordrog"), b="beastman", turn="overlord", hand=hand[:2], threat=20)
    game.play("end", "pass", "1")
    assert "gust_of_wind" not in game.offers, "now it is too late"


@pytest.mark.rule("DES-TIM-03")
def test_the_overlord_is_asked_before_the_kind_of_action_is_chosen(monkeypatch):
    # None of the 36 cards is played then, so one is made to be.
    def freeze(g, moment):
        moment.hero.wounds -= 1

    monkeypatch.setitem(windows._OVERLORD, Equipped, {"aim": windows.Play(freeze, windows.always)})
    game = table("1", hero("mordrog", equipped=["sword"]), hand=["aim"], threat=5)
    assert game.asked == "equip"
    game.play("done")
    assert (game.asked, game.seat, game.offers) == ("equipped-overlord", OVERLORD, ["aim", "pass"])
    game.play("aim")
    assert (game.asked, game.hero().wounds) == ("action", 15)
    game = table("1", hero("mordrog"), hand=["aim"], threat=5).play("pass", "run")
    assert game.asked == "act", "once the action is declared the moment has passed"


@pytest.mark.rule("DES-TIM-04")
def test_effects_of_the_start_of_a_turn_come_one_after_another():
    one = hero("mordrog", effects={"burn": 1, "web": 1, "stun": 1}, order="guard")
    game = table("1", one, chance=[("blank",), ("surge",)])
    told = [line for line in game.said if line in ("des-log-order-gone", "des-log-wounds", "des-log-stunned")]
    assert told == ["des-log-order-gone", "des-log-wounds", "des-log-stunned"]
    assert (game.asked, game.hero().order, game.hero().wounds, game.hero().effects.web) == ("action", "", 15, 0)


SHIELDED = {"equipped": ["ghost_armor", "iron_shield"], "exhausted": ["iron_shield"]}


def rester(**given) -> Table:
    """Mordrog rests and burns; Ghost Armor could save him a wound."""
    one = hero("mordrog", order="rest", fatigue=1, effects={"burn": 1}, **SHIELDED)
    return table("1", one, chance=[("blank",)], **given)


@pytest.mark.rule("DES-TIM-04")
def test_their_order_is_the_players_choice():
    game = rester()
    assert (game.asked, game.offers, game.ask.default) == ("what-first", ["rest", "burn"], "rest")
    game.play("rest", "rest")
    assert game.asked == "prevent"
    assert game.hero().items[1].exhausted, "all that comes before the first step, in which cards are refreshed"
    game.play("fatigue")
    assert not game.hero().items[1].exhausted
    assert (game.hero().wounds, game.hero().fatigue) == (16, 2)
    game = rester().play("burn", "fatigue", "rest")
    assert (game.hero().wounds, game.hero().fatigue) == (16, 3), "the other way round nothing is lost"


@pytest.mark.rule("DES-TIM-04", "DES-ORD-18")
def test_a_wound_takes_the_rest_that_was_to_come_after_it():
    game = rester().play("burn", "take")
    assert (game.asked, game.hero().order, game.hero().wounds) == ("equip", "", 15)


@pytest.mark.rule("DES-TIM-04")
def test_ispher_may_burn_before_he_heals():
    game = table("1", hero("ispher", effects={"burn": 1}), chance=[("blank",)])
    assert game.offers == ["revive", "burn"]
    assert game.play("burn").hero().wounds == 12
    game = table("1", hero("ispher", effects={"burn": 1}), chance=[("blank",)]).play("revive")
    assert game.hero().wounds == 11


CHEST = {"legend": {"c": {"chest": "copper"}}, "chests": {1: {"curses": 2, "coins": 100, "conquest": 2}}}


@pytest.mark.rule("DES-TIM-05", "DES-TRS-18", "DES-TRS-19")
def test_curses_first_then_a_trap_and_only_then_the_contents():
    given = {"hand": ["explosive_rune"], "threat": 8, "players": 5, "chance": [BLANKS], **CHEST}
    game = table("1c", hero("mordrog"), **given).begin("run").play("B1", "chest:")
    assert game.state.overlord.threat == 8 + 2 * 4, "for each curse, one for each of four heroes"
    assert (game.asked, game.offers) == ("chest-opened-overlord", ["explosive_rune", "pass"])
    assert (game.hero().coins, game.state.conquest) == (0, 5)
    game.play("explosive_rune")
    assert (game.state.overlord.threat, game.hero().wounds) == (16 - 12, 10)
    assert (game.hero().coins, game.state.conquest) == (100, 7)
