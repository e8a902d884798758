"""Eight rounds, and the end of each."""

import pytest

from undercroft.games.paperdungeons.box.content import content
from undercroft.kernel.chance import CHANCE

from ..table import CALM, table

HEROES = ("warrior", "mage", "cleric", "rogue")
SKULLS = ("skull", "skull", "mage", "boots3", "boots3", "boots3")


def spoken(game, *ids: str) -> list[str]:
    """Those of the messages that were said, in the order they were said."""
    return [key for key in game.said if key in ids]


@pytest.mark.rule("PAP-RND-01", "PAP-RND-05", "PAP-SHT-03")
def test_a_game_lasts_eight_rounds_with_three_digits_each():
    game = table({}, {}, missions=[])
    for number in range(1, 9):
        assert game.state["round"] == number
        assert not game.match.over
        game.sit_out()
    assert game.match.over
    assert len(game.sheet()["digits"]) == 8 * 3
    assert game.asked(1) is None


@pytest.mark.rule("PAP-RND-02", "PAP-BOS-01", "PAP-RND-01")
def test_bosses_are_fought_after_rounds_3_6_and_8_in_their_order():
    game = table({}, {}, dungeon="A")
    fought = {}
    for number in range(1, 9):
        before = game.said.count("pap-log-boss")
        game.sit_out()
        if game.said.count("pap-log-boss") > before:
            lines = [line.news.msg for line in game.match.log if line.news.msg.id == "pap-log-boss"]
            fought[number] = lines[-1].args["boss"].id
    assert fought == {3: "pap-boss-golem", 6: "pap-boss-vampire", 8: "pap-boss-dragon"}
    assert game.sheet()["glory"] == {"A": -2, "B": -4, "C": -6}


@pytest.mark.rule("PAP-RND-03")
def test_a_round_is_a_roll_then_skull_damage_then_the_dice():
    game = table({}, {}, chance=[SKULLS]).sit_out()
    assert game.match.entries[-1].seat == CHANCE
    assert game.state["pool"] == list(SKULLS)
    assert (game.sheet()["damage"], game.sheet()["dice"], game.asked(1)) == (2, [], "pap-ask-die")
    game.play(1, 2, "brew")
    assert game.sheet()["damage"] == 2  # skulls hurt once, and potions brewed now come too late


@pytest.mark.rule("PAP-RND-04", "PAP-RND-05")
def test_the_end_of_a_round_has_its_order():
    party = {"at": "D4", "explored": ["D2"], "looted": ["A", "B", "D"], "heroes": {"warrior": 3, "mage": 3}}
    game = table(party, {}, dungeon="A", round=3, missions=["gems4"], options={"vanishing": True})
    game.play(1, 3, "C4", "stop", 4, "stop", 5, "stop").sit_out(2)
    game.play(1, "warrior")  # the Golem's reward
    order = ["announce", "boss", "boss-fought", "vanish", "mission", "roll"]
    order = [f"pap-log-{step}" for step in order]
    assert spoken(game, *order) == order


@pytest.mark.rule("PAP-RND-04")
def test_a_gem_of_the_last_minute_is_kept_though_the_boss_takes_it_from_others():
    # The Golem takes the gems A and C.
    game = table({"at": "D4"}, {}, dungeon="A", round=3, options={"vanishing": True})
    game.play(1, 3, "C4", "stop", 4, "stop", 5, "stop").sit_out(2)
    assert (game.sheet(1)["looted"], game.sheet(1)["crossed"]) == (["C"], ["A"])
    assert game.sheet(2)["crossed"] == ["A", "C"]


@pytest.mark.rule("PAP-RND-04")
def test_missions_are_claimed_after_the_boss_has_given_its_reward():
    fighter = {"at": "D2", "heroes": {"warrior": 4, "mage": 4, "cleric": 2}}  # health 11
    game = table(fighter, {}, dungeon="A", round=3, missions=["health12"]).sit_out()
    game.play(1, "rogue")
    assert game.sheet()["claimed"] == ["health12"]
    order = ("pap-log-boss-fought", "pap-log-mission", "pap-log-roll")
    assert spoken(game, *order) == list(order)


@pytest.mark.rule("PAP-RND-05", "PAP-RND-04")
def test_the_last_round_ends_with_its_boss_its_claims_and_the_score():
    game = table({"heroes": dict.fromkeys(HEROES, 3)}, {}, round=8, dungeon="A", missions=["health12"]).sit_out()
    order = ("pap-log-boss", "pap-log-mission", "pap-log-score", "pap-log-roll")
    assert spoken(game, *order) == ["pap-log-boss", "pap-log-mission", "pap-log-score", "pap-log-score"]
    assert game.match.over
    assert game.state["results"][0][1]["score"]["K"] == 4


@pytest.mark.rule("PAP-SHT-03")
def test_seasons_group_the_rounds():
    assert content().sheet.seasons == ((1, 2, 3), (4, 5, 6), (7, 8))
    bosses = [table({}, {}, dungeon="A", round=number, pool=CALM).state["boss"] for number in range(1, 9)]
    assert bosses == ["golem"] * 3 + ["vampire"] * 3 + ["dragon"] * 2


@pytest.mark.rule("PAP-SEL-03", "PAP-ROL-01")
def test_the_log_tells_the_roll_and_what_everybody_did_with_it():
    game = table({"at": "C1"}, {}, dungeon="A", chance=[SKULLS])
    game.play(1, 3, "D1", "stop", 1, "brew", 0, "move", "stop").sit_out(2)
    lines = {line.news.msg.id: [] for line in game.match.log}
    for line in game.match.log:
        lines[line.news.msg.id].append(line.news.msg.args)
    first, second = lines["pap-log-turn"]
    assert (first["room"], first["at"], second["room"]) == ("inside", "D1", "outside")
    symbols = [[die.args["symbol"].id for die in turn["dice"]] for turn in (first, second)]
    assert symbols[0] == ["pap-symbol-boots3", "pap-symbol-mage", "pap-symbol-warrior"]
    assert symbols[1] == ["pap-symbol-boots3"] * 3
    (roll,) = lines["pap-log-roll"]
    assert [die.args["symbol"].id for die in roll["dice"]] == [f"pap-symbol-{face}" for face in SKULLS]
    assert [die.args["colour"].id for die in roll["dice"]] == ["pap-colour-white"] * 3 + ["pap-colour-black"] * 3
