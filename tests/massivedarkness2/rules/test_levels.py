"""The Level-Up Phase."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table, passage
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import dungeon_level, max_health, max_mana
from undercroft.games.massivedarkness2.rules import levels, spawning
from undercroft.games.massivedarkness2.state import Hero


def grown(hero: str = "feydra", level: int = 1, xp: int = 0) -> tuple[Table, Hero]:
    table = passage(hero, "ronen")
    table.hero.level, table.hero.xp = level, xp
    table.hero.reserve = {"rare": 1, "epic": 3}
    return table, table.hero


def rise(table: Table, *answers: object) -> None:
    table.play(levels.level_up_phase(table.g), *answers)


@pytest.mark.rule("MD2-LVL-01", "MD2-LVL-10")
def test_everybody_levels_up_as_often_as_possible_without_being_asked():
    table, hero = grown(xp=16)
    table.other.xp = 5
    table.other.reserve = {"rare": 1, "epic": 3}
    rise(table)
    assert (hero.level, hero.xp, table.other.level) == (3, 1, 2)
    assert table.asked.count("md2-ask-skill") == 3


@pytest.mark.rule("MD2-LVL-02")
@pytest.mark.parametrize(("level", "cost"), [(1, 5), (2, 10), (3, 12), (4, 18)])
def test_what_a_level_costs(level: int, cost: int):
    table, hero = grown(level=level, xp=cost - 1)
    rise(table)
    assert (hero.level, hero.xp) == (level, cost - 1)
    hero.xp = cost
    rise(table)
    assert (hero.level, hero.xp) == (level + 1, 0)


@pytest.mark.rule("MD2-LVL-02")
def test_five_is_the_highest_and_points_are_kept():
    table, hero = grown(level=5, xp=99)
    rise(table)
    assert (hero.level, hero.xp) == (5, 99)


@pytest.mark.rule("MD2-LVL-03", "MD2-LVL-04")
def test_the_cost_is_paid_and_the_marker_moved():
    table, hero = grown(level=3, xp=17)
    rise(table)
    assert (hero.level, hero.xp) == (4, 5)


@pytest.mark.rule("MD2-LVL-05")
@pytest.mark.parametrize(("level", "health", "mana"), [(1, 5, 3), (2, 6, 3), (3, 6, 4), (4, 7, 4), (5, 7, 5)])
def test_bonuses_are_totals(level: int, health: int, mana: int):
    _table, hero = grown(level=level)
    assert (max_health(hero), max_mana(hero)) == (health, mana)


@pytest.mark.rule("MD2-LVL-06")
def test_as_many_tokens_as_the_maximum_rose():
    table, hero = grown(level=3, xp=12)
    hero.health, hero.mana = 2, 1
    rise(table)
    assert (hero.health, hero.mana) == (3, 1)
    hero.xp = 18
    rise(table)
    assert (hero.health, hero.mana) == (3, 2)


@pytest.mark.rule("MD2-LVL-06", "MD2-KO-04")
def test_who_is_knocked_out_stays_so():
    table, hero = grown(xp=5)
    hero.down, hero.health = True, 0
    rise(table)
    assert (hero.level, hero.health, hero.down) == (2, 0, True)


@pytest.mark.rule("MD2-LVL-07", "MD2-BAG-07")
def test_a_token_of_the_reserve_goes_into_the_bag():
    table, hero = grown()
    seen = []
    for xp in (5, 10, 12, 18):
        hero.xp = xp
        rise(table)
        seen.append((table.g.bag["rare"], table.g.bag["epic"], dict(hero.reserve)))
    assert seen == [
        (6, 0, {"rare": 0, "epic": 3}),
        (6, 1, {"rare": 0, "epic": 2}),
        (6, 2, {"rare": 0, "epic": 1}),
        (6, 3, {"rare": 0, "epic": 0}),
    ]


@pytest.mark.rule("MD2-LVL-08", "MD2-HRO-11")
def test_one_skill_of_the_own_class_and_no_higher_level():
    table, hero = grown(xp=5)
    hero.skills = ["shadow_form_1"]
    rise(table, "toxicology_1")
    offered = [content().skills[str(skill)] for skill in table.asks[-1].space.enumerate(99)]
    assert {skill.trade for skill in offered} == {"rogue"}
    assert max(skill.level for skill in offered) == 2
    assert hero.skills == ["shadow_form_1", "toxicology_1"]
    refused = table.asks[-1].space.why_not("shadow_form_2")
    assert refused is not None
    assert refused.rule == "MD2-HRO-09"


@pytest.mark.rule("MD2-LVL-09")
def test_a_higher_tier_takes_the_place_of_the_lower():
    table, hero = grown(level=3, xp=12)
    hero.skills = ["toxicology_1", "shadow_form_1"]
    rise(table, "shadow_form_2")
    assert hero.skills == ["toxicology_1", "shadow_form_2"]
    assert [skill.id for skill in levels.skills_for(hero) if skill.name == "shadow_form"] == []


@pytest.mark.rule("MD2-LVL-09", "MD2-HRO-10")
def test_no_tier_is_left_out():
    table, hero = grown(level=4)
    assert "shadow_form_2" not in [skill.id for skill in levels.skills_for(hero)]
    hero.skills = ["shadow_form_1"]
    assert "shadow_form_2" in [skill.id for skill in levels.skills_for(hero)]
    assert "shadow_form_1" not in [skill.id for skill in levels.skills_for(hero)]
    assert table.g.heroes[0] is hero


@pytest.mark.rule("MD2-LVL-10")
def test_all_five_steps_of_a_level_before_the_next():
    table, hero = grown(xp=15)
    seen: list[tuple[int, int, int]] = []
    flow = levels.level_up_phase(table.g)
    wanted = next(flow)
    try:
        while True:
            seen.append((hero.level, hero.xp, table.g.bag["epic"]))
            wanted = flow.send(wanted.space.enumerate(1)[0])  # type: ignore[union-attr]
    except StopIteration:
        pass
    assert seen == [(2, 10, 0), (3, 0, 1)]
    assert len(hero.skills) == 2


@pytest.mark.rule("MD2-LVL-11")
def test_the_highest_hero_makes_the_level_of_the_dungeon():
    table = Table("training", "gheta", "ronen", "irk", "feydra")
    for hero, level in zip(table.g.heroes, (2, 2, 2, 3), strict=True):
        hero.level = level
    assert dungeon_level(table.g) == 3
    spawned = table.play(spawning.spawn_mob(table.g, table.zone("E1")))
    assert (spawned.range, content().mob_items[spawned.item].range) == ("3-4", "3-4")
    monster = table.play(spawning.spawn_roaming(table.g, table.zone("E1")))
    assert monster.range == "3-4"


@pytest.mark.rule("MD2-LVL-12")
def test_cards_in_play_stay_when_the_level_rises():
    table, hero = grown(level=2, xp=10)
    foe = table.enemy("demons", at="G2")
    foe.item = "rib_club"
    rise(table)
    assert hero.level == 3
    assert (foe.range, foe.item) == ("1-2", "rib_club")
    table.g.decks["mob_3-4"] = ("imps",)
    assert table.play(spawning.spawn_mob(table.g, table.zone("G1"))).range == "3-4"


@pytest.mark.rule("MD2-HRO-11", "MD2-LVL-08")
def test_why_skills_of_the_own_class_cannot_be_taken_and_nothing_of_others():
    table, hero = grown(xp=5)
    hero.skills = ["shadow_form_1"]
    rise(table, "toxicology_1")
    shown = table.asks[-1].space.choices()  # type: ignore[attr-defined]
    refused = {choice.value for choice in shown if choice.refused}
    assert {content().skills[skill].trade for skill in refused} == {"rogue"}
    assert "shadow_form_1" not in refused
