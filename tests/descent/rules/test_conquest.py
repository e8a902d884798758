"""Conquest tokens, encounters, and how the game is won."""

from __future__ import annotations

import pytest

from undercroft.games.descent.box.content import content

from ..drawn import Table, hero, table

KILL = ("d4", "d3", "blank", "blank", "blank")
"""A sword in Mordrog's hand: seven damage."""


def swordsman(**given):
    return hero("mordrog", equipped=["sword"], **given)


# -- Conquest


@pytest.mark.rule("DES-CON-01", "DES-CON-05", "DES-DTH-04")
@pytest.mark.parametrize("card", sorted(content().heroes))
def test_the_death_of_a_hero_costs_what_his_sheet_says(card):
    game = table("1", hero(card, wounds=1, effects={"burn": 2}), chance=[("blank", "blank")], conquest=5)
    game.until("cards")
    value = content().heroes[card].conquest
    assert value in (2, 3, 4)
    assert (game.state.conquest, game.state.winner) == (5 - value, "")


@pytest.mark.rule("DES-CON-01")
def test_one_token_is_enough_to_go_on():
    game = table("1", hero("mordrog", wounds=1, effects={"burn": 1}), chance=[("blank",)], conquest=5)
    assert (game.state.conquest, game.match.over) == (1, False)
    assert game.until("cards").asked == "cards"


BREATH = "h.12"
"""A hell hound that can breathe on both heroes."""


@pytest.mark.rule("DES-CON-02", "DES-WIN-02", "DES-DTH-04")
def test_with_the_last_token_the_game_ends_in_the_middle_of_an_attack():
    game = table(
        *(BREATH, hero("mordrog", wounds=1), hero("landrec")),
        h="hell_hound",
        turn="monsters",
        conquest=3,
        chance=[("r1d2", "r1d1")],
    )
    game.play("1", "attack:", "breath:B1:east")
    assert (game.state.conquest, game.state.winner, game.match.over) == (0, "overlord", True)
    assert game.hero(1).wounds == 12, "nobody is wounded any more"


@pytest.mark.rule("DES-CON-02")
def test_otherwise_the_attack_goes_on():
    game = table(
        *(BREATH, hero("mordrog", wounds=1), hero("landrec")),
        h="hell_hound",
        turn="monsters",
        chance=[("r1d2", "r1d1")],
    )
    game.play("1", "attack:", "breath:B1:east")
    assert (game.state.conquest, game.at["mordrog"], game.hero(1).wounds) == (1, "town", 12 - 3)


@pytest.mark.rule("DES-CON-03")
def test_a_glyph_brings_three():
    game = table("1g", swordsman(), legend={"g": {"glyph": "inactive"}}).begin("run").play("B1")
    assert game.state.conquest == 5 + 3
    assert game.play("A1", "B1").state.conquest == 8, "only once"


@pytest.mark.rule("DES-CON-04", "DES-TRS-17")
@pytest.mark.parametrize("conquest", [2, 3, 4])
def test_a_chest_brings_what_the_quest_says(conquest):
    chests = {1: {"conquest": conquest}}
    game = table("c1", swordsman(), legend={"c": {"chest": "copper"}}, chests=chests).begin("run").play("A1", "chest:")
    assert game.state.conquest == 5 + conquest


# -- Encounters

SHRINE = """
    1.E.b
    .....
"""


def shrine(*effects: dict[str, object], picture: str = SHRINE, **given) -> Table:
    event = {"id": "shrine", "when": {"met": "shrine"}, "do": list(effects) or [{"conquest": 1}]}
    given = {"legend": {"E": {"encounter": "shrine"}}, "events": [event], **given}
    return table(picture, swordsman(), **given)


@pytest.mark.rule("DES-ENC-01")
def test_encounters_are_laid_out_when_their_area_is_revealed():
    door = [{"at": ["B1", "B2"], "side": "east"}]
    game = shrine(picture=".1E.\n....", areas="0011\n0011", doors=door)
    assert game.shown["tokens"] == []
    game.begin("run").play("door:0")
    assert [(token["kind"], token["at"]) for token in game.shown["tokens"]] == [("encounter", "C1")]


@pytest.mark.rule("DES-ENC-02", "DES-CON-07")
def test_a_hero_who_ends_his_turn_on_it_meets_it():
    game = shrine().begin("run").play("B1", "C1")
    assert game.state.conquest == 5, "not before he stops"
    game.play("end")
    assert (game.state.conquest, game.shown["tokens"]) == (6, [])


@pytest.mark.rule("DES-ENC-02")
def test_passing_by_is_no_encounter():
    game = shrine().begin("run").play("B1", "C1", "D2", "end")
    assert (game.state.conquest, len(game.state.tokens)) == (5, 1)


@pytest.mark.rule("DES-ENC-02")
def test_a_hero_who_says_that_he_moves_no_further_meets_it_at_once_and_stays():
    game = shrine(picture="1.Eb\n....", b="beastman", chance=[KILL]).begin("advance").play("B1", "C1", "halt:")
    assert (game.state.conquest, game.asked) == (6, "act")
    assert game.refuses("C2") == "DES-ENC-02"
    assert "halt:" not in game.offers
    game.play("attack:sword", "D1", "done")
    assert game.state.monsters == []
    game.play("fatigue")
    assert game.refuses("C2") == "DES-ENC-02"
    assert game.play("end").state.conquest == 6, "it does not happen twice"


@pytest.mark.rule("DES-ENC-02")
def test_it_happens_once_in_a_turn():
    event = {"id": "shrine", "when": {"met": "shrine"}, "once": False, "do": [{"conquest": 1}]}
    game = shrine(events=[event]).begin("run").play("B1", "C1", "halt:")
    assert (game.state.conquest, len(game.state.tokens)) == (6, 1), "this one stays for whoever comes next"
    assert game.play("end").state.conquest == 6
    game.until("cards").play("end").begin("battle").play("end")
    assert game.state.conquest == 7, "he still stands there at the end of his next turn"


@pytest.mark.rule("DES-ENC-02")
def test_who_has_stopped_may_still_perform_movement_actions():
    game = shrine(picture="1.E\n...", tokens=[{"kind": "encounter", "what": "shrine", "at": "C1"}])
    game.begin("run").play("B1", "C1", "halt:")
    assert "reequip:" in game.offers


@pytest.mark.rule("DES-ENC-02")
def test_being_thrown_onto_it_is_no_encounter():
    picture = """
        o.1E.
        .....
    """
    game = shrine(picture=picture, o="ogre", turn="monsters", chance=[("d4", "d3", "d3")])
    game.play("1", "attack:", "C1", "D1")
    assert (game.at["mordrog"], game.state.conquest, len(game.state.tokens)) == ("D1", 5, 1)
    assert game.until("next-hero", "equip").state.conquest == 5


@pytest.mark.rule("DES-CON-07")
def test_an_encounter_may_cost_conquest():
    game = shrine({"conquest": -2}).begin("run").play("B1", "C1", "end")
    assert game.state.conquest == 3
    game = shrine({"conquest": -9}).begin("run").play("B1", "C1", "end")
    assert (game.state.conquest, game.state.winner) == (0, "overlord")


@pytest.mark.rule("DES-ENC-03")
def test_monsters_meet_nothing():
    game = shrine(b="beastman", turn="monsters").play("1", "D1", "C1", "done")
    assert (game.at["1"], game.state.conquest, len(game.state.tokens)) == ("C1", 5, 1)


# -- Victory

BOSS = {
    "named": [{"id": "boss", "monster": "beastman", "conquest": 2}],
    "events": [{"id": "boss_falls", "when": {"killed": "boss"}, "do": [{"win": "heroes"}]}],
}


def boss(**given) -> Table:
    given = {**BOSS, "b": {"named": "boss"}, "chance": [KILL], **given}
    return table("1b", swordsman(), **given).begin("battle").play("attack:sword", "B1", "done")


@pytest.mark.rule("DES-WIN-01", "DES-CON-08", "DES-MST-07")
def test_the_heroes_win_the_moment_the_goal_is_met():
    game = boss()
    assert (game.state.winner, game.match.over) == ("heroes", True), "though an attack is left"
    assert game.state.conquest == 5 + 2
    outcome = game.match.outcome()
    assert outcome is not None
    assert (outcome.side, outcome.winners) == ("heroes", (1,))


@pytest.mark.rule("DES-WIN-03")
def test_quest_1_is_won_with_the_death_of_narthak():
    narthak = [{"named": "narthak", "at": "M1", "hurt": 12}, {"kind": "beastman", "at": "L3"}]
    given = {"quest": "into_the_dark", "revealed": [4], "monsters": narthak, "tokens": [], "conquest": 1}
    blow = [("r1d3s1", "d3", "d3", "r2d1", "power", "power", "power")]
    game = table("", hero("mordrog", at="M3", equipped=["frost_axe"]), players=2, chance=blow, **given)
    game.begin("battle").play("attack:frost_axe", "M2", "damage", "damage", "damage")
    while not game.match.over and game.asked == "spend":
        game.play("surge:0" if "surge:0" in game.offers else "done")
    assert (game.state.winner, game.state.conquest) == ("heroes", 1)


@pytest.mark.rule("DES-WIN-04")
@pytest.mark.parametrize("conquest", [1, 24])
def test_the_tokens_left_make_no_difference(conquest):
    outcome = boss(conquest=conquest).match.outcome()
    assert outcome is not None
    assert (outcome.side, outcome.winners, outcome.scores) == ("heroes", (1,), ())


@pytest.mark.rule("DES-WIN-05")
def test_a_quest_may_have_conditions_for_both_sides():
    event = {"id": "too_late", "when": {"round_ends": 1}, "do": [{"win": "overlord"}]}
    game = table("1", swordsman(), events=[event]).until("cards").play("end")
    assert (game.state.winner, game.state.conquest, game.match.over) == ("overlord", 5, True)
    event = {"id": "there", "when": {"enters": "exit"}, "do": [{"win": "heroes"}]}
    game = table("1x.", swordsman(), events=[event], legend={"x": {"region": "exit"}}).begin("run").play("B1")
    assert (game.state.winner, game.match.over) == ("heroes", True)


@pytest.mark.rule("DES-WIN-02", "DES-WIN-05")
def test_the_loss_of_all_tokens_counts_besides_them():
    hurt = hero("mordrog", wounds=1, effects={"burn": 1})
    game = table("1", hurt, chance=[("blank",)], conquest=4, **BOSS)
    assert (game.state.winner, game.match.over) == ("overlord", True)
