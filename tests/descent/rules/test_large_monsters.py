"""Large monsters."""

from __future__ import annotations

import pytest

from ..drawn import hero, steps, table

MORDROG = hero("mordrog")


@pytest.mark.rule("DES-LRG-01", "DES-LRG-02")
@pytest.mark.parametrize(
    ("kind", "spaces"),
    [
        ("beastman", 1),
        ("hell_hound", 2),
        ("ogre", 4),
        ("giant", 4),
        ("manticore", 4),
        ("naga", 4),
        ("demon", 4),
        ("dragon", 6),
    ],
)
def test_a_large_monster_occupies_all_the_spaces_under_its_base(kind: str, spaces: int):
    game = table("b....\n.....\n.1...", hero("silhouette", equipped=["bow"]), b=kind)
    seen = game.shown["monsters"][1]
    assert len(seen["spaces"]) == spaces
    game.begin("battle").play("attack:bow")
    assert (len(game.offers) > 1) == (spaces > 1), "each of them that is in sight can be attacked"
    assert set(game.offers) <= set(seen["spaces"])


@pytest.mark.rule("DES-LRG-05")
def test_one_attack_strikes_a_large_monster_once():
    one = hero("mad_carthos", equipped=["ice_storm"], fatigue=0)
    faces = ("r3d1s1", "r1d1", "d3", *["blank"] * 3)
    game = table("1......\n...o...\n.......", one, o="ogre", chance=[faces])
    game.begin("battle").play("attack:ice_storm", "D2")
    assert game.shown["monsters"][1]["hurt"] == 1 + 1 + 3 + 2 - 4


@pytest.mark.rule("DES-LRG-03", "DES-PRP-03")
def test_a_hell_hound_falls_only_with_both_its_spaces():
    game = table("h.__.\n....1", MORDROG, h="hell_hound", turn="monsters").activate()
    game.play("B1")
    assert game.shown["monsters"][1]["hurt"] == 0
    game.play("C1")
    assert game.shown["monsters"][1]["hurt"] == 1


@pytest.mark.rule("DES-LRG-10", "DES-MOV-08")
def test_a_large_monster_goes_over_friends_but_not_over_heroes_obstacles_or_doors():
    ogre = {"o": "ogre", "turn": "monsters"}
    assert steps(table("o....\n.....", MORDROG, **ogre).activate()) == {"B1"}
    assert steps(table("o....\n..~..", MORDROG, **ogre).activate()) == set(), "no obstacle under it"
    assert steps(table("o.1..\n.....", MORDROG, **ogre).activate()) == set(), "no hero under it"
    door = table("o....\n.....", MORDROG, doors=[{"at": ["B1", "B2"], "side": "east"}], **ogre)
    assert steps(door.activate()) == set(), "no closed door across its base"
    over = table("o.b...\n......", MORDROG, **ogre, b="beastman").activate().play("B1")
    assert set(over.offers) == {"A1", "C1"}, "over a friend it has to go on"


@pytest.mark.rule("DES-LRG-04")
def test_no_large_monster_uses_stairs():
    stairs = {"legend": {"S": {"stairs": "red"}}, "turn": "monsters"}
    large = table("S..#S..\n...#...", MORDROG, o={"kind": "ogre", "at": "A1"}, **stairs).activate()
    small = table("S..#S..\n...#...", MORDROG, o={"kind": "beastman", "at": "A1"}, **stairs).activate()
    assert ("E1" in steps(large), "E1" in steps(small)) == (False, True)
