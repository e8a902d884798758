"""Special abilities that reach beyond one space: Aura, Blast, Breath, Command, Sweep, Reach."""

from __future__ import annotations

import pytest

from undercroft.games.descent.box.content import content
from undercroft.games.descent.state import OVERLORD

from ..drawn import Table, hero, monster, names, table

BLANKS = ("blank", "blank", "blank")
CARTHOS = hero("mad_carthos", equipped=["ice_storm"])
"""Two damage more with magic, three power dice; Ice Storm has Blast 1, and two surges buy one more."""
ICE = ("r3d1s1", "d3", "d3", *BLANKS)
"""Range 3, 7 damage and 2 more for Mad Carthos, one surge."""


@pytest.mark.rule("DES-ABL-01")
def test_eighteen_abilities():
    assert list(content().abilities) == [
        *["aura", "blast", "breath", "burn", "command", "fear", "fly", "grapple", "knockback"],
        *["pierce", "poison", "reach", "quick_shot", "sorcery", "stun", "sweep", "undying", "web"],
    ]


@pytest.mark.rule("DES-ABL-02")
@pytest.mark.parametrize(("bought", "left"), [(0, ["F1", "G1"]), (1, ["G1"]), (2, [])])
def test_ranks_from_several_sources_add_up(bought, left):
    beasts = {name: monster("beastman", at=f"{column}1") for name, column in zip("bcd", "EFG", strict=True)}
    roll = ("r3d1s1", "d2s1", "d2s1", "surge", "blank", "blank")
    game = table("1..x...", CARTHOS, chance=[roll], **beasts).begin("battle").play("attack:ice_storm", "D1")
    game.play(*["surge:0"] * bought, "done")
    assert [game.where(m) for m in game.state.monsters] == left


# -- Aura


@pytest.mark.rule("DES-ABL-03")
def test_every_step_next_to_an_aura_costs_a_wound_whatever_the_armor():
    picture = """
        .d..
        ....
        1...
    """
    game = table(picture, hero("mordrog", equipped=["plate_mail"]), d="demon").begin("run")
    assert game.hero().wounds == 16, "standing beside it does not hurt"
    for space, wounds in (("B3", 15), ("C3", 14), ("D3", 13)):
        assert game.play(space).hero().wounds == wounds


@pytest.mark.rule("DES-ABL-03")
def test_each_aura_counts_for_itself():
    picture = """
        d..
        ...
        .1.
        ...
        h..
    """
    game = table(picture, hero("mordrog"), d="demon", h="master hell_hound").begin("run").play("C3")
    assert game.hero().wounds == 15
    picture = """
        d....
        .....
        1....
        h....
    """
    game = table(picture, hero("mordrog"), d="demon", h="master hell_hound").begin("run").play("B3")
    assert game.hero().wounds == 14


@pytest.mark.rule("DES-ABL-03")
def test_a_large_figure_suffers_once_for_each_owner_and_step():
    picture = """
        1.o.
        ....
    """
    game = table(picture, hero("mordrog", skills=["holy_aura"]), o="ogre", turn="monsters").play("1", "B1")
    assert game.monster().hurt == 1, "two of its spaces are next to the hero"


@pytest.mark.rule("DES-ABL-04")
def test_no_wound_when_the_owner_comes_or_stays():
    picture = """
        d..1
        ....
    """
    game = table(picture, hero("mordrog"), d="demon", turn="monsters").play("1", "B1", "done")
    assert game.hero().wounds == 16
    game.until("action").play("battle", "end")
    assert game.hero().wounds == 16


# -- Blast


def ice_storm(picture: str, target: str, *others: dict[str, object], roll=ICE, **given) -> Table:
    """Mad Carthos throws an Ice Storm; what is asked on the way is answered without care."""
    return (
        table(picture, CARTHOS, *others, chance=[roll], acting=1, **given)
        .begin("battle")
        .play("attack:ice_storm", target)
    )


@pytest.mark.rule("DES-ABL-05")
def test_a_blast_covers_everything_within_its_rank_and_nothing_more():
    picture = """
        ......
        1..b.c
        ......
    """
    game = ice_storm(picture, "D2", b="beastman", c="beastman").until("act")
    assert [m.number for m in game.state.monsters] == [2]
    picture = picture.replace("b.c", "bc.")
    assert ice_storm(picture, "D2", b="beastman", c="beastman").until("act").state.monsters == []


@pytest.mark.rule("DES-ABL-05", "DES-ABL-07")
def test_the_attacker_may_do_without_it():
    picture = """
        1..b2
        .....
    """
    game = ice_storm(picture, "D1", hero("landrec"), b="beastman")
    assert (game.asked, game.offers) == ("blast", ["blast", "single"])
    game.play("single").until("act")
    assert (game.state.monsters, game.hero(1).wounds) == ([], 12)
    game = ice_storm(picture, "D1", hero("landrec"), b="beastman").play("blast").until("act")
    assert (game.state.monsters, game.hero(1).wounds) == ([], 12 - 9)


@pytest.mark.rule("DES-ABL-05", "DES-ABL-15")
@pytest.mark.parametrize(("choice", "hurt"), [("blast", 0), ("single", 9 - 4)])
def test_or_wants_to_for_fear_of_too_many(choice, hurt):
    picture = """
        1..d.
        .....
        ...m.
        .....
    """
    game = ice_storm(picture, "D2", d="demon", m="master demon")  # Fear 1 and Fear 2, and there is one surge
    game.play(choice).until("act")
    assert (game.monster(1).hurt, game.monster(2).hurt) == (hurt, 0)


@pytest.mark.rule("DES-ABL-06")
@pytest.mark.parametrize(
    ("picture", "given"),
    [
        ("1..x#b\n......", {}),
        ("1..xb.\n......", {"walls": [{"at": ["D1", "D2"], "side": "east"}]}),
        ("1..xb.\n......", {"doors": [{"at": ["D1", "D2"], "side": "east"}]}),
        ("1..x%b\n....%.", {}),
    ],
    ids=["rock", "wall", "door", "rubble"],
)
def test_it_does_not_pass_what_blocks_sight(picture, given):
    roll = ("r3d1s1", "d2s1", "d3", "surge", "blank", "blank")  # three surges: Blast 2
    game = ice_storm(picture, "D1", b="beastman", roll=roll, **given).play("surge:0").until("act")
    assert game.monster() is not None


@pytest.mark.rule("DES-ABL-06")
def test_figures_do_not_shield_each_other():
    roll = ("r3d1s1", "d2s1", "d3", "surge", "blank", "blank")
    game = ice_storm("1..xab", "D1", a="beastman", b="beastman", roll=roll).play("surge:0").until("act")
    assert game.state.monsters == []


@pytest.mark.rule("DES-ABL-07")
def test_friends_and_the_attacker_himself_are_struck_and_one_roll_counts_for_all():
    roll = ("r1d3s1", "d2s1", "r1d1", *BLANKS)
    game = ice_storm("2.1..b", "D1", hero("landrec", at="D1"), b=monster("beastman", at="E1"), roll=roll)
    game.play("blast").until("act")
    dealt = 3 + 2 + 1 + 2
    assert (game.hero().wounds, game.hero(1).wounds) == (8 - (dealt - 1), 12 - dealt)
    assert game.monster() is None


@pytest.mark.rule("DES-ABL-07")
def test_only_the_distance_to_the_target_space_counts():
    far = ("r3d1s1", "d3", "d3", *BLANKS)
    game = ice_storm("1...b", "D1", b="beastman", roll=far).until("act")
    assert game.monster() is None, "four spaces away, but the target is three away"
    game = ice_storm("1....b", "E1", b=monster("beastman"), roll=far).until("act")
    assert game.monster() is not None, "the target is out of range, so nobody is struck"


@pytest.mark.rule("DES-ABL-08", "DES-ATK-26")
def test_of_several_who_dodge_the_first_from_the_attackers_left_chooses_the_dice():
    dodging = [hero("mordrog", order="dodge"), hero("landrec", order="dodge")]
    given = {"h": "hell_hound", "turn": "monsters", "chance": [("r1d2", "r1d1"), ("miss",)], "players": 3}
    game = table("h.12", *dodging, **given).play("1", "attack:", "breath:B1:east")
    assert (game.asked, game.seat) == ("reroll", 1), "when the overlord attacks, the first player comes first"
    game.play((0,))
    assert [one.wounds for one in game.state.heroes] == [16, 12]
    assert game.state.round == 2, "there is no second re-roll"


@pytest.mark.rule("DES-ABL-08")
@pytest.mark.parametrize(("attacker", "chooses"), [(1, 2), (2, 3), (3, 1)])
def test_in_a_heros_attack_the_seats_are_counted_from_his(attacker, chooses):
    heroes = [hero(card, order="dodge") for card in ("mordrog", "landrec", "vyrah")]
    heroes[attacker - 1] = CARTHOS
    others = iter("yz")
    heroes = [{**one, "at": "x" if one is CARTHOS else next(others)} for one in heroes]
    game = table("x..yz", *heroes, chance=[ICE], acting=attacker, players=4).begin("battle")
    game.play("attack:ice_storm", "D1", "blast")
    assert (game.asked, game.seat) == ("reroll", chooses)


@pytest.mark.rule("DES-ABL-08")
@pytest.mark.parametrize(("attacker", "chooses"), [(1, 2), (2, OVERLORD)])
def test_the_overlord_sits_at_the_table_as_well(attacker, chooses):
    heroes = [{**CARTHOS, "at": "x"}, hero("landrec", order="dodge", at="z")]
    given = {"b": "beastman", "hand": ["dodge"], "threat": 9, "players": 3, "chance": [ICE], "acting": attacker}
    game = table("x..bz", *(heroes if attacker == 1 else reversed(heroes)), **given).begin("battle")
    game.play("attack:ice_storm", "D1", "blast", "dodge")
    assert (game.asked, game.seat) == ("reroll", chooses)


# -- Breath

HALL = """
    ......
    ..h...
    ......
    .....1
"""


def breaths(game: Table) -> list[str]:
    return sorted(names(game.offers, "breath"))


@pytest.mark.rule("DES-ABL-09")
def test_the_template_lies_against_any_side_of_the_base():
    game = table(HALL, hero("mordrog"), h="hell_hound", turn="monsters").play("1", "attack:")
    assert breaths(game) == ["C2:north", "C2:south", "C2:west", "D2:east", "D2:north", "D2:south"]
    assert "F4" in game.offers, "it need not breathe at all"


@pytest.mark.rule("DES-ABL-09", "DES-ABL-10")
def test_friends_and_enemies_under_it_are_struck_and_nobody_else():
    picture = """
        3..1.
        h..b.
        ...2.
    """
    heroes = [hero("silhouette"), hero("mad_carthos"), hero("sir_valadir")]
    given = {"h": "hell_hound", "b": "beastman", "turn": "monsters", "chance": [("r1d2", "r1d1")], "players": 4}
    game = table(picture, *heroes, **given).play("1", "attack:", "breath:B2:east")
    assert [one.wounds for one in game.state.heroes] == [12 - 3, 8 - 3, 16], "three damage, Pierce 3"
    assert game.monster(2) is None, "and three wounds are enough for a beastman"


@pytest.mark.rule("DES-ABL-09")
def test_it_may_reach_over_the_edge_of_the_board():
    game = table("h..1", hero("mordrog"), h="hell_hound", turn="monsters", chance=[("r1d2", "r1d1")])
    game.play("1", "attack:", "breath:B1:east")
    assert game.hero().wounds == 16 - 3


@pytest.mark.rule("DES-ABL-10")
@pytest.mark.parametrize(
    ("target", "roll", "wounds"),
    [
        ("breath:B4:north", ("r1d2", "r1d1"), 3),
        ("breath:B4:north", ("miss", "r1d1"), 0),
        ("B1", ("r1d2", "r1d1"), 0),
    ],
    ids=["breath", "a rolled miss", "an attack without breath"],
)
def test_distance_does_not_matter_only_a_miss_does(target, roll, wounds):
    picture = """
        .1.
        ...
        ...
        h..
    """
    game = table(picture, hero("mordrog"), h="hell_hound", turn="monsters", chance=[roll])
    game.play("1", "attack:", target)  # three spaces away, and the dice show a range of 2
    assert game.hero().wounds == 16 - wounds


@pytest.mark.rule("DES-ABL-10", "DES-DOR-03")
def test_walls_and_closed_doors_stop_it_obstacles_and_figures_do_not():
    given = {"h": "hell_hound", "turn": "monsters", "chance": [("r1d2", "r1d1")]}
    game = table("h.%.1", hero("mordrog"), **given).play("1", "attack:", "breath:B1:east")
    assert game.hero().wounds == 16 - 3
    for line in ("doors", "walls"):
        game = table("h...1\n.....", hero("mordrog"), **{line: [{"at": ["C1", "C2"], "side": "east"}]}, **given).play(
            "1"
        )
        assert "attack:" not in game.offers, "nothing is worth an attack"


# -- Command


def command_damage(picture: str, *, attacker: str, **given) -> int:
    """The wounds that a normal beastman deals to Mordrog with a roll of 3 and 3 and its own 1."""
    game = table(picture, hero("mordrog"), turn="monsters", chance=[("r1d3", "d3")], **given)
    number = [name for name in given if len(name) == 1].index(attacker) + 1
    game.play(str(number), "attack:", game.at["mordrog"])
    return 16 - game.hero().wounds


@pytest.mark.rule("DES-ABL-12", "DES-ABL-13")
@pytest.mark.parametrize(
    ("picture", "masters", "bonus"),
    [
        ("1b..m", ["m"], 1),
        ("1b...m", ["m"], 0),
        ("1b##m", ["m"], 1),
        ("1bmn.", ["m", "n"], 2),
        ("1b..mn", ["m", "n"], 1),
    ],
)
def test_command_strengthens_friends_within_three_spaces_seen_or_not(picture, masters, bonus):
    given = dict.fromkeys(masters, "master beastman")
    assert command_damage(picture, attacker="b", b="beastman", **given) == 3 + 3 + 1 + bonus - 2


@pytest.mark.rule("DES-ABL-12")
def test_it_strengthens_its_owner_too():
    game = table("1b", hero("mordrog"), b="master beastman", turn="monsters", chance=[("r1d3", "d3", "blank")])
    game.play("1", "attack:", "A1")
    assert game.hero().wounds == 16 - (3 + 3 + 2 + 1 - 2)


@pytest.mark.rule("DES-ABL-12")
@pytest.mark.parametrize(("given", "wounds"), [({}, 0), ({"m": "master beastman"}, 2 + 3 + 1 - 1)])
def test_it_adds_to_the_range(given, wounds):
    # Three spaces: one from the die, one from the skeleton, one from the master behind it.
    game = table("1..sm", hero("mordrog"), s="skeleton", turn="monsters", chance=[("r1d2", "d3")], **given)
    game.play("1", "attack:", "A1")
    assert game.hero().wounds == 16 - wounds


@pytest.mark.rule("DES-ABL-12")
def test_heroes_have_it_from_a_blessing():
    heroes = [hero("mordrog", equipped=["sword"]), hero("landrec", skills=["blessing"])]
    chance = [("r1d3", "r1d1", *BLANKS)]
    game = table("b1..2", *heroes, b="beastman", chance=chance, acting=1, players=5).begin("battle")
    game.play("attack:sword", "A1", "done")
    assert game.monster().hurt == 4 + 1 - 2


@pytest.mark.rule("DES-ABL-13")
def test_a_rolled_miss_remains_a_miss():
    game = table("1bm", hero("mordrog"), b="beastman", m="master beastman", turn="monsters", chance=[("miss", "d3")])
    assert game.play("1", "attack:", "A1").hero().wounds == 16


# -- Reach and Sweep


@pytest.mark.rule("DES-ABL-25")
def test_reach_is_two_spaces_in_sight_and_rolled_range_is_ignored():
    picture = "g..1\n...."  # a giant covers A1 to B2
    given = {"g": "giant", "turn": "monsters"}
    game = table(picture, hero("mordrog"), chance=[("d4", "d3", "d3", "r1d1")], **given).play("1", "attack:", "D1")
    assert game.hero().wounds == 16 - 9
    game = table("g...1\n.....", hero("mordrog"), **given).play("1")
    assert game.refuses("attack:") == "DES-ATK-04", "three spaces are too far"
    wall = [{"at": ["C1", "C2"], "side": "east"}]
    game = table(picture, hero("mordrog"), walls=wall, **given).play("1")
    assert game.refuses("attack:") == "DES-ATK-04", "nor does it see through a wall"


@pytest.mark.rule("DES-ABL-25")
def test_with_reach_too_a_rolled_miss_misses():
    game = table("g..1\n....", hero("mordrog"), g="giant", turn="monsters", chance=[("miss", "d3", "d3", "r3")])
    assert game.play("1", "attack:", "D1").hero().wounds == 16


SWEEP = """
    ......
    1.g.#3
    ....%.
    ..2.b.
"""


@pytest.mark.rule("DES-ABL-29", "DES-ABL-30")
def test_a_sweep_strikes_all_enemies_in_reach_and_sight_with_one_roll():
    heroes = [hero("sir_valadir"), hero("mad_carthos"), hero("silhouette")]
    roll = ("d4", "d2s1", "r1d1", "r3", "blank")
    given = {"g": "master giant", "b": "beastman", "turn": "monsters", "players": 4, "chance": [roll]}
    game = table(SWEEP, *heroes, **given).play("1", "attack:", "A2")
    assert game.state.attacks == []
    # Seven damage; A2 and C4 are in reach, F2 is two spaces away but out of sight, the beastman at E4 is a friend.
    assert [16 - game.hero(0).wounds, 8 - game.hero(1).wounds, 12 - game.hero(2).wounds] == [6, 6, 0]
    assert (game.monster(2).hurt, game.monster(2).effects.stun) == (0, 0)
    assert [one.effects.stun for one in game.state.heroes] == [1, 1, 0]


@pytest.mark.rule("DES-ABL-29")
def test_an_enemy_out_of_reach_is_not_swept():
    picture = """
        1.g..
        .....
        .....
        .....
        ..2..
    """
    given = {"g": "master giant", "turn": "monsters", "chance": [("d4", "d3", "r1d1", "r3", "blank")], "players": 3}
    game = table(picture, hero("sir_valadir"), hero("mad_carthos"), **given).play("1", "attack:", "A1")
    assert [one.wounds for one in game.state.heroes] == [16 - 7, 8]
