"""When abilities may be used, what they cost and what they do."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table, passage
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import abilities, any_time, claws, combat, hero_turn, rounds, states
from undercroft.games.massivedarkness2.rules.wounds import mend
from undercroft.games.massivedarkness2.state import Combat, Enemy, Hero, Rolled


def equipped(*items: str, hero: str = "nahias", at: str = "E2") -> Table:
    table = passage(hero, "ronen", at=at)
    table.put(table.other, "A1").wear(table.hero, *items)
    return table


def fight(table: Table, *dice: str, by_hero: bool = True, kind: str = "melee", foe: Enemy | None = None) -> Combat:
    """A combat whose dice are rolled and not resolved: `yellow blank`."""
    enemy = foe or table.enemy("demons")
    rolled = [Rolled(colour, face) for colour, face in (die.split() for die in dice)]
    c = Combat(hero=0, enemy=enemy.number, by_hero=by_hero, kind=kind, rolled=rolled, stage="resolve")  # type: ignore[arg-type]
    for one in rolled:
        c.pool[one.colour] = c.pool.get(one.colour, 0) + 1
    c.dual = kind == "melee" and len([slot for slot in table.hero.slots if slot in ("left", "right")]) > 1
    table.g.combats.append(c)
    return c


def usable(table: Table, c: Combat) -> list[str]:
    return abilities.usable(table.g, table.hero, abilities.moments(c), c)


def why(table: Table, key: str, c: Combat | None = None) -> str | None:
    refused = abilities.why_not(table.g, table.hero, key, c)
    return refused.rule if refused is not None else None


def use(table: Table, key: str, c: Combat | None = None, *answers: object) -> None:
    table.play(abilities.use(table.g, table.hero, key, c), *answers)


# -- when -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ABL-01")
def test_an_ability_is_a_moment_a_cost_a_requirement_and_an_effect():
    ability = content().abilities["shadow_form_2"]
    assert (ability.when, ability.cost.mana, ability.need.where) == ("attack", 1, "shadow")
    assert (ability.effect.dice.orange, ability.effect.pierce) == (1, 1)
    table = equipped("dagger", hero="feydra", at="D2")
    table.hero.skills = ["shadow_form_2"]
    c = fight(table)
    table.play(abilities.use(table.g, table.hero, "shadow_form_2", c), ("sword3",))
    assert (table.hero.mana, c.pierce, combat.swords(c)) == (2, 1, 3)


@pytest.mark.rule("MD2-ABL-02")
def test_without_a_moment_before_or_after_an_action_of_the_own_turn():
    table = passage("ronen", "nahias")
    table.wear(table.hero, "witch_doll")
    table.enemy("demons", at="F2")
    assert "use:witch_doll" in table.options()
    table.do("trade")
    assert "use:witch_doll" in table.options()
    assert table.g.turn is not None
    table.g.turn.actions = 0
    assert "use:witch_doll" in table.options()
    assert "act:witch_doll" not in table.options()
    assert "witch_doll" not in usable(table, fight(table))
    assert "use:witch_doll" not in hero_turn.options(table.g, table.other, table.turn(table.other).g.turn)  # type: ignore[arg-type]
    assert any_time.offers(table.g, table.hero) == ["off:left"]


@pytest.mark.rule("MD2-ABL-03", "MD2-ABL-05", "MD2-ABL-06")
@pytest.mark.parametrize(
    ("item", "attacking", "defending"),
    [("copper_ring", True, False), ("thorn_mail", False, True), ("rabbits_foot", True, True)],
)
def test_attack_defence_and_combat(item: str, attacking: bool, defending: bool):
    table = equipped(item)
    assert (item in usable(table, fight(table))) == attacking
    assert (item in usable(table, fight(table, by_hero=False))) == defending


@pytest.mark.rule("MD2-ABL-03", "MD2-ABL-05", "MD2-ABL-06")
@pytest.mark.parametrize(("item", "by_hero"), [("copper_ring", True), ("thorn_mail", False), ("rabbits_foot", True)])
def test_once_in_a_combat(item: str, by_hero: bool):
    table = equipped(item)
    c = fight(table, by_hero=by_hero)
    use(table, item, c)
    assert why(table, item, c) == "MD2-ABL-03"
    assert item not in usable(table, c)
    assert item in usable(table, fight(table, by_hero=by_hero))


@pytest.mark.rule("MD2-ABL-04")
@pytest.mark.parametrize("kind", ["melee", "magic", "ranged"])
def test_an_attack_type(kind: str):
    table = equipped()
    for item in ("wolf_tooth_necklace", "mumbling_skull", "thumb_ring"):
        table.hero.slots["misc"] = item
        fits = content().abilities[item].when == kind
        assert (item in usable(table, fight(table, kind=kind))) == fits
        assert item not in usable(table, fight(table, kind=kind, by_hero=False))


@pytest.mark.rule("MD2-ABL-04")
def test_an_attack_type_once_in_a_combat():
    table = equipped("rusty_sword")
    c = fight(table)
    use(table, "rusty_sword", c)
    assert why(table, "rusty_sword", c) == "MD2-ABL-03"


@pytest.mark.rule("MD2-ABL-07")
def test_once_in_a_move_action():
    table = equipped("sturdy_boots")
    assert "use:sturdy_boots" not in table.options()
    assert table.refusal("use:sturdy_boots") == "MD2-ABL-07"
    table.do("go:F2")
    table.do("use:sturdy_boots")
    assert "use:sturdy_boots" not in table.options()
    assert table.refusal("use:sturdy_boots") == "MD2-ABL-07"
    table.do("go:G2")
    table.do("go:F2")
    table.do("go:G2")
    assert "use:sturdy_boots" in table.options()


@pytest.mark.rule("MD2-ABL-08", "MD2-ITM-10")
def test_at_any_time_is_in_the_turn_of_others_too():
    table = equipped()
    table.other.potions = ["health_vial"]
    table.other.health = 1
    table.g.phase = "enemies"
    ask = any_time.standing(table.g, table.other.seat)
    assert ask is not None
    assert "drink:health_vial" in ask.space.enumerate(9)
    any_time.do(table.g, table.other.seat, "drink:health_vial")
    assert (table.other.health, table.other.potions) == (4, [])


@pytest.mark.rule("MD2-ABL-09")
def test_an_action_is_spent():
    table = equipped("mana_pendant")
    table.hero.mana = 0
    assert "use:mana_pendant" not in table.options()
    table.do("act:mana_pendant")
    assert table.g.turn is not None
    assert (table.hero.mana, table.g.turn.actions) == (2, 2)
    table.g.turn.actions = 0
    assert "act:mana_pendant" not in table.options()
    assert table.refusal("act:mana_pendant") == "MD2-HPH-03"


@pytest.mark.rule("MD2-ABL-10")
@pytest.mark.parametrize(
    ("item", "at", "allowed"),
    [("blowgun", "D2", True), ("blowgun", "E2", False), ("fallen_halo", "E2", True), ("fallen_halo", "D2", False)],
)
def test_shadow_and_light(item: str, at: str, allowed: bool):
    table = equipped(item, at=at)
    rule = why(table, item, fight(table, kind=content().abilities[item].when))
    assert rule == (None if allowed else "MD2-ABL-10")


@pytest.mark.rule("MD2-ABL-10")
def test_an_enemy_in_light():
    table = equipped(at="A1")
    foe = table.enemy("lyidan", at="E2")
    table.enemies_act()
    assert (foe.hurt, table.where(foe)) == (3, "D2")
    table.enemies_act()
    assert foe.hurt == 3


# -- costs and requirements -------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ABL-11")
def test_mana_is_discarded():
    table = equipped("copper_ring")
    table.hero.mana = 1
    c = fight(table)
    use(table, "copper_ring", c)
    assert (table.hero.mana, c.swords) == (0, 1)
    assert why(table, "copper_ring", fight(table)) == "MD2-ABL-11"


@pytest.mark.rule("MD2-ABL-12")
def test_wounds_are_taken_by_who_has_as_much_health():
    table = equipped(hero="mathrin")
    assert table.hero.wizard is not None
    table.hero.wizard.spells[0] = "dark_magic_1"
    table.enemy("demons", at="F2", minions=1)
    table.hero.health = 1
    assert why(table, "dark_magic_1") == "MD2-ABL-12"
    table.hero.health = 2
    assert why(table, "dark_magic_1") is None
    use(table, "dark_magic_1")
    assert (table.hero.health, table.hero.down) == (0, True)


@pytest.mark.rule("MD2-ABL-13")
def test_wounded():
    table = equipped("wooden_shield")
    table.hero.health = 3
    assert why(table, "wooden_shield", fight(table, by_hero=False)) == "MD2-ABL-13"
    table.hero.health = 2
    assert why(table, "wooden_shield", fight(table, by_hero=False)) is None
    table.hero.level = 2
    table.hero.health = 3
    assert why(table, "wooden_shield", fight(table, by_hero=False)) is None


@pytest.mark.rule("MD2-ABL-14")
@pytest.mark.parametrize(("other", "dice"), [("rusty_sword", 3), ("wooden_shield", 1), ("ash_wand", 1)])
def test_dual_wielding_takes_two_weapons_in_one_attack(other: str, dice: int):
    table = equipped("fencing_foil", other)
    foe = table.enemy("undead")
    table.do(f"attack:melee:{foe.number}", *(["use:fencing_foil"] if dice == 3 else []))
    assert table.rolled() == {"yellow": dice}


# -- claws ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ABL-15")
def test_an_ability_of_two_claws_needs_two():
    table = equipped()
    table.hero.mana = 0
    foe = table.enemy("skeletons", minions=1)
    c = fight(table, foe=foe)
    table.play(claws.clawed(table.g, c, 1))
    assert foe.minions == 1
    table.play(claws.clawed(table.g, c, 1))
    assert foe.minions == 2


@pytest.mark.rule("MD2-ABL-16")
def test_once_for_every_so_many_claws():
    table = equipped()
    table.hero.mana = 0
    foe = table.enemy("skeletons", minions=1)
    c = fight(table, foe=foe)
    table.play(claws.clawed(table.g, c, 5))
    assert (foe.minions, c.clawed) == (3, 2)
    gargoyles = table.enemy("gargoyles", minions=3)
    again = fight(table, "black claw", "black claw", "black claw_scratch", foe=gargoyles)
    table.play(combat.resolve_rest(table.g, again))
    assert combat.shields(again) == 3


# -- effects ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ABL-17")
def test_swords_and_shields():
    table = equipped("copper_ring", "padded_jerkin")
    c = fight(table, "yellow sword", "blue shield")
    use(table, "copper_ring", c)
    assert (combat.swords(c), combat.shields(c)) == (2, 1)
    d = fight(table, "orange sword3", "blue shield", by_hero=False)
    use(table, "padded_jerkin", d)
    assert (combat.swords(d), combat.shields(d)) == (3, 3)


@pytest.mark.rule("MD2-ABL-18")
def test_mana_up_to_the_maximum():
    table = equipped("mana_pendant")
    table.hero.mana = 1
    use(table, "mana_pendant")
    assert table.hero.mana == 2


@pytest.mark.rule("MD2-ABL-19", "MD2-POL-06")
def test_dice():
    table = equipped("loners_greaves")
    c = fight(table, "blue blank", "blue blank", "blue blank", "blue blank", by_hero=False)
    use(table, "loners_greaves", c, ("shield2",))
    assert (len(c.rolled), combat.shields(c)) == (5, 2)


@pytest.mark.rule("MD2-ABL-20")
def test_fire_and_frost_on_the_target():
    table = equipped("dragons_fang", hero="mathrin")
    foe = table.enemy("demons")
    use(table, "dragons_fang", fight(table, foe=foe))
    table.wear(table.hero, "winters_bite")
    use(table, "winters_bite", fight(table, foe=foe))
    assert (foe.fire, foe.frost) == (2, 1)
    assert table.g.supply["state"] == 22


@pytest.mark.rule("MD2-ABL-21")
def test_rerolls_one_after_another_of_any_die_the_same_one_again():
    table = equipped("knights_sword")
    c = fight(table, "orange blank", "blue shield2", "black scratch")
    use(table, "knights_sword", c)
    assert combat.rerollable(c) == [0, 1, 2]
    table.play(combat.apply_effects(table.g, c), "reroll:2", ("claw",), "reroll:2", ("blank",))
    assert (c.rolled[2].face, c.rerolls) == ("blank", 0)
    assert not combat.undecided(table.g, c, table.hero)


@pytest.mark.rule("MD2-ABL-22")
def test_rerolls_of_enemy_dice_only():
    table = equipped("bandana")
    c = fight(table, "orange blank", "blue shield2", "black scratch")
    use(table, "bandana", c)
    assert combat.rerollable(c) == [2]
    table.play(combat.reroll(table.g, c, c.rolled[2]), ("blank",))
    assert (c.enemy_rerolls, c.rerolls) == (0, 0)
    assert [what for what in combat.options(table.g, c) if what.startswith("reroll")] == []


@pytest.mark.rule("MD2-ABL-22")
def test_an_enemy_die_takes_such_a_reroll_first():
    table = equipped("bandana")
    c = fight(table, "orange blank", "black scratch")
    c.rerolls = c.enemy_rerolls = 1
    table.play(combat.reroll(table.g, c, c.rolled[1]))
    assert (c.rerolls, c.enemy_rerolls) == (1, 0)
    table.play(combat.reroll(table.g, c, c.rolled[0]))
    assert (c.rerolls, c.enemy_rerolls) == (0, 0)


@pytest.mark.rule("MD2-ABL-23")
def test_movement_points():
    table = equipped("wind_greaves")
    table.do("go:F2")
    table.do("use:wind_greaves")
    assert table.g.turn is not None
    assert table.g.turn.mp == 3


@pytest.mark.rule("MD2-ABL-24")
@pytest.mark.parametrize(("blue", "left"), [("shield2", 0), ("shield", 0), ("blank", 0)])
def test_shields_are_lost_and_never_fewer_than_none(blue: str, left: int):
    table = equipped("heavy_crossbow")
    c = fight(table, "orange sword", f"blue {blue}", kind="ranged")
    use(table, "heavy_crossbow", c)
    assert (combat.shields(c), combat.swords(c)) == (left, 1)


@pytest.mark.rule("MD2-ABL-24")
def test_a_hero_loses_shields_to_fallen_angels():
    table = equipped("plate_armour")
    foe = table.enemy("fallen_angels", minions=1)
    c = fight(table, "orange sword3", "blue shield2", "black claw", by_hero=False, foe=foe)
    table.play(combat.resolve_rest(table.g, c))
    assert combat.shields(c) == 1


@pytest.mark.rule("MD2-ABL-25")
def test_scratches_are_ignored():
    table = equipped("plate_armour")
    c = fight(table, "black scratch", "black claw_scratch", "black scratch")
    use(table, "plate_armour", c)
    assert [rolled.face for rolled in c.rolled] == ["blank", "claw", "scratch"]
    table.play(combat.resolve_rest(table.g, c))
    assert table.hero.health == 4


@pytest.mark.rule("MD2-ABL-25")
def test_claws_are_ignored_unless_they_are_resolved():
    table = equipped("aegis")
    foe = table.enemy("satyrs", minions=3)
    c = fight(table, "black claw", "black claw", "black claw_scratch", by_hero=False, foe=foe)
    table.play(combat.resolve_die(table.g, c, c.rolled[0]))
    use(table, "aegis", c)
    assert [rolled.face for rolled in c.rolled] == ["claw", "blank", "scratch"]
    assert combat.swords(c) == 1


@pytest.mark.rule("MD2-ABL-26")
def test_healing_ends_at_the_maximum():
    table = equipped("silver_ring")
    table.hero.health = 3
    use(table, "silver_ring")
    assert table.hero.health == 5


def both(*items: str) -> tuple[Table, Hero]:
    table = equipped(*items)
    table.put(table.other, "E2")
    table.hero.health, table.other.health = 1, 2
    return table, table.other


@pytest.mark.rule("MD2-ABL-27")
def test_healing_is_for_oneself_or_as_a_whole_for_one_other():
    table, other = both("silver_ring")
    use(table, "silver_ring", None, other.number)
    assert (table.hero.health, other.health) == (1, 5)
    use(table, "silver_ring", None, table.hero.number)
    assert (table.hero.health, other.health) == (4, 5)


@pytest.mark.rule("MD2-ABL-27")
def test_but_only_in_the_own_zone():
    table, other = both("silver_ring")
    table.put(other, "F2")
    use(table, "silver_ring")
    assert (table.hero.health, other.health) == (4, 2)
    assert "md2-ask-heal" not in table.asked


@pytest.mark.rule("MD2-ABL-28")
@pytest.mark.parametrize(("out", "fire", "health"), [(2, 0, 2), (1, 1, 3), (0, 2, 4)])
def test_healing_may_put_out_fire_a_token_a_point(out: int, fire: int, health: int):
    table = equipped("silver_ring")
    table.hero.health = 1
    states.set_alight(table.g, table.hero, 2)
    use(table, "silver_ring", None, out)
    assert (table.hero.fire, table.hero.health) == (fire, health)
    assert table.g.supply["state"] == 25 - fire


@pytest.mark.rule("MD2-ABL-28")
def test_who_is_whole_and_burns_can_be_healed():
    table = equipped("silver_ring")
    states.set_alight(table.g, table.hero, 2)
    use(table, "silver_ring")
    assert (table.hero.fire, table.hero.health) == (0, 5)


@pytest.mark.rule("MD2-ABL-26", "MD2-ABL-29")
def test_a_mob_that_heals_gets_no_minion_back():
    table = equipped()
    foe = table.enemy("demons", minions=1)
    foe.hurt = 2
    mend(foe, 1)
    assert (foe.hurt, foe.minions) == (1, 1)
    mend(foe, 5)
    assert (foe.hurt, foe.minions) == (0, 1)


@pytest.mark.rule("MD2-ABL-30")
def test_again_and_again_paid_each_time():
    table = equipped("repeating_crossbow")
    c = fight(table, kind="ranged")
    use(table, "repeating_crossbow", c)
    assert "repeating_crossbow" in usable(table, c)
    use(table, "repeating_crossbow", c)
    assert (c.swords, table.hero.mana) == (2, 0)
    assert why(table, "repeating_crossbow", c) == "MD2-ABL-11"


@pytest.mark.rule("MD2-ABL-31")
def test_once_in_a_round():
    table = equipped("pilgrims_crook")
    table.hero.health = 1
    table.do("use:pilgrims_crook")
    assert table.refusal("use:pilgrims_crook") == "MD2-ABL-31"
    table.play(hero_turn.end(table.g, table.hero))
    table.turn(table.hero)
    assert table.refusal("use:pilgrims_crook") == "MD2-ABL-31"
    table.play(rounds.darkness_phase(table.g))
    assert "use:pilgrims_crook" in table.options()


@pytest.mark.rule("MD2-ABL-31")
def test_once_in_a_turn_and_once_in_a_mission():
    table = equipped("phoenix_feather", hero="gheta")
    assert table.hero.berserker is not None
    table.hero.skills = ["old_scars"]
    table.hero.berserker.skills["blood_frenzy"] = ["old_scars"]
    table.do("use:old_scars")
    table.do("use:phoenix_feather")
    assert table.hero.used == {"old_scars": "turn", "phoenix_feather": "mission"}
    table.play(hero_turn.end(table.g, table.hero))
    table.play(rounds.darkness_phase(table.g))
    table.turn(table.hero)
    table.hero.health = 1
    assert "use:old_scars" in table.options()
    assert table.refusal("use:phoenix_feather") == "MD2-ABL-31"
