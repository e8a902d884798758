"""Familiars and companions."""

from __future__ import annotations

import pytest

from undercroft.games.descent.rules.equipment import pack
from undercroft.games.descent.state import TOWN, Options
from undercroft.kernel.chance import ChanceSpace
from undercroft.kernel.match import Match
from undercroft.kernel.spaces import Answer

from ..drawn import GAME, Table, hero, names, table
from ..positions import Calm, Dialogue

MORDROG = hero("mordrog")
VYRAH = hero("vyrah")
FERRETS = hero("landrec", skills=["mata_and_kata"])


def skye(at: str, owner: int = 1) -> dict[str, object]:
    return {"card": "skye", "hero": owner, "at": at}


def steps(game: Table) -> list[str]:
    """Where a familiar could move next."""
    return [str(offer) for offer in game.offers if ":" not in str(offer) and offer != "done"]


def over(game: Table) -> Table:
    """The hero has ended the turn; the familiars move."""
    game.begin("run").play("end")
    return game


def beginning() -> Dialogue:
    """A game of Vyrah and Ronan from its set-up to the first turn."""
    options = Options(heroes=("vyrah", "ronan"))
    return Dialogue(Match(GAME, options, 2, Calm())).until("next-hero")


@pytest.mark.rule("DES-FAM-01", "DES-FAM-13")
def test_a_familiar_begins_on_its_owners_space():
    game = beginning()
    assert [(f.card, f.hero, f.at) for f in game.state.familiars] == [("skye", 0, game.hero().at)]
    assert game.hero().at != TOWN


@pytest.mark.rule("DES-FAM-02", "DES-FAM-13")
def test_it_moves_once_right_after_its_owners_turn():
    game = table("1.......\n2.......", VYRAH, MORDROG)
    game.play("vyrah", "run", "B1", "end")
    assert (game.asked, game.state.acting) == ("familiar", 0)
    game.play("B1", "C1", "D1", "E1", "F1")
    assert (game.shown["familiars"][0]["at"], game.asked) == ("F1", "action"), "five spaces are all"
    game.play("run", "end")
    assert game.asked == "cards", "it does not move after somebody else's turn"


@pytest.mark.rule("DES-FAM-02")
def test_it_need_not_move():
    game = over(table("1...", VYRAH)).play("done")
    assert game.shown["familiars"][0]["at"] == "A1"


@pytest.mark.rule("DES-FAM-03", "DES-FAM-04")
def test_it_moves_through_enemies_and_may_stop_on_their_space():
    game = over(table("1b..", VYRAH, b="beastman")).play("B1")
    assert "done" in game.offers
    game.play("C1")
    assert game.shown["familiars"][0]["at"] == "C1"
    game = over(table("12..", VYRAH, MORDROG, acting=1)).play("B1", "done")
    assert game.shown["familiars"][0]["at"] == "B1"


@pytest.mark.rule("DES-FAM-03")
@pytest.mark.parametrize(
    ("picture", "given"),
    [
        ("1.%.", {}),
        ("1.~.", {}),
        ("1..", {"walls": [{"at": ["B1"], "side": "east"}]}),
        ("1...\n#...", {"doors": [{"at": ["B1", "B2"], "side": "east"}]}),
    ],
    ids=["rubble", "water", "wall", "door"],
)
def test_it_is_stopped_by_what_stops_a_hero(picture, given):
    game = over(table(picture, VYRAH, **given)).play("B1")
    assert "C1" not in steps(game)


@pytest.mark.rule("DES-FAM-03", "DES-FAM-07")
def test_in_a_pit_it_is_unharmed_but_needs_two_points_to_climb_out():
    game = over(table("1_....", VYRAH)).play("B1")
    assert game.ask.prompt.args["points"] == 4
    game.play("C1")
    assert game.ask.prompt.args["points"] == 2


@pytest.mark.rule("DES-FAM-04")
def test_it_blocks_nobodys_way_and_its_space_is_not_taken():
    game = table(
        "1.c\n###", VYRAH, legend={"c": {"chest": "copper"}}, chests={1: {"coins": 50}}, familiars=[skye("C1")]
    )
    game.begin("run").play("B1", "C1", "chest:")
    assert (game.at["vyrah"], game.hero().coins) == ("C1", 50)
    game = table("b..1", VYRAH, b="beastman", familiars=[skye("B1")], turn="monsters").play("1", "B1", "done")
    assert game.at["1"] == "B1"


@pytest.mark.rule("DES-FAM-04")
def test_it_blocks_nobodys_sight():
    game = table("s..1", VYRAH, s="skeleton", familiars=[skye("B1")], turn="monsters").play("1", "attack:")
    assert game.offers == ["D1"]


@pytest.mark.rule("DES-FAM-05")
@pytest.mark.parametrize("thing", [{"potion": "healing"}, {"money": True}, {"key": "red"}, {"artifact": "soulbiter"}])
def test_most_familiars_take_nothing(thing):
    game = over(table("1x.", VYRAH, legend={"x": thing})).play("B1")
    assert names(game.offers, "take") == []
    game.play("C1", "done")
    assert len(game.state.tokens) == 1


@pytest.mark.rule("DES-FAM-05", "DES-MAC-05")
def test_a_familiar_performs_no_movement_actions():
    given = {"doors": [{"at": ["B1", "B2"], "side": "east"}], "legend": {"c": {"chest": "copper"}}}
    game = over(table("1c..\n....", VYRAH, chests={1: {"coins": 1}}, **given)).play("B1")
    assert all(":" not in str(offer) for offer in game.offers)
    game = over(table("1S#.\n###S", VYRAH, legend={"S": {"stairs": "red"}})).play("B1")
    assert steps(game) == ["A1"], "the stairs are in the table of movement actions too"


@pytest.mark.rule("DES-FAM-06")
def test_its_view_prevents_no_spawning():
    game = table("1#..", VYRAH, familiars=[skye("C1")], turn="overlord", hand=["sorcerer_circle"], threat=9)
    assert game.play("sorcerer_circle").offers == ["C1", "D1", "pass"]


@pytest.mark.rule("DES-FAM-06")
def test_it_neither_explores_nor_activates_glyphs_nor_meets_encounters():
    picture = """
        1gE..
        ####.
        ####x
    """
    legend = {"g": {"glyph": "inactive"}, "E": {"encounter": "shrine"}, "x": {"money": True}}
    event = {"id": "shrine", "when": {"met": "shrine"}, "do": [{"conquest": 1}]}
    areas = "00000\n####0\n####1"
    game = over(table(picture, VYRAH, legend=legend, events=[event], areas=areas))
    game.play("B1", "C1", "D1", "E2")
    assert (game.state.conquest, game.shown["revealed"]) == (5, ["0"])
    assert "E3" not in steps(game), "nor does it go where nobody has been"
    game = over(table(picture, VYRAH, legend=legend, events=[event], areas=areas)).play("B1", "C1", "done")
    assert (game.state.conquest, len(game.state.tokens)) == (5, 2)


@pytest.mark.rule("DES-FAM-07")
def test_it_can_be_neither_attacked_nor_harmed():
    game = table("b.#1", VYRAH, b="beastman", familiars=[skye("B1")], turn="monsters").play("1")
    assert game.refuses("attack:") == "DES-ATK-04"
    game = table("h..1", VYRAH, h="hell_hound", familiars=[skye("C1")], turn="monsters", chance=[("r1d2", "r1d1")])
    game.play("1", "attack:", "breath:B1:east")
    assert game.hero().wounds == 12 - 3
    assert game.shown["familiars"] == [{"card": "skye", "hero": 1, "at": "C1", "carries": ""}]


@pytest.mark.rule("DES-FAM-08")
def test_it_stays_and_moves_on_while_its_owner_is_in_the_town():
    game = table("S1.", hero("vyrah", at="A1"), legend={"S": {"glyph": "start"}}, familiars=[skye("C1")])
    game.begin("run").play("travel:town", "end")
    assert (game.at["vyrah"], game.asked) == ("town", "familiar")
    game.play("B1", "done")
    assert game.shown["familiars"][0]["at"] == "B1"


@pytest.mark.rule("DES-FAM-08")
def test_it_stays_when_its_owner_is_killed():
    killed = hero("vyrah", wounds=1, effects={"burn": 1})
    game = table("1..", killed, familiars=[skye("C1")], chance=[("blank",)])
    assert (game.at["vyrah"], game.asked) == ("town", "familiar")
    assert steps(game) == ["B1"]


@pytest.mark.rule("DES-FAM-09")
def test_boggs_comes_with_a_skill_and_moves_four_spaces():
    landrec = hero("landrec", at="town", coins=1000)
    game = table("S....1", landrec, legend={"S": {"glyph": "start"}}, decks={"wizardry": ["boggs_the_rat"]})
    game.begin("run").play("shop:", "skill:wizardry", "leave", "travel:A1", "end")
    assert game.shown["familiars"] == [{"card": "boggs", "hero": 1, "at": "A1", "carries": ""}]
    game.play("B1", "C1", "D1", "E1")
    assert (game.shown["familiars"][0]["at"], game.asked) == ("E1", "cards")


class Dealt(Calm):
    """Shuffles as if nobody had, but with these cards on top."""

    def __init__(self, *cards: str) -> None:
        self.cards = cards

    def outcome(self, space: ChanceSpace, index: int) -> Answer | None:
        found = super().outcome(space, index)
        if not isinstance(found, tuple) or not set(self.cards) <= set(found):
            return found
        return (*(card for card in found if card not in self.cards), *self.cards)


@pytest.mark.rule("DES-FAM-09", "DES-FAM-11", "DES-FAM-01")
def test_familiars_of_skills_that_are_dealt_begin_with_their_owner():
    options = Options(heroes=("andira_runehand", "mordrog"))
    game = Dialogue(Match(GAME, options, 2, Dealt("boggs_the_rat", "mata_and_kata"))).until("next-hero")
    assert {"boggs_the_rat", "mata_and_kata"} <= set(game.hero().skills)
    assert sorted((f.card, f.hero, f.at) for f in game.state.familiars) == [
        (name, 0, game.hero().at) for name in ("boggs", "kata", "mata")
    ]


@pytest.mark.rule("DES-FAM-10", "DES-SPN-06")
def test_boggs_watches_as_a_hero_does():
    boggs = [{"card": "boggs", "hero": 1, "at": "C1"}]
    owner = hero("landrec", skills=["boggs_the_rat"])
    given = {"turn": "overlord", "hand": ["sorcerer_circle"], "threat": 9}
    assert table("1#...#.", owner, familiars=boggs, **given).play("sorcerer_circle").offers == ["G1", "pass"]
    game = table("1#.b.#.", owner, familiars=boggs, b="beastman", **given).play("sorcerer_circle")
    assert game.offers == ["G1", "pass"], "monsters do not hide a space from him either"


@pytest.mark.rule("DES-FAM-11")
def test_mata_and_kata_come_together_and_move_each_for_himself():
    game = table("1.......\n........", FERRETS)
    assert [f.card for f in game.state.familiars] == ["mata", "kata"]
    over(game).play("B1", "C1", "D1", "E1", "F1", "G1")
    assert game.ask.prompt.args["who"].id == "des-familiar-kata"
    game.play("A2", "done")
    assert [f["at"] for f in game.shown["familiars"]] == ["G1", "A2"]


def ferret(name: str, at: str, carries: str = "") -> dict[str, object]:
    return {"card": name, "hero": 1, "at": at, "carries": carries}


@pytest.mark.rule("DES-FAM-12")
def test_a_ferret_picks_up_one_thing_and_hands_it_to_a_hero_for_a_point():
    legend = {"p": {"potion": "healing"}, "v": {"potion": "vitality"}}
    game = over(table("1.pv", FERRETS, legend=legend, familiars=[ferret("mata", "B1")]))
    game.play("C1")
    assert names(game.offers, "take") == ["0"]
    game.play("take:0", "D1")
    assert names(game.offers, "take") == [], "one thing is all it carries"
    game.play("C1", "B1")
    assert game.ask.prompt.args["points"] == 2, "taking costs nothing"
    assert names(game.offers, "give") == ["h0"]
    game.play("give:h0", "done")
    assert game.ask.prompt.args["points"] == 1
    assert [item.card for item in game.hero().items] == ["healing"]
    assert game.shown["familiars"][0]["carries"] == ""


@pytest.mark.rule("DES-FAM-12")
def test_it_picks_up_what_it_reaches_with_its_last_point():
    game = over(table("1.....p", FERRETS, legend={"p": {"potion": "healing"}}, familiars=[ferret("mata", "A1")]))
    game.play("B1", "C1", "D1", "E1", "F1", "G1")
    assert (game.ask.prompt.args["points"], game.offers) == (0, ["take:0", "done"])
    game.play("take:0")
    assert game.shown["familiars"][0]["carries"] == "healing"


@pytest.mark.rule("DES-FAM-12")
def test_one_hands_it_to_the_other_when_adjacent():
    given = {"familiars": [ferret("mata", "C1", "soulbiter"), ferret("kata", "D1")]}
    game = over(table("1....", FERRETS, **given))
    assert names(game.offers, "give") == ["f1"], "the hero is too far away"
    game.play("give:f1")
    assert [f["carries"] for f in game.shown["familiars"]] == ["", "soulbiter"]
    assert game.ask.prompt.args["points"] == 5


@pytest.mark.rule("DES-FAM-12")
def test_a_hero_gives_it_an_item_as_he_would_give_it_to_a_hero():
    carrier = hero("landrec", skills=["mata_and_kata"], equipped=["healing"])
    game = table("1..", carrier, familiars=[ferret("mata", "B1"), ferret("kata", "C1")])
    game.begin("run").play("give:")
    assert game.offers == ["0:f0"], "the other one is not adjacent"
    game.play("0:f0")
    assert (game.hero().items, game.hero().turn.points) == ([], 5)
    assert game.shown["familiars"][0]["carries"] == "healing"


@pytest.mark.rule("DES-FAM-12")
@pytest.mark.parametrize("thing", [{"money": True}, {"key": "red"}, {"chest": "copper"}], ids=str)
def test_ferrets_take_no_money_keys_and_chests(thing):
    given = {"legend": {"x": thing}, "chests": {1: {"coins": 1}}, "familiars": [ferret("mata", "C1")]}
    game = over(table("1.x", FERRETS, **given))
    assert names(game.offers, "take") == []


@pytest.mark.rule("DES-FAM-12")
def test_they_cannot_use_what_they_carry():
    game = over(table("1.", FERRETS, familiars=[ferret("mata", "B1", "healing")]))
    assert set(map(str, game.offers)) == {"A1", "give:h0", "done"}


AXE = ("d4", "d3", "blank", "blank", "blank")


@pytest.mark.rule("DES-FAM-14")
@pytest.mark.parametrize(("where", "armor"), [("B1", 1), ("C1", 1), ("D1", 2)])
def test_skye_takes_a_point_of_armor_from_enemies_on_and_around_its_space(where, armor):
    axeman = hero("mordrog", equipped=["axe"])
    heroes = [axeman, hero("vyrah", at="town", acted=True)]
    game = table("1b..", *heroes, b="beastman", familiars=[skye(where, 2)], chance=[("r2d1s1", "r1d1", *["blank"] * 3)])
    game.begin("battle").play("attack:axe", "B1", "done")
    assert game.monster().hurt == 2 - armor


@pytest.mark.rule("DES-FAM-14")
def test_skye_never_takes_armor_below_nothing():
    heroes = [hero("mordrog", equipped=["axe"]), hero("vyrah", at="town", acted=True)]
    game = table("1s..", *heroes, s="skeleton", familiars=[skye("B1", 2)], chance=[("r2d1s1", "r1d1", *["blank"] * 3)])
    game.begin("battle").play("attack:axe", "B1", "done")
    assert "des-log-killed" in game.said, "two wounds, and a skeleton has no armor that could be taken"
    assert game.news("des-log-wounds")[0]["wounds"] == 2


@pytest.mark.rule("DES-FAM-14")
@pytest.mark.parametrize(("where", "asked"), [("B1", "spend"), ("D1", "attack-rolled-overlord")])
def test_enemies_near_skye_cannot_dodge(where, asked):
    heroes = [hero("mordrog", equipped=["axe"]), hero("vyrah", at="town", acted=True)]
    given = {"hand": ["dodge"], "threat": 5, "familiars": [skye(where, 2)], "chance": [AXE]}
    game = table("1b..", *heroes, b="beastman", **given).begin("battle").play("attack:axe", "B1")
    assert game.asked == asked


@pytest.mark.rule("DES-FAM-14")
@pytest.mark.parametrize(("where", "offered"), [("C1", False), ("D1", True)])
def test_enemies_near_skye_cannot_aim(where, offered):
    given = {"hand": ["aim"], "threat": 5, "familiars": [skye(where)], "chance": [("miss", "d3"), ("miss", "d3")]}
    game = table("1b..", VYRAH, b="beastman", turn="monsters", **given).play("1", "attack:", "A1")
    assert (game.asked == "attack-declared-overlord") is offered


@pytest.mark.rule("DES-FAM-15")
def test_pico_is_carried_from_the_start_and_is_no_familiar():
    game = beginning()
    assert game.hero(1).companions == ["pico"]
    assert all(f.card != "pico" for f in game.state.familiars)
    game = over(table("1..", hero("ronan")))
    assert game.asked == "cards", "it does not move by itself"


@pytest.mark.rule("DES-FAM-16")
def test_pico_fills_no_slot_and_is_given_away_for_two_points():
    full = hero("ronan", equipped=["sword", "crystal_shield", "healing"], pack=["axe", "bow", "dagger"])
    game = table("12..", full, MORDROG, acting=1)
    assert (game.hero().companions, len(pack(game.hero()))) == (["pico"], 3)
    game.begin("run").play("hand_over:pico")
    assert game.offers == ["mordrog"]
    game.play("mordrog")
    assert (game.hero().companions, game.hero(1).companions) == ([], ["pico"])
    assert game.hero().turn.points == 10 - 2


@pytest.mark.rule("DES-FAM-16")
def test_one_point_is_not_enough_for_pico_and_only_neighbours_get_it():
    game = table("12..", hero("ronan"), MORDROG, acting=1).begin("battle").play("fatigue")
    assert names(game.offers, "hand_over") == []
    game.play("fatigue")
    assert names(game.offers, "hand_over") == ["pico"]
    game = table("1.2.", hero("ronan"), MORDROG, acting=1).begin("run")
    assert names(game.offers, "hand_over") == []


@pytest.mark.rule("DES-FAM-16")
def test_pico_stays_with_a_killed_hero():
    game = table("1", hero("ronan", wounds=1, effects={"burn": 1}), chance=[("blank",)])
    assert (game.at["ronan"], game.hero().companions) == ("town", ["pico"])


@pytest.mark.rule("DES-FAM-16")
def test_pico_can_be_given_away_before_other_things_that_are_carried():
    game = table(
        *("12x.", hero("ronan", companions=["pico", "crank"]), MORDROG),
        acting=1,
        legend={"x": {"item": "crank"}},
    )
    game.begin("run")
    assert names(game.offers, "hand_over") == ["pico", "crank"]


@pytest.mark.rule("DES-FAM-17")
@pytest.mark.parametrize(
    ("weapon", "roll"),
    [
        ("sword", ("miss", "d3", "blank", "blank")),
        ("bow", ("miss", "r3", "blank", "blank", "blank")),
        ("unarmed", ("miss", "blank", "blank")),
    ],
)
def test_who_carries_pico_rolls_one_power_die_more_in_all_attacks(weapon, roll):
    ronan = hero("ronan", equipped=[] if weapon == "unarmed" else [weapon])  # one die for melee, two for ranged attacks
    game = table("1b", ronan, b="beastman", chance=[roll]).begin("battle").play(f"attack:{weapon}", "B1")
    assert "des-log-miss" in game.said


@pytest.mark.rule("DES-FAM-17")
def test_five_power_dice_remain_the_limit():
    strong = hero("mordrog", equipped=["sword"], training={"melee": 2}, companions=["pico"])
    game = table("1b", strong, b="beastman", chance=[("miss", "d3", *["blank"] * 5)])
    game.begin("battle").play("attack:sword", "B1")
    assert "des-log-miss" in game.said
