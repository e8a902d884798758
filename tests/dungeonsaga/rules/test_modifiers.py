"""What changes the number of dice (SAG-MOD), and what is left of armour (SAG-ARM)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from undercroft.games.dungeonsaga.rules.modifiers import from_behind, outnumbered, readied, reduced
from undercroft.games.dungeonsaga.state import Effect, Model
from undercroft.games.dungeonsaga.stats import armour, fight_dice, injured

from ..positions import Dialogue, table

HALL = """\
.....
.....
..O..
.....
....."""
AROUND = ("B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4")
TOWARDS = {"B2": "south", "C2": "south", "D2": "south", "B3": "east", "D3": "west"} | dict.fromkeys(
    ("B4", "C4", "D4"), "north"
)
REAR = {
    "north": {"B4", "C4", "D4"},
    "east": {"B2", "B3", "B4"},
    "south": {"B2", "C2", "D2"},
    "west": {"D2", "D3", "D4"},
}


def zombie(at: str, facing: str = "", **given: Any) -> dict[str, Any]:
    return {"kind": "zombie", "at": at, "facing": facing or TOWARDS[at], "name": f"the {at}", **given}


def of(game: Dialogue, name: str) -> Model:
    found = game.model(name)
    assert found is not None
    return found


# -- who is outnumbered -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SAG-MOD-02")
@pytest.mark.parametrize("many", range(9))
def test_two_enemies_outnumber_a_model_and_more_do_no_more(many: int) -> None:
    game = table(HALL, {"orlaf": {}}, [zombie(square) for square in AROUND[:many]])
    hero = game.hero("orlaf")
    assert outnumbered(game.state, hero, None) == (many >= 2)
    if many:
        made = readied(game.state, hero, of(game, "the B2"), "fight")
        assert (made.dice, made.defence) == (4 if many > 1 else 5, 3)


@pytest.mark.rule("SAG-MOD-02")
def test_who_does_not_have_a_model_in_its_front_arc_does_not_count() -> None:
    game = table(HALL, {"orlaf": {}}, [zombie("B2"), zombie("C2", "north"), zombie("E3", "west")])
    assert not outnumbered(game.state, game.hero("orlaf"), None)


@pytest.mark.rule("SAG-MOD-02")
def test_a_zombie_that_has_acted_still_counts() -> None:
    game = table(HALL, {"orlaf": {}}, [zombie("B2", acted=True), zombie("C2", acted=True)])
    assert outnumbered(game.state, game.hero("orlaf"), None)


@pytest.mark.rule("SAG-MOD-02", "SAG-MOD-04")
def test_heroes_outnumber_as_well() -> None:
    heroes = {"orlaf": {}, "rordin": {"at": "B3", "facing": "north"}, "danor": {"at": "D1", "facing": "south"}}
    game = table(HALL, heroes, [zombie("C2")], turn={"hero": "orlaf"})
    made = readied(game.state, game.hero("orlaf"), of(game, "the C2"), "fight")
    assert (made.dice, made.defence, made.armour) == (5, 2, 1)
    assert outnumbered(game.state, of(game, "the C2"), None)


@pytest.mark.rule("SAG-MOD-02")
def test_one_who_is_off_the_board_counts_no_more() -> None:
    heroes = {"orlaf": {}, "rordin": {"stunned": True}}
    game = table(HALL, heroes, [zombie("C2")])
    assert not outnumbered(game.state, of(game, "the C2"), None)


# -- from behind ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAG-MOD-03")
@pytest.mark.parametrize("square", AROUND)
@pytest.mark.parametrize("facing", REAR)
def test_an_attack_from_one_of_the_three_rear_squares_comes_from_behind(facing: str, square: str) -> None:
    game = table(HALL, {"orlaf": {"facing": facing}}, [zombie(square)], turn="overlord")
    hero, attacker = game.hero("orlaf"), of(game, f"the {square}")
    assert from_behind(game.state, attacker, hero) == (square in REAR[facing])
    made = readied(game.state, attacker, hero, "fight")
    assert (made.dice, made.defence, made.armour) == (3, 4 if square in REAR[facing] else 5, 2)


@pytest.mark.rule("SAG-MOD-03")
def test_the_attacker_loses_nothing_by_looking_away_from_others() -> None:
    game = table(HALL, {"orlaf": {}}, [zombie("C2", "north"), zombie("C4", "north")])
    made = readied(game.state, game.hero("orlaf"), of(game, "the C2"), "fight")
    assert (made.dice, made.defence) == (5, 2)


# -- adding up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAG-MOD-01", "SAG-MOD-05", "SAG-MOD-09")
@pytest.mark.parametrize(("hurt", "crowded", "behind"), [*product((False, True), repeat=3)])
def test_all_that_weakens_a_defender_is_added_up(hurt: bool, crowded: bool, behind: bool) -> None:
    heroes = {"orlaf": {"wounds": 3 if hurt else 2, "facing": "south" if behind else "north"}}
    game = table(HALL, heroes, [zombie("C2"), *([zombie("B3")] if crowded else [])], turn="overlord")
    made = readied(game.state, of(game, "the C2"), game.hero("orlaf"), "fight")
    assert (made.defence, made.armour) == (5 - hurt - crowded - behind, 2)
    why = [note.why for note in made.notes if note.side == "defender"]
    expected = {"injured": hurt, "outnumbered": crowded, "behind": behind}
    assert why == [name for name, there in expected.items() if there]


@pytest.mark.rule("SAG-MOD-01")
@pytest.mark.parametrize("wounds", range(5))
def test_an_injured_attacker_rolls_one_die_fewer(wounds: int) -> None:
    game = table(HALL, {"orlaf": {"wounds": wounds}}, [zombie("C2", "south")])
    made = readied(game.state, game.hero("orlaf"), of(game, "the C2"), "fight")
    assert (made.dice, made.defence) == (5 if wounds < 3 else 4, 3)


@pytest.mark.rule("SAG-MOD-06", "SAG-MOD-07", "SAG-MOD-08", "SAG-MOD-09")
@pytest.mark.parametrize("penalties", range(5))
@pytest.mark.parametrize("worn", range(1, 6))
@pytest.mark.parametrize("dice", range(2, 8))
def test_penalties_take_dice_down_to_two_then_armour_down_to_one(dice: int, worn: int, penalties: int) -> None:
    left, still = dice, worn
    for _ in range(penalties):
        if left > 2:
            left -= 1
        elif still > 1:
            still -= 1
    assert reduced(dice, worn, penalties) == (left, still)


@pytest.mark.rule("SAG-MOD-07")
def test_armour_pays_for_this_one_attack_only() -> None:
    game = table(HALL, {"danor": {"at": "C3"}}, [zombie("C2"), zombie("B3")], turn="overlord")
    hero = game.hero("danor")
    assert readied(game.state, of(game, "the C2"), hero, "fight").armour == 1
    assert armour(hero) == 2
    game.state.minions.pop()
    assert readied(game.state, of(game, "the C2"), hero, "fight").armour == 2


@pytest.mark.rule("SAG-MOD-10")
def test_what_an_attacker_cannot_pay_in_dice_changes_nothing_about_the_defender() -> None:
    heroes = {"danor": {"at": "C3", "wounds": 2}}
    game = table(HALL, heroes, [{**zombie("C2"), "kind": "armoured_zombie"}, zombie("B3")])
    made = readied(game.state, game.hero("danor"), of(game, "the C2"), "fight")
    assert (made.dice, made.defence, made.armour) == (2, 3, 3)
    assert [note.why for note in made.notes] == ["injured", "outnumbered"]


# -- armour -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAG-ARM-02")
@pytest.mark.parametrize("more", range(-4, 8))
def test_armour_is_never_above_five_nor_below_one(more: int) -> None:
    hero = table(HALL, {"orlaf": {}}).hero("orlaf")
    hero.effects = [Effect("aegis", "round", armour=more)]
    assert armour(hero) == [1, 1, 1, 1, 2, 3, 4, 5, 5, 5, 5, 5][more + 4]


@pytest.mark.rule("SAG-ARM-02", "SAG-ARM-04")
def test_items_and_markers_are_added_up() -> None:
    hero = table(HALL, {"orlaf": {"items": ["runic_breastplate"]}}).hero("orlaf")
    assert armour(hero) == 3
    hero.effects = [
        Effect("aegis", "round", armour=1),
        Effect("corrode", "round", armour=-1),
        Effect("bone_armour", "round", armour=1),
    ]
    assert armour(hero) == 4


@pytest.mark.rule("SAG-ARM-04")
@pytest.mark.parametrize(("more", "left"), [(0, 2), (1, 3), (2, 4), (3, 4), (5, 4)])
def test_the_cap_comes_before_the_penalty(more: int, left: int) -> None:
    game = table(HALL, {"danor": {"at": "C3"}}, [zombie("C2"), zombie("B3")], turn="overlord")
    hero = game.hero("danor")
    hero.effects = [Effect("stone_wall", "round", armour=1 + more)]  # 3 and more, and two dice: one penalty
    made = readied(game.state, of(game, "the C2"), hero, "fight")
    assert (made.defence, made.armour) == (2, left)


@pytest.mark.rule("SAG-ARM-05")
def test_armour_is_worn_without_being_used_and_only_by_those_it_fits() -> None:
    game = table("MO.", {"madriga": {"items": ["spidersilk_armour"]}, "orlaf": {"items": ["spidersilk_armour"]}})
    assert (armour(game.hero("madriga")), armour(game.hero("orlaf"))) == (3, 2)


# -- dice of cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAG-MOD-05")
def test_dice_gained_are_added_before_any_are_lost() -> None:
    game = table(HALL, {"danor": {"at": "C3"}}, [zombie("C2"), zombie("B3")])
    hero = game.hero("danor")
    hero.effects = [Effect("battle_potion", "turn", fight=2)]
    made = readied(game.state, hero, of(game, "the C2"), "fight", dice=1, card="charge")
    assert made.dice == 2 + 2 + 1 - 1
    assert [(note.why, note.dice) for note in made.notes] == [("charge", 1), ("battle_potion", 2), ("outnumbered", -1)]


@pytest.mark.rule("SAG-DMG-08", "SAG-DMG-09")
def test_injuries_cost_a_die_and_leave_what_the_dice_show() -> None:
    dice = [[6, 6, 6, 3], [5, 4, 3]]
    game = table("Oz", {"orlaf": {"wounds": 3, "facing": "east"}}, [zombie("B1", "west")], dice=dice)
    assert injured(game.hero("orlaf"))
    assert fight_dice(game.hero("orlaf")) == 5
    made = game.play("fight:the B1").state.last_attack
    assert (made.dice, made.answer, made.hits) == ((6, 6, 6, 3), (5, 4, 3), 4)
