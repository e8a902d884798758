"""The berserker's skills."""

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
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import max_health
from undercroft.games.massivedarkness2.rules import abilities
from undercroft.games.massivedarkness2.rules.berserker import fury

DATA = keys_for("berserker", special=False)
SPECIAL = keys_for("berserker", special=True)


@pytest.mark.parametrize("key", DATA)
def test_it_does_what_it_says(key: str) -> None:
    does_what_it_says(key)


@pytest.mark.parametrize("key", DATA)
def test_it_is_used_once(key: str) -> None:
    is_used_once(key)


@pytest.mark.parametrize("key", [*DATA, *SPECIAL])
def test_it_must_be_paid(key: str) -> None:
    must_be_paid(key)


@pytest.mark.parametrize("key", DATA)
def test_it_has_its_moment(key: str) -> None:
    has_its_moment(key)


def test_every_special_has_a_test() -> None:
    assert specials_of("berserker") == {"step", "lure", "per_wound"}


@pytest.mark.parametrize(("key", "zones"), [("leap_1", ["C1"]), ("leap_2", ["B2", "B3"])])
def test_flying_start(key: str, zones: list[str]) -> None:
    """So many zones, and enemies left behind do not strike; once a turn."""
    trial = Trial(key)
    health = trial.hero.health
    trial.use(*zones)
    assert trial.where == zones[-1]
    assert (trial.hero.health, fury(trial.hero).rage) == (health, 3)
    assert trial.turn.actions == 3
    assert not trial.able


@pytest.mark.parametrize(("seen", "comes"), [("B2", "B1"), ("B3", "B1")])
def test_come_and_get_me(seen: str, comes: str) -> None:
    """An enemy in sight comes up to two zones nearer."""
    trial = Trial("come_and_get_me")
    trial.foe.at = trial.bystander.at = trial.table.zone(seen)
    trial.use(trial.bystander.number)
    assert trial.table.where(trial.bystander) == comes
    assert trial.table.where(trial.foe) == seen
    assert fury(trial.hero).rage == 3


def test_come_and_get_me_needs_somebody_who_sees() -> None:
    trial = Trial("come_and_get_me")
    assert not trial.able  # both stand here already
    trial.foe.at = trial.table.zone("E3")
    assert not trial.able
    trial.foe.at = trial.table.zone("C1")
    assert trial.able
    trial.foe.kind = "boss"
    assert not trial.able


@pytest.mark.parametrize(("wounds", "swords"), [(2, 2), (5, 5), (7, 5)])
def test_red_mist(wounds: int, swords: int) -> None:
    """A sword for each wound, five at most."""
    trial = Trial("red_mist")
    trial.hero.health = max_health(trial.hero) - wounds
    trial.use()
    assert trial.c is not None
    assert (trial.c.swords, fury(trial.hero).rage) == (swords, 3)


def test_red_mist_needs_wounds() -> None:
    trial = Trial("red_mist")
    trial.hero.health = max_health(trial.hero) - 1
    assert not trial.able


def test_blood_drinker_after_a_kill() -> None:
    """It is offered when somebody has died, and not otherwise."""
    for hurt, offered in ((4, False), (5, True)):  # of 6
        trial = Trial("blood_drinker")
        trial.table.g.enemies.remove(trial.bystander)
        trial.hero.slots = {"left": "rusty_sword"}
        trial.foe.hurt = hurt
        trial.table.asked.clear()
        trial.table.do(f"attack:melee:{trial.foe.number}", ("sword", *["blank"] * 6))
        assert ("md2-ask-kill" in trial.table.asked) == offered


def test_the_shadow_ability_gives_rage_and_heals() -> None:
    table = Table("training", "gheta", "irk")
    table.hero.health = 2
    table.play(abilities.do(table.g, table.hero, content().abilities["gheta.shadow"]))
    assert (table.hero.health, fury(table.hero).rage) == (5, 3)


def test_the_hero_ability_trades_a_wound_for_a_wound() -> None:
    trial = Trial("lethal_fury_1")
    assert trial.c is not None
    trial.table.play(abilities.use(trial.table.g, trial.hero, "gheta", trial.c))
    assert (trial.c.hurt, trial.hero.health, fury(trial.hero).rage) == (1, max_health(trial.hero) - 1, 5)
