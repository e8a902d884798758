"""Hints tell what choices would do, in the words of the rules that will do it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.games.massivedarkness2 import GAME
from undercroft.games.massivedarkness2.browser.intents import intent
from undercroft.games.massivedarkness2.mission.missions import missions
from undercroft.games.massivedarkness2.odds import forecast
from undercroft.games.massivedarkness2.state import MassiveDarkness
from undercroft.kernel.asks import Ask
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import OneOf

from ..positions import Table
from .playing import asked, plays


def hints(g: MassiveDarkness, ask: Ask) -> dict[str, Any]:
    found: dict[str, Any] = GAME.hints(GAME.view(g, ask.seats[0]), ask)
    msgspec.json.encode(found)
    return found


def turn(table: Table) -> dict[str, Any]:
    assert table.g.turn is not None
    space = OneOf(table.options())
    return hints(table.g, Ask((0,), msg("md2-ask-turn", who=Msg(f"md2-hero-{table.hero.id}")), space))


@pytest.mark.parametrize("mission", missions())
def test_they_name_choices_that_there_are_and_change_nothing(mission: str) -> None:
    for match in plays(mission, seed=7, every=4):
        seat, ask = asked(match)
        before = msgspec.json.encode(match.view(seat))
        found = hints(match.state, ask)
        if isinstance(ask.space, OneOf):
            assert {*found.get("choices", ())} <= {str(value) for value in ask.space.values}
        assert msgspec.json.encode(match.view(seat)) == before


def test_ways_are_answers_that_the_rules_take_one_after_the_other() -> None:
    table = Table("highway_to_hellscape", "gheta", "ronen")
    found = turn(table)
    assert found["points"] == 6
    name, way = max(found["ways"].items(), key=lambda item: item[1].cost)
    for value in way.values:
        assert value in table.options()
        table.do(value)
    assert table.where(table.hero) == name


def test_whoever_leaves_enemies_behind_is_told_what_it_costs() -> None:
    """MD2-MOV-05."""
    table = Table("the_passage", "gheta", at="C1")
    table.enemy("demons", minions=2)
    found = turn(table)
    step = next(value for value in found["choices"] if value.startswith("go:"))
    told = found["choices"][step]["wounds"]
    health = table.hero.health
    table.do(step)
    assert health - table.hero.health == told == 3


def test_the_odds_of_an_attack_are_those_of_the_rules() -> None:
    table = Table("the_passage", "gheta", at="C1")
    table.hero.slots["left"] = "rusty_sword"
    enemy = table.enemy("demons", minions=1)
    outlook = turn(table)["choices"][f"attack:melee:{enemy.number}"]["outlook"]
    found = forecast(table.g, 0, enemy.number, "melee")
    assert outlook.mean == found.mean
    assert sum(outlook.wounds.values()) == pytest.approx(1)
    assert outlook.fells == pytest.approx(found.kills.get(2, 0))


def test_an_item_is_weighed_against_what_is_worn() -> None:
    table = Table("the_passage", "gheta", at="C1")
    table.hero.slots["left"] = "rusty_sword"
    prompt = msg("md2-ask-item", who=Msg("md2-hero-gheta"), item=Msg("md2-item-blunt_axe"))
    found = hints(table.g, Ask((0,), prompt, OneOf(["keep", "wear:left"])))
    assert found["item"] == "blunt_axe"
    worn = found["choices"]["wear:left"]
    assert worn["replaces"] == ["rusty_sword"]
    assert [change["what"] for change in worn["changes"]] == ["melee"]
    assert worn["changes"][0]["after"] > worn["changes"][0]["before"]
    assert table.hero.slots == {"left": "rusty_sword"}


class TestIntents:
    """What an enemy is going to do is what it does."""

    def test_it_attacks_whoever_is_in_reach(self) -> None:
        """MD2-EPH-04."""
        table = Table("the_passage", "gheta", "ronen", at="C1")
        table.put(table.other, "C3")
        enemy = table.enemy("demons", minions=1)
        found = intent(table.g, enemy)
        assert (found["does"], found["targets"], found["rule"]) == ("attack", ["0"], "MD2-EPH-04")
        assert not found["outlook"].by_hero

    def test_otherwise_it_moves_towards_the_nearest(self) -> None:
        """MD2-EPH-10."""
        table = Table("training", "gheta", at="A4")
        enemy = table.enemy("demons", at="A3", minions=1)
        found = intent(table.g, enemy)
        assert found["does"] == "move"
        assert found["to"] == [table.zone("A4")]
        assert found["then"] == ["0"]
        assert table.where(enemy) == "A3"

    def test_frost_holds_it(self) -> None:
        """MD2-STA-05."""
        table = Table("the_passage", "gheta", at="C1")
        enemy = table.enemy("demons")
        enemy.frost = 1
        assert intent(table.g, enemy)["does"] == "frozen"
