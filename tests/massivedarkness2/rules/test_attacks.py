"""Who can be attacked from where: weapons, ranges and lines of sight."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table, passage


def attacks(table: Table) -> list[str]:
    return [what for what in table.options() if what.startswith("attack:")]


@pytest.mark.rule("MD2-ATK-01")
def test_whoever_attacks_and_whoever_is_attacked_are_in_combat():
    table = passage()
    table.wear(table.hero, "rusty_sword")
    foe = table.enemy("demons")
    seen = []
    table.do(f"attack:melee:{foe.number}")
    last = table.last
    seen.append((last.hero, last.enemy, last.by_hero))
    foe.item = "rib_club"
    table.enemies_act()
    seen.append((table.last.hero, table.last.enemy, table.last.by_hero))
    assert seen == [(table.hero.number, foe.number, True), (table.hero.number, foe.number, False)]


@pytest.mark.rule("MD2-ATK-02")
def test_an_attack_needs_a_weapon_and_somebody_to_attack():
    table = passage()
    foe = table.enemy("demons")
    assert attacks(table) == []
    table.wear(table.hero, "rusty_sword")
    assert attacks(table) == [f"attack:melee:{foe.number}"]
    table.g.enemies = []
    assert attacks(table) == []


@pytest.mark.rule("MD2-ATK-02")
def test_a_weapon_in_the_bag_is_none():
    table = passage()
    table.hero.bag = ["rusty_sword"]
    foe = table.enemy("demons")
    assert attacks(table) == []
    assert table.refusal(f"attack:melee:{foe.number}") == "MD2-ATK-02"


@pytest.mark.rule("MD2-ATK-03")
def test_melee_is_for_the_own_zone():
    table = passage()
    table.wear(table.hero, "rusty_sword")
    here, beside = table.enemy("demons"), table.enemy("imps", at="F2")
    assert attacks(table) == [f"attack:melee:{here.number}"]
    assert table.refusal(f"attack:melee:{beside.number}") == "MD2-ATK-03"


@pytest.mark.rule("MD2-ATK-04")
def test_magic_is_for_the_own_zone_and_the_next():
    table = passage()
    table.wear(table.hero, "ash_wand")
    here, beside, far = table.enemy("demons"), table.enemy("imps", at="F2"), table.enemy("undead", at="G2")
    assert attacks(table) == [f"attack:magic:{here.number}", f"attack:magic:{beside.number}"]
    assert table.refusal(f"attack:magic:{far.number}") == "MD2-ATK-04"


@pytest.mark.rule("MD2-ATK-04", "MD2-LOS-01")
def test_magic_needs_sight_of_the_next_zone():
    table = passage(at="E2")
    table.wear(table.hero, "ash_wand")
    behind_a_door = table.enemy("demons", at="E3")
    assert attacks(table) == []
    assert table.refusal(f"attack:magic:{behind_a_door.number}") == "MD2-LOS-01"
    table.g.closed = 0
    assert attacks(table) == [f"attack:magic:{behind_a_door.number}"]


@pytest.mark.rule("MD2-ATK-05")
def test_ranged_is_for_any_distance_but_the_own_zone():
    table = passage(at="D2")
    table.wear(table.hero, "short_bow")
    here, beside, far = table.enemy("demons"), table.enemy("imps", at="E2"), table.enemy("undead", at="G2")
    assert attacks(table) == [f"attack:ranged:{beside.number}", f"attack:ranged:{far.number}"]
    assert table.refusal(f"attack:ranged:{here.number}") == "MD2-ATK-05"


@pytest.mark.rule("MD2-ATK-06")
@pytest.mark.parametrize(("weapon", "kind"), [("ash_wand", "magic"), ("short_bow", "ranged")])
def test_nobody_attacks_diagonally(weapon: str, kind: str):
    table = passage(at="F2")
    table.wear(table.hero, weapon)
    foe = table.enemy("demons", at="G1")
    assert attacks(table) == []
    table.put(table.hero, "G2")
    assert attacks(table) == [f"attack:{kind}:{foe.number}"]


@pytest.mark.rule("MD2-ATK-06", "MD2-EPH-08")
def test_enemies_do_not_attack_diagonally():
    table = passage(at="G1")
    table.put(table.other, "A1")
    foe = table.enemy("demons", at="F2")
    foe.item = "imp_candle"
    table.enemies_act()
    assert table.where(foe) == "G2"
    assert table.last.where == "G1"
    assert len([line for line in table.log() if line == "md2-log-attack"]) == 1


@pytest.mark.rule("MD2-ATK-07")
def test_only_the_dice_of_the_attack_type_are_rolled():
    table = passage()
    table.wear(table.hero, "oak_longstaff")
    foe = table.enemy("undead")
    assert [what.split(":")[1] for what in attacks(table)] == ["melee", "magic"]
    table.attack(foe)
    assert table.rolled() == {"yellow": 1}
    table.attack(foe, kind="magic")
    assert table.rolled() == {"orange": 1}


@pytest.mark.rule("MD2-ATK-08")
def test_two_weapons_add_their_dice_where_both_have_the_attack_type():
    table = passage()
    table.wear(table.hero, "rusty_sword", "dagger")
    foe = table.enemy("undead")
    table.attack(foe)
    assert table.rolled() == {"yellow": 2}
    far = table.enemy("demons", at="F2")
    table.attack(far, kind="ranged")
    assert table.rolled() == {"yellow": 1, "blue": 1}


@pytest.mark.rule("MD2-ATK-09")
@pytest.mark.parametrize("face", ["blank", "sword2"])
def test_an_attack_is_one_action_whether_it_kills_or_not(face: str):
    table = passage()
    table.wear(table.hero, "dagger")
    foe = table.enemy("skeletons")
    table.attack(foe, (face, "blank"))
    assert (foe in table.g.enemies) == (face == "blank")
    assert table.g.turn is not None
    assert table.g.turn.actions == 2
    assert table.g.combats == []


@pytest.mark.rule("MD2-ATK-10")
def test_nobody_has_to_attack_whoever_is_nearest():
    table = passage()
    table.wear(table.hero, "ash_wand")
    table.enemy("demons")
    far = table.enemy("imps", at="F2")
    assert {"end", "trade", "go:F2", f"attack:magic:{far.number}"} <= set(table.options())
    table.wear(table.hero, "short_bow")
    assert f"attack:ranged:{far.number}" in table.options()


@pytest.mark.rule("MD2-LOS-01")
def test_a_wall_is_in_the_way():
    table = passage(at="D2")
    table.wear(table.hero, "short_bow")
    wall = table.enemy("demons", at="C2")
    assert attacks(table) == []
    assert table.refusal(f"attack:ranged:{wall.number}") == "MD2-LOS-01"


@pytest.mark.rule("MD2-LOS-02")
def test_nobody_stands_in_the_way():
    table = passage(at="D2")
    table.put(table.other, "E2").wear(table.hero, "short_bow")
    table.enemy("imps", at="F2")
    far, beside = table.enemy("demons", at="G2"), table.enemy("undead", at="G2")
    assert {f"attack:ranged:{far.number}", f"attack:ranged:{beside.number}"} <= set(attacks(table))


@pytest.mark.rule("MD2-LOS-03")
def test_who_is_in_the_same_zone_is_in_sight():
    table = passage(at="B1")
    table.wear(table.hero, "ash_wand")
    foe = table.enemy("demons")
    assert attacks(table) == [f"attack:magic:{foe.number}"]


@pytest.mark.rule("MD2-LOS-04")
def test_being_seen_is_not_enough():
    table = passage(at="D2")
    table.wear(table.hero, "rusty_sword", "ash_wand")
    table.enemy("demons", at="F2")
    assert attacks(table) == []


@pytest.mark.rule("MD2-LOS-05")
def test_one_looks_past_a_column():
    table = passage(at="D2")
    table.wear(table.hero, "short_bow")
    table.lay("column", "E2")
    far = table.enemy("demons", at="F2")
    assert attacks(table) == [f"attack:ranged:{far.number}"]


@pytest.mark.rule("MD2-LOS-05")
def test_one_looks_across_an_abyss():
    table = Table("the_soul_keys", "nahias", "ronen", at="D3")
    table.wear(table.hero, "short_bow")
    far = table.enemy("demons", at="F3")
    assert attacks(table) == [f"attack:ranged:{far.number}"]
    assert "go:E3" not in table.options()


@pytest.mark.rule("MD2-ATK-03", "MD2-ATK-05", "MD2-LOS-01")
def test_why_somebody_is_out_of_reach():
    table = Table("training", "nahias", "ronen", at="B1")
    table.wear(table.hero, "boar_spear")
    here, seen, hidden = (
        table.enemy(kind, at=zone) for kind, zone in (("imps", "B1"), ("undead", "B2"), ("demons", "A1"))
    )
    assert table.refusal(f"attack:ranged:{here.number}") == "MD2-ATK-05"
    assert table.refusal(f"attack:melee:{seen.number}") == "MD2-ATK-03"
    assert table.refusal(f"attack:melee:{hidden.number}") == "MD2-ATK-03"
    assert table.refusal(f"attack:ranged:{hidden.number}") == "MD2-LOS-01"
    assert table.refusal(f"attack:melee:{here.number}") is None
    table.turn(table.hero, 0)
    assert table.refusal(f"attack:melee:{here.number}") == "MD2-HPH-03"
