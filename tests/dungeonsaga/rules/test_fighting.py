"""Fights: whom a model may fight, and what becomes of the dice (SAG-FGT)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement as falls

import pytest

from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.rules.fighting import hits

from ..positions import table

ROOM = "...\n.O.\n..."
IN_FRONT = {
    "north": {"A1", "B1", "C1", "A2", "C2"},
    "east": {"B1", "C1", "C2", "B3", "C3"},
    "south": {"A2", "C2", "A3", "B3", "C3"},
    "west": {"A1", "B1", "A2", "A3", "B3"},
}
AROUND = ("A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3")


@pytest.mark.rule("SAG-FGT-01")
@pytest.mark.parametrize("square", AROUND)
@pytest.mark.parametrize("facing", IN_FRONT)
def test_a_model_may_fight_what_is_in_its_front_arc_and_nothing_behind_it(facing: str, square: str) -> None:
    game = table(ROOM, {"orlaf": {"facing": facing}}, [{"kind": "zombie", "at": square, "name": "the zombie"}])
    if square in IN_FRONT[facing]:
        assert game.can("fight:the zombie")
    else:
        assert game.refuses("fight:the zombie") == "SAG-FGT-01"


@pytest.mark.rule("SAG-FGT-01")
def test_nobody_is_fought_from_two_squares_away() -> None:
    game = table("O.z", {"orlaf": {"facing": "east"}}, [{"kind": "zombie", "at": "z", "name": "the zombie"}])
    assert not game.can("fight:the zombie")
    assert game.play("B1").can("fight:the zombie")


@pytest.mark.rule("SAG-FGT-01")
def test_friends_are_not_fought() -> None:
    game = table("OR", {"orlaf": {"facing": "east"}, "rordin": {"acted": True}})
    assert game.asked == "turn"
    assert not any(str(one).startswith("fight") for one in game.offers)


@pytest.mark.rule("SAG-FGT-02")
def test_one_fight_is_all_of_a_turn() -> None:
    zombies = [{"kind": "zombie", "at": square, "name": f"the {square}"} for square in ("A1", "C1")]
    given = {"orlaf": {"items": ["healing_potion"], "wounds": 1}}
    game = table(ROOM, given, zombies, dice=[[6] * 5, [1, 1]])
    game.play("fight:the A1")
    assert game.asked == "turn"
    assert game.model("the A1") is None
    assert game.refuses("fight:the C1") == "SAG-HER-05"


@pytest.mark.rule("SAG-FGT-04")
def test_in_a_models_turn_it_is_the_attacker_and_the_hero_is_asked_nothing() -> None:
    zombie = {"kind": "zombie", "at": "B1", "facing": "south", "name": "the zombie"}
    game = table(ROOM, {"orlaf": {}}, [zombie], turn={"model": "the zombie"}, dice=[[6, 6, 6], [1] * 5])
    assert game.seat == 0
    game.play("fight:hero orlaf")
    made = game.state.last_attack
    assert (made.kind, made.by, made.at) == ("fight", 1, 0)
    assert game.said.count("sag-log-fight") == 1
    assert "sag-log-strike" not in game.said
    assert game.hero("orlaf").sheet.wounds == 1


@pytest.mark.rule("SAG-FGT-06")
@pytest.mark.parametrize("kind", ["skeleton_warrior", "skeleton_archer", "zombie", "dwarf_revenant", "ghost", "grund"])
@pytest.mark.parametrize("hero", ["orlaf", "rordin", "madriga", "danor"])
def test_each_side_rolls_the_dice_of_its_card(hero: str, kind: str) -> None:
    models = [{"kind": kind, "at": "B1", "facing": "west", "name": "the other"}]
    game = table(f"{hero[0].upper()}.", {hero: {"facing": "east"}}, models)
    made = game.play("fight:the other").state.last_attack
    cards = content()
    assert len(made.dice) == {"orlaf": 5, "rordin": 4, "madriga": 3, "danor": 2}[hero]
    assert len(made.answer) == cards.kinds[kind].fight
    assert made.armour == cards.kinds[kind].armour


# -- the dice ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAG-FGT-07", "SAG-ARM-01")
@pytest.mark.parametrize("armour", range(1, 6))
@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_must_be_higher_than_the_armour(face: int, armour: int) -> None:
    assert hits([face], [], armour) == (face > armour)


@pytest.mark.rule("SAG-FGT-10")
@pytest.mark.parametrize("defence", range(1, 7))
@pytest.mark.parametrize("face", range(2, 7))
def test_a_die_must_be_higher_than_the_one_it_meets(face: int, defence: int) -> None:
    assert hits([face], [defence], 1) == (face > defence)


@pytest.mark.rule("SAG-FGT-09", "SAG-FGT-11", "SAG-FGT-12")
@pytest.mark.parametrize(
    ("attack", "defence", "armour", "scored"),
    [
        ((6, 4), (5, 2), 2, 2),
        ((4, 6), (2, 5), 2, 2),  # in whatever order they have fallen
        ((6, 5), (5, 6), 1, 0),  # the highest meets the highest
        ((6, 2), (5, 6), 1, 0),
        ((3, 3, 3), (6,), 2, 2),  # two meet nobody
        ((3,), (6, 1, 1), 2, 0),  # two of the defender meet nobody
        ((5, 2, 2), (4, 4, 4), 2, 1),  # weak ones are out before any meets another
        ((6, 6, 2), (6, 5), 2, 1),
        ((6, 6, 3), (6, 5), 2, 2),
        ((2, 2, 2), (), 2, 0),  # nothing is left
        ((), (6, 6), 1, 0),
    ],
)
def test_dice_are_paired_from_the_highest_down(
    attack: Sequence[int], defence: Sequence[int], armour: int, scored: int
) -> None:
    assert hits(attack, defence, armour) == scored


@pytest.mark.rule("SAG-FGT-05")
def test_the_steps_one_after_the_other_for_all_small_throws() -> None:
    for armour in range(1, 6):
        for attack in falls(range(1, 7), 3):
            for defence in falls(range(1, 7), 2):
                strong = [face for face in sorted(attack)[::-1] if not face <= armour]
                best = [*sorted(defence)[::-1], 0]
                pairs = zip(strong, best, strict=False)
                assert hits(attack, defence, armour) == len([1 for mine, other in pairs if mine > other])


@pytest.mark.rule("SAG-FGT-14")
@pytest.mark.parametrize("facing", IN_FRONT)
def test_the_defender_rolls_whichever_way_it_looks(facing: str) -> None:
    models = [{"kind": "dwarf_revenant", "at": "B1", "facing": facing, "name": "the dwarf"}]
    made = table("O..", {"orlaf": {"facing": "east"}}, models).play("fight:the dwarf").state.last_attack
    assert len(made.answer) == (3 if facing == "east" else 4)
