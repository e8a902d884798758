"""Doors."""

from __future__ import annotations

import pytest

from undercroft.games.descent.box.content import content

from ..drawn import hero, names, steps, table

MORDROG = hero("mordrog")


SHUT = {"doors": [{"at": ["B2", "B3"], "side": "east"}], "walls": [{"at": ["B1", "B4"], "side": "east"}]}
"""Two rooms of two by four spaces, and the door in the middle of the wall between them."""
TWO_ROOMS = "....\n....\n....\n...."


@pytest.mark.rule("DES-DOR-03")
def test_past_the_free_end_of_a_closed_door_nobody_steps_or_strikes_diagonally():
    free = {"doors": [{"at": ["B2", "B3"], "side": "east"}]}
    picture = "....\n.1..\n....\n...."
    game = table(picture, hero("mordrog", equipped=["sword"]), b={"kind": "beastman", "at": "C1"}, **free)
    game.begin("advance")
    assert steps(game) == {"A1", "B1", "A2", "A3", "B3"}
    assert "attack:sword" not in game.offers
    assert "attack:sword" in game.play("B1").offers, "beside the door there is nothing in the way"
    game = table(picture, hero("mordrog", equipped=["sword"]), b={"kind": "beastman", "at": "C1"}, **free)
    game.begin("advance").play("door:0")
    assert "attack:sword" in game.offers


@pytest.mark.rule("DES-DOR-01", "DES-DOR-04")
@pytest.mark.parametrize("space", [f"{column}{row}" for column in "ABCD" for row in "1234"])
def test_a_door_is_within_reach_of_the_spaces_that_touch_its_line(space: str):
    """Two in front of it and two behind it, and one at each end of it on either side of the wall."""
    game = table(TWO_ROOMS, hero("mordrog", at=space), **SHUT).begin("run")
    assert ("door:0" in game.offers) == (space[0] in "BC")


@pytest.mark.rule("DES-DOR-02")
def test_a_door_closed_again_is_as_it_was():
    game = table(TWO_ROOMS, hero("mordrog", at="B2"), b={"kind": "skeleton", "at": "D2"}, **SHUT).begin("run")
    assert game.shown["heroes"][1]["sees"] == []
    game.play("door:0")
    assert game.shown["heroes"][1]["sees"] == [1]
    game.play("door:0")
    assert (game.shown["heroes"][1]["sees"], game.shown["doors"]) == ([], {0: "closed"})


@pytest.mark.rule("DES-DOR-03")
def test_a_closed_door_stops_blows_also_past_its_end():
    one = hero("mordrog", at="B2", equipped=["sword"])
    game = table(TWO_ROOMS, one, b={"kind": "beastman", "at": "C1"}, **SHUT).begin("battle")
    assert "attack:sword" not in game.offers, "C1 touches B2 only at the end of the door"


@pytest.mark.rule("DES-DOR-03", "DES-ABL-06", "DES-ABL-10")
def test_a_closed_door_stops_blasts_and_breath():
    one = hero("mordrog", at="A2", equipped=["ice_storm"], fatigue=1)
    blast = table(TWO_ROOMS, one, b={"kind": "beastman", "at": "C2"}, chance=[("r3d1s1", "r1d1", "r1d1")], **SHUT)
    blast.begin("battle").play("attack:ice_storm", "B2")
    assert blast.shown["attack"]["struck"] == ["h0"], "himself, but not the Beastman behind the door"
    hound = {"b": {"kind": "hell_hound", "at": "A2"}, "turn": "monsters"}
    assert "attack:" not in table(TWO_ROOMS, hero("mordrog", at="C2"), **hound, **SHUT).activate().offers


@pytest.mark.rule("DES-DOR-07")
def test_a_door_is_no_target():
    game = table(TWO_ROOMS, hero("mordrog", at="B2", equipped=["sword"]), **SHUT).begin("battle")
    assert names(game.offers, "attack") == []


@pytest.mark.rule("DES-DOR-07")
def test_no_attack_beside_a_door_destroys_it():
    one = hero("mordrog", at="A2", equipped=["ice_storm"], fatigue=0)
    game = table(TWO_ROOMS, one, chance=[("r3d1s1", "r1d1", "r1d1")], **SHUT).begin("battle")
    game.play("attack:ice_storm", "B2").until("act")
    assert (game.hero().wounds, game.shown["doors"]) == (15, {0: "closed"}), "he feels the Blast, the door does not"


@pytest.mark.rule("DES-DOR-09", "DES-DOR-11")
def test_seven_normal_doors_three_with_runes_and_keys_that_nobody_carries():
    assert (content().box.doors, content().box.rune_doors) == (7, 3)
    locked = {"doors": [{"at": ["B1", "B2"], "side": "east", "rune": "yellow"}]}
    game = table(".1.k\n....", MORDROG, keys=["red"], **locked).begin("run")
    assert game.refuses("door:0") == "DES-DOR-09", "another key does not help"
    opened = table(".1..\n....", MORDROG, keys=["yellow"], **locked).begin("run").play("door:0")
    assert (opened.shown["doors"], opened.hero().items) == ({0: "open"}, [])


@pytest.mark.rule("DES-DOR-05", "DES-DOR-12")
@pytest.mark.parametrize(("rune", "rule"), [(None, None), ("yellow", "DES-DOR-12")])
def test_a_monster_uses_normal_doors_and_never_one_with_a_rune(rune: str | None, rule: str | None):
    door = {"at": ["B1", "B2"], "side": "east", "rune": rune}
    game = table("1.b.\n....", MORDROG, b="beastman", turn="monsters", keys=["yellow"], doors=[door]).activate()
    if rule is None:
        assert game.play("door:0").shown["doors"] == {0: "open"}
    else:
        assert game.refuses("door:0") == rule
