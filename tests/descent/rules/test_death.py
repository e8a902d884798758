"""Death, master and named monsters."""

from __future__ import annotations

import pytest

from undercroft.games.descent.box.content import content

from ..drawn import Table, hero, monster, names, table

SIX = ("r1d3", "d3", "blank", "blank", "blank")
"""Mordrog's sword: six damage."""


def swordsman(**given) -> dict[str, object]:
    return hero("mordrog", equipped=["sword"], **given)


def strike(picture: str, what: str | dict[str, object], *, roll: tuple[str, ...] = SIX, then=(), **given) -> Table:
    """Mordrog strikes the monster beside him once."""
    with_ = given.pop("with_", {})
    game = table(picture, swordsman(**with_), b=what, chance=[roll, *then], **given).begin("battle")
    return game.play("attack:sword", "B1", "done")


# -- Monsters


@pytest.mark.rule("DES-DTH-01")
@pytest.mark.parametrize(("hurt", "dies"), [(0, False), (1, True), (2, True)])
def test_as_many_wounds_as_its_card_says_kill_a_monster(hurt, dies):
    # 6 damage less 3 armor are 3 wounds; with five players a razorwing has 5.
    game = strike("1b..", monster("razorwing", hurt=hurt + 1), players=5)
    assert (game.monster() is None) is dies


@pytest.mark.rule("DES-DTH-01")
def test_a_killed_monster_leaves_with_its_tokens_and_may_come_again():
    beastmen = {name: monster("beastman", at=f"{name.upper()}2") for name in "acdef"}
    game = table(
        *("1b....#.\n......#.", swordsman()),
        b=monster("beastman", effects={"burn": 1}),
        **beastmen,
        chance=[SIX],
        hand=["beastman_war_party"],
        threat=9,
    )
    game.begin("battle").play("attack:sword", "B1", "done", "end").until("cards").play("beastman_war_party")
    assert game.asked == "spawn", "its figure is in the box again"
    game.play("H1")
    new = game.state.monsters[-1]
    assert (new.number, new.hurt, new.effects.burn) == (7, 0, 0)


# -- Heroes


def killed(burn: int = 1, **given) -> Table:
    """Mordrog dies at the start of his turn."""
    rest = {name: given.pop(name) for name in list(given) if name in ("conquest", "players")}
    one = hero("mordrog", wounds=1, **{**given, "effects": {"burn": burn, **given.get("effects", {})}})
    return table("1.\n..", one, chance=[("blank",) * burn, *([("blank",)] * 3)], **rest)


@pytest.mark.rule("DES-DTH-02")
def test_a_hero_without_wounds_is_in_the_town_at_once():
    game = killed()
    assert game.at["mordrog"] == "town"
    assert "des-log-killed" in game.said


@pytest.mark.rule("DES-DTH-03")
def test_death_in_ones_own_turn_ends_it():
    game = killed()
    assert (game.hero().acted, game.asked) == (True, "cards")
    game = table("1_.", hero("mordrog", wounds=1)).begin("run").play("B1")
    assert (game.at["mordrog"], game.hero().acted, game.asked) == ("town", True, "cards"), "five points are left"


@pytest.mark.rule("DES-DTH-04")
def test_death_can_end_the_game():
    game = killed(conquest=4)
    assert (game.state.conquest, game.state.winner, game.match.over) == (0, "overlord", True)


@pytest.mark.rule("DES-DTH-05")
@pytest.mark.parametrize(
    ("coins", "left"), [(125, 75), (100, 50), (50, 25), (25, 25), (75, 50), (0, 0), (1000, 500), (175, 100)]
)
def test_half_of_the_money_is_lost_rounded_down_to_25(coins, left):
    assert killed(coins=coins).hero().coins == left


@pytest.mark.rule("DES-DTH-06")
def test_items_skills_and_training_are_kept():
    held = {"equipped": ["sword", "plate_mail", "healing"], "pack": ["bow"]}
    one = killed(**held, skills=["mighty", "swift"], training={"melee": 1}).hero()
    assert [(item.card, item.equipped) for item in one.items] == [
        ("sword", True),
        ("plate_mail", True),
        ("healing", True),
        ("bow", False),
    ]
    assert (one.skills, one.training) == (["mighty", "swift"], [1, 0, 0])


@pytest.mark.rule("DES-DTH-07", "DES-FAT-06")
def test_wounds_and_fatigue_are_restored():
    one = killed(fatigue=0, skills=["tough"]).hero()
    assert (one.wounds, one.fatigue) == (16 + 4, 3)


@pytest.mark.rule("DES-DTH-08")
@pytest.mark.parametrize("order", ["aim", "dodge", "rest"])
def test_effects_and_orders_are_lost(order):
    game = killed(effects={"poison": 2, "web": 2, "stun": 2}, order=order)
    if game.asked == "what-first":
        game.play("burn")
    one = game.hero()
    assert one.at < 0
    assert (one.effects.burn, one.effects.poison, one.effects.web, one.effects.stun) == (0, 0, 0, 0)
    assert one.order == ""


@pytest.mark.rule("DES-DTH-08")
def test_a_dodge_ends_with_death():
    dodging = hero("mordrog", wounds=1, order="dodge")
    game = table("1b", dodging, b="beastman", turn="monsters", chance=[("d4", "d3")]).play("1", "attack:", "A1", ())
    assert (game.at["mordrog"], game.hero().order) == ("town", "")


@pytest.mark.rule("DES-DTH-09")
def test_who_dies_before_his_turn_still_takes_it_from_the_town():
    picture = """
        S1..2
        .....
    """
    carthos = hero("mad_carthos", equipped=["ice_storm"])  # a Blast strikes friends
    struck = hero("landrec", wounds=1, coins=100)
    roll = ("r2d2", "d3", "d3", "blank", "blank", "blank")
    game = table(picture, carthos, struck, legend={"S": {"glyph": "start"}}, chance=[roll])
    game.play("mad_carthos").begin("battle").play("attack:ice_storm", "D1").until("act")
    assert (game.at["landrec"], game.hero(1).acted) == ("town", False)
    game.play("end")
    assert (game.asked, game.state.acting) == ("action", 1)
    game.play("run")
    assert {"shop:", "travel:A1"} <= set(game.offers)
    game.play("shop:", "potion:healing", "leave", "travel:A1")
    assert (game.at["landrec"], game.hero(1).coins) == ("A1", 0)


@pytest.mark.rule("DES-DTH-09")
def test_who_dies_in_his_turn_acts_in_the_next_round():
    game = killed()
    assert game.hero().acted
    game.play("end").until("action")
    assert (game.state.round, game.state.acting, game.offers) == (2, 0, ["run", "battle", "advance", "ready"])


# -- Master monsters


@pytest.mark.rule("DES-MST-01", "DES-CRD-14")
def test_a_master_has_the_values_of_the_red_part_of_its_card():
    card = content().monsters["skeleton"]
    assert (card.normal.armor, card.master.armor) == (0, 1)
    for what, hurt in (("skeleton", 1), ("master skeleton", 0)):
        weak = table("1b", swordsman(), b=what, chance=[("r2d1s1", "r1d1", "blank", "blank", "blank")], players=5)
        weak.begin("battle").play("attack:sword", "B1", "done")
        assert weak.monster().hurt == 1 + hurt
    game = table("s..1", hero("mordrog"), s="master skeleton", turn="monsters", chance=[("r1d2", "d3", "blank")])
    game.play("1", "attack:", "D1")  # three dice, +2 range, Pierce 2
    assert game.until("next-hero").hero().wounds == 16 - 5


@pytest.mark.rule("DES-MST-02")
def test_a_stunned_master_moves_or_attacks():
    b = monster("beastman", master=True, effects={"stun": 1})
    game = table("1b.\n...", hero("mordrog"), b=b, turn="monsters").play("1")
    assert (game.asked, game.offers) == ("half", ["move", "attack"])
    assert game.monster().effects.stun == 0
    game.play("move")
    assert (game.monster().points, game.monster().attacks) == (4, 0)
    assert game.refuses("attack:") == "DES-OVL-19"
    game = table("1b.\n...", hero("mordrog"), b=b, turn="monsters").play("1", "attack")
    assert game.offers == ["attack:", "done"]


@pytest.mark.rule("DES-MST-02", "DES-ABL-26")
def test_a_stunned_master_with_quick_shot_attacks_once():
    m = monster("manticore", master=True, effects={"stun": 1})
    game = table("m..1\n....", hero("mordrog"), m=m, turn="monsters", chance=[("miss", "d3", "r3", "blank")])
    game.play("1", "attack")
    assert game.monster().attacks == 1
    game.play("attack:", "D1")
    assert game.state.round == 2


@pytest.mark.rule("DES-MST-03")
def test_fifty_coins_for_the_killing_blow_on_a_master():
    assert strike("1b", "master beastman", players=3).hero().coins == 50
    assert strike("1b", "beastman").hero().coins == 0


@pytest.mark.rule("DES-MST-03")
def test_only_the_hero_of_the_last_wound_is_paid():
    heroes = [swordsman(), hero("steelhorns", equipped=["sword"])]
    game = table("1b2", *heroes, b=monster("beastman", master=True, hurt=1), chance=[SIX], acting=2)
    game.begin("battle").play("attack:sword", "B1", "done")
    assert [one.coins for one in game.state.heroes] == [0, 50]


@pytest.mark.rule("DES-MST-03")
def test_an_aura_pays_its_hero_and_a_burn_token_nobody():
    b = monster("beastman", master=True, hurt=2)
    game = table("1.b\n...", hero("mordrog", skills=["holy_aura"]), b=b, turn="monsters").play("1", "B1")
    assert (game.state.monsters, game.hero().coins) == ([], 50)
    b = monster("beastman", master=True, hurt=2, effects={"burn": 1})
    game = table("1.b\n...", hero("mordrog"), b=b, turn="monsters", chance=[("blank",)]).play("1")
    assert (game.state.monsters, game.hero().coins) == ([], 0)


@pytest.mark.rule("DES-MST-03", "DES-ABL-31", "DES-ABL-32")
@pytest.mark.parametrize(("face", "coins"), [("surge", 0), ("power", 50), ("blank", 50)])
def test_an_undying_master_must_stay_dead(face, coins):
    then = [(face,), ("blank",)]
    game = strike("1b", "master skeleton", roll=("r1d3", "r1d1", "blank", "blank", "blank"), then=then, players=3)
    assert game.hero().coins == coins


# -- Named monsters

TROLL = {
    "named": [
        {
            "id": "troll",
            "monster": "beastman",
            "wounds": 3,
            "armor": 1,
            "speed": 2,
            "damage": 1,
            "conquest": 3,
            "abilities": [{"id": "pierce", "rank": 2}],
        }
    ]
}


@pytest.mark.rule("DES-MST-04", "DES-CRD-14")
def test_a_named_monster_is_a_master_with_the_values_of_its_quest():
    given = {"b": {"named": "troll"}, "turn": "monsters", "chance": [("r1d3", "d3", "blank")], **TROLL}
    game = table("1b\n..", swordsman(), **given)
    shown = game.shown["monsters"][1]
    assert (shown["master"], shown["wounds"], shown["armor"], shown["speed"]) == (True, 3 + 3, 3 + 1, 4 + 2)
    game.play("1", "attack:", "A1")
    game.until("next-hero", "equip", "monster")
    # dice 6, the master's 2, the troll's 1, Command 1; Pierce 2 leaves nothing of the armor
    assert game.hero().wounds == 16 - 10


@pytest.mark.rule("DES-MST-05")
def test_the_heroes_are_told_the_values_of_a_named_monster_but_not_its_abilities():
    game = table(
        *(".1x.\n....", swordsman()),
        areas="0011\n0011",
        doors=[{"at": ["B1", "B2"], "side": "east"}],
        legend={"x": {"named": "troll"}},
        **TROLL,
    )
    assert game.news("des-log-named") == []
    game.begin("run").play("door:0")
    (told,) = game.news("des-log-named")
    assert (told["speed"], told["armor"], told["wounds"], told["damage"]) == (6, 4, 6, 3)
    assert set(told) == {"who", "kind", "speed", "armor", "wounds", "damage"}
    (line,) = [line.news for line in game.match.log if line.news.msg.id == "des-log-named"]
    assert line.to is None


@pytest.mark.rule("DES-MST-06", "DES-ABL-28")
@pytest.mark.parametrize(("what", "stun"), [({"named": "troll"}, 0), ("master ogre", 2)])
def test_named_monsters_are_never_stunned(what, stun):
    mage = hero("mad_carthos", equipped=["petrify"])  # surges buy Stun, and wounds stun as well
    roll = ("r1d3s1", "r2s1", "r3", "power", "power", "power")
    game = table("1b.\n...", mage, b=what, chance=[roll], **TROLL)
    game.begin("battle").play("attack:petrify", "B1", "surge:1").until("act")
    assert game.monster().hurt > 0
    assert game.monster().effects.stun == stun


@pytest.mark.rule("DES-MST-07", "DES-CON-08")
def test_a_named_monster_is_worth_conquest():
    game = table("1b", swordsman(), b={"named": "troll", "hurt": 5}, chance=[SIX], **TROLL)
    game.begin("battle").play("attack:sword", "B1", "done")
    assert (game.state.conquest, game.hero().coins) == (5 + 3, 50)
    assert names(game.offers, "attack") == []
