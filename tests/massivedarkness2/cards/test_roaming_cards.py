"""Every card of every roaming monster: health, dice, reward, scheme and claws (MD2-ROM-01)."""

from __future__ import annotations

from typing import Any

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.rules import combat, enemy_phase, spawning
from undercroft.games.massivedarkness2.rules.wounds import wound_enemy
from undercroft.games.massivedarkness2.state import OFF, RANGES, AttackType, Enemy

CARDS: dict[str, tuple[tuple[int, dict[str, dict[str, int]], int], ...]] = {
    # health for each hero, dice of each attack, blue dice
    "lyidan": (
        (7, {"melee": {"orange": 1, "black": 2}}, 2),
        (10, {"melee": {"orange": 2, "black": 1}}, 2),
        (12, {"melee": {"yellow": 2, "orange": 2, "black": 1}}, 4),
    ),
    "ytheria": (
        (4, {"melee": {"yellow": 1}, "ranged": {"yellow": 2, "black": 1}}, 1),
        (6, {"melee": {"orange": 1}, "ranged": {"yellow": 1, "orange": 1, "black": 1}}, 2),
        (8, {"melee": {"yellow": 2, "orange": 1}, "ranged": {"yellow": 2, "orange": 1, "black": 1}}, 4),
    ),
    "andra": (
        (5, {"melee": {"yellow": 1, "black": 1}, "ranged": {"yellow": 1, "black": 1}}, 2),
        (7, {"melee": {"yellow": 1, "orange": 1, "black": 1}, "ranged": {"yellow": 1, "orange": 1, "black": 1}}, 3),
        (10, {"melee": {"yellow": 1, "orange": 2, "black": 1}, "ranged": {"yellow": 1, "orange": 2, "black": 1}}, 5),
    ),
    "ghoul": (
        (5, {"melee": {"orange": 1, "black": 1}}, 2),
        (8, {"melee": {"orange": 2, "black": 2}}, 3),
        (10, {"melee": {"orange": 3, "black": 3}}, 4),
    ),
}
NUMBERS = [(who, range_, *row) for who, rows in CARDS.items() for range_, row in zip(RANGES, rows, strict=True)]
REWARDS = [("1-2", 2, {"rare": 1}), ("3-4", 2, {"epic": 1}), ("5", 0, {"epic": 3})]
"""Treasure tokens and the Fixed Reward, the same for all of them."""


def table(at: str = "B1", other: str = "F3") -> Table:
    """Ronen with a sword, and Irk behind closed doors unless a test says otherwise."""
    made = Table("training", "ronen", "irk", at=at)
    made.put(made.other, other).wear(made.hero, "rusty_sword")
    made.hero.health = made.other.health = 6
    return made


def activate(made: Table, enemy: Enemy, *answers: Any) -> None:
    made.play(enemy_phase.activate(made.g, enemy), *answers)


def faces(dice: dict[str, int], *shown: str) -> tuple[str, ...]:
    """Black dice come last in a roll, and show this; all others are blank."""
    return (*["blank"] * (sum(dice.values()) - len(shown)), *shown)


@pytest.mark.rule("MD2-ROM-01", "MD2-ROM-10")
@pytest.mark.parametrize(("who", "range_", "health", "attacks", "blue"), NUMBERS)
def test_health_and_dice_of_a_card(
    who: str, range_: str, health: int, attacks: dict[AttackType, dict[str, int]], blue: int
) -> None:
    made = table()
    monster = made.enemy(who, range_=range_)
    for kind, dice in attacks.items():
        made.play(combat.enemy_attack(made.g, monster, made.hero, kind), faces(dice))
        assert made.rolled() == dice
    made.attack(monster, ("blank",) * (blue + 2))
    assert made.rolled() == {"yellow": 1, "blue": blue, "black": 1}
    made.play(wound_enemy(made.g, monster, 2 * health - 1, made.hero))
    assert monster in made.g.enemies
    made.play(wound_enemy(made.g, monster, 1, made.hero))
    assert monster not in made.g.enemies


@pytest.mark.rule("MD2-ROM-02", "MD2-ROM-03")
@pytest.mark.parametrize("who", CARDS)
@pytest.mark.parametrize(("range_", "tokens", "reward"), REWARDS)
def test_reward_of_a_card(who: str, range_: str, tokens: int, reward: dict[str, int]) -> None:
    made = table()
    made.g.bag = {"common": 5, "rare": 0, "epic": 0}
    made.g.decks |= {"common": ("hand_axe",) * 5, "rare": ("kite_shield",) * 5, "epic": ("aegis",) * 5}
    made.hero.level = 2 * RANGES.index(range_) + 1
    monster: Enemy = made.play(spawning.spawn_roaming(made.g, made.zone("C1")), (who,))
    assert monster.range == range_
    assert monster.tokens == ("common",) * tokens
    made.play(wound_enemy(made.g, monster, 99, made.hero), *["keep"] * (tokens + sum(reward.values())))
    found = {"rare": made.hero.bag.count("kite_shield"), "epic": made.hero.bag.count("aegis")}
    assert {rarity: n for rarity, n in found.items() if n} == reward
    assert made.hero.bag.count("hand_axe") == tokens


# -- schemes ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ROM-07")
@pytest.mark.parametrize(("range_", "wounds"), list(zip(RANGES, (3, 5, 6), strict=True)))
def test_lyidan_suffers_in_light(range_: str, wounds: int) -> None:
    made = table()
    lyidan = made.enemy("lyidan", range_=range_)
    activate(made, lyidan)
    assert (lyidan.hurt, made.where(lyidan)) == (wounds, "B2")


@pytest.mark.rule("MD2-ROM-08")
@pytest.mark.parametrize(("range_", "fire"), list(zip(RANGES, (1, 1, 2), strict=True)))
def test_lyidan_comes_out_of_the_shadow_within_three_zones(range_: str, fire: int) -> None:
    made = table("A4")
    lyidan = made.enemy("lyidan", at="B2", range_=range_)
    activate(made, lyidan)
    assert (made.where(lyidan), made.hero.fire) == ("A4", fire)
    made.put(made.hero, "C1")
    lyidan.at = made.zone("B3")  # three zones away as well
    activate(made, lyidan)
    assert (made.where(lyidan), made.hero.fire) == ("C1", 2 * fire)
    lyidan.at = made.zone("A3")  # four zones away, and in light
    activate(made, lyidan)
    assert made.hero.fire == 2 * fire


@pytest.mark.rule("MD2-ROM-07", "MD2-ROM-08")
@pytest.mark.parametrize(
    ("range_", "many", "alone"),
    [
        ("1-2", {"yellow": 2, "black": 1}, {"yellow": 2, "orange": 1, "black": 1}),
        ("3-4", {"yellow": 1, "orange": 1, "black": 1}, {"yellow": 2, "orange": 2, "black": 1}),
        ("5", {"yellow": 2, "orange": 1, "black": 1}, {"yellow": 2, "orange": 3, "black": 1}),
    ],
)
def test_ytheria_shoots_at_all_or_better_at_one(range_: str, many: dict[str, int], alone: dict[str, int]) -> None:
    made = table("B1", "B2")
    ytheria = made.enemy("ytheria", at="B3", range_=range_)
    activate(made, ytheria)
    shot = [news.msg.args["whom"] for news in made.g.news if news.msg.id == "md2-log-attack"]
    assert [str(getattr(who, "id", who)) for who in shot] == ["md2-hero-ronen", "md2-hero-irk"]
    assert made.rolled() == many
    made.put(made.other, "F3")
    activate(made, ytheria)
    assert made.log().count("md2-log-attack") == 3
    assert made.rolled() == alone


@pytest.mark.rule("MD2-ROM-07", "MD2-ROM-08")
@pytest.mark.parametrize("range_", RANGES)
def test_andra_strikes_and_vanishes_appears_and_strikes(range_: str) -> None:
    made = table("B1")
    made.hero.health = 5
    andra = made.enemy("andra", at="C1", range_=range_)
    activate(made, andra)
    assert (andra.at, made.log().count("md2-log-attack")) == (OFF, 1)
    made.other.health = 1
    activate(made, andra)
    assert (made.where(andra), made.log().count("md2-log-attack")) == ("F3", 2)


@pytest.mark.rule("MD2-ROM-07", "MD2-ROM-08")
@pytest.mark.parametrize(("range_", "heal"), list(zip(RANGES, (5, 8, 10), strict=True)))
def test_the_ghoul_devours_and_charges(range_: str, heal: int) -> None:
    made = table("C1")
    ghoul = made.enemy("ghoul", at="A4", range_=range_)
    ghoul.hurt = 9
    mob = made.enemy("demons", at="A4", minions=1)
    activate(made, ghoul)
    assert (ghoul.hurt, mob.minions, made.where(ghoul)) == (max(0, 9 - heal), 0, "A4")
    activate(made, ghoul)
    assert made.where(ghoul) == "B2"  # three zones


@pytest.mark.rule("MD2-TIE-01")
def test_players_choose_what_the_ghoul_devours() -> None:
    made = table("C1")
    ghoul = made.enemy("ghoul", at="A4")
    first, second = made.enemy("demons", at="A4", minions=1), made.enemy("imps", at="A4", minions=1)
    activate(made, ghoul, second.number)
    assert (first.minions, second.minions) == (1, 0)
    assert made.asked == ["md2-ask-devour"]
    activate(made, ghoul)  # only one is left, and nobody is asked
    assert first.minions == 0
    assert made.asked == ["md2-ask-devour"]


# -- claws ------------------------------------------------------------------------------------------------------------


def clawed(made: Table, monster: Enemy, kind: AttackType, *answers: Any) -> None:
    """The monster attacks and rolls a claw."""
    dice = dict(CARDS[monster.id][RANGES.index(monster.range)][1])[kind]  # type: ignore[arg-type]
    made.play(combat.enemy_attack(made.g, monster, made.hero, kind), faces(dice, *["claw"] * dice["black"]), *answers)


@pytest.mark.rule("MD2-ROM-01")
@pytest.mark.parametrize(("range_", "face"), list(zip(RANGES, ("sword2", "sword3", "sword3"), strict=True)))
def test_lyidans_claws_let_all_fire_burn_once(range_: str, face: str) -> None:
    """Yellow dice on the lowest card, orange ones on the others."""
    made = table("B2")
    made.hero.fire = 1
    clawed(made, made.enemy("lyidan", range_=range_), "melee", (face,))
    assert (made.hero.fire, made.hero.health) == (0, 6 - int(face[-1]))


@pytest.mark.rule("MD2-ROM-01")
@pytest.mark.parametrize("range_", RANGES)
def test_ytherias_claw_brings_minions(range_: str) -> None:
    made = table()
    ytheria = made.enemy("ytheria", range_=range_)
    few, full = made.enemy("demons", at="E1", minions=2), made.enemy("imps", at="E1", minions=6)
    clawed(made, ytheria, "ranged")
    assert (few.minions, full.minions) == (3, 6)


@pytest.mark.rule("MD2-ROM-01")
@pytest.mark.parametrize(("range_", "wounds"), list(zip(RANGES, (1, 2, 2), strict=True)))
def test_andras_claw_finds_a_second_victim(range_: str, wounds: int) -> None:
    made = table("B1", "C1")
    clawed(made, made.enemy("andra", range_=range_), "melee")
    assert (made.hero.health, made.other.health) == (6, 6 - wounds)


@pytest.mark.rule("MD2-ROM-01")
@pytest.mark.parametrize(("range_", "at"), list(zip(RANGES, ("B2", "B1", "B1"), strict=True)))
def test_the_ghouls_claws_call_a_mob(range_: str, at: str) -> None:
    """A zone nearer for each claw."""
    made = table()
    mob = made.enemy("demons", at="B3")
    clawed(made, made.enemy("ghoul", range_=range_), "melee")
    assert made.where(mob) == at


@pytest.mark.rule("MD2-TIE-01")
def test_players_choose_which_mob_is_called_and_which_way_it_comes() -> None:
    made = table("B3")
    ghoul = made.enemy("ghoul")
    near, far = made.enemy("demons", at="B1"), made.enemy("imps", at="A4")
    clawed(made, ghoul, "melee", far.number)
    assert (made.where(near), made.where(far)) == ("B1", "A3")
    assert made.asked == ["md2-ask-called"]


@pytest.mark.rule("MD2-TIE-01", "MD2-EPH-11")
def test_players_choose_by_which_way_a_mob_comes() -> None:
    made = Table("the_demon_artifact", "ronen", "irk", at="C3")
    mob = made.enemy("demons", at="D4")
    clawed(made, made.enemy("ghoul"), "melee", "C4")
    assert (made.where(mob), made.asked[-1]) == ("C4", "md2-ask-way")


@pytest.mark.rule("MD2-TIE-01")
def test_players_choose_among_those_who_are_as_far_away() -> None:
    made = table("A4", "A4")
    lyidan = made.enemy("lyidan", at="B2")
    activate(made, lyidan, 1)
    assert (made.hero.fire, made.other.fire) == (0, 1)
    assert made.asked[0] == "md2-ask-target"


@pytest.mark.rule("MD2-TIE-01")
def test_players_choose_among_the_weakest() -> None:
    made = table("B1", "B1")
    andra = made.enemy("andra", at="C1")
    activate(made, andra, 1)
    assert made.last.hero == 1
    activate(made, andra, 0)
    assert made.last.hero == 0


@pytest.mark.rule("MD2-TIE-01")
def test_players_choose_the_second_victim() -> None:
    made = Table("training", "ronen", "irk", "gheta", at="B1")
    for hero in made.g.heroes:
        hero.health = 6
    clawed(made, made.enemy("andra"), "melee", 2)
    assert [hero.health for hero in made.g.heroes] == [6, 6, 5]
