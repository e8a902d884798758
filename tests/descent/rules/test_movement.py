"""Moving, and what else movement points buy."""

from __future__ import annotations

import pytest

from .. import positions as hall
from ..drawn import hero, names, table

OPEN = """
    .....
    .....
    ..1..
    .....
    .....
"""


def steps(game) -> set[str]:
    """The spaces that can be stepped into."""
    return {str(offer) for offer in game.offers if str(offer)[0].isupper()}


# -- Steps


@pytest.mark.rule("DES-MOV-01")
@pytest.mark.parametrize(("action", "points"), [("run", 8), ("advance", 4), ("battle", 0), ("ready", 0)])
def test_a_heros_points_come_from_speed_and_action(action: str, points: int):
    assert table("1.", hero("steelhorns")).begin(action).hero().turn.points == points


@pytest.mark.rule("DES-MOV-02")
@pytest.mark.parametrize(
    ("kind", "speed"), [("beastman", 4), ("skeleton", 5), ("razorwing", 6), ("master razorwing", 8)]
)
def test_a_monster_has_the_points_of_its_card_each_time_it_is_activated(kind: str, speed: int):
    game = table("1......b", hero("mordrog"), b=kind, turn="monsters").activate()
    monster = game.monster()
    assert monster is not None
    assert monster.points == speed


@pytest.mark.rule("DES-MOV-03", "DES-MOV-04")
def test_one_point_a_space_straight_or_diagonal_until_none_is_left():
    game = table(OPEN, hero("mordrog")).begin("advance")
    for points, space in ((2, "D2"), (1, "E2"), (0, "D3")):
        game.play(space)
        assert game.hero().turn.points == points
    assert steps(game) == set()
    assert game.refuses("D4") == "DES-MOV-03"
    assert "end" in table(OPEN, hero("mordrog")).begin("run").offers, "nobody has to use them up"


@pytest.mark.rule("DES-MOV-04", "DES-MOV-05")
def test_a_space_has_eight_neighbours_and_none_off_the_board():
    assert steps(table(OPEN, hero("mordrog")).begin("run")) == {"B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"}
    assert steps(table("1.#\n#..", hero("mordrog")).begin("run")) == {"B1", "B2"}


@pytest.mark.rule("DES-MOV-06")
def test_spaces_on_two_sides_of_a_wall_are_not_adjacent():
    wall = {"walls": [{"at": ["A1", "B1"], "side": "south"}]}
    game = table("1.c\nb..", hero("mordrog", equipped=["sword"]), b="beastman", c="beastman", **wall).begin("advance")
    assert steps(game) == {"B1"}
    assert "attack:sword" not in game.offers
    game.play("B1")
    assert steps(game) == {"A1", "C2"}, "round the free end of the wall, diagonally"
    assert game.play("attack:sword").offers == ["C1"]


@pytest.mark.rule("DES-MOV-06")
def test_walls_keep_off_auras_and_grapple_and_gifts():
    wall = {"walls": [{"at": ["A1", "B1"], "side": "south"}]}
    game = table("1.2\nn.#\n..#", hero("mordrog", equipped=["sword"]), hero("steelhorns"), n="naga", acting=1, **wall)
    game.begin("run").play("B1", "A1")
    assert game.hero().turn.points == 4, "no Naga holds him through a wall"
    burnt = table("1.#\nd.#\n..#", hero("mordrog"), d="demon", walls=[{"at": ["A1", "B1"], "side": "south"}]).begin(
        "run"
    )
    assert burnt.play("B1").hero().wounds == 16
    apart = table(
        "1.\n2.",
        hero("mordrog", equipped=["sword"]),
        hero("steelhorns"),
        acting=1,
        walls=[{"at": ["A1"], "side": "south"}],
    )
    assert "give:" not in apart.begin("run").offers
    assert "give:" in apart.play("B2").offers


@pytest.mark.rule("DES-MOV-07", "DES-LOS-09")
@pytest.mark.parametrize("where", ["B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"])
def test_nobody_faces_anywhere(where: str):
    """A figure sees and strikes in all directions, and stands on definite spaces."""
    game = table(OPEN, hero("mordrog", equipped=["sword"]), b={"kind": "beastman", "at": where})
    assert game.shown["heroes"][1]["sees"] == [1]
    assert game.shown["monsters"][1]["sees"] == [1]
    assert game.shown["monsters"][1]["spaces"] == [where]
    assert game.begin("battle").play("attack:sword").offers == [where]


@pytest.mark.rule("DES-MOV-08", "DES-MOV-09", "DES-MOV-10")
def test_monsters_too_walk_through_friends_and_do_not_stop_or_strike_there():
    game = table("1##\n.c.\n###", hero("mordrog"), c="beastman", b={"kind": "beastman", "at": "C2"}, turn="monsters")
    game.play("2", "B2")
    assert set(game.offers) == {"A2", "C2"}, "neither stop nor attack, though the hero is next to it"
    assert (game.refuses("done"), game.refuses("attack:")) == ("DES-MOV-08", "DES-MOV-09")
    game.play("A2")
    assert {"attack:", "done"} <= set(game.offers)


@pytest.mark.rule("DES-MOV-09")
def test_a_monster_that_cannot_leave_a_friends_space_does_not_strike_from_it_either():
    around = [hall.hero("mordrog", "A2"), hall.hero("silhouette", "B1"), hall.hero("steelhorns", "B2")]
    corner = [hall.monster("beastman", "A1"), hall.monster("beastman", "A1")]  # a guard has thrown a hero in its way
    game = hall.table(*around, monsters=corner, turn="monsters").play("2")
    assert game.asked == "activate", "there is nothing that it could do"


@pytest.mark.rule("DES-MOV-08", "DES-PRP-04")
def test_a_monster_does_not_walk_onto_a_friend_in_a_pit_that_it_would_have_to_climb_out_of():
    game = table(".b_.1", hero("mordrog"), b="beastman", c={"kind": "beastman", "at": "C1"}, turn="monsters")
    assert steps(game.play("1")) == {"A1"}
    assert game.refuses("C1") == "DES-MOV-08"


@pytest.mark.rule("DES-MOV-11", "DES-MOV-10")
def test_monsters_do_not_walk_through_heroes():
    game = table("b1.", hero("mordrog"), b="beastman", turn="monsters").activate()
    assert steps(game) == set()


@pytest.mark.rule("DES-MOV-12", "DES-DOR-03")
def test_nobody_walks_through_a_closed_door():
    doors = {"doors": [{"at": ["B1", "B2"], "side": "east"}]}
    game = table(".1..\n....", hero("mordrog"), **doors).begin("run")
    assert steps(game) == {"A1", "A2", "B2"}
    game.play("door:0")
    assert steps(game) == {"A1", "A2", "B2", "C1", "C2"}


@pytest.mark.rule("DES-MOV-13")
def test_enemies_beside_the_way_hold_nobody_up():
    game = table("1...\nbcde", hero("mordrog"), b="beastman", c="skeleton", d="ogre", things="1...\nbcd.\n....").begin(
        "run"
    )
    game.play("B1", "C1", "D1")
    assert (game.hero().turn.points, game.hero().wounds) == (3, 16)


@pytest.mark.rule("DES-MOV-16", "DES-MAC-01")
def test_points_buy_actions_between_steps_and_attacks():
    game = table(
        "1..b\n2...",
        hero("mordrog", equipped=["bow", "healing"], wounds=10, fatigue=0),
        hero("steelhorns"),
        b="skeleton",
        acting=1,
        chance=[("miss", "r3")],
    ).begin("advance")
    game.play("drink:healing", "B1", "attack:bow", "D1", "give:", "0:1")
    assert (game.hero().wounds, game.hero().turn.points) == (13, 0)
    assert game.where(game.hero()) == "B1"


@pytest.mark.rule("DES-MOV-17")
def test_a_large_monster_does_not_move_like_a_small_one():
    game = table("h....\n.....\n....1", hero("mordrog"), h="hell_hound", turn="monsters").activate()
    assert "A2" not in steps(game), "not sideways"
    assert "B2" in steps(game), "but at an angle, as a whole"


# -- Movement actions


@pytest.mark.rule("DES-MAC-01")
def test_monsters_use_doors_and_jump_and_do_nothing_else_with_their_points():
    game = table(
        ".b_.1\n.....",
        hero("mordrog"),
        b="beastman",
        turn="monsters",
        doors=[{"at": ["A1", "A2"], "side": "east"}],
        chests={1: {"coins": 1}, 2: {"coins": 1}, 3: {"coins": 1}},
        tokens=[{"kind": "chest", "what": "copper", "at": "B1"}],
    ).activate()
    kinds = {str(offer).partition(":")[0] for offer in game.offers if ":" in str(offer)}
    assert kinds == {"door", "jump"}
    game.play("jump:D1")
    assert game.shown["monsters"][1]["points"] == 1


@pytest.mark.rule("DES-MAC-02", "DES-MAC-13", "DES-TRS-02")
def test_picking_up_costs_nothing_and_waits_for_room():
    full = hero("mordrog", equipped=["healing"] * 3, pack=["sword", "axe", "bow"], fatigue=1)
    game = table("1p", full, tokens=[{"kind": "potion", "what": "vitality", "at": "p"}]).begin("battle")
    game.play("fatigue", "B1")
    assert [token.kind for token in game.state.tokens] == ["potion"], "no room"
    game.play("drop:3")
    assert game.hero().turn.points == 0
    game.play("pick:potion-0")
    game.until("act")
    assert game.state.tokens == []
    assert "vitality" in game.shown["heroes"][1]["pack"]


@pytest.mark.rule("DES-MAC-04", "DES-GLY-02")
def test_a_glyph_costs_one_point_each_way():
    glyph = [{"kind": "glyph", "at": "A1", "active": True}]
    game = table("1.", hero("mordrog"), tokens=glyph).begin("advance").play("travel:town")
    assert (game.where(game.hero()), game.hero().turn.points) == ("town", 2)
    back = table("..", hero("mordrog", at="town"), tokens=glyph).begin("advance").play("travel:A1")
    assert (back.where(back.hero()), back.hero().turn.points) == ("A1", 2)
    assert "travel:town" not in table("1.", hero("mordrog"), tokens=glyph).begin("battle").offers


@pytest.mark.rule("DES-MAC-05", "DES-PRP-10")
def test_stairs_cost_one_point():
    game = table("1S#S.", hero("mordrog", at="B1"), legend={"S": {"stairs": "red"}}).begin("advance").play("D1")
    assert (game.where(game.hero()), game.hero().turn.points) == ("D1", 2)
    assert {"B1", "E1"} == steps(game)


@pytest.mark.rule("DES-MAC-06", "DES-MOV-06")
def test_giving_costs_a_point_for_each_thing_and_coins_cannot_be_given():
    one = hero("mordrog", equipped=["sword", "healing"], coins=100)
    game = table("12", one, hero("steelhorns"), acting=1).begin("advance")
    assert game.play("give:").offers == ["0:1", "1:1"]
    game.play("0:1", "done", "give:", "0:1", "done")
    assert (game.hero().turn.points, game.hero().items) == (1, [])
    assert (game.hero().coins, game.hero(1).coins) == (100, 0)
    assert "give:" not in table("1.2", one, hero("steelhorns"), acting=1).begin("advance").offers


@pytest.mark.rule("DES-MAC-06", "DES-ORD-06")
def test_giving_away_what_is_in_use_ends_an_aim():
    one = hero("mordrog", equipped=["sword"], order="aim")
    game = table("12", one, hero("steelhorns"), acting=1).begin("advance").play("give:", "0:1")
    assert game.hero().order == ""


@pytest.mark.rule("DES-MAC-07")
def test_drinking_costs_a_point():
    game = table("1", hero("mordrog", equipped=["vitality"], fatigue=1)).begin("battle")
    assert game.refuses("drink:vitality") == "DES-MAC-07"
    game.play("fatigue", "drink:vitality")
    assert (game.hero().fatigue, game.hero().turn.points) == (3, 0)


@pytest.mark.rule("DES-MAC-08", "DES-MAC-09", "DES-MAC-10", "DES-MAC-11")
@pytest.mark.parametrize("what", ["door:0", "door:1", "chest:", "reequip:"])
def test_doors_chests_and_equipment_cost_two_points_each(what: str):
    game = (
        table(
            "...\n.1.\n...",
            hero("mordrog", equipped=["sword"]),
            hero("steelhorns"),
            acting=1,
            doors=[{"at": ["B1", "B2"], "side": "east"}, {"at": ["A2", "A3"], "side": "east", "rune": "blue"}],
            keys=["blue"],
            chests={1: {"coins": 1}, 2: {"coins": 1}, 3: {"coins": 1}},
            tokens=[{"kind": "chest", "what": "copper", "at": "1"}],
        )
        .begin("battle")
        .play("fatigue")
    )
    assert what not in game.offers
    game.play("fatigue")
    assert what in game.offers
    game.play(what)
    assert game.hero().turn.points == 0


@pytest.mark.rule("DES-MAC-11")
def test_one_payment_is_one_complete_rearrangement():
    game = table("1", hero("mordrog", equipped=["sword", "iron_shield"], pack=["axe", "bow"])).begin("run")
    game.play("reequip:", "pack:0", "pack:1", "equip:2", "pack:2", "equip:3", "done")
    assert (game.hero().turn.points, game.shown["heroes"][1]["equipped"]) == (4, ["bow"])
    assert game.asked == "act"


@pytest.mark.rule("DES-MAC-12", "DES-PRP-07")
def test_jumping_costs_three_points_for_each_pit_space():
    game = table("1_.\n._.", hero("steelhorns")).begin("advance")
    assert sorted(names(game.offers, "jump")) == ["C1"]
    assert game.play("jump:C1").hero().turn.points == 1
    wide = table("1__.", hero("steelhorns", fatigue=0)).begin("advance")
    assert names(wide.offers, "jump") == []
    run = table("1__.", hero("steelhorns")).begin("run").play("jump:D1")
    assert (run.hero().turn.points, run.hero().wounds) == (2, 16)


@pytest.mark.rule("DES-MAC-13", "DES-MAC-03")
def test_dropping_is_possible_without_points_webbed_and_grappled():
    game = table(
        "1n.\n...\n...",
        hero("mordrog", equipped=["sword"], effects={"web": 1}),
        n="naga",
        chance=[("blank",)],
    ).begin("battle")
    assert "drop:0" in game.offers
    game.play("drop:0")
    assert game.hero().items == []


@pytest.mark.rule("DES-MAC-14", "DES-PRP-04", "DES-TWN-02")
def test_climbing_costs_two_and_shopping_three():
    game = table("1.", hero("mordrog"), pits=["A1"]).begin("advance").play("climb:B1")
    assert game.hero().turn.points == 1
    town = table("..", hero("mordrog", at="town", fatigue=0)).begin("advance").play("shop:")
    assert town.hero().turn.points == 0
    thirsty = table("..", hero("mordrog", at="town", fatigue=0, equipped=["healing"])).begin("advance")
    assert thirsty.play("drink:healing").hero().turn.points == 2
    assert thirsty.refuses("shop:") == "DES-TWN-02"
