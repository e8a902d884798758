"""Enemies: three kinds, their wounds, and what they never do (MD2-ENM, MD2-MOB-12 to MD2-MOB-17, MD2-MOB-21)."""

from __future__ import annotations

from collections import Counter

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import abilities, combat, enemy_phase, pool, states
from undercroft.games.massivedarkness2.rules.wounds import health, wound_enemy
from undercroft.games.massivedarkness2.state import RANGES, Enemy, LastAttack


def table(at: str = "B1", *heroes: str) -> Table:
    """Ronen with a sword, the other hero far away."""
    made = Table("training", *(heroes or ("ronen", "irk")), at=at)
    made.put(made.other, "F3")
    made.hero.slots = {"left": "rusty_sword"}
    return made


def hurt(made: Table, enemy: Enemy, wounds: int, slain: int = 0) -> int:
    return int(made.play(wound_enemy(made.g, enemy, wounds, made.hero, slain)))


def rolled(made: Table) -> Counter[str]:
    last = made.g.last_attack
    assert isinstance(last, LastAttack)
    return Counter(colour for colour, _face in last.dice)


# -- what they are ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ENM-01")
def test_mobs_roaming_monsters_and_bosses() -> None:
    assert (len(content().mobs), len(content().roaming), len(content().bosses)) == (8, 4, 2)
    made = table()
    assert [made.enemy(kind).kind for kind in ("demons", "ghoul", "reaper")] == ["mob", "roaming", "boss"]


@pytest.mark.rule("MD2-MOB-01", "MD2-MOB-05")
def test_a_card_of_every_mob_for_every_range() -> None:
    for mob in content().mobs.values():
        assert tuple(mob.cards) == RANGES
        assert [card.reward for card in mob.cards.values()] == [1, 1, 2]
        health_, blue = ([getattr(card, what) for card in mob.cards.values()] for what in ("health", "blue"))
        assert health_ == sorted(set(health_))
        assert blue == sorted(blue)


@pytest.mark.rule("MD2-MOB-01")
def test_every_figure_of_a_mob_has_the_health_of_its_card() -> None:
    made = table()
    mob = made.enemy("demons", minions=1)  # three health
    assert hurt(made, mob, 3) == 1
    assert mob.minions == 0
    assert hurt(made, mob, 2) == 0
    assert hurt(made, mob, 1) == 1
    assert mob not in made.g.enemies


@pytest.mark.rule("MD2-ENM-02", "MD2-ENM-03")
def test_wounds_stay_until_they_equal_the_health() -> None:
    made = table()
    ghoul = made.enemy("ghoul")  # five health for each of two heroes
    hurt(made, ghoul, 4)
    hurt(made, ghoul, 5)
    assert ghoul.hurt == 9
    assert ghoul in made.g.enemies
    assert hurt(made, ghoul, 1) == 1
    assert made.g.enemies == []


@pytest.mark.rule("MD2-ENM-05", "MD2-MOB-12")
def test_a_mob_is_one_enemy() -> None:
    made = table()
    mob = made.enemy("demons", minions=3)
    assert [what for what in made.options() if what.startswith("attack")] == [f"attack:melee:{mob.number}"]
    states.set_alight(made.g, mob, 1)
    assert mob.fire == 1  # one stack for all of them
    made.hero.potions = ["dragons_breath"]  # two fire for every enemy near
    made.do("use:dragons_breath")
    assert mob.fire == 3
    made.do(f"attack:melee:{mob.number}", ("sword", "shield", "blank", "blank", "blank"))
    assert rolled(made) == {"yellow": 1, "blue": 1, "black": 3}  # one defence for all of them


@pytest.mark.rule("MD2-ENM-05", "MD2-MOB-17")
def test_a_mob_moves_as_one() -> None:
    made = table("A3")
    mob = made.enemy("demons", at="C1", minions=3)
    made.play(enemy_phase.move(made.g, mob))
    assert made.where(mob) == "B1"
    assert mob.minions == 3


@pytest.mark.rule("MD2-ENM-06", "MD2-DOR-02")
def test_enemies_do_not_pass_closed_doors_or_walls_and_open_none() -> None:
    made = table("C1")
    mob = made.enemy("demons", at="D2")
    for _ in range(3):
        made.play(enemy_phase.activate(made.g, mob))
    assert made.where(mob) == "D2"
    assert made.closed("door_1")
    made.g.closed = 0
    made.play(enemy_phase.move(made.g, mob))
    assert made.where(mob) == "D1"  # and not through the wall between


@pytest.mark.rule("MD2-ENM-07")
def test_enemies_set_off_no_traps_and_touch_nothing() -> None:
    made = table("A3")
    for kind in ("spike_trap", "bear_trap", "chest", "treasure"):
        made.lay(kind, "B1", "common" if kind == "treasure" else "")
    tokens = list(made.g.tokens)
    mob = made.enemy("demons", at="C1", minions=1)
    made.play(enemy_phase.move(made.g, mob))
    assert made.where(mob) == "B1"
    assert (made.g.tokens, mob.minions, mob.hurt) == (tokens, 1, 0)


@pytest.mark.rule("MD2-ENM-08")
@pytest.mark.parametrize(("kind", "range_", "pile"), [("demons", "3-4", "mob_3-4"), ("ghoul", "5", "roaming_5")])
def test_a_card_is_discarded_beside_the_deck_of_its_range(kind: str, range_: str, pile: str) -> None:
    made = table()
    enemy = made.enemy(kind, range_=range_)
    made.g.decks |= dict.fromkeys(("common", "rare", "epic"), ())
    hurt(made, enemy, 99)
    assert {deck: cards for deck, cards in made.g.piles.items() if cards} == {pile: (kind,)}


# -- wounds of a mob --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-MOB-13")
@pytest.mark.parametrize(("wounds", "minions", "left"), [(2, 3, 2), (3, 2, 0), (4, 2, 1), (7, 1, 1)])
def test_wounds_go_to_one_figure_until_it_dies_and_then_on(wounds: int, minions: int, left: int) -> None:
    made = table()
    mob = made.enemy("demons", minions=3)  # three health each
    hurt(made, mob, wounds)
    assert (mob.minions, mob.hurt) == (minions, left)


@pytest.mark.rule("MD2-MOB-13")
def test_later_wounds_go_to_a_wounded_minion_first() -> None:
    made = table()
    mob = made.enemy("demons", minions=3)
    hurt(made, mob, 2)
    assert hurt(made, mob, 1) == 1
    assert (mob.minions, mob.hurt) == (2, 0)


@pytest.mark.rule("MD2-MOB-14")
def test_minions_protect_their_leader_within_an_attack_too() -> None:
    made = table()
    mob = made.enemy("demons", minions=2)
    assert hurt(made, mob, 8) == 2  # all minions, and two wounds on the leader
    assert (mob.minions, mob.hurt, mob in made.g.enemies) == (0, 2, True)
    mob = made.enemy("demons", minions=2)
    assert hurt(made, mob, 9) == 3
    assert mob not in made.g.enemies


@pytest.mark.rule("MD2-MOB-14")
def test_a_leader_alone_is_not_slain_as_a_minion() -> None:
    made = table()
    mob = made.enemy("demons", minions=1)
    assert hurt(made, mob, 0, slain=2) == 1
    assert mob in made.g.enemies


# -- their dice -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-MOB-16")
@pytest.mark.parametrize("minions", [0, 2, 6])
def test_a_black_die_for_each_minion_and_none_for_the_leader(minions: int) -> None:
    made = table()
    mob = made.enemy("demons", minions=minions)
    mob.item = "rib_club"
    kind = next(iter(pool.enemy_attacks(mob)))
    made.play(combat.attack(made.g, made.hero, mob, "melee"))
    assert rolled(made)["black"] == minions
    made.play(combat.enemy_attack(made.g, mob, made.hero, kind))
    assert rolled(made)["black"] == minions
    dice = content().mob_items["rib_club"].mob[kind]
    assert (rolled(made)["yellow"], rolled(made)["orange"]) == (dice.yellow, dice.orange)


@pytest.mark.rule("MD2-MOB-15")
@pytest.mark.parametrize(("minions", "dice"), [(0, 1), (3, 4), (6, 6)])
def test_a_mob_without_its_item_rolls_enemy_dice_only(minions: int, dice: int) -> None:
    made = table()
    mob = made.enemy("demons", minions=minions)
    assert list(pool.enemy_attacks(mob)) == ["melee"]
    made.play(enemy_phase.strike(made.g, mob))
    assert rolled(made) == {"black": dice}
    made.play(combat.attack(made.g, made.hero, mob, "melee"))
    assert rolled(made)["black"] == minions  # in defence the leader adds none


@pytest.mark.rule("MD2-MOB-21")
def test_gargoyles_defend_with_a_shield_for_each_claw() -> None:
    made = table()
    mob = made.enemy("gargoyles", minions=3)
    made.play(combat.attack(made.g, made.hero, mob, "melee"), ("sword2", "blank", "claw", "claw", "blank"))
    assert made.g.last_attack.shields == 2  # type: ignore[union-attr]
    assert mob.hurt == 0
    made.play(combat.enemy_attack(made.g, mob, made.hero, "melee"), ("claw", "claw", "claw", "claw"))
    assert made.g.last_attack.shields == 0  # type: ignore[union-attr]


@pytest.mark.rule("MD2-MOB-21")
def test_undead_attack_with_two_more_dice_and_two_wounds_of_their_own_for_each_claw() -> None:
    made = table()
    mob = made.enemy("undead", minions=1, range_="3-4")
    mob.item = "rib_club"
    (kind,) = pool.enemy_attacks(mob)
    dice = pool.enemy_dice(mob, kind)
    made.play(combat.enemy_attack(made.g, mob, made.hero, kind), (*["blank"] * sum(dice.values()), "claw"))
    assert rolled(made)["yellow"] == dice.get("yellow", 0) + 2
    assert mob.hurt == 2
    made.play(combat.attack(made.g, made.hero, mob, "melee"), ("blank", "claw"))
    assert mob.hurt == 2


@pytest.mark.rule("MD2-ENM-04")
def test_enemies_gain_no_mana() -> None:
    """A mana symbol in their attack is nobody's."""
    made = table()
    ghoul = made.enemy("ghoul")
    made.hero.mana = 1
    made.play(combat.enemy_attack(made.g, ghoul, made.hero, "melee"), ("sword_mana", "blank"))
    assert made.hero.mana == 1


@pytest.mark.rule("MD2-ENM-05")
def test_wounds_dealt_to_an_enemy_are_dealt_to_the_mob() -> None:
    made = table()
    mob = made.enemy("demons", minions=2)
    effect = content().abilities["firebomb"].effect
    made.play(abilities.afflict_enemy(made.g, mob, effect, made.hero, None))
    assert mob.fire == 2
    made.play(enemy_phase.suffer(made.g, mob), ("sword2", "sword2"))
    assert (mob.minions, mob.hurt) == (1, 1)
    assert health(made.g, mob) == 3
