"""Feats take the place of a turn (SAG-FEA): what is left of it is what the feat says."""

from __future__ import annotations

from typing import Any

import pytest

from ..positions import table

ZOMBIE: dict[str, Any] = {"kind": "zombie", "at": "z", "facing": "east", "name": "the zombie"}


@pytest.mark.rule("SAG-FEA-03", "SAG-HER-07")
def test_only_the_action_that_the_feat_allows() -> None:
    """Danor casts and does not strike, Madriga shoots and does not strike, though a zombie stands before them."""
    game = table("Dz", {"danor": {"facing": "east", "spells": ["flame"]}}, [ZOMBIE])
    assert game.can("fight:the zombie")
    game.play("feat:wellspring")
    assert game.offers == ["cast:flame", "end"]
    game = table("M.z", {"madriga": {"legend": True, "facing": "east"}}, [ZOMBIE])
    game.play("feat:shadow_step", "B1")
    assert not game.can("fight:the zombie")


@pytest.mark.rule("SAG-FEA-03")
def test_nobody_prays_in_the_turn_of_a_feat() -> None:
    drawn = {
        "things": "Rz.",
        "regions": {"altar": ["A1"]},
        "deeds": [{"id": "pray", "at": "altar"}],
        "events": [{"id": "heard", "when": {"acted": "pray"}, "do": [{"add": {"prayers": 1}}]}],
    }
    game = table(drawn, {"rordin": {"facing": "east"}}, [ZOMBIE])
    assert game.can("deed:pray")
    game.play("feat:stone_wall")
    assert game.offers == ["fight:1", "end"]


@pytest.mark.rule("SAG-FEA-03", "SAG-ITM-12")
def test_nothing_changes_hands_in_it_and_after_that_it_is_too_late_for_one() -> None:
    heroes = {
        "orlaf": {"legend": True, "facing": "east", "items": ["healing_potion"]},
        "rordin": {"acted": True, "items": ["battle_potion"]},
    }
    game = table("OR..", heroes)
    assert game.can("give:healing_potion:rordin")
    game.play("feat:charge")
    assert not game.can("give:healing_potion:rordin")
    assert not game.can("take:battle_potion:rordin")
    game = table("OR..", heroes)
    game.play("give:healing_potion:rordin")
    assert game.refuses("feat:charge") == "SAG-FEA-03"


@pytest.mark.rule("SAG-FEA-01", "SAG-FEA-02")
def test_one_feat_in_a_turn_and_the_other_in_another() -> None:
    game = table("O..z", {"orlaf": {"legend": True, "facing": "east"}}, [ZOMBIE])
    game.play("feat:charge")
    assert game.refuses("feat:whirlwind") in ("SAG-FEA-01", "SAG-FEA-03")
    game.play("B1", "C1", "end", "end")
    assert game.state.round == 2
    assert game.can("feat:whirlwind")
    assert game.refuses("feat:charge") == "SAG-FEA-02"


@pytest.mark.rule("SAG-FEA-01", "SAG-FEA-03")
def test_never_a_second_feat_in_the_same_turn() -> None:
    """Not even where there would be somebody to whirl at."""
    game = table("Oz..", {"orlaf": {"legend": True, "facing": "east"}}, [ZOMBIE])
    assert game.can("feat:whirlwind")
    game.play("feat:charge")
    assert not game.can("feat:whirlwind")
    assert game.refuses("feat:whirlwind") == "SAG-FEA-03"


@pytest.mark.rule("SAG-FEA-03")
def test_no_action_after_a_feat_that_fights_by_itself() -> None:
    given = {"orlaf": {"facing": "east", "wounds": 1, "items": ["healing_potion"]}}
    game = table("Oz..", given, [ZOMBIE], dice=[[1] * 5, [1] * 2])
    game.play("feat:whirlwind", "the zombie")
    assert game.asked == "turn"
    assert game.offers == ["use:healing_potion", "end"]


@pytest.mark.rule("SAG-FEA-03", "SAG-FEA-04")
@pytest.mark.parametrize(("who", "feat"), [("orlaf", "charge"), ("madriga", "shadow_step")])
def test_steps_and_turns_where_the_feat_speaks_of_movement(who: str, feat: str) -> None:
    game = table("...\n.h.\n...", {who: {"at": "h", "legend": True, "facing": "east"}})
    game.play(f"feat:{feat}")
    assert len(game.squares) == 8
    assert {"face:north", "face:south", "face:west"} <= set(game.offers)


@pytest.mark.rule("SAG-FEA-03", "SAG-ITM-06")
@pytest.mark.parametrize(("who", "feat", "squares"), [("orlaf", "charge", 11), ("madriga", "shadow_step", 12)])
@pytest.mark.parametrize("first", [True, False])
def test_a_potion_of_haste_counts_before_a_feat_as_after_it(who: str, feat: str, squares: int, first: bool) -> None:
    """Both move as in any turn, and 4 squares further who has drunk it."""
    given = {who: {"at": "h", "legend": True, "facing": "east", "items": ["haste_potion"]}}
    game = table("h" + 14 * ".", given)
    steps = ["use:haste_potion", f"feat:{feat}"]
    game.play(*(steps if first else reversed(steps)))
    game.play(*(f"{column}1" for column in "BCDEFGHIJKLMNO"[:squares]))
    assert game.squares == set(), "as far as that and no farther"


@pytest.mark.rule("SAG-FEA-01", "SAG-ITM-06")
def test_whoever_a_spell_moves_has_no_turn_for_a_feat_or_a_potion() -> None:
    heroes = {
        "danor": {"facing": "east", "spells": ["brisk_work"]},
        "orlaf": {"facing": "east", "wounds": 1, "items": ["healing_potion"]},
    }
    game = table("D.Oz..", heroes, [ZOMBIE])
    game.play("danor", "cast:brisk_work", "hero orlaf")
    assert game.asked == "turn"
    assert not [one for one in game.offers if str(one).startswith(("feat", "use", "fight", "give", "take"))]
    game.play("end")
    game.until("turn")
    assert {"feat:whirlwind", "use:healing_potion", "fight:2"} <= set(game.offers), "his own turn is still to come"
