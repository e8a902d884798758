"""Past friends to a free space, and why something cannot be done."""

from __future__ import annotations

import pytest

from undercroft.games.descent.state import Token

from .. import drawn, positions

# -- Past friends


@pytest.mark.rule("DES-MOV-08")
@pytest.mark.parametrize(("points", "offered"), [(2, False), (3, False), (4, True)])
def test_who_stands_among_friends_goes_on_only_if_he_can_come_out(points, offered):
    """From the second of three friends it is two spaces to a free one, on either side."""
    heroes = [drawn.hero(card) for card in ("ronan", "mordrog", "varikas", "trenloe")]
    game = drawn.table("1234.", *heroes).begin("battle").play(*["fatigue"] * points)
    assert ("C1" in game.play("B1").offers) == offered


@pytest.mark.rule("DES-MOV-08")
@pytest.mark.parametrize(("points", "offered"), [(1, False), (2, True)])
def test_a_friend_in_a_narrow_corridor_is_passed(points, offered):
    heroes = [drawn.hero(card) for card in ("ronan", "mordrog")]
    game = drawn.table("1#\n2#\n.#", *heroes).begin("battle").play(*["fatigue"] * points)
    assert ("A2" in game.offers) == offered


# -- Why not


@pytest.mark.rule("DES-ATK-20", "DES-ATK-04")
def test_too_far_and_out_of_sight_are_different_reasons():
    one = positions.hero("ronan", "C3", items=["sword"])
    monsters = [positions.monster("beastman", at) for at in ("D3", "E1", "H3")]
    game = positions.table(one, monsters=monsters).until("action").play("battle")
    assert game.play("attack:sword").refuses("E1") == "DES-ATK-20"
    assert game.refuses("H3") == "DES-ATK-04"


@pytest.mark.rule("DES-ATK-20", "DES-ATK-04")
@pytest.mark.parametrize(("weapon", "rule"), [("sword", "DES-ATK-20"), ("bow", "DES-ATK-04")])
def test_a_weapon_that_reaches_nobody_says_why(weapon, rule):
    one = positions.hero("ronan", "C3", items=[weapon])
    wall = positions.spaces(*(f"E{row}" for row in range(1, 8)))
    game = positions.table(one, monsters=[positions.monster("beastman", "H3")], rubble=wall).until("action")
    assert game.play("battle").refuses(f"attack:{weapon}") == rule


# -- Glyphs and things on the floor


@pytest.mark.rule("DES-GLY-07")
def test_nothing_is_spawned_on_any_active_glyph():
    glyphs = [Token("glyph", positions.space(at), active=True) for at in ("A1", "A3", "A5")]
    wall = positions.spaces(*(f"C{row}" for row in range(1, 8)))
    game = positions.table(
        positions.hero("ronan", "H4"), tokens=glyphs, hand=["skeleton_patrol"], rubble=wall, turn="overlord"
    ).until("cards")
    game.play("skeleton_patrol")
    assert {"A2", "A4"} <= set(game.offers)
    assert not {"A1", "A3", "A5"} & set(game.offers)


@pytest.mark.rule("DES-MAC-02", "DES-TRS-04")
@pytest.mark.parametrize(("kind", "what"), [("item", "sword"), ("potion", "healing")])
def test_what_lies_on_the_floor_is_picked_up_by_who_comes_along(kind, what):
    game = positions.table(positions.hero("ronan", "C3"), tokens=[Token(kind, positions.space("D3"), what)])
    game.until("action").play("run", "D3").until("act")
    assert [item.card for item in game.hero().items] == [what]
    assert game.state.tokens == []
