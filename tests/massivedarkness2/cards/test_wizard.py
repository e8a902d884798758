"""The wizard's skills."""

from __future__ import annotations

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
from undercroft.games.massivedarkness2.box.components import IN_COMBAT
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import abilities
from undercroft.games.massivedarkness2.rules.wizard import amulet

DATA = keys_for("wizard", special=False)
SPECIAL = keys_for("wizard", special=True)
ONCE = ["dog_ear", *(key for key in DATA if content().abilities[key].when in IN_COMBAT), "borrowed_hour"]


@pytest.mark.parametrize("key", DATA)
def test_it_does_what_it_says(key: str) -> None:
    does_what_it_says(key)


@pytest.mark.parametrize("key", ONCE)
def test_it_is_used_once(key: str) -> None:
    """Even if the needle comes round to it again."""
    is_used_once(key)


@pytest.mark.parametrize("key", [key for key in [*DATA, *SPECIAL] if key not in ONCE])
def test_it_is_used_as_often_as_the_needle_comes_round(key: str) -> None:
    trial = Trial(key)
    trial.use()
    trial.hero.mana, trial.hero.health = 6, 4
    assert not trial.able
    amulet(trial.hero).needle = 0
    assert trial.able


@pytest.mark.parametrize("key", [*DATA, *SPECIAL])
def test_it_must_be_paid(key: str) -> None:
    must_be_paid(key)


@pytest.mark.parametrize("key", DATA)
def test_it_has_its_moment(key: str) -> None:
    has_its_moment(key)


@pytest.mark.parametrize("key", DATA)
def test_the_needle_turns_on(key: str) -> None:
    trial = Trial(key)
    trial.use()
    assert amulet(trial.hero).needle == 1


def test_every_special_has_a_test() -> None:
    assert specials_of("wizard") == {"set_needle", "blink"}


@pytest.mark.parametrize(("quadrant", "needle"), [("east", 1), ("south", 2), ("west", 3)])
def test_dog_eared_page(quadrant: str, needle: int) -> None:
    """The needle stays where it was turned to."""
    trial = Trial("dog_ear")
    trial.use(quadrant)
    assert amulet(trial.hero).needle == needle
    assert trial.table.asks[-1].space.enumerate(9) == ["east", "south", "west"]


def test_creased_map() -> None:
    """Any zone in sight, and enemies left behind do not strike."""
    trial = Trial("creased_map")
    mana, health = trial.hero.mana, trial.hero.health
    trial.use("B3")
    assert (trial.where, trial.hero.mana, trial.hero.health, trial.turn.actions) == ("B3", mana - 1, health, 3)
    assert sorted(trial.table.asks[-1].space.enumerate(9)) == ["B2", "B3", "C1"]


@pytest.mark.parametrize(("skill", "reached"), [("dark_magic_1", False), ("dark_magic_2", True)])
def test_how_far_dark_magic_reaches(skill: str, reached: bool) -> None:
    trial = Trial(skill)
    trial.table.g.enemies.remove(trial.bystander)
    trial.foe.at = trial.table.zone("B3")
    assert trial.able == reached
    trial.foe.at = trial.table.zone("B2")
    assert trial.able
    trial.foe.at = trial.table.zone("A3")
    assert not trial.able


# -- the hero card ----------------------------------------------------------------------------------------------------


def test_an_action_for_three_mana() -> None:
    table = Table("training", "mathrin", "irk")
    table.hero.mana = 1
    table.do("act:mathrin")
    assert table.g.turn is not None
    assert (table.hero.mana, table.g.turn.actions) == (4, 2)


def shadow(trial: Trial, *answers: str) -> list[str]:
    """Resolve a shadow symbol; returns what was offered."""
    trial.table.asks.clear()
    flow = abilities.do(trial.table.g, trial.hero, content().abilities["mathrin.shadow"], trial.c)
    trial.table.play(flow, *answers)
    return [str(spell) for ask in trial.table.asks for spell in ask.space.enumerate(9)]


def test_a_shadow_casts_an_attack_spell_for_nothing() -> None:
    """Wherever the needle points; it does not turn, and nothing is paid."""
    trial = Trial("path_of_fire_1")
    amulet(trial.hero).needle = 3
    trial.hero.mana = 0
    assert shadow(trial, "path_of_fire_1") == ["path_of_fire_1", "chill_touch", "ward"]
    assert trial.c is not None
    assert (trial.c.swords, trial.foe.fire) == (2, 1)
    assert (amulet(trial.hero).needle, trial.hero.mana) == (3, 0)
    assert shadow(trial, "ward") == ["chill_touch", "ward"]  # once in a combat
    assert trial.c.rerolls == 1


def test_the_only_one_is_not_asked_for() -> None:
    trial = Trial("path_of_fire_1")
    assert trial.c is not None
    trial.c.used = ["chill_touch", "ward"]
    assert shadow(trial) == []
    assert trial.c.swords == 2
    assert shadow(trial) == []
    assert trial.c.swords == 2


def test_an_attack_spell_takes_a_magic_weapon_even_so() -> None:
    trial = Trial("path_of_fire_1")
    trial.hero.slots = {"left": "rusty_sword"}
    assert shadow(trial) == []
    assert trial.c is not None
    assert trial.c.swords == 0
