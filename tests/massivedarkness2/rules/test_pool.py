"""The dice pool and shadow."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import passage
from undercroft.games.massivedarkness2.box.components import Ability, Dice, Effect
from undercroft.games.massivedarkness2.rules import combat, pool
from undercroft.games.massivedarkness2.state import Combat


@pytest.mark.rule("MD2-POL-01", "MD2-POL-03", "MD2-POL-04", "MD2-POL-07")
def test_weapon_defence_and_a_die_for_each_minion():
    table = passage()
    table.wear(table.hero, "big_freakin_greatsword")
    table.attack(table.enemy("skeletons", minions=2))
    assert table.rolled() == {"yellow": 1, "orange": 1, "blue": 1, "black": 2}


@pytest.mark.rule("MD2-POL-03")
@pytest.mark.parametrize(("range_", "blue"), [("1-2", 2), ("3-4", 3), ("5", 5)])
def test_all_the_defence_dice_of_the_card(range_: str, blue: int):
    table = passage()
    table.wear(table.hero, "dagger")
    table.attack(table.enemy("fallen_angels", range_=range_))
    assert table.rolled() == {"yellow": 1, "blue": blue}


@pytest.mark.rule("MD2-POL-03", "MD2-POL-04")
def test_a_roaming_monster_defends_with_the_dice_of_its_card():
    table = passage()
    table.wear(table.hero, "dagger")
    table.attack(table.enemy("lyidan"))
    assert table.rolled() == {"yellow": 1, "blue": 2, "black": 1}


@pytest.mark.rule("MD2-POL-03")
def test_a_hero_defends_with_all_that_is_worn():
    table = passage()
    table.put(table.other, "A1")
    table.wear(table.hero, "plate_armour", "iron_helmet")
    foe = table.enemy("demons")
    foe.item = "rib_club"
    table.enemies_act()
    assert table.rolled() == {"orange": 1, "blue": 4}


@pytest.mark.rule("MD2-POL-04", "MD2-POL-08")
def test_minions_roll_in_an_attack_too_and_the_leader_does_not():
    table = passage()
    table.put(table.other, "A1")
    foe = table.enemy("demons", minions=3)
    foe.item = "notched_cleaver"
    table.enemies_act()
    assert table.rolled() == {"yellow": 1, "orange": 1, "black": 3}


@pytest.mark.rule("MD2-POL-02", "MD2-SHD-02")
@pytest.mark.parametrize(("hero_at", "enemy_at", "dark"), [("D2", "E2", True), ("E2", "D2", False)])
def test_the_shadow_of_the_attackers_zone_counts(hero_at: str, enemy_at: str, dark: bool):
    table = passage(at=hero_at)
    table.wear(table.hero, "ash_wand")
    table.attack(table.enemy("undead", at=enemy_at), kind="magic")
    assert table.rolled() == {"yellow": 1, **({"purple": 1} if dark else {})}


@pytest.mark.rule("MD2-POL-08", "MD2-SHD-04", "MD2-RES-09")
def test_no_shadow_die_where_an_enemy_attacks():
    table = passage(at="D2")
    table.put(table.other, "A1")
    foe = table.enemy("undead")
    foe.item = "rib_club"
    table.enemies_act()
    assert table.rolled() == {"orange": 1}


@pytest.mark.rule("MD2-POL-05", "MD2-ABL-19")
def test_bonus_dice_before_the_roll():
    table = passage("gheta", "ronen")
    assert table.hero.berserker is not None
    table.hero.berserker.rage = 1
    table.hero.skills = ["lethal_fury_1"]
    table.hero.berserker.skills["blood_frenzy"] = ["lethal_fury_1"]
    table.wear(table.hero, "rusty_sword")
    table.attack(table.enemy("undead"), "use:lethal_fury_1", "finish")
    assert table.asked == ["md2-ask-stance", "md2-ask-pool", "md2-ask-resolve"]
    assert table.rolled() == {"yellow": 2}


@pytest.mark.rule("MD2-POL-05", "MD2-RES-05")
def test_bonus_dice_after_the_roll_are_rolled_at_once():
    table = passage("gheta", "ronen")
    table.wear(table.hero, "bone_club")
    last = table.attack(table.enemy("undead"), "roll", ("sword",), "use:bone_club", ("sword3",), "finish")
    assert last.dice == (("yellow", "sword"), ("orange", "sword3"))
    assert last.swords == 4


@pytest.mark.rule("MD2-POL-05")
def test_what_is_always_on_needs_no_question():
    table = passage()
    table.wear(table.hero, "worn_leather_armour")
    table.g.spent = 2
    table.put(table.other, "A1")
    c = Combat(hero=0, enemy=table.enemy("demons").number, by_hero=False, kind="melee")
    pool.prepare(table.g, c, {})
    assert (c.rerolls, c.pool) == (2, {"blue": 1, "black": 1})


@pytest.mark.rule("MD2-POL-05", "MD2-ABL-17")
@pytest.mark.parametrize(("by_hero", "counted"), [(True, (1, 0, 2)), (False, (0, 1, 0))])
def test_of_what_is_always_on_attackers_and_defenders_get_their_own_part(
    monkeypatch: pytest.MonkeyPatch, by_hero: bool, counted: tuple[int, int, int]
):
    table = passage()
    effect = Effect(swords=1, shields=1, pierce=2, rerolls=3, enemy_rerolls=4, dice=Dice(yellow=1, blue=1))
    monkeypatch.setattr(pool.abilities, "passive", lambda _g, _hero: [Ability(when="passive", effect=effect)])
    c = Combat(hero=0, enemy=table.enemy("undead").number, by_hero=by_hero, kind="melee")
    pool.prepare(table.g, c, {})
    assert (c.swords, c.shields, c.pierce) == counted
    assert (c.rerolls, c.enemy_rerolls) == (3, 4)
    assert (c.pool.get("yellow", 0), c.pool.get("blue", 0)) == ((1, 0) if by_hero else (0, 1))


@pytest.mark.rule("MD2-POL-06")
@pytest.mark.parametrize(("colour", "most"), [("yellow", 3), ("orange", 3), ("blue", 5), ("purple", 1), ("black", 6)])
def test_no_more_dice_than_there_are(colour: str, most: int):
    table = passage()
    c = Combat(hero=0, enemy=table.enemy("demons").number, by_hero=True, kind="melee")
    assert pool.add(c, {colour: most + 2}) == {colour: most}
    assert pool.add(c, {colour: 1}) == {}
    assert c.pool == {colour: most}


@pytest.mark.rule("MD2-POL-06")
def test_dice_added_later_count_with_those_already_rolled():
    table = passage()
    c = Combat(hero=0, enemy=table.enemy("demons").number, by_hero=True, kind="melee")
    pool.add(c, {"yellow": 2})
    table.play(combat.roll(table.g, c))
    table.play(combat.more_dice(table.g, c, {"yellow": 4}))
    assert len(c.rolled) == 3


# -- shadow -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-SHD-01")
@pytest.mark.parametrize(("at", "offered"), [("D2", ["use:camouflage"]), ("E2", [])])
def test_some_abilities_work_in_shadow_only(at: str, offered: list[str]):
    table = passage(at=at)
    table.put(table.other, "A1")
    table.hero.skills = ["camouflage"]
    foe = table.enemy("demons")
    foe.item = "rib_club"
    table.enemies_act()
    asked = [ask for ask in table.asks if ask.prompt.id == "md2-ask-resolve"]
    assert [value for ask in asked[:1] for value in ask.space.enumerate(9) if value != "finish"] == offered


@pytest.mark.rule("MD2-SHD-01", "MD2-ABL-10")
@pytest.mark.parametrize(("at", "pierced"), [("D2", False), ("E2", True)])
def test_and_some_in_light_only(at: str, pierced: bool):
    table = passage(at=at)
    table.wear(table.hero, "angel_spear")
    foe = table.enemy("demons")
    table.attack(foe)
    offered = [value for ask in table.asks for value in ask.space.enumerate(9)]
    assert ("use:angel_spear" in offered) == pierced
    assert f"attack:melee:{foe.number}" in table.options()


@pytest.mark.rule("MD2-SHD-03", "MD2-HRO-07")
@pytest.mark.parametrize(
    ("face", "rage", "swords", "mana"),
    [("shadow", 3, 0, 0), ("sword", 0, 1, 0), ("sword2", 0, 2, 0), ("sword3", 0, 3, 0), ("mana2", 0, 0, 2)],
)
def test_the_shadow_symbol_wakes_the_shadow_ability(face: str, rage: int, swords: int, mana: int):
    table = passage("gheta", "ronen", at="D2")
    table.hero.mana = 0
    table.wear(table.hero, "big_freakin_greatsword")
    last = table.attack(table.enemy("undead"), ("blank", "blank", face))
    assert table.hero.berserker is not None
    assert (table.hero.berserker.rage, last.swords, table.hero.mana) == (rage, swords, mana)
