"""The shaman's skills and spirits."""

from __future__ import annotations

from typing import Any

import pytest

from massivedarkness2.cards.skills import (
    Trial,
    does_what_it_says,
    has_its_moment,
    is_used_once,
    keys_for,
    must_be_paid,
    specials_of,
)
from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import abilities, combat, hero_turn
from undercroft.games.massivedarkness2.rules.shaman import ELEMENTS, board_of, summon

DATA = keys_for("shaman", special=False)
SPECIAL = keys_for("shaman", special=True)


@pytest.mark.parametrize("key", DATA)
def test_it_does_what_it_says(key: str) -> None:
    does_what_it_says(key)


@pytest.mark.parametrize("key", [key for key in DATA if content().abilities[key].when != "action"])
def test_it_is_used_once(key: str) -> None:
    is_used_once(key)


@pytest.mark.parametrize("key", [*DATA, *SPECIAL])
def test_it_must_be_paid(key: str) -> None:
    must_be_paid(key)


@pytest.mark.parametrize("key", DATA)
def test_it_has_its_moment(key: str) -> None:
    has_its_moment(key)


def test_every_special_has_a_test() -> None:
    assert specials_of("shaman") == {"call_fire_spirit", "call_frost_spirit", "wake_spirit"}


def test_the_mountain_coughs_as_an_action() -> None:
    trial = Trial("mountain_cough")
    trial.table.do("act:mountain_cough")
    assert (trial.foe.hurt, trial.bystander.hurt, trial.turn.actions) == (4, 4, 2)


@pytest.mark.parametrize(
    ("key", "kind", "element"),
    [("call_of_the_hearth", "fire_spirit", "fire"), ("call_of_the_glacier", "frost_spirit", "ice")],
)
def test_a_call(key: str, kind: str, element: str) -> None:
    """The spirit stands beside the shaman with the health of its card; a second one does not come."""
    trial = Trial(key)
    trial.use()
    (spirit,) = trial.table.g.allies
    assert (spirit.kind, spirit.at, spirit.seat) == (kind, trial.hero.at, trial.hero.seat)
    assert spirit.health == content().spirits[kind].health
    assert board_of(trial.hero).height == {**dict.fromkeys(ELEMENTS, 4), element: 1}
    board_of(trial.hero).height[element] = 4
    assert not trial.able
    trial.table.g.allies.clear()
    assert trial.able


def test_drumbeat() -> None:
    """A spirit of one's choice acts once more, without an action; nobody does without a spirit."""
    trial = Trial("drumbeat")
    assert not trial.able
    for kind in ("fire_spirit", "frost_spirit"):
        summon(trial.table.g, trial.hero, kind)
    fire, frost = trial.table.g.allies
    board_of(trial.hero).woken = ["frost_spirit"]
    trial.use("frost_spirit", "go:C1", "stop")
    assert (trial.table.where(fire), trial.table.where(frost)) == ("B1", "C1")
    assert (trial.turn.actions, board_of(trial.hero).height["air"]) == (3, 2)
    assert board_of(trial.hero).woken == ["frost_spirit"]
    assert not trial.able


# -- the hero card ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("element", ELEMENTS)
def test_an_element_rises_when_the_turn_begins(element: str) -> None:
    table = Table("training", "irk", "gheta")
    board_of(table.hero).height[element] = 2
    table.play(hero_turn.begin(table.g, table.hero), element)
    assert board_of(table.hero).height == {**dict.fromkeys(ELEMENTS, 0), element: 3}


def test_not_one_at_the_top() -> None:
    table = Table("training", "irk", "gheta")
    board_of(table.hero).height = dict.fromkeys(ELEMENTS, 5) | {"air": 4}
    table.play(hero_turn.begin(table.g, table.hero))
    assert table.asks[-1].space.enumerate(9) == ["air"]
    assert set(board_of(table.hero).height.values()) == {5}
    table.asked.clear()
    table.play(hero_turn.begin(table.g, table.hero))
    assert table.asked == []


@pytest.mark.parametrize("element", ELEMENTS)
def test_a_shadow_brings_an_element_to_the_top(element: str) -> None:
    table = Table("training", "irk", "gheta")
    board_of(table.hero).height["fire"] = 1
    before = dict(board_of(table.hero).height)
    table.play(abilities.do(table.g, table.hero, content().abilities["irk.shadow"]), element)
    assert board_of(table.hero).height == {**before, element: 5}


@pytest.mark.rule("MD2-SHA-07", "MD2-SHA-14")
@pytest.mark.parametrize(
    ("kind", "health", "attack", "dice", "fire", "frost"),
    [("fire_spirit", 4, "magic", {"orange": 1}, 1, 0), ("frost_spirit", 5, "melee", {"yellow": 2}, 0, 1)],
)
def test_a_spirit_is_as_its_card_says(
    kind: str, health: int, attack: Any, dice: dict[str, int], fire: int, frost: int
) -> None:
    table = Table("training", "irk", "ronen", at="B1")
    summon(table.g, table.hero, kind)
    (spirit,) = table.g.allies
    assert spirit.health == health
    foe = table.enemy("undead", range_="5")
    table.play(combat.attack(table.g, spirit, foe, attack))
    assert table.rolled() == dice
    assert (foe.fire, foe.frost) == (fire, frost)
