"""Large monsters, props, doors, glyphs, and exploring."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.descent.box.content import content

from ..drawn import hero, names, table

MORDROG = hero("mordrog")


def steps(game) -> set[str]:
    return {str(offer) for offer in game.offers if str(offer)[0].isupper()}


# -- Large monsters


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


# -- Props


@pytest.mark.rule("DES-PRP-01")
def test_the_box_of_props():
    box = content().box
    assert (box.obstacles, box.encounters, box.glyphs, box.stairs) == (23, 10, 10, 6)
    game = table(
        "1g\ne.", MORDROG, tokens=[{"kind": "glyph", "at": "g"}, {"kind": "encounter", "what": "altar", "at": "e"}]
    )
    assert steps(game.begin("run")) == {"B1", "A2", "B2"}, "glyphs and encounters are no obstacles"


@pytest.mark.rule("DES-PRP-03")
def test_a_fall_costs_one_wound_and_walking_on_in_the_pit_none():
    game = table("1__.", MORDROG).begin("run").play("B1")
    assert game.hero().wounds == 15
    game.play("C1")
    assert (game.hero().wounds, game.hero().turn.points) == (15, 4)
    two = table("1_._", MORDROG).begin("run").play("B1", "climb:C1", "D1")
    assert two.hero().wounds == 14, "another pit, another fall"


OGRE = {"o": "ogre", "turn": "monsters", "chance": [("d4", "d3", "d3")]}
"""An Ogre strikes for eight wounds and throws whom it strikes."""


@pytest.mark.rule("DES-PRP-03", "DES-ABL-19")
@pytest.mark.parametrize(("pits", "wounds"), [("_.._", 7), ("____", 8), ("...._", 8)])
def test_a_hero_thrown_from_one_pit_into_another_falls_and_one_thrown_about_in_his_own_does_not(pits: str, wounds: int):
    game = table(f"o.{pits}\n......", hero("mordrog", at="C1"), **OGRE)
    game.play("1", "attack:", "C1", "F1")
    assert game.hero().wounds == wounds


@pytest.mark.rule("DES-PRP-03", "DES-ABL-19")
@pytest.mark.parametrize(("pits", "hurt"), [("_.._", 2), ("____", 1), ("...._", 1), ("..._", 2)])
def test_a_monster_thrown_from_one_pit_into_another_falls_and_one_thrown_about_in_its_own_does_not(
    pits: str, hurt: int
):
    thrower = hero("landrec", equipped=["mace_of_kellos"], fatigue=0)
    beastman = {"kind": "beastman", "master": True, "at": "B1"}
    game = table(f"1{pits}..\n.......", thrower, b=beastman, chance=[("r2d1s1", "d2s1", "r1d1")])
    game.begin("battle").play("attack:mace_of_kellos", "B1", "surge:1", "done", "E1")
    assert game.monster().hurt == hurt


@pytest.mark.rule("DES-PRP-04")
def test_out_of_a_pit_one_climbs_to_any_free_space_around_it():
    game = table("....\n1__.\n.b..", MORDROG, b="beastman").begin("run").play("B2")
    assert set(names(game.offers, "climb")) == {"A1", "B1", "C1", "D1", "A2", "D2", "A3", "C3", "D3"}, (
        "around the whole pit"
    )
    assert game.refuses("A2") == "DES-PRP-04"


@pytest.mark.rule("DES-PRP-05", "DES-PRP-06")
def test_from_a_pit_one_sees_only_its_brink_and_is_seen_as_ever():
    game = table(".....\n._..b\n.....", hero("silhouette", at="B2", equipped=["bow"]), b="skeleton")
    assert (game.shown["heroes"][1]["sees"], game.shown["monsters"][1]["sees"]) == ([], [1])
    near = table(".....\n._b..\n.....", hero("silhouette", at="B2", equipped=["bow"]), b="skeleton")
    assert near.shown["heroes"][1]["sees"] == [1]


@pytest.mark.rule("DES-ABL-17", "DES-PRP-05")
def test_who_flies_over_a_pit_is_not_in_it_and_sees_as_ever():
    archer = hero("silhouette", at="B2", equipped=["bow"], skills=["acrobat"])
    game = table(".....\n._..b\n.....", archer, b="skeleton")
    assert game.shown["heroes"][1]["sees"] == [1]
    assert "attack:bow" in game.begin("battle").offers
    flyer = table("_...1", MORDROG, b={"kind": "razorwing", "at": "A1"})
    assert flyer.shown["monsters"][1]["sees"] == [1]
    walker = table("_...1", MORDROG, b={"kind": "skeleton", "at": "A1"})
    assert walker.shown["monsters"][1]["sees"] == []


@pytest.mark.rule("DES-PRP-07")
def test_one_jumps_straight_over_a_pit_onto_a_free_space():
    game = table("1_b\n_..\n...", hero("steelhorns"), b="beastman").begin("run")
    assert names(game.offers, "jump") == ["A3"], "C1 is taken"
    closed = table("1_.", hero("steelhorns"), walls=[{"at": ["B1"], "side": "east"}]).begin("run")
    assert names(closed.offers, "jump") == []


@pytest.mark.rule("DES-PRP-08", "DES-PRP-09")
def test_rubble_and_water_stop_movement_and_only_rubble_stops_sight():
    for mark, sees in (("%", []), ("~", [1])):
        game = table(f"1{mark}b", MORDROG, b="skeleton")
        assert game.shown["heroes"][1]["sees"] == sees
        assert steps(game.begin("run")) == set()


@pytest.mark.rule("DES-PRP-10", "DES-PRP-11")
def test_stairs_lead_where_one_can_stand():
    game = table("S.#S", hero("mordrog", at="A1"), b={"kind": "beastman", "at": "D1"}, legend={"S": {"stairs": "red"}})
    assert steps(game.begin("run")) == {"B1"}, "an enemy stands on the other end"


@pytest.mark.rule("DES-PRP-12", "DES-PRP-13", "DES-PRP-14")
def test_sight_through_stairs_goes_one_space_beyond_from_the_stairs_and_none_from_beside_them():
    stairs = {"legend": {"S": {"stairs": "red"}}}
    on = table("S..#.S.b", hero("mordrog", at="A1"), b="skeleton", c={"kind": "skeleton", "at": "G1"}, **stairs)
    assert on.shown["heroes"][1]["sees"] == [2], "the space next to the other end, not the one behind it"
    beside = table("S..#.S.b", hero("mordrog", at="B1"), c={"kind": "skeleton", "at": "G1"}, **stairs)
    assert beside.shown["heroes"][1]["sees"] == []
    end = table("S..#.S.b", hero("mordrog", at="B1"), c={"kind": "skeleton", "at": "F1"}, **stairs)
    assert end.shown["heroes"][1]["sees"] == [1]
    far = table("S..#.S.b", hero("mordrog", at="C1"), c={"kind": "skeleton", "at": "F1"}, **stairs)
    assert far.shown["heroes"][1]["sees"] == []


# -- Doors


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


# -- Glyphs


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


# -- Exploring

ROOMS = {"areas": "0011\n0011", "doors": [{"at": ["B1", "B2"], "side": "east"}]}


@pytest.mark.rule("DES-EXP-01", "DES-EXP-02")
def test_an_area_is_revealed_as_a_whole_with_everything_in_it():
    legend = {"b": {"monster": "beastman", "master": True}, "m": {"money": True}, "_": {"obstacle": "pit"}}
    game = table(".1mb\n.._.", MORDROG, legend=legend, **ROOMS).begin("run")
    assert (game.shown["monsters"], game.shown["tokens"], game.shown["pits"]) == ({}, [], [])
    game.play("door:0")
    seen = game.shown
    assert seen["monsters"][1]["master"]
    assert seen["tokens"][0]["kind"] == "money"
    assert seen["pits"] == ["C2"]
    assert any(line.endswith("-area-1") for line in game.said), "and its text is read out"


@pytest.mark.rule("DES-EXP-01", "DES-FAM-06")
def test_monsters_and_familiars_reveal_nothing():
    game = table(
        "1...\n....",
        hero("mordrog", skills=["boggs_the_rat"]),
        areas="0#11\n0011",
        things="1#..\n....",
        b={"kind": "beastman", "at": "B2"},
        turn="monsters",
        familiars=[{"card": "boggs", "hero": 1, "at": "B2"}],
    ).activate()
    assert game.shown["revealed"] == ["0"], "the Beastman and Boggs look right into it"
    assert steps(game) == {"A2"}


@pytest.mark.rule("DES-EXP-03")
def test_after_a_reveal_the_turn_goes_on():
    game = table("1...\n....", hero("mordrog", equipped=["sword"]), **ROOMS).begin("advance").play("B1", "door:0")
    assert (game.shown["revealed"], game.hero().turn.points, game.hero().turn.attacks) == (["0", "1"], 0, 1)
    assert game.asked == "act"


@pytest.mark.rule("DES-EXP-04")
def test_a_monster_without_a_figure_is_not_placed():
    legend = {"d": {"monster": "demon", "master": True}, "e": {"monster": "demon", "master": True}}
    areas = "00111111\n00111111"
    game = (
        table(".1d...e.\n........", MORDROG, legend=legend, areas=areas, doors=ROOMS["doors"])
        .begin("run")
        .play("door:0")
    )
    assert game.asked == "recall"
    game.play("pass")
    assert game.shown["on_board"] == [1]


@pytest.mark.rule("DES-EXP-05", "DES-PRP-11")
def test_stairs_may_be_taken_into_an_area_that_nobody_has_seen():
    game = table("1.S#.\n...#S", MORDROG, legend={"S": {"stairs": "red"}}, areas="000#1\n000#1").begin("run")
    assert game.shown["revealed"] == ["0"]
    game.play("B1")
    assert game.shown["revealed"] == ["0", "1"], "next to the stairs one sees their other end"
    game.play("C1", "E2")
    assert game.where(game.hero()) == "E2"


@pytest.mark.rule("DES-EXP-06")
def test_what_an_area_does_is_written_in_the_quest():
    events = [{"id": "cold", "when": {"revealed": 1}, "do": [{"wound": {"wounds": 2}}, {"add": {"doors": 1}}]}]
    game = table(".1..\n....", MORDROG, events=events, **ROOMS).begin("run").play("door:0")
    assert (game.hero().wounds, game.state.counters, game.state.done) == (14, {"doors": 1}, ["cold"])
