"""What every item does, one after the other."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.state import LastAttack
from undercroft.games.dungeonsaga.stats import ability, armour, fight_dice

from ..positions import Dialogue, table

ZOMBIE: dict[str, Any] = {"kind": "zombie", "at": "z", "facing": "west", "name": "the zombie"}
CRYSTALS = {"energy_crystal_1": 1, "energy_crystal_2": 2, "energy_crystal_3": 3}
POTIONS = {"healing_potion", "battle_potion", "haste_potion"}
WORN = {
    "spidersilk_armour": ("madriga", {"armour": 3}),
    "runic_breastplate": ("orlaf", {"armour": 3}),
    "forgebreaker": ("rordin", {"fight": 5, "smash": 3}),
}
OTHERS = {"tome_of_valandor", "dunstans_amulet", "runed_staff_of_silibar"}


def last(game: Dialogue) -> LastAttack:
    assert isinstance(game.state.last_attack, LastAttack)
    return game.state.last_attack


def sheet(game: Dialogue, who: str) -> tuple[int, list[str]]:
    found = game.hero(who).sheet
    assert found is not None
    return found.wounds, found.items


def test_every_item_is_one_of_these() -> None:
    """The tome helps against wards: see the spells."""
    assert {*CRYSTALS, *POTIONS, *WORN, *OTHERS} == set(content().items)
    assert sum(item.copies for item in content().items.values()) == 27


@pytest.mark.rule("SAG-MAG-15")
@pytest.mark.parametrize("crystal", CRYSTALS)
def test_energy_crystals(crystal: str) -> None:
    game = table("D...z", {"danor": {"facing": "east", "spells": ["flame"], "items": [crystal]}}, [ZOMBIE])
    game.play("cast:flame", "the zombie", crystal)
    assert len(last(game).dice) == 5 + CRYSTALS[crystal]
    assert sheet(game, "danor") == (0, [])


def test_a_crystal_may_be_saved() -> None:
    game = table("D...z", {"danor": {"facing": "east", "spells": ["flame"], "items": ["energy_crystal_3"]}}, [ZOMBIE])
    game.play("cast:flame", "the zombie", "no")
    assert len(last(game).dice) == 5
    assert sheet(game, "danor") == (0, ["energy_crystal_3"])


@pytest.mark.rule("SAG-ITM-06", "SAG-ITM-07")
def test_healing_potion() -> None:
    game = table("O...", {"orlaf": {"wounds": 3, "items": ["healing_potion"]}})
    before = game.state.supply["healing_potion"]
    game.play("use:healing_potion")
    assert sheet(game, "orlaf") == (2, [])
    assert game.state.supply["healing_potion"] == before + 1
    well = table("O...", {"orlaf": {"items": ["healing_potion"]}})
    assert well.refuses("use:healing_potion") == "SAG-ITM-06", "nobody is to waste it"


def test_battle_potion_for_the_fights_of_this_turn() -> None:
    heroes = {"orlaf": {"facing": "east", "items": ["battle_potion"]}}
    game = table("Oz.", heroes, [ZOMBIE])
    game.play("use:battle_potion", "fight:the zombie")
    assert len(last(game).dice) == 7
    game.play("order:the zombie", "C1", "hero orlaf")
    assert (last(game).kind, len(last(game).dice)) == ("strike", 5), "it is over with his turn"
    game.play("end", "B1", "fight:the zombie")
    assert (last(game).kind, len(last(game).dice)) == ("fight", 5)


def test_battle_potion_counts_for_locks_and_not_for_shots() -> None:
    drawn = {"things": "M.c.z", "legend": {"c": {"chest": True, "lock": 1, "id": "the_chest"}}}
    hero = {"facing": "east", "items": ["battle_potion"]}
    game = table(drawn, {"madriga": hero}, [ZOMBIE])
    game.play("use:battle_potion", "shoot:the zombie")
    assert len(last(game).dice) == 2, "three, less one for the chest in the way"
    game = table(drawn, {"madriga": hero}, [ZOMBIE])
    game.play("use:battle_potion", "B1", "fight:the_chest")
    assert len(last(game).dice) == 5


def test_haste_potion() -> None:
    game = table("O" + "." * 14, {"orlaf": {"facing": "east", "items": ["haste_potion"]}})
    game.play("use:haste_potion", *(f"{column}1" for column in "BCDEFGHIJKL"))
    assert game.squares == set()
    assert game.where("orlaf") == "L1", "seven squares and four more"


def test_haste_potion_helps_nobody_who_has_acted() -> None:
    game = table(
        "Oz", {"orlaf": {"facing": "east", "wounds": 1, "items": ["haste_potion", "healing_potion"]}}, [ZOMBIE]
    )
    game.play("fight:the zombie")
    assert game.refuses("use:haste_potion") == "SAG-HER-03"


@pytest.mark.rule("SAG-ITM-05")
@pytest.mark.parametrize(("face", "wounds"), [(6, 0), (5, 0), (4, 1), (1, 1)])
def test_dunstans_amulet(face: int, wounds: int) -> None:
    """A die for every wound: five or six, and it is none."""
    dice = [[6, 6, 6], [1] * 5, [face]]
    game = table(
        "Oz", {"orlaf": {"facing": "east", "items": ["dunstans_amulet"]}}, [ZOMBIE], turn="overlord", dice=dice
    )
    game.play("order:the zombie", "fight:hero orlaf")
    assert sheet(game, "orlaf") == (wounds, ["dunstans_amulet"])
    assert "sag-log-amulet" in game.said


@pytest.mark.rule("SAG-ITM-03")
@pytest.mark.parametrize("item", WORN)
def test_what_is_worn(item: str) -> None:
    who, values = WORN[item]
    hero = table("a...", {who: {"at": "a", "items": [item]}}).hero(who)
    found = {"armour": armour(hero), "fight": fight_dice(hero), "smash": ability(hero, "smash")}
    assert {key: found[key] for key in values} == values


@pytest.mark.rule("SAG-MAG-15")
def test_runed_staff_of_silibar() -> None:
    """A die more in magic attacks, for Danor only."""
    hero = {"facing": "east", "spells": ["flame"], "items": ["runed_staff_of_silibar"]}
    game = table("D...z", {"danor": hero}, [ZOMBIE])
    game.play("cast:flame", "the zombie")
    assert len(last(game).dice) == 6
    assert [(note.side, note.why, note.dice) for note in last(game).notes] == [("attacker", "magic", 1)]


@pytest.mark.rule("SAG-ITM-01")
@pytest.mark.parametrize("item", [*WORN, "runed_staff_of_silibar"])
def test_and_by_nobody_else(item: str) -> None:
    users = content().items[item].users
    for who in {"orlaf", "rordin", "madriga", "danor"} - set(users):
        plain = table("a...", {who: {"at": "a"}}).hero(who)
        hero = table("a...", {who: {"at": "a", "items": [item]}}).hero(who)
        assert (armour(hero), fight_dice(hero), ability(hero, "smash")) == (
            armour(plain),
            fight_dice(plain),
            ability(plain, "smash"),
        )
