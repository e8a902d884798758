"""The paladin's skills, both sides of each."""

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
from undercroft.games.massivedarkness2.rules import abilities
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.paladin import board_of

PASSIVE = ["marching_hymn", "marching_hymn+"]
DATA = [key for key in keys_for("paladin", special=False) if key not in PASSIVE]
SPECIAL = keys_for("paladin", special=True)


@pytest.mark.parametrize("key", DATA)
def test_it_does_what_it_says(key: str) -> None:
    does_what_it_says(key)


@pytest.mark.parametrize("key", [*DATA, *SPECIAL])
def test_it_is_used_once(key: str) -> None:
    is_used_once(key)


@pytest.mark.parametrize("key", [*DATA, *SPECIAL])
def test_it_must_be_paid(key: str) -> None:
    must_be_paid(key)


@pytest.mark.parametrize("key", DATA)
def test_it_has_its_moment(key: str) -> None:
    has_its_moment(key)


def test_every_special_has_a_test() -> None:
    assert specials_of("paladin") == {"carry_light", "scorch_the_consecrated"}


@pytest.mark.rule("MD2-PAL-08")
@pytest.mark.parametrize("skill", [skill for skill in content().skills.values() if skill.trade == "paladin"])
def test_every_skill_has_a_stronger_side(skill: object) -> None:
    assert skill.blessed  # type: ignore[attr-defined]
    assert skill.blessed != skill.abilities  # type: ignore[attr-defined]


@pytest.mark.parametrize(("key", "mp"), [("marching_hymn", 2), ("marching_hymn+", 3)])
def test_marching_hymn(key: str, mp: int) -> None:
    """For a Move action that begins in the zone: here what is left of it after the first step."""
    trial = Trial(key)
    trial.table.g.enemies.clear()
    trial.table.do("go:C1")
    assert trial.turn.mp == mp
    trial.table.turn(trial.hero)
    trial.table.do("go:B1")
    assert trial.turn.mp == 1


@pytest.mark.parametrize(("key", "zones"), [("lantern_bearer", ["B2", "C1"]), ("lantern_bearer+", ["B2", "B3", "C1"])])
def test_lantern_bearer(key: str, zones: list[str]) -> None:
    """The token of the own zone is carried on, wherever there is none; the hero stays."""
    trial = Trial(key)
    board = board_of(trial.hero)
    mana = trial.hero.mana
    trial.use(zones[-1])
    assert sorted(trial.table.asks[-1].space.enumerate(9)) == zones
    assert board.zones == {"gold": trial.table.zone(zones[-1])}
    assert (trial.where, trial.hero.mana) == ("B1", mana)


def test_lantern_bearer_goes_to_no_zone_with_a_token() -> None:
    trial = Trial("lantern_bearer")
    board_of(trial.hero).zones["white"] = trial.table.zone("B2")
    assert trial.able
    board_of(trial.hero).zones["red"] = trial.table.zone("C1")
    assert not trial.able


def test_somebody_else_carries_the_light() -> None:
    trial = Trial("lantern_bearer")
    other = trial.table.other
    assert "lantern_bearer" not in abilities.held(trial.table.g, other)
    other.at = trial.hero.at
    trial.table.play(abilities.use(trial.table.g, other, "lantern_bearer"), "C1")
    assert board_of(trial.hero).zones == {"gold": trial.table.zone("C1")}


@pytest.mark.parametrize(("key", "wounds"), [("hot_ground", 1), ("hot_ground+", 2)])
def test_hot_ground(key: str, wounds: int) -> None:
    """Enemies in any consecrated zone, and in no other."""
    trial = Trial(key)
    board_of(trial.hero).zones["red"] = trial.table.zone("F3")
    trial.bystander.at = trial.table.zone("F3")
    third = trial.table.enemy("satyrs", at="C1")
    mana = trial.hero.mana
    trial.use()
    assert [enemy.hurt for enemy in (trial.foe, trial.bystander, third)] == [wounds, wounds, 0]
    assert trial.hero.mana == mana - 1


def test_hot_ground_needs_somebody_on_it() -> None:
    trial = Trial("hot_ground")
    trial.foe.at = trial.bystander.at = trial.table.zone("B2")
    assert not trial.able


def test_killed_on_hot_ground() -> None:
    """Whoever has used it has killed them."""
    trial = Trial("hot_ground")
    trial.table.g.enemies.remove(trial.bystander)
    trial.foe.minions, trial.foe.hurt = 0, 5  # of 6
    trial.use()
    assert trial.foe not in trial.table.g.enemies
    assert trial.hero.xp == 3


# -- the hero card ----------------------------------------------------------------------------------------------------


def test_the_hero_ability_pierces() -> None:
    trial = Trial("guiding_light_1")
    assert trial.c is not None
    trial.table.play(abilities.use(trial.table.g, trial.hero, "ronen", trial.c))
    assert trial.c.pierce == 1


def dusk(*answers: object, symbol: str = "shadow", health: int = 2) -> Table:
    """Ronen attacks from Shadow and rolls its symbol; two others stand on consecrated ground, and one does not."""
    table = Table("training", "ronen", "gheta", "mathrin", "feydra", at="B2")
    table.hero.slots = {"left": "hand_axe"}
    for hero, zone in zip(table.g.heroes, ("B2", "B2", "F3", "C1"), strict=True):
        table.put(hero, zone)
        hero.health, hero.mana = 2, 0
    table.hero.health = health
    board_of(table.hero).zones = {"gold": table.zone("B2"), "red": table.zone("F3")}
    enemy = table.enemy("undead", minions=1)
    enemy.hurt = -50
    table.asked.clear()
    table.do(f"attack:melee:{enemy.number}", ("blank", symbol, "scratch"), "finish", *answers)
    return table


def state(table: Table) -> list[tuple[int, int]]:
    return [(hero.health, hero.mana) for hero in table.g.heroes]


def test_a_shadow_lets_the_consecrated_rest() -> None:
    """After the combat: what was lost in it can be recovered; nobody has to."""
    table = dusk("rest", 0, "none", "rest", 2)
    assert state(table) == [(1, 2), (2, 0), (4, 0), (2, 0)]
    assert table.asked.count("md2-ask-free-rest") == 3


def test_but_no_other_symbol() -> None:
    assert state(dusk(symbol="sword")) == [(1, 0), (2, 0), (2, 0), (2, 0)]


def test_nor_those_who_have_fallen() -> None:
    table = dusk("rest", 2, health=1)
    assert table.hero.down
    assert state(table) == [(0, 0), (4, 0), (4, 0), (2, 0)]


def test_nor_those_who_lack_nothing() -> None:
    trial = Trial("guiding_light_1")
    shadow = content().abilities["ronen.shadow"]
    trial.hero.health = 8
    trial.table.play(abilities.do(trial.table.g, trial.hero, shadow, trial.c))
    trial.table.asked.clear()
    assert trial.c is not None
    trial.table.play(rules_for(trial.hero).after_combat(trial.table.g, trial.hero, trial.c))
    assert trial.table.asked == []
