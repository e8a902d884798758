"""Attacks in their six steps, the dice, and the damage they do."""

from __future__ import annotations

import pytest

from undercroft.games.descent.box.content import content
from undercroft.games.descent.rules.attack_dice import dice_pool
from undercroft.games.descent.rules.dice import DICE

from ..drawn import hero, table

FACE = {die.id: die.keys for die in content().dice}


def archer(**given):
    return hero("silhouette", equipped=["crossbow"], **{"fatigue": 0, **given})


def attack_of(game):
    return game.shown["attack"]


# -- Steps 1 to 4


@pytest.mark.rule("DES-ATK-01", "DES-ATK-05")
def test_an_attack_is_declared_rolled_judged_spent_on_and_only_then_wounds():
    game = table(
        "1..b", archer(fatigue=1), b="ogre", things="1..b.\n.....", chance=[("r3d1s1", "d3", "power", "blank", "blank")]
    )
    game.begin("battle").play("attack:crossbow")
    assert (game.asked, game.state.attacks) == ("target", []), "1 and 2: a space in sight is declared"
    game.play("D1")
    seen = attack_of(game)
    assert (seen["step"], seen["distance"], len(seen["faces"])) == (5, 3, 5), "3 and 4: counted, rolled, not missed"
    assert game.asked == "spend"
    assert game.shown["monsters"][1]["hurt"] == 0, "nobody is wounded before the attacker has spent what was rolled"
    game.play("damage", "done")
    assert game.shown["monsters"][1]["hurt"] == 1 + 3 + 1 - 4
    assert [line for line in game.said if line in ("des-log-attack", "des-log-roll", "des-log-wounds")] == [
        "des-log-attack",
        "des-log-roll",
        "des-log-wounds",
    ]
    assert game.state.attacks == []


@pytest.mark.rule("DES-ATK-02")
def test_a_space_is_attacked_whoever_stands_on_it():
    game = table(
        "1.2b",
        archer(),
        hero("mordrog"),
        b="beastman",
        acting=1,
        things="1.2b\n....",
        chance=[("r2d2", "d3", *["blank"] * 3)],
    )
    game.begin("battle").play("attack:crossbow")
    assert set(game.offers) == {"C1"}, "the friend hides the Beastman"
    game.play("C1")
    assert game.hero(1).wounds == 16 - (2 + 3 - 2), "and takes the damage"


@pytest.mark.rule("DES-ATK-03", "DES-ATK-07", "DES-HER-11")
def test_the_weapon_is_declared_and_only_its_dice_are_rolled():
    one = hero("mordrog", equipped=["sword", "sword"], pack=["axe"], fatigue=0)
    game = table("1b", one, b="giant", things="1b.\n...", chance=[("d4", "d3", "blank", "blank", "blank")])
    game.begin("battle")
    assert [offer for offer in game.offers if str(offer).startswith("attack:")] == ["attack:sword", "attack:unarmed"]
    game.play("attack:sword", "B1")
    assert game.shown["monsters"][1]["hurt"] == 4 + 3 + 1 - 5, "of the second sword only the off-hand bonus"


@pytest.mark.rule("DES-ATK-04")
def test_what_is_out_of_sight_cannot_be_attacked():
    game = table("1.#b", archer(), b="beastman", things="1.#b\n...#").begin("battle")
    assert game.refuses("attack:crossbow") == "DES-ATK-04"
    near = table("1bc", archer(), b="beastman", c="beastman").begin("battle").play("attack:crossbow")
    assert near.refuses("C1") == "DES-ATK-04"


@pytest.mark.rule("DES-ATK-06")
@pytest.mark.parametrize(
    ("card", "weapon", "dice"),
    [
        ("steelhorns", "sword", ["red", "green", "black", "black", "black"]),
        ("silhouette", "bow", ["blue", "yellow", "black", "black", "black"]),
        ("mad_carthos", "magic_staff", ["white", "yellow", "black", "black", "black"]),
        ("mad_carthos", "sword", ["red", "green"]),
        ("one_fist", "crossbow", ["blue", "green", "black"]),
    ],
)
def test_the_weapons_dice_and_a_power_die_for_each_point_of_its_trait(card: str, weapon: str, dice: list[str]):
    game = table("1b", hero(card, equipped=[weapon]), b="beastman")
    assert dice_pool(game.state, game.hero(), content().items[weapon]) == dice


@pytest.mark.rule("DES-ATK-08", "DES-ATK-23")
@pytest.mark.parametrize(
    ("kind", "dice", "attack"),
    [
        ("beastman", ["red", "green"], "melee"),
        ("master beastman", ["red", "green", "black"], "melee"),
        ("skeleton", ["blue", "green"], "ranged"),
        ("master sorcerer", ["white", "yellow", "black"], "magic"),
    ],
)
def test_a_monster_rolls_the_dice_of_its_card_and_has_one_type_of_attack(kind: str, dice: list[str], attack: str):
    game = table(
        "1b", hero("mordrog", order="dodge"), b=kind, turn="monsters", chance=[tuple(FACE[die][2] for die in dice)]
    )
    game.play("1", "attack:", "A1")
    assert (attack_of(game)["dice"], attack_of(game)["kind"]) == (dice, attack)


@pytest.mark.rule("DES-ATK-09", "DES-ATK-12")
@pytest.mark.parametrize("weapon", ["sword", "crossbow", "magic_staff"])
def test_a_miss_on_any_die_is_a_miss(weapon: str):
    pool = dice_pool(table("1", hero("mordrog")).state, table("1", hero("mordrog")).hero(), content().items[weapon])
    faces = ("miss", *(FACE[die][-1] for die in pool[1:]))
    game = table("1b", hero("mordrog", equipped=[weapon]), b="skeleton", chance=[faces])
    game.begin("battle").play(f"attack:{weapon}", "B1")
    assert (game.asked, game.shown["monsters"][1]["hurt"]) == ("act", 0), "nothing is spent, nobody is wounded"
    assert "des-log-miss" in game.said


@pytest.mark.rule("DES-ATK-10", "DES-ATK-11", "DES-RNG-01")
@pytest.mark.parametrize(("spaces", "hit"), [(3, True), (4, True), (5, False)])
def test_the_range_of_all_dice_must_cover_the_distance(spaces: int, hit: bool):
    picture = "1" + "." * (spaces - 1) + "b"
    game = table(picture, archer(), b="skeleton", chance=[("r3d1s1", "r1d2", "blank", "blank", "blank")])
    end = f"{'ABCDEFGH'[spaces]}1"
    game.begin("battle").play("attack:crossbow", end)
    assert (game.monster() is None) == hit
    assert ("des-log-short" in game.said) != hit


@pytest.mark.rule("DES-ATK-13")
def test_each_power_enhancement_is_one_range_or_one_damage():
    game = table("1....b", archer(), b="master razorwing", chance=[("r3d1s1", "d3", "power", "power", "power")])
    game.begin("battle").play("attack:crossbow", "F1", "range", "range", "damage")
    assert game.shown["monsters"][1]["hurt"] == 1 + 3 + 1 - 4


@pytest.mark.rule("DES-ATK-13", "DES-ATK-17")
def test_the_overlord_divides_enhancements_too():
    game = table("1..b", hero("mordrog"), b="master skeleton", turn="monsters", chance=[("r1d2", "d3", "power")])
    game.play("1", "attack:", "A1")
    assert (game.asked, game.seat, game.offers) == ("spend", 0, ["damage", "range", "done"])
    game.play("damage")
    assert game.hero().wounds == 16 - (2 + 3 + 1 - 0), "Pierce 2 against armor 2"


@pytest.mark.rule("DES-ATK-16", "DES-ATK-14")
def test_surges_are_not_saved_for_the_next_attack():
    one = hero("mordrog", equipped=["sword"], fatigue=0)
    faces = [("r1d3s1", "d3", "blank", "blank", "blank"), ("r1d3s1", "d3", "blank", "blank", "blank")]
    game = table("1b", one, b="giant", things="1b.\n...", chance=faces).begin("battle")
    game.play("attack:sword", "B1", "attack:sword", "B1")
    assert game.shown["monsters"][1]["hurt"] == 2 * (6 - 5), "one surge in each, and the sword asks for two"


@pytest.mark.rule("DES-ATK-17")
@pytest.mark.parametrize(
    ("faces", "threat"), [(("r4s1", "d3", "blank"), 0), (("r4s1", "d2s1", "blank"), 1), (("r4s1", "d2s1", "surge"), 1)]
)
def test_two_surges_of_a_monster_are_one_threat(faces: tuple[str, ...], threat: int):
    game = table("1.b", hero("mordrog"), b="master skeleton", turn="monsters", chance=[faces])
    game.play("1", "attack:", "A1")
    assert game.state.overlord.threat == threat


@pytest.mark.rule("DES-ATK-18")
def test_heroes_add_power_dice_with_fatigue_and_monsters_do_not():
    game = table(
        "1b",
        hero("mordrog", equipped=["sword"]),
        b="giant",
        things="1b.\n...",
        chance=[("d4", "d3", *["blank"] * 3), ("power",)],
    )
    game.begin("battle").play("attack:sword", "B1", "fatigue")
    assert (attack_of(game)["dice"].count("black"), game.hero().fatigue) == (4, 2)
    monster = table(
        "1b", hero("mordrog", fatigue=3), b="master beastman", turn="monsters", chance=[("d4", "d3", "power")]
    )
    assert monster.play("1", "attack:", "A1").offers == ["damage", "done"]


@pytest.mark.rule("DES-ATK-19")
def test_five_power_dice_at_most():
    one = hero("steelhorns", equipped=["sword"], training={"melee": 3}, companions=["pico"])
    game = table("1b", one, b="beastman")
    assert dice_pool(game.state, game.hero(), content().items["sword"]).count("black") == 5
    assert dice_pool(game.state, game.hero(), None, ("red", *["black"] * 4)).count("black") == 5


# -- Types of attack


@pytest.mark.rule("DES-ATK-20")
def test_melee_reaches_neighbours_only_and_ignores_the_range_rolled():
    one = hero("mordrog", equipped=["sword"], fatigue=0)
    game = table("1b\n..\nc.", one, b="beastman", c="skeleton", chance=[("d4", "d3", *["blank"] * 3)])
    game.begin("battle").play("attack:sword")
    assert game.offers == ["B1"]
    assert game.refuses("A3") == "DES-ATK-20"
    game.play("B1")
    assert game.monster(1) is None, "range 0 on the dice, and a hit"


@pytest.mark.rule("DES-ATK-21", "DES-ATK-22")
@pytest.mark.parametrize(("weapon", "die"), [("crossbow", "blue"), ("immolation", "white")])
def test_ranged_and_magic_attacks_reach_what_is_seen_adjacent_or_far(weapon: str, die: str):
    chance = [("r2d2", "d3", *["blank"] * 3)]
    card = "silhouette" if die == "blue" else "mad_carthos"
    one = hero(card, equipped=[weapon], fatigue=0)
    game = table("1b\n..\n..\n..\nc.", one, b="skeleton", c="skeleton", chance=chance).begin("battle")
    game.play(f"attack:{weapon}")
    assert set(game.offers) == {"B1", "A5"}
    game.play("A5")
    assert game.monster(2) is not None, "two spaces of range for four"


# -- Dice


@pytest.mark.rule("DES-ATK-24")
def test_the_faces_of_the_dice():
    """Damage, range and surges on every colour; misses on the three dice of the attack types and nowhere else."""
    misses = {die.id: [face.miss for face in die.faces].count(True) for die in content().dice}
    assert misses == {"red": 1, "blue": 1, "white": 1, "green": 0, "yellow": 0, "black": 0}
    totals = {die.id: (sum(f.damage for f in die.faces), sum(f.range for f in die.faces)) for die in content().dice}
    assert totals["yellow"][1] > totals["green"][1], "it adds range"
    assert totals["green"][0] > totals["yellow"][0], "it adds damage"
    for weapon in (card for card in content().items.values() if card.type == "weapon"):
        first = {"melee": "red", "ranged": "blue", "magic": "white"}[str(weapon.attack)]
        assert [die for die in weapon.dice if die in ("red", "blue", "white")] == [first]


@pytest.mark.rule("DES-ATK-25")
def test_a_power_die_has_enhancements_surges_and_one_blank():
    (die,) = [die for die in content().dice if die.id == "black"]
    assert sorted(die.keys) == ["blank", "power", "power", "power", "surge", "surge"]
    game = table(
        "1b",
        hero("mordrog", equipped=["sword"], fatigue=0),
        b="giant",
        things="1b.\n...",
        chance=[("d4", "d3", *["blank"] * 3)],
    )
    game.begin("battle").play("attack:sword", "B1")
    assert game.shown["monsters"][1]["hurt"] == 2, "blanks add nothing"


@pytest.mark.rule("DES-ATK-29")
def test_the_box_runs_out_of_power_dice_only():
    """A card that lists more dice of a colour than there are is rolled as it is written."""
    game = table("1b", hero("mordrog"), b="beastman")
    assert dice_pool(game.state, game.hero(), None, ("green",) * 3).count("green") == 3
    assert {die.id: die.count for die in content().dice} == {
        "red": 1,
        "blue": 1,
        "white": 1,
        "green": 2,
        "yellow": 2,
        "black": 5,
    }
    assert set(DICE) == {die.id for die in content().dice}


@pytest.mark.rule("DES-ATK-26", "DES-ATK-27")
def test_whoever_caused_the_re_roll_picks_dice_and_the_new_faces_stand():
    game = table(
        "1b", hero("mordrog", order="dodge"), b="razorwing", turn="monsters", chance=[("d4", "r1d1"), ("r1d3s1",)]
    )
    game.play("1", "attack:", "A1")
    assert (game.asked, game.seat) == ("reroll", 1)
    game.play((0,))
    assert game.hero().wounds == 16 - (3 + 1 - 2), "one die only, and that once"
    assert game.asked == "monster"


@pytest.mark.rule("DES-ATK-28")
def test_without_dodge_an_aimed_roll_is_re_rolled():
    """The counterpart of aim and dodge cancelling each other."""
    aimed = table(
        "1b",
        hero("mordrog", equipped=["sword"], order="aim", fatigue=0),
        b="giant",
        things="1b.\n...",
        chance=[("miss", "d3", *["blank"] * 3), ("d4",)],
    )
    aimed.begin("battle").play("attack:sword", "B1", "aim")
    assert aimed.asked == "reroll"
    aimed.play((0,))
    assert aimed.shown["monsters"][1]["hurt"] == 2


# -- Damage


@pytest.mark.rule("DES-DMG-01")
def test_damage_is_hearts_and_bonuses_and_the_same_for_everybody_struck():
    one = hero("mad_carthos", equipped=["ice_storm"], fatigue=0)
    game = (
        table(
            "1....\n...bc\n.....",
            one,
            b="razorwing",
            c="master razorwing",
            chance=[("r2d2", "d3", "r1d1", "power", "blank", "blank")],
        )
        .begin("battle")
        .play("attack:ice_storm", "D2", "blast", "damage")
    )
    assert "des-log-killed" in game.said
    assert game.shown["on_board"] == [], "2 + 3 + 1 + 1, and 2 of his own: nine for each"


@pytest.mark.rule("DES-DMG-02")
@pytest.mark.parametrize(("worn", "armor"), [([], 2), (["leather_armor"], 3), (["chain_mail"], 4), (["plate_mail"], 5)])
def test_a_heros_armor_is_his_own_and_what_he_wears(worn: list[str], armor: int):
    assert table("1", hero("mordrog", equipped=worn)).shown["heroes"][1]["armor"] == armor


@pytest.mark.rule("DES-DMG-03")
def test_a_monsters_armor_is_that_of_its_card_and_rank():
    game = table("1bc", hero("mordrog"), b="beastman", c="master beastman")
    assert [game.shown["monsters"][number]["armor"] for number in (1, 2)] == [2, 3]


@pytest.mark.rule("DES-DMG-04")
def test_wounds_are_damage_less_armor_and_never_fewer_than_none():
    game = table(
        "1b",
        hero("mordrog", equipped=["plate_mail"], wounds=10),
        b="beastman",
        turn="monsters",
        chance=[("r2d1s1", "r1d1")],
    )
    game.play("1", "attack:", "A1")
    assert game.hero().wounds == 10


@pytest.mark.rule("DES-DMG-05")
def test_a_hero_without_a_wound_token_left_is_killed():
    blow = ("r1d3", "r1d1")
    for wounds, where in ((3, "town"), (4, "A1")):
        game = table("1b", hero("mordrog", wounds=wounds), b="beastman", turn="monsters", conquest=9, chance=[blow])
        game.play("1", "attack:", "A1")
        assert game.where(game.hero()) == where


@pytest.mark.rule("DES-DMG-06", "DES-DMG-07")
def test_a_monster_is_killed_when_its_wounds_are_used_up_and_its_figure_is_free_again():
    from undercroft.games.descent.rules.spawning import figures_left

    for hurt, dead in ((0, False), (1, True)):
        one = hero("mordrog", equipped=["sword"], fatigue=0)
        game = table(
            "1b", one, b={"kind": "giant", "hurt": 7 + hurt}, things="1b.\n...", chance=[("r1d3", "d3", *["blank"] * 3)]
        )
        assert figures_left(game.state, "giant", master=False) == 0
        game.begin("battle").play("attack:sword", "B1")
        assert (game.monster() is None) == dead
        assert figures_left(game.state, "giant", master=False) == int(dead)


@pytest.mark.rule("DES-DMG-08")
def test_some_wounds_pass_armor_by():
    game = table("1_", hero("mordrog", equipped=["plate_mail"])).begin("run").play("B1")
    assert game.hero().wounds == 15


@pytest.mark.rule("DES-DMG-09")
def test_nobody_is_healed_or_rested_above_the_maximum():
    one = hero("mordrog", wounds=19, fatigue=4, skills=["tough", "skilled"], equipped=["healing", "vitality"])
    game = table("1", one).begin("run").play("drink:healing")
    assert game.hero().wounds == 20, "16 and 4 of a skill"
    other = table("1", one).begin("run").play("drink:vitality")
    assert other.hero().fatigue == 5


# -- Attacks that somebody else decides


@pytest.mark.rule("DES-OVL-14", "DES-CRD-01")
def test_an_attack_that_the_overlord_makes_with_a_hero_is_followed_by_none_of_the_heros_own():
    """Quick Casting follows the caster's own attacks only, charmed or not."""
    caster = hero("mad_carthos", equipped=["magic_staff"], skills=["quick_casting"])
    dice = dice_pool(table("1", caster).state, table("1", caster).hero(), content().items["magic_staff"])
    roll = tuple(FACE[die][-1] for die in dice)
    charmed = table(
        *("1.2\n..b", caster, hero("mordrog", fatigue=0)),
        b="beastman",
        turn="overlord",
        hand=["dark_charm"],
        threat=20,
        chance=[("surge",), roll],
    )
    charmed.play("end", "dark_charm", "mad_carthos", "magic_staff", "C1").until("activate", "hero-attacked")
    assert charmed.asked == "activate"
    own = table("1.b", caster, b="ogre", things="1.b.\n....", chance=[roll]).begin("battle")
    own.play("attack:magic_staff", "C1").until("act", "hero-attacked")
    assert own.asked == "hero-attacked"
