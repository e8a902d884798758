"""The berserker (MD2-BER)."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import abilities, combat, levels
from undercroft.games.massivedarkness2.rules.berserker import STANCES, fury
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.wounds import wound_hero
from undercroft.games.massivedarkness2.state import Combat, Fury, LastAttack

SWORD = "big_freakin_greatsword"


def gheta(rage: int = 0, stance: str = "blood_frenzy", *skills: str, at: str = "B1") -> Table:
    """Gheta with a greatsword; her skills lie below her stance."""
    table = Table("training", "gheta", "ronen", at=at)
    table.put(table.other, "F3")
    table.hero.slots = {"left": SWORD, "right": SWORD}
    table.hero.skills = list(skills)
    board = fury(table.hero)
    board.rage, board.stance, board.skills[stance] = rage, stance, list(skills)
    return table


def usable(table: Table, c: Combat) -> set[str]:
    """Abilities for a combat, but for that of the hero card."""
    return set(abilities.usable(table.g, table.hero, abilities.moments(c), c)) - {"gheta"}


def fight(table: Table, *, by_hero: bool = True) -> Combat:
    """A combat whose dice are not rolled yet."""
    enemy = table.enemy("demons", minions=2)
    c = Combat(hero=0, enemy=enemy.number, by_hero=by_hero, kind="melee")
    table.g.combats.append(c)
    return c


# -- setting up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-BER-01")
def test_the_stance_to_begin_with_is_chosen() -> None:
    table = gheta()
    for stance in STANCES:
        table.hero.berserker = None
        table.play(rules_for(table.hero).set_up(table.g, table.hero), stance)
        assert fury(table.hero) == Fury(stance=stance, skills={one: [] for one in STANCES})


@pytest.mark.rule("MD2-BER-01")
def test_the_first_skill_goes_below_its_stance() -> None:
    table = gheta(stance="bravado")
    table.play(levels.gain_skill(table.g, table.hero), "lethal_fury_1")
    assert fury(table.hero).skills == {"blood_frenzy": ["lethal_fury_1"], "bravado": [], "provocation": []}


@pytest.mark.rule("MD2-BER-01")
def test_some_skills_go_below_any_stance() -> None:
    for stance in STANCES:
        table = gheta()
        table.play(levels.gain_skill(table.g, table.hero), "old_scars", stance)
        assert fury(table.hero).skills[stance] == ["old_scars"]


@pytest.mark.rule("MD2-BER-01", "MD2-LVL-09")
def test_a_higher_tier_lies_where_the_lower_one_lay() -> None:
    table = gheta(0, "blood_frenzy", "lethal_fury_1")
    table.hero.level = 3
    table.play(levels.gain_skill(table.g, table.hero), "lethal_fury_2")
    assert fury(table.hero).skills["blood_frenzy"] == ["lethal_fury_2"]
    assert table.hero.skills == ["lethal_fury_2"]


@pytest.mark.rule("MD2-BER-02", "MD2-BER-06")
def test_three_stances_for_attack_moving_and_punishment() -> None:
    assert STANCES == ("blood_frenzy", "bravado", "provocation")
    for stance in STANCES:
        (basic,) = content().basics[stance].abilities
        assert (basic.cost.rage, basic.cost.mana, basic.cost.wounds) == (1, 0, 0)

    table = gheta(1, "blood_frenzy")
    c = fight(table)
    table.play(abilities.use(table.g, table.hero, "blood_frenzy", c))
    assert (c.rerolls, fury(table.hero).rage) == (1, 0)

    table = gheta(1, "bravado")
    table.do("go:C1")
    table.do("use:bravado")
    assert table.g.turn is not None
    assert (table.g.turn.mp, fury(table.hero).rage) == (2, 0)

    table = gheta(1, "provocation")
    c = fight(table, by_hero=False)
    table.play(abilities.use(table.g, table.hero, "provocation", c))
    assert (c.hurt, fury(table.hero).rage) == (1, 0)


# -- rage -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-BER-03")
def test_wounds_become_rage() -> None:
    table = gheta()
    wound_hero(table.g, table.hero, 3, "MD2-RES-06")
    assert (table.hero.health, fury(table.hero).rage) == (4, 3)


@pytest.mark.rule("MD2-BER-03")
def test_so_does_a_scratch() -> None:
    table = gheta()
    enemy = table.enemy("demons", minions=1)
    table.do(f"attack:melee:{enemy.number}", ("blank", "blank", "blank", "scratch"))
    assert (table.hero.health, fury(table.hero).rage) == (6, 1)


@pytest.mark.rule("MD2-BER-03")
def test_health_that_was_not_there_becomes_no_rage() -> None:
    table = gheta()
    table.hero.health = 2
    wound_hero(table.g, table.hero, 5, "MD2-RES-06")
    assert fury(table.hero).rage == 2


@pytest.mark.rule("MD2-BER-04")
def test_seven_are_the_most() -> None:
    table = gheta(6)
    wound_hero(table.g, table.hero, 4, "MD2-RES-06")
    assert (table.hero.health, fury(table.hero).rage) == (3, 7)


@pytest.mark.rule("MD2-BER-05")
def test_each_ability_is_paid_separately() -> None:
    table = gheta(2, "blood_frenzy", "lethal_fury_1")
    c = fight(table)
    table.play(abilities.use(table.g, table.hero, "lethal_fury_1", c))
    assert fury(table.hero).rage == 1
    assert usable(table, c) == {"blood_frenzy"}
    table.play(abilities.use(table.g, table.hero, "blood_frenzy", c))
    assert fury(table.hero).rage == 0
    assert usable(table, c) == set()
    refused = abilities.why_not(table.g, table.hero, "blood_frenzy", c)
    assert refused is not None
    assert refused.rule == "MD2-BER-05"


@pytest.mark.rule("MD2-BER-06")
def test_the_basic_ability_may_be_paid_again() -> None:
    table = gheta(3)
    c = fight(table)
    for left in (2, 1, 0):
        table.play(abilities.use(table.g, table.hero, "blood_frenzy", c))
        assert fury(table.hero).rage == left
    assert c.rerolls == 3


@pytest.mark.rule("MD2-BER-07")
def test_only_what_lies_below_the_stance_can_be_used() -> None:
    table = gheta(5, "blood_frenzy", "lethal_fury_1")
    fury(table.hero).skills["provocation"] = ["iron_scowl_1"]
    attack, defence = fight(table), fight(table, by_hero=False)
    assert usable(table, attack) == {"blood_frenzy", "lethal_fury_1"}
    assert usable(table, defence) == {"blood_frenzy"}
    fury(table.hero).stance = "provocation"
    assert usable(table, attack) == set()
    assert usable(table, defence) == {"provocation", "iron_scowl_1"}
    assert {combat.refusals(table.g, attack)[f"use:{key}"].rule for key in ("blood_frenzy", "lethal_fury_1")} == {
        "MD2-BER-07"
    }
    assert table.refusal("use:bravado") == "MD2-BER-07"
    fury(table.hero).stance = "bravado"
    assert usable(table, attack) == usable(table, defence) == set()


@pytest.mark.rule("MD2-BER-09")
def test_rage_from_elsewhere_costs_no_health() -> None:
    table = gheta(1)
    table.hero.health = 2
    table.play(abilities.do(table.g, table.hero, content().abilities["gheta.shadow"]))
    assert (table.hero.health, fury(table.hero).rage) == (5, 4)


@pytest.mark.rule("MD2-BER-10", "MD2-KO-01")
def test_rage_is_no_health_and_is_kept() -> None:
    table = gheta(5)
    table.hero.health = 1
    wound_hero(table.g, table.hero, 1, "MD2-RES-06")
    assert table.hero.down
    assert fury(table.hero).rage == 6


# -- stances ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-BER-08")
def test_a_rage_changes_the_stance() -> None:
    table = gheta(1)
    table.do("class:stance:provocation")
    assert fury(table.hero) == Fury(stance="provocation", skills={stance: [] for stance in STANCES})
    assert table.refusal("class:stance:bravado") == "MD2-BER-08"
    assert not [what for what in table.options() if what.startswith("class:")]


@pytest.mark.rule("MD2-BER-08")
def test_the_stance_taken_is_no_change() -> None:
    table = gheta(2)
    assert [what for what in table.options() if "stance" in what] == [
        "class:stance:bravado",
        "class:stance:provocation",
    ]


@pytest.mark.rule("MD2-BER-08")
def test_not_in_the_middle_of_an_action() -> None:
    table = gheta(2)
    assert rules_for(table.hero).in_combat(table.g, table.hero, fight(table)) == []
    assert rules_for(table.hero).standing(table.g, table.hero) == []
    table.g.enemies.clear()
    table.do("go:C1")
    table.do("class:stance:bravado")
    assert table.g.turn is not None
    assert (table.g.turn.moving, table.g.turn.mp, table.g.turn.actions) == (False, 0, 2)
    assert "use:bravado" not in table.options()


@pytest.mark.rule("MD2-BER-08", "MD2-BER-06")
def test_the_rulebooks_turn() -> None:
    """Four rage: to Bravado, three zones in a move, back to Blood Frenzy, and Lethal Fury for the attack."""
    table = gheta(4, "blood_frenzy", "lethal_fury_1", at="A3")
    enemy = table.enemy("demons", at="B1", minions=0)
    table.do("class:stance:bravado")
    for what in ("go:B3", "use:bravado", "go:B2", "go:B1"):
        table.do(what)
    assert table.where(table.hero) == "B1"
    assert table.g.turn is not None
    assert table.g.turn.actions == 2
    table.do("class:stance:blood_frenzy")
    table.do(f"attack:melee:{enemy.number}", "use:lethal_fury_1", ("sword2", "blank", "blank", "blank"))
    assert enemy.hurt == 2
    assert fury(table.hero).rage == 0


# -- worked examples --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-POL-07")
def test_lethal_fury_in_the_pool() -> None:
    table = gheta(1, "blood_frenzy", "lethal_fury_1")
    enemy = table.enemy("skeletons", minions=2)
    flow = combat.attack(table.g, table.hero, enemy, "melee")
    asked = next(flow)
    c = table.g.combats[-1]
    assert c.pool == {"yellow": 1, "orange": 1, "blue": 1, "black": 2}
    assert asked.prompt.id == "md2-ask-pool"
    flow.send("use:lethal_fury_1")
    assert c.pool == {"yellow": 2, "orange": 1, "blue": 1, "black": 2}


@pytest.mark.rule("MD2-RES-11", "MD2-RES-04", "MD2-BER-03")
def test_gheta_against_gargoyles() -> None:
    table = gheta(0, at="B2")
    table.hero.mana = 1
    enemy = table.enemy("gargoyles", minions=2)
    table.do(
        f"attack:melee:{enemy.number}",
        ("sword_mana", "sword3", "shield", "sword2", "scratch", "claw"),
        "die:4",  # the scratch: a wound, and so a rage
        "use:blood_frenzy",
        "reroll:2",
        ("shield",),
        "die:0",
        "finish",
    )
    after_scratch, after_frenzy = table.asks[-4].space, table.asks[-3].space
    assert "use:blood_frenzy" in after_scratch.enumerate(99)
    assert "reroll:2" in after_frenzy.enumerate(99)
    assert "reroll:4" not in after_frenzy.enumerate(99)  # resolved already
    assert (table.hero.health, table.hero.mana, fury(table.hero).rage) == (6, 2, 0)
    last = table.g.last_attack
    assert isinstance(last, LastAttack)
    assert (last.swords, last.shields, last.wounds) == (6, 2, 4)
    assert (enemy.minions, enemy.hurt) == (0, 0)
