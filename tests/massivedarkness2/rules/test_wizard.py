"""The wizard (MD2-WIZ)."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import abilities, any_time, combat, levels
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.wizard import QUADRANTS, amulet
from undercroft.games.massivedarkness2.state import Amulet, Combat, Enemy, LastAttack

BASICS = ["spark", "chill_touch", "ward", "blink"]


def mathrin(*spells: str, needle: int = 0, weapon: str = "ash_wand") -> Table:
    """Mathrin in B1 with a wand; spells on the amulet from the top on, basic ones where none is given."""
    table = Table("training", "mathrin", "ronen", at="B1")
    table.put(table.other, "F3")
    table.hero.slots = {"left": weapon}
    table.hero.skills = [spell for spell in spells if spell in content().skills]
    table.hero.wizard = Amulet(needle=needle, spells=[*spells, *BASICS[len(spells) :]])
    return table


def fight(table: Table, *, by_hero: bool = True, kind: str = "magic") -> Combat:
    """A combat whose dice are not rolled yet."""
    enemy = table.enemy("demons", minions=2)
    c = Combat(hero=0, enemy=enemy.number, by_hero=by_hero, kind=kind)  # type: ignore[arg-type]
    table.g.combats.append(c)
    return c


def usable(table: Table, c: Combat) -> set[str]:
    return set(abilities.usable(table.g, table.hero, abilities.moments(c), c)) - {"ash_wand"}


def sturdy(table: Table, at: str = "B1") -> Enemy:
    enemy = table.enemy("undead", at=at)
    enemy.hurt = -50
    return enemy


# -- setting up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-WIZ-01")
@pytest.mark.parametrize("quadrant", QUADRANTS)
def test_four_basic_spells_and_the_needle_anywhere(quadrant: str) -> None:
    table = mathrin()
    table.hero.wizard = None
    table.play(rules_for(table.hero).set_up(table.g, table.hero), quadrant)
    assert amulet(table.hero) == Amulet(needle=QUADRANTS.index(quadrant), spells=BASICS)
    assert len(set(BASICS)) == len({str(content().basics[basic].abilities) for basic in BASICS}) == 4


@pytest.mark.rule("MD2-WIZ-02", "MD2-WIZ-06")
@pytest.mark.parametrize("quadrant", QUADRANTS)
def test_the_first_skill_covers_any_basic_spell(quadrant: str) -> None:
    table = mathrin()
    table.play(levels.gain_skill(table.g, table.hero), "dark_magic_1", quadrant)
    expected = list(BASICS)
    expected[QUADRANTS.index(quadrant)] = "dark_magic_1"
    assert amulet(table.hero).spells == expected


@pytest.mark.rule("MD2-WIZ-06")
def test_a_covered_skill_is_no_longer_owned() -> None:
    table = mathrin("path_of_fire_1", "dark_magic_1")
    table.hero.level = 2
    table.play(levels.gain_skill(table.g, table.hero), "creased_map", "east")
    assert amulet(table.hero).spells == ["path_of_fire_1", "creased_map", "ward", "blink"]
    assert table.hero.skills == ["path_of_fire_1", "creased_map"]
    assert "dark_magic_1" in [skill.id for skill in levels.skills_for(table.hero)]


@pytest.mark.rule("MD2-WIZ-06", "MD2-LVL-09")
def test_a_higher_tier_goes_where_the_lower_one_is() -> None:
    table = mathrin("spark", "path_of_fire_1")
    table.hero.level = 3
    table.asked.clear()
    table.play(levels.gain_skill(table.g, table.hero), "path_of_fire_2")
    assert amulet(table.hero).spells == ["spark", "path_of_fire_2", "ward", "blink"]
    assert table.hero.skills == ["path_of_fire_2"]
    assert table.asked == ["md2-ask-skill"]


# -- the needle -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-WIZ-03", "MD2-WIZ-09")
@pytest.mark.parametrize(
    ("needle", "attack", "defence"),
    [(0, {"path_of_fire_1"}, set()), (1, {"chill_touch"}, set()), (2, {"ward"}, {"ward"}), (3, set(), set())],
)
def test_only_what_the_needle_points_at(needle: int, attack: set[str], defence: set[str]) -> None:
    """A basic spell where no skill covers it."""
    table = mathrin("path_of_fire_1", needle=needle)
    assert usable(table, fight(table)) == attack
    assert usable(table, fight(table, by_hero=False)) == defence
    refused = combat.refusals(table.g, fight(table))
    others = {"path_of_fire_1", "chill_touch", "ward"} - attack
    assert {key for key in others if refused[f"use:{key}"].rule == "MD2-WIZ-03"} == others
    table.g.enemies.clear()
    table.do("go:C1")
    assert ("use:blink" in table.options()) == (needle == 3)
    assert table.refusal("use:blink") == (None if needle == 3 else "MD2-WIZ-03")


@pytest.mark.rule("MD2-WIZ-04")
@pytest.mark.parametrize(("needle", "then"), [(0, 1), (1, 2), (2, 3)])
def test_it_turns_on_after_a_spell(needle: int, then: int) -> None:
    table = mathrin(needle=needle)
    table.play(abilities.use(table.g, table.hero, BASICS[needle], fight(table)))
    assert amulet(table.hero).needle == then


@pytest.mark.rule("MD2-WIZ-04")
def test_it_turns_round_and_round() -> None:
    table = mathrin(needle=3)
    table.do("go:C1")
    table.do("use:blink")
    assert amulet(table.hero).needle == 0


@pytest.mark.rule("MD2-WIZ-04")
def test_but_not_after_what_is_no_spell() -> None:
    table = mathrin()
    c = fight(table)
    table.play(abilities.use(table.g, table.hero, "ash_wand", c))
    table.do("act:mathrin")
    assert amulet(table.hero).needle == 0


@pytest.mark.rule("MD2-WIZ-05")
def test_a_mana_turns_it_a_quadrant() -> None:
    table = mathrin(needle=2)
    table.hero.mana = 2
    for needle in (3, 0):
        table.do("class:needle")
        assert amulet(table.hero).needle == needle
    assert table.hero.mana == 0
    assert "class:needle" not in table.options()
    assert table.refusal("class:needle") == "MD2-WIZ-05"
    assert [what for what in table.options() if what.startswith("class:")] == []  # and nothing turns it back


@pytest.mark.rule("MD2-WIZ-05")
def test_at_any_time() -> None:
    """In the turn of somebody else, and in a Move action without ending it."""
    table = mathrin()
    table.turn(table.other)
    asked = any_time.standing(table.g, table.hero.seat)
    assert asked is not None
    assert "class:needle" in asked.space.enumerate(9)
    any_time.do(table.g, table.hero.seat, "class:needle")
    assert (amulet(table.hero).needle, table.hero.mana) == (1, 5)
    table.turn(table.hero)
    table.do("go:C1")
    table.do("class:needle")
    assert table.g.turn is not None
    assert (table.g.turn.moving, table.g.turn.mp) == (True, 1)


# -- casting ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-WIZ-07")
def test_attack_spells_take_a_magic_weapon() -> None:
    for weapon, able in (("ash_wand", True), ("rusty_sword", False)):
        table = mathrin("path_of_fire_1", weapon=weapon)
        c = fight(table, kind="melee")
        assert ("path_of_fire_1" in usable(table, c)) == able
        why = abilities.why_not(table.g, table.hero, "path_of_fire_1", c)
        assert (why and why.rule) == (None if able else "MD2-WIZ-07")


@pytest.mark.rule("MD2-WIZ-07")
def test_the_weapon_need_not_be_used() -> None:
    """A staff with both attacks, striking; a wand in the other hand, while the sword strikes."""
    table = mathrin("path_of_fire_1")
    table.hero.slots = {"left": "rusty_sword", "right": "ash_wand"}
    assert "path_of_fire_1" in usable(table, fight(table, kind="melee"))


@pytest.mark.rule("MD2-WIZ-07")
def test_other_spells_take_none() -> None:
    table = mathrin("ward", "dark_magic_1", weapon="rusty_sword")
    assert usable(table, fight(table, by_hero=False)) == {"ward"}
    assert "ward" not in usable(table, fight(table))  # activated during an attack it is an attack spell
    amulet(table.hero).needle = 1
    assert "use:dark_magic_1" in table.options()


@pytest.mark.rule("MD2-WIZ-08")
def test_casting_costs_what_is_printed_and_no_action() -> None:
    table = mathrin("dark_magic_1")
    enemy = sturdy(table)
    table.do("use:dark_magic_1")
    assert table.g.turn is not None
    assert (table.hero.health, table.hero.mana, table.g.turn.actions) == (2, 5, 3)
    assert enemy.hurt == -47


@pytest.mark.rule("MD2-WIZ-08")
def test_unless_it_is_an_action() -> None:
    table = mathrin("falling_sky")
    sturdy(table)
    table.do("act:falling_sky")
    assert table.g.turn is not None
    assert (table.hero.mana, table.g.turn.actions) == (3, 2)


@pytest.mark.rule("MD2-WIZ-10")
def test_several_spells_in_one_combat() -> None:
    """The next one as soon as the needle has turned on, by itself or by mana; none of them twice."""
    table = mathrin("path_of_fire_1")
    table.hero.mana = 9
    enemy = sturdy(table)
    table.asks.clear()
    table.do(
        f"attack:magic:{enemy.number}",
        ("blank",),
        "use:path_of_fire_1",
        "use:chill_touch",
        "class:needle",
        "class:needle",
        "finish",
    )
    offered = [
        {str(what) for what in ask.space.enumerate(99) if str(what)[4:] in (*BASICS, "path_of_fire_1")}
        for ask in table.asks
    ]
    assert offered == [{"use:path_of_fire_1"}, {"use:chill_touch"}, {"use:ward"}, set(), set()]
    assert (enemy.fire, enemy.frost, table.hero.mana) == (1, 1, 4)
    assert amulet(table.hero).needle == 0


@pytest.mark.rule("MD2-WIZ-04", "MD2-WIZ-05", "MD2-WIZ-08")
def test_the_rulebooks_turn() -> None:
    """Path of Fire, Dark Magic on somebody else, two quadrants by mana, Path of Fire again."""
    table = mathrin("path_of_fire_1", "dark_magic_1")
    table.hero.mana = 9
    undead, other = sturdy(table), table.enemy("demons", at="C1", minions=1, range_="3-4")
    table.do(f"attack:magic:{undead.number}", ("blank",), "use:path_of_fire_1", "finish")
    last = table.g.last_attack
    assert isinstance(last, LastAttack)
    assert (last.swords, undead.hurt, undead.fire, table.hero.mana) == (2, -48, 1, 7)
    assert amulet(table.hero).spells[amulet(table.hero).needle] == "dark_magic_1"
    table.do("use:dark_magic_1", other.number)
    assert (other.hurt, table.hero.health, table.hero.mana) == (3, 2, 6)
    assert amulet(table.hero).spells[amulet(table.hero).needle] == "ward"
    table.do("class:needle")
    table.do("class:needle")
    table.do(f"attack:magic:{undead.number}", ("blank",), "use:path_of_fire_1", "finish")
    assert (undead.hurt, undead.fire, table.hero.mana) == (-46, 2, 2)
    assert table.g.turn is not None
    assert table.g.turn.actions == 1
