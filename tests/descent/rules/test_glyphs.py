"""Glyphs."""

from __future__ import annotations

from typing import Any

import pytest

from ..drawn import hero, names, steps, table

MORDROG = hero("mordrog")


@pytest.mark.rule("DES-GLY-01", "DES-GLY-02")
def test_an_inactive_glyph_carries_nobody():
    glyphs = [{"kind": "glyph", "at": "A1"}, {"kind": "glyph", "at": "B1", "active": True}]
    game = table("1.", hero("mordrog", at="town"), tokens=glyphs).begin("run")
    assert names(game.offers, "travel") == ["B1"]


@pytest.mark.rule("DES-GLY-03")
def test_a_glyph_is_activated_once_whether_one_stops_on_it_or_not():
    game = table("1g..", MORDROG, tokens=[{"kind": "glyph", "at": "g"}]).begin("run").play("B1", "C1")
    assert (game.state.conquest, game.state.tokens[0].active, game.hero().turn.points) == (8, True, 4)
    game.play("B1", "A1")
    assert game.state.conquest == 8


@pytest.mark.rule("DES-GLY-04")
def test_a_glyph_is_used_once_in_a_turn():
    glyphs = [{"kind": "glyph", "at": "A1", "active": True}]
    arriving = table("1.", hero("mordrog", at="town"), tokens=glyphs).begin("run").play("travel:A1")
    assert arriving.refuses("travel:town") == "DES-GLY-04"


@pytest.mark.rule("DES-GLY-05")
def test_nobody_takes_a_glyph_along():
    glyph = [{"kind": "glyph", "at": "1", "active": True}]
    game = table("1.", hero("mordrog", skills=["mata_and_kata"]), tokens=glyph).begin("run")
    assert names(game.offers, "pick") == []
    game.play("B1", "end")
    assert (game.asked, game.state.familiars[0].at) == ("familiar", 0), "the ferrets are still on the glyph"
    assert names(game.offers, "take") == []
    assert [(token.kind, token.at) for token in game.state.tokens] == [("glyph", 0)]


@pytest.mark.rule("DES-GLY-06")
def test_a_glyph_that_is_taken_with_everything_around_it_is_of_no_use():
    glyphs = [{"kind": "glyph", "at": "A1", "active": True}, {"kind": "glyph", "at": "D1", "active": True}]
    game = table("b~.g", hero("mordrog", at="town"), b="beastman", tokens=glyphs).begin("run")
    assert names(game.offers, "travel") == ["D1"]
    game.play("travel:D1")
    assert (game.asked, game.where(game.hero())) == ("act", "D1"), "nothing to choose"


def active_glyph(at: str) -> dict[str, Any]:
    return {"kind": "glyph", "at": at, "active": True}


@pytest.mark.rule("DES-GLY-07", "DES-GLY-08")
def test_a_monster_attacks_into_a_glyphs_space_and_stops_on_an_inactive_glyph():
    glyphs = [active_glyph("A1"), {"kind": "glyph", "at": "D1"}]
    game = table("1b.g", MORDROG, b="beastman", turn="monsters", tokens=glyphs, chance=[("miss", "d3")])
    game.play("1", "attack:", "A1", "C1", "D1", "done")
    assert game.where(game.monster()) == "D1"


@pytest.mark.rule("DES-GLY-07", "DES-MOV-14")
def test_a_monster_in_the_middle_of_its_move_attacks_from_an_active_glyph_and_moves_on():
    game = table("1..b", MORDROG, b="beastman", turn="monsters", tokens=[active_glyph("B1")], chance=[("miss", "d3")])
    game.play("1", "C1", "B1")
    assert set(game.offers) == {"C1", "attack:"}, "it may not stop there, but nothing keeps it from striking"
    assert game.refuses("done") == "DES-GLY-07"
    game.play("attack:", "A1")
    assert set(game.offers) == {"C1"}, "and the glyph is still no place to stay"
    assert game.refuses("done") == "DES-GLY-07"
    game.play("C1", "done")
    assert game.where(game.monster()) == "C1"


@pytest.mark.rule("DES-GLY-07")
def test_a_monster_that_could_not_leave_an_active_glyph_does_not_step_on_it():
    game = table("..b.1", MORDROG, b="beastman", turn="monsters", tokens=[active_glyph("A1")])
    game.play("1", "D1", "C1", "B1")
    assert steps(game) == {"C1"}, "one point is left, and it takes two to pass over the glyph"
    assert game.refuses("A1") == "DES-GLY-07"
    game = table("..b.1", MORDROG, b="beastman", turn="monsters", tokens=[active_glyph("A1")])
    assert "A1" in steps(game.play("1", "B1"))


@pytest.mark.rule("DES-GLY-07")
@pytest.mark.parametrize(("before", "able"), [((), True), (("B1", "C1"), False)])
def test_a_door_may_not_use_up_the_point_that_a_monster_needs_to_leave_an_active_glyph(before, able):
    doors = [{"at": ["C1", "C2"], "side": "east"}]
    picture = "..b..\n.....\n1...."
    game = table(picture, MORDROG, b="beastman", turn="monsters", tokens=[active_glyph("C1")], doors=doors)
    game.play("1", *before)
    assert ("door:0" in game.offers) == able, "two points for the door, and one to go"
    if not able:
        assert game.refuses("door:0") == "DES-GLY-07"


@pytest.mark.rule("DES-GLY-07")
def test_a_monster_that_cannot_leave_an_active_glyph_stays_and_fights():
    game = table(
        "b1#\n23#",
        MORDROG,
        hero("steelhorns"),
        hero("silhouette"),
        b="beastman",
        turn="monsters",
        tokens=[active_glyph("A1")],
    )
    assert set(game.play("1").offers) == {"attack:", "done"}
