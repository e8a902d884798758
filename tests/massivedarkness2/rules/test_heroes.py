"""Heroes, their dashboards and their skills (MD2-HRO)."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.components import Class
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import max_health, max_mana
from undercroft.games.massivedarkness2.rules import abilities, items, levels, pool
from undercroft.games.massivedarkness2.rules.setup import set_up
from undercroft.games.massivedarkness2.state import Combat

CLASSES = get_args(Class)


def table(*heroes: str) -> Table:
    made = Table("training", *(heroes or ("gheta", "ronen")), at="B1")
    made.put(made.other, "F3")
    return made


# -- the dashboard ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-HRO-01", "MD2-HRO-13", "MD2-SET-02")
@pytest.mark.parametrize("mission", ["training", "releasing_michael"])
def test_every_player_has_a_dashboard_at_level_one_without_experience(mission: str) -> None:
    made = Table.fresh(mission, players=3)
    made.play(set_up(made.g))
    assert [hero.seat for hero in made.g.heroes] == [0, 1, 2]
    assert [(hero.level, hero.xp) for hero in made.g.heroes] == [(1, 0)] * 3
    assert all(set(hero.slots) <= set(items.SLOTS) for hero in made.g.heroes)


@pytest.mark.rule("MD2-HRO-02")
def test_six_slots_of_which_two_are_hands() -> None:
    assert items.SLOTS == ("head", "torso", "legs", "misc", "left", "right")
    made = table()
    assert items.places(made.hero, "dagger") == ["left", "right"]
    assert items.places(made.hero, "leather_cap") == ["head"]


@pytest.mark.rule("MD2-HRO-02")
def test_a_slot_holds_one_item() -> None:
    made = table()
    for ring in ("silver_ring", "copper_ring"):
        items.equip(made.g, made.hero, ring, "misc")
    assert made.hero.slots == {"misc": "copper_ring"}
    assert made.hero.bag == ["silver_ring"]


@pytest.mark.rule("MD2-HRO-03", "MD2-ITM-02", "MD2-ITM-05")
def test_only_what_lies_in_slots_is_active() -> None:
    made = table()
    made.hero.health = 1
    made.hero.bag = ["silver_ring", "rusty_sword", "leather_cap"]
    enemy = made.enemy()
    assert "act:silver_ring" not in made.options()
    assert f"attack:melee:{enemy.number}" not in made.options()
    assert items.blue_dice(made.hero) == 0
    made.hero.slots = {"misc": "silver_ring", "left": "rusty_sword", "head": "leather_cap"}
    assert "act:silver_ring" in made.options()
    assert f"attack:melee:{enemy.number}" in made.options()
    assert items.blue_dice(made.hero) == 1


@pytest.mark.rule("MD2-HRO-04")
def test_an_item_for_two_hands_takes_both() -> None:
    made = table()
    made.hero.slots = {"left": "dagger", "right": "wooden_shield"}
    items.equip(made.g, made.hero, "short_bow", "left")
    assert made.hero.slots == {"left": "short_bow", "right": "short_bow"}
    assert made.hero.bag == ["dagger", "wooden_shield"]
    assert items.worn(made.hero) == ["short_bow"]
    assert [weapon.id for weapon in items.weapons(made.hero)] == ["short_bow"]


@pytest.mark.rule("MD2-HRO-04")
def test_one_hand_on_another_item_lets_go_of_both() -> None:
    made = table()
    items.equip(made.g, made.hero, "short_bow", "left")
    items.equip(made.g, made.hero, "dagger", "right")
    assert made.hero.slots == {"right": "dagger"}
    assert made.hero.bag == ["short_bow"]


@pytest.mark.rule("MD2-HRO-04")
def test_an_item_in_both_hands_rolls_its_dice_once() -> None:
    made = table()
    items.equip(made.g, made.hero, "short_bow", "left")
    enemy = made.enemy()
    c = Combat(hero=0, enemy=enemy.number, by_hero=True, kind="ranged")
    assert pool.hero_dice(made.g, made.hero, c) == {"orange": 1}
    assert not c.dual
    assert list(abilities.held(made.g, made.hero)).count("short_bow") == 1


@pytest.mark.rule("MD2-HRO-05")
def test_a_hero_card_for_every_class() -> None:
    printed = {hero.id: (hero.trade, hero.health, hero.mana) for hero in content().heroes.values()}
    assert printed == {
        "gheta": ("berserker", 7, 2),
        "ronen": ("paladin", 6, 4),
        "irk": ("shaman", 4, 3),
        "feydra": ("rogue", 5, 3),
        "mathrin": ("wizard", 4, 6),
        "nahias": ("ranger", 5, 2),
    }
    cards = content().heroes.values()
    assert all(hero.shadow.when == "shadow" and hero.ability.when != "shadow" for hero in cards)
    for side in ([hero.ability for hero in cards], [hero.shadow for hero in cards]):
        assert all(one not in side[:at] for at, one in enumerate(side))  # nobody has another's


@pytest.mark.rule("MD2-HRO-06")
def test_more_than_the_maximum_is_lost() -> None:
    made = table()
    made.hero.health, made.hero.mana = 6, 1
    made.play(abilities.healed(made.g, made.hero, 3))
    made.play(abilities.gain_mana(made.g, made.hero, 3))
    assert (made.hero.health, made.hero.mana) == (7, 2)


@pytest.mark.rule("MD2-HRO-06")
def test_the_maxima_rise_with_the_level() -> None:
    made = table()
    bounds = []
    for level in range(1, 6):
        made.hero.level = level
        bounds.append((max_health(made.hero), max_mana(made.hero)))
    assert bounds == [(7, 2), (8, 2), (8, 3), (9, 3), (9, 4)]


@pytest.mark.rule("MD2-HRO-07")
def test_the_shadow_ability_is_never_offered() -> None:
    made = table()
    made.put(made.hero, "B2")
    assert "gheta.shadow" not in set(abilities.held(made.g, made.hero))


# -- skills -----------------------------------------------------------------------------------------------------------


def on_offer(made: Table) -> set[str]:
    return {skill.id for skill in levels.skills_for(made.hero)}


@pytest.mark.rule("MD2-HRO-08", "MD2-HRO-11")
def test_thirteen_skill_cards_of_each_class() -> None:
    assert Counter(skill.trade for skill in content().skills.values()) == dict.fromkeys(CLASSES, 13)
    for skill in content().skills.values():
        assert 1 <= skill.level <= 5
        assert skill.abilities or skill.tokens or skill.poison
        assert skill.tier <= 1 or any(
            (lower.name, lower.trade, lower.tier) == (skill.name, skill.trade, skill.tier - 1)
            for lower in content().skills.values()
        )


@pytest.mark.rule("MD2-HRO-09")
def test_no_skill_above_the_own_level() -> None:
    made = table()
    for level in range(1, 6):
        made.hero.level = level
        assert max(content().skills[skill].level for skill in on_offer(made)) <= level
    made.hero.level = 1
    above = next(s for s in content().skills.values() if s.trade == "berserker" and s.level == 2)
    refused = levels.why_no_skill(made.hero, above)
    assert refused is not None
    assert refused.rule == "MD2-HRO-09"


@pytest.mark.rule("MD2-HRO-10")
def test_a_second_tier_only_for_who_has_the_first() -> None:
    made = table()
    made.hero.level = 5
    assert "lethal_fury_2" not in on_offer(made)
    refused = levels.why_no_skill(made.hero, content().skills["lethal_fury_2"])
    assert refused is not None
    assert refused.rule == "MD2-HRO-10"
    made.hero.skills = ["lethal_fury_1"]
    assert "lethal_fury_2" in on_offer(made)


@pytest.mark.rule("MD2-HRO-11")
@pytest.mark.parametrize("hero", ["gheta", "ronen", "irk", "feydra", "mathrin", "nahias"])
def test_only_skills_of_the_own_class(hero: str) -> None:
    made = table(hero, "irk" if hero != "irk" else "ronen")
    made.hero.level = 5
    assert {content().skills[skill].trade for skill in on_offer(made)} == {content().heroes[hero].trade}


@pytest.mark.rule("MD2-HRO-12")
def test_experience_for_kills_and_for_goals() -> None:
    made = table()
    made.put(made.hero, "D3").put(made.other, "D3")
    made.hero.slots = {"left": "rusty_sword"}
    enemy = made.enemy("gargoyles", minions=1)  # of two health
    made.do(f"attack:melee:{enemy.number}", ("sword2", "blank", "mana", "blank"))
    assert (made.hero.xp, made.other.xp) == (1, 0)
    made.g.enemies.clear()
    made.do("deed:take_scroll")
    assert (made.hero.xp, made.other.xp) == (6, 5)


@pytest.mark.rule("MD2-HRO-12")
def test_experience_is_spent_on_a_level() -> None:
    made = table()
    made.hero.xp = 6
    made.play(levels.level_up_phase(made.g))
    assert (made.hero.level, made.hero.xp) == (2, 1)


@pytest.mark.rule("MD2-HPH-09", "MD2-HRO-05")
def test_a_hero_ability_may_be_a_special_action() -> None:
    """Mathrin: three mana for an action; the Silver Ring heals three wounds for another."""
    made = table("mathrin", "irk")
    made.hero.mana, made.hero.health, made.hero.slots = 1, 1, {"misc": "silver_ring"}
    turn = made.g.turn
    assert turn is not None
    made.do("act:mathrin")
    assert (made.hero.mana, turn.actions) == (4, 2)
    made.do("act:silver_ring")
    assert (made.hero.health, turn.actions) == (4, 1)
    turn.actions = 0
    assert made.refusal("act:mathrin") == "MD2-HPH-03"
    assert "act:mathrin" not in made.options()
