"""Special abilities of single figures and attacks."""

from __future__ import annotations

import pytest

from ..drawn import Table, hero, monster, names, table

BLANKS = ("blank", "blank", "blank")


# -- Burn


DRAGON = """
    d...1
    .....
"""


@pytest.mark.rule("DES-ABL-11", "DES-ABL-34")
@pytest.mark.parametrize(
    ("roll", "wounds", "burn"),
    [
        (("r3d1s1", "d3", "r3", "r3"), 4, 2),
        (("r4s1", "r1d1", "r3", "r3"), 1, 2),
        (("miss", "d3", "r3", "r3"), 0, 1),
    ],
    ids=["wounds", "hardly any", "miss"],
)
def test_burn_follows_damage(roll, wounds, burn):
    burning = hero("mordrog", effects={"burn": 1})
    game = table(DRAGON, burning, d="dragon", turn="monsters", chance=[roll]).play("1", "attack:", "E1")
    assert (game.hero().wounds, game.hero().effects.burn) == (16 - wounds, burn)


@pytest.mark.rule("DES-ABL-11", "DES-ABL-28", "DES-ABL-33", "DES-ABL-34")
@pytest.mark.parametrize("ability", ["burn", "stun", "web"])
@pytest.mark.parametrize(("roll", "tokens"), [(("r3d1s1", "r1d1", "blank"), 1), (("miss", "d3", "blank"), 0)])
def test_tokens_come_though_armor_prevents_all_wounds(ability, roll, tokens):
    imp = {"named": [{"id": "imp", "monster": "bane_spider", "abilities": [{"id": ability}]}]}
    knight = hero("varikas", equipped=["plate_mail"])
    picture = """
        s.1
        ...
    """
    game = table(picture, knight, s={"named": "imp"}, turn="monsters", chance=[roll], **imp).play("1", "attack:", "C1")
    assert game.hero().wounds == 16
    more = 1 if ability == "web" and tokens else 0  # a master spider has Web of its own
    assert getattr(game.hero().effects, ability) == tokens + more
    assert game.hero().effects.poison == 0, "poison needs wounds"


@pytest.mark.rule("DES-ABL-11", "DES-ABL-34")
def test_no_damage_no_token():
    salamander = {"named": [{"id": "imp", "monster": "hell_hound", "abilities": [{"id": "burn"}]}]}
    roll = ("r4s1", "r3", "blank")
    game = table("h..1", hero("mordrog"), h={"named": "imp"}, turn="monsters", chance=[roll], **salamander)
    game.play("1", "attack:", "D1")
    assert (game.hero().wounds, game.hero().effects.burn) == (16, 0)


@pytest.mark.rule("DES-ABL-11")
def test_a_burning_weapon_sets_monsters_on_fire_several_times_over():
    mage = hero("mad_carthos", equipped=["flame_strike"])
    roll = ("r2d2", "r1d1", "r1d1", "r2s1", "surge", "surge", "blank")
    game = table("1..d.\n.....", mage, d="giant", chance=[roll], players=5).begin("battle")
    game.play("attack:flame_strike", "D1", "surge:1", "done")
    assert game.monster().effects.burn == 2, "its own token and one that surges bought"
    game = table("1..d.\n.....", mage, d=monster("beastman", effects={"burn": 1}), chance=[roll], players=5)
    game.begin("battle").play("attack:flame_strike", "D1", "done")
    assert game.monster() is None, "who is killed needs no token"


# -- Fear


def dreadful(roll: tuple[str, ...], *spend: str, kind: str = "demon", **given) -> Table:
    """Mordrog strikes a figure with Fear."""
    brave = hero("mordrog", equipped=["frost_axe"], **given.pop("with_", {}))  # two surges with every attack
    game = table("1d.\n...", brave, d=kind, chance=[roll], **given).begin("battle")
    return game.play("attack:frost_axe", "B1", *spend)


PLAIN = ("r1d3", "d3", "d3", "r3", *BLANKS)


@pytest.mark.rule("DES-ABL-14", "DES-ABL-15")
@pytest.mark.parametrize(("spend", "hurt"), [(["done"], 9 - 4), (["surge:0", "done"], 10 - 4)])
def test_an_attacker_pays_a_surge_for_fear_and_buys_with_the_others(spend, hurt):
    assert dreadful(PLAIN, *spend).monster().hurt == hurt


@pytest.mark.rule("DES-ABL-14", "DES-ABL-15")
def test_who_spends_all_surges_on_something_else_misses():
    game = dreadful(PLAIN, "surge:0", "surge:0", "done")
    assert (game.monster().hurt, "des-log-fear" in game.said) == (0, True)


@pytest.mark.rule("DES-ABL-15")
def test_without_enough_surges_the_attack_misses():
    sword = hero("mordrog", equipped=["sword"])
    for face, hurt in (("blank", 0), ("surge", 7 - 4)):
        roll = ("d4", "d3", face, "blank", "blank")
        game = table("1d.\n...", sword, d="demon", chance=[roll]).begin("battle").play("attack:sword", "B1", "done")
        assert game.monster().hurt == hurt


@pytest.mark.rule("DES-ABL-15")
def test_surges_from_fatigue_and_the_off_hand_count():
    both = hero("mordrog", equipped=["sword", "dagger"])
    game = table("1d.\n...", both, d="demon", chance=[("d4", "d3", *BLANKS)]).begin("battle")
    assert game.play("attack:sword", "B1", "done").monster().hurt == 3
    one = hero("mordrog", equipped=["sword"])
    game = table("1d.\n...", one, d="demon", chance=[("d4", "d3", *BLANKS), ("surge",)]).begin("battle")
    assert game.play("attack:sword", "B1", "fatigue", "done").monster().hurt == 3


@pytest.mark.rule("DES-ABL-15")
def test_heroes_with_fear_frighten_monsters():
    for face, wounds in (("d3", 0), ("d2s1", 3 + 2 + 1 - 2)):
        game = table(
            "1b", hero("mordrog", equipped=["deflect"]), b="beastman", turn="monsters", chance=[("r1d3", face)]
        )
        assert game.play("1", "attack:", "A1").hero().wounds == 16 - wounds


@pytest.mark.rule("DES-ABL-14", "DES-ATK-17")
@pytest.mark.parametrize(("held", "threat"), [([], 1), (["deflect"], 0)])
def test_what_fear_took_brings_no_threat(held, threat):
    roll = ("r1d3s1", "d2s1")
    game = table("1b", hero("mordrog", equipped=held), b="beastman", turn="monsters", chance=[roll])
    assert game.play("1", "attack:", "A1").state.overlord.threat == threat


# -- Fly


@pytest.mark.rule("DES-ABL-16")
@pytest.mark.parametrize("thing", ["1", "%", "~"])
def test_a_flyer_moves_over_enemies_and_obstacles(thing):
    given = {"turn": "monsters", "r": "razorwing"}
    game = table(f"r{thing}..", hero("mordrog", at="1" if thing == "1" else "D1"), **given).play(
        "1", "B1", "C1", "done"
    )
    assert game.at["1"] == "C1"


@pytest.mark.rule("DES-ABL-16")
def test_walls_and_doors_stop_a_flyer_and_auras_hurt_it():
    given = {"turn": "monsters", "r": "razorwing"}
    for line in ("walls", "doors"):
        game = table("r..\n...", hero("mordrog", at="C1"), **{line: [{"at": ["A1", "A2"], "side": "east"}]}, **given)
        assert {offer for offer in game.play("1").offers if ":" not in str(offer)} == {"A2", "done"}
    game = table("r..1", hero("mordrog", skills=["holy_aura"]), **given).play("1", "B1", "C1")
    assert game.monster().hurt == 1


@pytest.mark.rule("DES-ABL-17")
def test_a_flyer_ends_on_no_figure_and_no_obstacle_but_unharmed_on_a_pit():
    given = {"turn": "monsters", "r": "razorwing"}
    game = table("r1..", hero("mordrog"), **given).play("1", "B1")
    assert "done" not in game.offers
    assert table("r%..", hero("mordrog", at="D1"), **given).play("1", "B1").offers == ["A1", "C1"]
    game = table("r_.1", hero("mordrog"), **given).play("1", "B1", "done")
    assert (game.at["1"], game.monster().hurt) == ("B1", 0)


@pytest.mark.rule("DES-ABL-17")
def test_a_flyer_does_not_go_where_it_could_not_get_away_from():
    for picture, able in (("r....1.", True), ("r.....1.", False)):
        game = table(picture, hero("mordrog"), r="razorwing", turn="monsters").play("1", "B1", "C1", "D1", "E1")
        if not able:
            game.play("F1")
        assert (game.at["mordrog"] in game.offers) is able, "the sixth point takes it past the hero, or not"


# -- Grapple


@pytest.mark.rule("DES-ABL-18")
def test_next_to_a_grappler_no_movement_point_is_spent():
    held = hero("mordrog", equipped=["sword", "healing"])
    picture = """
        1n.
        ...
    """
    game = table(picture, held, n="naga", chance=[("d4", "d3", *BLANKS)]).begin("advance").play("fatigue")
    assert game.refuses("A2") == "DES-ABL-18"
    assert (names(game.offers, "drink"), names(game.offers, "reequip")) == ([], [])
    assert names(game.offers, "drop") == ["0", "1"], "what costs nothing can be done"
    game.play("attack:sword", "B1", "done")
    assert game.monster().hurt == 7 - 3


@pytest.mark.rule("DES-ABL-18")
def test_its_death_sets_the_hero_free():
    picture = """
        1n.
        ...
    """
    n = monster("naga", hurt=4)
    game = table(picture, hero("mordrog", equipped=["sword"]), n=n, chance=[("d4", "d3", *BLANKS)]).begin("advance")
    game.play("attack:sword", "B1", "done", "A2")
    assert game.at["mordrog"] == "A2"


@pytest.mark.rule("DES-ABL-18")
def test_it_ends_when_they_are_no_longer_adjacent():
    picture = """
        1.n.
        ....
    """
    game = table(picture, hero("mordrog"), n="naga").begin("run").play("A2")
    assert game.at["mordrog"] == "A2", "two spaces away it does not hold him"


# -- Knockback

OGRE = """
    ........
    o.1.....
    ........
"""
BLOW = ("d4", "d3", "d3")


def thrown(picture: str = OGRE, roll: tuple[str, ...] = BLOW, target: str = "C2", **given) -> Table:
    with_ = given.pop("with_", {})
    game = table(picture, hero("mordrog", **with_), o="ogre", turn="monsters", chance=[roll], **given)
    return game.play("1", "attack:", target)


@pytest.mark.rule("DES-ABL-19")
def test_a_struck_figure_is_moved_up_to_three_spaces_in_any_direction_or_not():
    game = thrown()
    assert (game.asked, game.seat) == ("knockback", 0)
    spaces = {str(offer) for offer in game.offers}
    assert {"stay", "F1", "F2", "F3", "D2", "A1", "C1", "E3"} <= spaces
    assert not {"G2", "H2"} & spaces, "three spaces at most"
    assert not {"A2", "B2", "A3", "B3"} & spaces, "the ogre stands there"
    assert game.play("stay").at["mordrog"] == "C2"
    assert thrown().play("F3").at["mordrog"] == "F3"


@pytest.mark.rule("DES-ABL-19", "DES-ABL-34")
def test_damage_is_enough_wounds_are_not_needed():
    game = thrown(roll=("r2d1s1", "r1d1", "r1d1"), with_={"equipped": ["plate_mail"]})
    assert (game.asked, game.hero().wounds) == ("knockback", 16)
    game = thrown(roll=("miss", "d3", "d3"))
    assert game.asked != "knockback"


@pytest.mark.rule("DES-ABL-19")
def test_it_lands_on_no_figure_rubble_or_water_but_in_a_pit():
    picture = """
        ...%%%..
        o.1~_2..
        ...%%%..
    """
    game = table(picture, hero("mordrog"), hero("landrec"), o="ogre", turn="monsters", chance=[BLOW], players=3)
    game.play("1", "attack:", "C2")
    landings = {str(offer) for offer in game.offers if str(offer)[0] in "DEF"}
    assert landings == {"E2"}
    game.play("E2")
    assert game.hero().wounds == 16 - 8 - 1, "the fall into the pit"


@pytest.mark.rule("DES-ABL-19")
def test_a_killed_figure_is_not_moved():
    assert thrown(with_={"wounds": 5}).at["mordrog"] == "town"


@pytest.mark.rule("DES-ABL-19")
def test_all_spaces_of_a_large_figure_must_be_legal():
    picture = """
        1o..#
        ....%
        ....#
    """
    cleric = hero("mordrog", equipped=["mace_of_kellos"])
    roll = ("r1d3s1", "d2s1", "d3", *BLANKS)
    game = table(picture, cleric, o=monster("giant"), chance=[roll]).begin("battle")
    game.play("attack:mace_of_kellos", "B1", "surge:1").until("knockback")
    assert game.offers == ["stay", "C1", "A2", "B2", "C2"]
    game.play("C2")
    assert game.shown["monsters"][1]["spaces"] == ["C2", "D2", "C3", "D3"]


@pytest.mark.rule("DES-ABL-20")
def test_it_flies_over_figures_and_obstacles():
    picture = OGRE.replace("1.....", "1%b...")
    game = table(
        picture, hero("mordrog"), o="ogre", b="beastman", turn="monsters", chance=[BLOW], rubble=["D1", "D2", "D3"]
    )
    game.play("1", "attack:", "C2", "F2")
    assert game.at["mordrog"] == "F2"


@pytest.mark.rule("DES-ABL-20")
@pytest.mark.parametrize("line", ["walls", "doors"])
def test_not_through_a_wall_or_a_closed_door(line):
    corridor = "o.1...\n......"
    at = [{"at": ["D1", "D2"], "side": "east"}]
    game = thrown(corridor, target="C1", **{line: at})
    spaces = {str(offer) for offer in game.offers}
    assert {"D1", "D2"} <= spaces
    assert not {"E1", "E2", "F1", "F2"} & spaces


@pytest.mark.rule("DES-ABL-21", "DES-ABL-03")
def test_over_rubble_to_a_hell_hound():
    picture = """
        ......h.
        o.1.%...
        ........
    """
    # F2 and E2 are next to the master hell hound (G1, H1) or on the way; he lands on F2.
    game = table(
        picture, hero("sir_valadir"), o="ogre", h="master hell_hound", turn="monsters", chance=[("d4", "d3", "r1d1")]
    )
    game.play("1", "attack:", "C2", "F2")
    assert game.hero().wounds == 16 - (8 - 1) - 1


@pytest.mark.rule("DES-ABL-21")
def test_landing_activates_a_glyph():
    picture = OGRE.replace("1.....", "1..g..")
    game = thrown(picture, legend={"g": {"glyph": "inactive"}}).play("F2")
    assert game.state.conquest == 8
    assert thrown(picture, legend={"g": {"glyph": "inactive"}}).play("E2").state.conquest == 5, "nor by flying over it"


# -- Pierce, Poison


@pytest.mark.rule("DES-ABL-22")
@pytest.mark.parametrize(
    ("worn", "wounds"), [([], 2), (["leather_armor"], 2), (["chain_mail"], 2), (["plate_mail"], 1)], ids=str
)
def test_pierce_ignores_so_much_armor_and_no_more(worn, wounds):
    # Two damage and Pierce 3, against base armor 1 and what is worn: 1, 2, 3 or 4 in all.
    one = hero("red_scorpion", equipped=worn)
    game = table("h.1", one, h="hell_hound", turn="monsters", chance=[("r3d1s1", "r1d1")])
    game.play("1", "attack:", "breath:B1:east")
    assert 12 - game.hero().wounds == wounds


@pytest.mark.rule("DES-ABL-23")
def test_pierce_does_not_touch_a_shield():
    shield = hero("red_scorpion", equipped=["shield_of_light"])
    game = table("h.1", shield, h="hell_hound", turn="monsters", chance=[("r1d2", "r1d1")])
    game.play("1", "attack:", "breath:B1:east")
    assert (game.asked, game.offers[0]) == ("prevent", "shield:0:shield_of_light")
    game.play("shield:0:shield_of_light")
    assert game.hero().wounds == 12, "Pierce 3 takes the armor, the shield prevents all three wounds"


# -- Quick Shot, Sorcery


@pytest.mark.rule("DES-ABL-26")
def test_quick_shot_allows_two_attacks_at_any_points_of_the_movement():
    picture = """
        m...1.
        ......
        ....2.
    """
    roll = ("r1d2", "d3", "r3")
    given = {"m": "manticore", "turn": "monsters", "chance": [roll, ("r3d1s1", "r1d1", "r3")], "players": 3}
    game = table(picture, hero("mordrog"), hero("landrec"), **given).play("1", "attack:", "E1")
    assert game.hero().wounds == 16 - 5, "fully resolved before the second"
    game.play("A2", "attack:", "E3")
    assert game.hero(1).wounds == 12 - 2
    assert game.refuses("attack:") == "DES-OVL-19"


@pytest.mark.rule("DES-ABL-27")
def test_sorcery_is_divided_between_range_and_damage():
    game = table("s....1", hero("landrec"), s="sorcerer", turn="monsters", chance=[("r1d3s1", "r2d1")])
    game.play("1", "attack:", "F1")
    assert game.offers == ["sorcery:damage", "sorcery:range", "done"]
    game.play("sorcery:range", "sorcery:range", "sorcery:damage")
    assert game.hero().wounds == 12 - 5, "range 5 and 5 damage"


@pytest.mark.rule("DES-ABL-27")
def test_it_does_not_help_against_a_miss_and_may_be_left():
    game = table("s..1", hero("landrec"), s="sorcerer", turn="monsters", chance=[("miss", "r2d1")])
    assert game.play("1", "attack:", "D1").hero().wounds == 12
    assert game.asked != "spend"
    game = table("s....1", hero("landrec"), s="sorcerer", turn="monsters", chance=[("r1d3s1", "r2d1")])
    assert game.play("1", "attack:", "F1", "done").hero().wounds == 12, "too short"


# -- Stun


@pytest.mark.rule("DES-ABL-28")
def test_stun_tokens_add_up():
    stunned = hero("varikas", effects={"stun": 1}, equipped=["plate_mail"])
    game = table("g..1\n....", stunned, g="giant", turn="monsters", chance=[("r2d1s1", "r1d1", "r1d1", "r1d1")])
    game.play("1", "attack:", "D1")
    assert (game.hero().wounds, game.hero().effects.stun) == (16, 2)


# -- Undying


def undying(damage: tuple[str, str], *dice: str, hurt: int = 0, **given) -> Table:
    """Mordrog strikes a master skeleton: armor 1, three wounds with three players."""
    with_ = given.pop("with_", {"equipped": ["sword"]})
    s = monster("skeleton", master=True, hurt=hurt, effects={"burn": 1})
    chance = [(*damage, *BLANKS), *((face,) for face in dice)]
    game = table("1s", hero("mordrog", **with_), s=s, chance=chance, players=3, **given).begin("battle")
    return game.play("attack:sword", "B1", "done")


@pytest.mark.rule("DES-ABL-31")
@pytest.mark.parametrize(("roll", "hurt"), [(("r1d3", "r1d1"), 0), (("r1d3", "r1d2"), 1), (("r1d3", "d3"), 2)])
def test_on_a_surge_it_rises_with_full_wounds_less_the_excess(roll, hurt):
    game = undying(roll, "surge")
    assert (game.monster().hurt, game.at["1"], game.monster().effects.burn) == (hurt, "B1", 1)
    assert "des-log-killed" not in game.said


@pytest.mark.rule("DES-ABL-31")
@pytest.mark.parametrize("face", ["blank", "power"])
def test_otherwise_it_is_dead(face):
    assert undying(("r1d3", "r1d1"), face).monster() is None


@pytest.mark.rule("DES-ABL-31")
def test_an_excess_that_kills_again_is_rolled_for_again():
    assert undying(("d4", "d3"), "surge", "surge").monster().hurt == 0, "six wounds are twice three"
    assert undying(("d4", "d3"), "surge", "blank").monster() is None


@pytest.mark.rule("DES-ABL-32")
@pytest.mark.parametrize(("face", "conquest", "winner"), [("surge", 5, ""), ("blank", 7, "heroes")])
def test_rewards_and_goals_wait_until_it_stays_dead(face, conquest, winner):
    given = {
        "named": [{"id": "lich", "monster": "skeleton", "conquest": 2}],
        "events": [{"id": "end", "when": {"killed": "lich"}, "do": [{"win": "heroes"}]}],
        "chance": [("r1d3", "r1d1", *BLANKS), (face,)],
    }
    game = table("1s", hero("mordrog", equipped=["sword"]), s={"named": "lich"}, **given).begin("battle")
    game.play("attack:sword", "B1", "done")
    assert (game.state.conquest, game.state.winner) == (conquest, winner)


@pytest.mark.rule("DES-ABL-31")
def test_who_is_slain_outright_does_not_rise():
    mage = hero("mad_carthos", equipped=["touch_of_death"])
    roll = ("r3d1s1", "d2s1", "d2s1", "r3", "r3", *BLANKS)
    game = table("1..s", mage, s="master skeleton", chance=[roll]).begin("battle")
    game.play("attack:touch_of_death", "D1", "surge:0", "done")
    assert game.monster() is None


# -- Web


@pytest.mark.rule("DES-ABL-33")
def test_web_follows_damage():
    picture = """
        s.1
        ...
    """
    webbed = hero("varikas", equipped=["plate_mail"], effects={"web": 1})
    game = table(picture, webbed, s="master bane_spider", turn="monsters", chance=[("r3d1s1", "r1d1", "blank")])
    game.play("1", "attack:", "C1")
    assert (game.hero().wounds, game.hero().effects.web) == (16, 2)


# -- Which of them look at damage, which at wounds


@pytest.mark.rule("DES-ABL-34")
def test_in_an_area_attack_each_figure_is_checked_on_its_own():
    toad = {"named": [{"id": "toad", "monster": "hell_hound", "abilities": [{"id": "poison"}, {"id": "stun"}]}]}
    heroes = [hero("varikas", equipped=["dragon_scale_mail"]), hero("landrec")]
    given = {"t": {"named": "toad"}, "turn": "monsters", "chance": [("r3d1s1", "r1d1", "blank")], "players": 3}
    game = table("t.12", *heroes, **given, **toad).play("1", "attack:", "breath:B1:east")
    # Two damage, Pierce 4, against armor 6 and 0: the knight is stunned but neither wounded nor poisoned.
    assert [(one.effects.stun, one.effects.poison) for one in game.state.heroes] == [(1, 0), (1, 2)]
    assert [one.wounds for one in game.state.heroes] == [16, 10]
