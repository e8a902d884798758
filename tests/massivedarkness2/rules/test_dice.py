"""The dice: what is on them, who rolls which, and what a symbol does (MD2-DIC)."""

from __future__ import annotations

from collections import Counter

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.rules import combat
from undercroft.games.massivedarkness2.rules.dice import COLOURS, FACES, Face, die, expected_swords, limit
from undercroft.games.massivedarkness2.state import AttackType, Combat, Enemy, LastAttack, Rolled

SWORD = "rusty_sword"  # a yellow die


def table(at: str = "B1", weapon: str = SWORD) -> Table:
    """Ronen alone in the light of B1 with a sword; whatever he could do besides stays undone."""
    made = Table("training", "ronen", "irk", at=at)
    made.put(made.other, "F3")
    made.hero.slots = {"left": weapon}
    return made


def faces(colour: str) -> Counter[Face]:
    return Counter(FACES[face] for face in die(colour).faces)


def rolled(made: Table) -> Counter[str]:
    """How many dice of each colour were rolled in the last attack."""
    last = made.g.last_attack
    assert isinstance(last, LastAttack)
    return Counter(colour for colour, _face in last.dice)


def strike(made: Table, enemy: Enemy, *dice: str) -> None:
    """The hero attacks and the dice show this: attack, blue, purple, black."""
    made.play(combat.attack(made.g, made.hero, enemy, "melee"), *([dice] if dice else []))


def suffer(made: Table, enemy: Enemy, *dice: str, kind: AttackType = "melee") -> None:
    """The enemy attacks."""
    made.play(combat.enemy_attack(made.g, enemy, made.hero, kind), *([dice] if dice else []))


# -- what is on them --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-DIC-01")
def test_eighteen_dice_of_five_kinds() -> None:
    assert {colour: limit(colour) for colour in COLOURS} == {
        "yellow": 3,
        "orange": 3,
        "blue": 5,
        "purple": 1,
        "black": 6,
    }
    assert sum(limit(colour) for colour in COLOURS) == 18


@pytest.mark.rule("MD2-DIC-02")
def test_orange_gives_more_damage_and_yellow_more_mana() -> None:
    mana = {colour: sum(FACES[face].mana > 0 for face in die(colour).faces) for colour in ("yellow", "orange")}
    assert mana == {"yellow": 2, "orange": 1}
    assert expected_swords("yellow") == 1
    assert expected_swords("orange") == 1.5


@pytest.mark.rule("MD2-DIC-02")
def test_heroes_and_enemies_attack_with_yellow_and_orange_dice() -> None:
    made = table(weapon="big_freakin_greatsword")
    made.hero.slots["right"] = made.hero.slots["left"]
    enemy = made.enemy("ghoul")
    strike(made, enemy)
    assert (rolled(made)["yellow"], rolled(made)["orange"]) == (1, 1)
    suffer(made, enemy)
    assert (rolled(made)["yellow"], rolled(made)["orange"]) == (0, 1)


@pytest.mark.rule("MD2-DIC-03")
def test_yellow_faces() -> None:
    assert faces("yellow") == {Face(): 1, Face(swords=1): 2, Face(swords=1, mana=1): 2, Face(swords=2): 1}


@pytest.mark.rule("MD2-DIC-04")
def test_orange_faces() -> None:
    assert faces("orange") == {
        Face(): 1,
        Face(swords=1): 1,
        Face(swords=1, mana=1): 1,
        Face(swords=2): 2,
        Face(swords=3): 1,
    }


@pytest.mark.rule("MD2-DIC-05")
def test_blue_faces() -> None:
    assert faces("blue") == {Face(): 2, Face(shields=1): 3, Face(shields=2): 1}


@pytest.mark.rule("MD2-DIC-05")
def test_heroes_and_enemies_defend_with_blue_dice() -> None:
    made = table()
    made.hero.slots["torso"] = "worn_leather_armour"
    enemy = made.enemy("demons", range_="3-4")
    strike(made, enemy)
    assert rolled(made) == {"yellow": 1, "blue": 2}  # the demons' blue dice, not the hero's
    suffer(made, enemy)
    assert rolled(made) == {"blue": 1, "black": 1}


@pytest.mark.rule("MD2-DIC-06")
def test_purple_faces() -> None:
    symbols = (Face(shadow=1), Face(swords=1), Face(swords=2), Face(swords=3), Face(mana=1), Face(mana=2))
    assert faces("purple") == dict.fromkeys(symbols, 1)


@pytest.mark.rule("MD2-DIC-06", "MD2-ENM-04")
@pytest.mark.parametrize(("at", "dice"), [("B2", 1), ("B1", 0)], ids=["shadow", "light"])
def test_only_heroes_who_attack_in_shadow_roll_the_purple_die(at: str, dice: int) -> None:
    made = table(at)
    enemy = made.enemy("ghoul")
    strike(made, enemy)
    assert rolled(made)["purple"] == dice
    assert rolled(made)["yellow"] == 1  # in addition
    suffer(made, enemy)
    assert rolled(made)["purple"] == 0


@pytest.mark.rule("MD2-DIC-07")
def test_black_faces() -> None:
    assert faces("black") == {
        Face(): 2,
        Face(scratches=1): 1,
        Face(claws=1): 2,
        Face(claws=1, scratches=1): 1,
    }


@pytest.mark.rule("MD2-DIC-07", "MD2-ROM-10")
def test_enemies_roll_black_dice_when_they_attack_and_when_they_defend() -> None:
    made = table()
    enemy = made.enemy("ghoul", range_="3-4")
    strike(made, enemy)
    assert rolled(made) == {"yellow": 1, "blue": 3, "black": 1}
    suffer(made, enemy)
    assert rolled(made) == {"orange": 2, "black": 2}


# -- what they do -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-DIC-08", "MD2-DIC-10")
@pytest.mark.parametrize(
    ("sword", "shield", "wounds"),
    [("sword2", "blank", 2), ("sword2", "shield", 1), ("sword", "shield", 0), ("sword", "shield2", 0)],
)
def test_swords_wound_and_shields_block(sword: str, shield: str, wounds: int) -> None:
    made = table()
    enemy = made.enemy("demons")
    strike(made, enemy, sword, shield)
    assert enemy.hurt == wounds


@pytest.mark.rule("MD2-DIC-08", "MD2-DIC-10")
def test_an_enemys_swords_wound_the_hero() -> None:
    made = table()
    made.hero.slots["torso"] = "worn_leather_armour"
    suffer(made, made.enemy("ghoul"), "sword3", "shield", "blank")
    assert made.hero.health == 4


@pytest.mark.rule("MD2-DIC-09")
def test_mana_for_a_hero_who_attacks_and_not_beyond_the_maximum() -> None:
    made = table("B2")
    made.hero.mana = 0
    enemy = made.enemy("demons")
    strike(made, enemy, "sword_mana", "blank", "mana2")
    assert made.hero.mana == 3
    strike(made, enemy, "sword_mana", "blank", "mana2")
    assert made.hero.mana == 4


@pytest.mark.rule("MD2-DIC-09", "MD2-ENM-04")
def test_no_mana_for_a_hero_who_defends() -> None:
    made = table()
    made.hero.mana = 0
    suffer(made, made.enemy("ghoul"), "sword_mana", "blank")
    assert made.hero.mana == 0


@pytest.mark.rule("MD2-DIC-11", "MD2-HRO-07")
@pytest.mark.parametrize(("face", "rage"), [("shadow", 3), ("sword", 0)])
def test_a_shadow_symbol_is_the_heros_shadow_ability(face: str, rage: int) -> None:
    """Gheta's: three rage and three wounds healed."""
    made = Table("training", "gheta", "irk", at="B2")
    made.hero.slots = {"left": SWORD}
    made.hero.health = 2
    strike(made, made.enemy("demons"), "blank", "blank", face)
    assert made.hero.berserker is not None
    assert made.hero.berserker.rage == rage
    assert made.hero.health == 2 + rage


@pytest.mark.rule("MD2-DIC-12")
def test_scratches_wound_the_hero_who_attacks() -> None:
    made = table()
    enemy = made.enemy("demons", minions=2)
    strike(made, enemy, "blank", "shield2", "scratch", "scratch")
    assert made.hero.health == 4
    assert enemy.hurt == 0


@pytest.mark.rule("MD2-DIC-12")
def test_no_shield_stops_a_scratch() -> None:
    made = table()
    made.hero.slots["torso"] = "worn_leather_armour"
    suffer(made, made.enemy("ghoul"), "blank", "shield2", "scratch")
    assert made.hero.health == 5


@pytest.mark.rule("MD2-DIC-13")
def test_every_claw_is_the_enemys_ability_once() -> None:
    made = table()
    enemy = made.enemy("demons", minions=3)
    strike(made, enemy, "blank", "blank", "claw", "blank", "claw")  # demons drain a mana
    assert made.hero.mana == 2


@pytest.mark.rule("MD2-DIC-14")
def test_claw_and_scratch_on_one_die_are_both_resolved() -> None:
    made = table()
    enemy = made.enemy("demons", minions=1)
    c = Combat(hero=0, enemy=enemy.number, by_hero=False, kind="melee", rolled=[Rolled("black", "claw_scratch")])
    made.g.combats.append(c)
    made.play(combat.resolve_die(made.g, c, c.rolled[0]))
    assert (made.hero.health, made.hero.mana) == (5, 3)
