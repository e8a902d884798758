"""A hero's turn (SAG-HER): first the movement, then one action, and either may be left out."""

from __future__ import annotations

from typing import Any

import pytest

from ..positions import Dialogue, table

CHAPEL: dict[str, Any] = {
    "things": "..z..y\n......\n......",
    "regions": {"altar": ["C2"]},
    "deeds": [{"id": "pray", "at": "altar", "once": False}],
    "events": [{"id": "heard", "when": {"acted": "pray"}, "do": [{"add": {"prayers": 1}}], "once": False}],
}
ZOMBIES = [
    {"kind": "zombie", "at": "z", "facing": "north", "name": "near zombie"},
    {"kind": "zombie", "at": "y", "facing": "north", "name": "far zombie"},
]
HURT = {"at": "C2", "wounds": 1, "items": ["healing_potion"]}
"""With a potion left a hero is asked even when there is nothing else to do."""


def chapel(who: str, facing: str, **more: Any) -> Dialogue:
    return table(CHAPEL, {who: {**HURT, "facing": facing, **more}}, ZOMBIES)


def acts(game: Dialogue) -> set[str]:
    """The actions there are to choose from."""
    return {str(one) for one in game.offers if str(one).split(":")[0] in ("fight", "shoot", "cast", "deed")}


ONE_ACTION: dict[str, tuple[str, str, dict[str, Any], tuple[str, ...]]] = {
    "fight": ("orlaf", "north", {}, ("fight:near zombie",)),
    "shoot": ("madriga", "east", {}, ("shoot:far zombie",)),
    "cast": ("danor", "east", {"spells": ["aegis", "flame"]}, ("cast:flame", "far zombie")),
    "pray": ("rordin", "north", {}, ("deed:pray",)),
}


@pytest.mark.rule("SAG-HER-01", "SAG-HER-03", "SAG-HER-05")
@pytest.mark.parametrize("action", ONE_ACTION)
def test_after_the_action_neither_a_step_nor_a_turn_nor_another_action(action: str) -> None:
    who, facing, more, answers = ONE_ACTION[action]
    game = chapel(who, facing, **more)
    assert game.squares
    assert game.can("face:south")
    assert {"deed:pray", str(game.numbered(answers[0]))} <= acts(game)
    game.play(*answers)
    assert game.offers == ["use:healing_potion", "end"]
    assert game.refuses("B2") == "SAG-HER-03"
    game.play("end")
    assert game.hero(who).acted


@pytest.mark.rule("SAG-HER-03", "SAG-HER-05")
def test_after_a_small_spell_only_another_small_one() -> None:
    game = chapel("danor", "north", spells=["aegis", "flamebolt", "flame"])
    assert acts(game) >= {"fight:1", "cast:flame", "deed:pray"}
    game.play("cast:aegis", "hero danor")
    assert game.offers == ["cast:flamebolt", "use:healing_potion", "end"]


@pytest.mark.rule("SAG-HER-02")
def test_who_has_moved_need_not_act() -> None:
    game = chapel("orlaf", "east")
    game.play("face:north")
    assert game.can("fight:near zombie")
    game.play("end")
    assert game.state.part == "overlord"
    assert "sag-log-fight" not in game.said


@pytest.mark.rule("SAG-HER-06")
def test_only_casters_cast() -> None:
    """Spell cards are of no use to Rordin, whoever has given them to him."""
    for who, able in (("danor", ["aegis", "flame"]), ("rordin", [])):
        game = chapel(who, "east", spells=["aegis", "flame"])
        assert [one for one in game.offers if str(one).startswith("cast:")] == [f"cast:{spell}" for spell in able]


@pytest.mark.rule("SAG-HER-06")
def test_a_deed_is_done_in_its_place_or_beside_what_stands_there() -> None:
    game = chapel("orlaf", "north", at="B2")
    assert game.refuses("deed:pray") == "SAG-HER-06"
    game.play("C2")
    assert game.can("deed:pray")
    altar = {**CHAPEL, "things": "......\n..a...\n......", "legend": {"a": {"furniture": "lectern", "region": "altar"}}}
    game = table({name: given for name, given in altar.items() if name != "regions"}, {"orlaf": {"at": "A2"}})
    assert game.refuses("deed:pray") == "SAG-HER-06"
    game.play("B2")
    assert game.can("deed:pray")


@pytest.mark.rule("SAG-HER-07")
def test_a_feat_in_place_of_the_turn_and_not_after_a_part_of_it() -> None:
    game = chapel("rordin", "north")
    assert game.can("feat:stone_wall")
    game.play("face:south", "face:north")
    assert not game.can("feat:stone_wall")
    assert game.refuses("feat:stone_wall") == "SAG-FEA-03"
    game = chapel("rordin", "north")
    game.play("feat:stone_wall")
    assert game.offers == ["fight:1", "use:healing_potion", "end"]
