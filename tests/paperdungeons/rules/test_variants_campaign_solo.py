"""Vanishing gems, the campaign, and playing alone."""

import pytest

from undercroft.games.paperdungeons.box.content import content

from ..table import CALM, Table, table

STORIES = {
    "heroes_of_the_city": "ABC",
    "mummy_of_hamnapta": "DEF",
    "tower_of_death": "GHI",
    "around_the_kingdom": "JKL",
}
POWERS = ("noble", "ranger", "barbarian", "berserker")
OBJECTIVES = ("rooms", "items", "health", "gems")
MISSIONS = ("health12", "rooms15", "gems4")
CAMPAIGN = {"campaign": True}


def result(first: int, second: int, rooms: tuple[int, int] = (0, 0)) -> dict[int, object]:
    return {1: {"score": {"F": first}, "rooms": rooms[0]}, 2: {"score": {"F": second}, "rooms": rooms[1]}}


# ---------------------------------------------------------------- vanishing gems


@pytest.mark.rule("PAP-VAR-01")
@pytest.mark.parametrize("letter", content().dungeons)
def test_gems_vanish_after_the_first_two_bosses(letter):
    first, second, third = (content().bosses[boss] for boss in content().dungeons[letter].bosses)
    for number, boss in ((3, first), (6, second)):
        game = table({}, {}, dungeon=letter, round=number, options={"vanishing": True}).sit_out()
        assert [game.sheet(player)["crossed"] for player in (1, 2)] == [sorted(boss.vanish)] * 2
        assert boss.vanish
    game = table({}, {}, dungeon=letter, round=8, options={"vanishing": True}).sit_out()
    assert game.sheet()["crossed"] == []
    assert third.vanish == ()


@pytest.mark.rule("PAP-VAR-01")
@pytest.mark.parametrize("number", [1, 2, 4, 5, 7])
def test_gems_vanish_after_bosses_only(number):
    game = table({}, {}, dungeon="A", round=number, options={"vanishing": True}).sit_out()
    assert game.sheet()["crossed"] == []


@pytest.mark.rule("PAP-VAR-02")
def test_looted_gems_are_kept_and_a_fight_makes_no_difference():
    strong = {"heroes": {"warrior": 4, "mage": 4}, "explored": ["D2"], "looted": ["A"]}
    game = table(strong, {}, dungeon="A", round=3, options={"vanishing": True}).sit_out().play(1, "rogue")
    assert (game.sheet(1)["looted"], game.sheet(1)["crossed"], game.sheet(1)["gems"]) == (["A"], ["C"], 1)
    assert game.sheet(2)["crossed"] == ["A", "C"]


@pytest.mark.rule("PAP-VAR-02")
def test_without_the_variant_nothing_vanishes():
    game = table({}, {}, dungeon="A", round=3).sit_out()
    assert [game.sheet(player)["crossed"] for player in (1, 2)] == [[], []]


@pytest.mark.rule("PAP-VAR-01")
def test_a_vanished_gem_cannot_be_looted():
    game = table({"at": "D4"}, {}, dungeon="A", round=3, options={"vanishing": True}).sit_out()
    game.play(1, 3, "C4")
    assert (game.sheet()["slain"], game.sheet()["gems"]) == (["C4"], 0)


# ---------------------------------------------------------------- campaign


@pytest.mark.rule("PAP-CAM-01", "PAP-CAM-02", "PAP-CAM-03")
@pytest.mark.parametrize("story", STORIES)
def test_a_story_is_three_games_in_its_dungeons(story):
    deal = [POWERS, OBJECTIVES]
    chance = [*deal, *[CALM] * 8] * 3
    game = Table.start(2, chance, campaign=True, missions=False)
    assert (game.asked(1), game.asked(2)) == ("pap-ask-story", "pap-ask-story")
    assert sorted(game.offers(2)) == sorted(STORIES)
    game.play(2, story)  # the first answer is everybody's
    dungeons = []
    for scenario in (1, 2, 3):
        assert game.state["scenario"] == scenario
        game.play(1, "noble", "rooms").play(2, "barbarian", "gems")
        dungeons.append(game.state["dungeon"])
        for _ in range(8):
            game.sit_out()
        if scenario < 3:
            assert not game.match.over
            game.play(1, "continue")
    assert "".join(dungeons) == STORIES[story]
    assert game.match.over
    assert len(game.state["results"]) == 3


@pytest.mark.rule("PAP-CAM-01")
def test_the_story_may_be_agreed_on_beforehand():
    game = Table.start(2, [POWERS, OBJECTIVES], campaign=True, missions=False, story="tower_of_death")
    assert (game.state["story"], game.state["dungeon"]) == ("tower_of_death", "G")


@pytest.mark.rule("PAP-CAM-03")
def test_every_scenario_is_set_up_anew():
    worn = {"gems": 5, "damage": 6, "heroes": {"mage": 4}, "power": "merchant", "objective": "items", "at": "D4"}
    chance = [MISSIONS, POWERS, OBJECTIVES]
    game = table(worn, {}, round=9, story="heroes_of_the_city", missions=["row"], chance=chance, options=CAMPAIGN)
    game.play(1, "continue")
    assert game.offers(1) == ["noble", "ranger"]
    game.play(1, "noble", "rooms").play(2, "barbarian", "gems")
    sheet = game.sheet()
    assert (sheet["gems"], sheet["damage"], sheet["health"], sheet["at"], sheet["power"]) == (
        0,
        0,
        4,
        "outside",
        "noble",
    )
    assert (game.state["dungeon"], game.state["round"], game.state["missions"]) == ("B", 1, list(MISSIONS))
    assert game.state["results"][0][1]["score"]["F"] == 19  # the score is what stays


@pytest.mark.rule("PAP-CAM-04")
def test_scores_add_up_over_the_scenarios():
    earlier = (result(30, 10), result(10, 20))
    game = table(
        {"gems": 1}, {"gems": 3}, round=9, scenario=3, story="tower_of_death", results=earlier, options=CAMPAIGN
    )
    assert game.match.outcome().scores == (43, 40)
    assert game.match.outcome().winners == (0,)


@pytest.mark.rule("PAP-CAM-04")
def test_no_campaign_is_won_before_its_third_scenario():
    game = table(
        {"gems": 5}, {}, round=9, scenario=2, story="tower_of_death", results=(result(9, 9),), options=CAMPAIGN
    )
    assert game.match.outcome() is None
    assert game.asked(1) == "pap-ask-continue"


@pytest.mark.rule("PAP-CAM-05")
@pytest.mark.parametrize(
    ("rooms", "winners"), [(((10, 12), (10, 9)), (1,)), (((10, 9), (10, 9)), (0,)), (((12, 10), (9, 11)), (0, 1))]
)
def test_a_campaign_tie_goes_to_all_rooms_explored(rooms, winners):
    earlier = tuple(result(10, 10, each) for each in rooms)
    game = table({}, {}, round=9, scenario=3, story="tower_of_death", results=earlier, options=CAMPAIGN)
    assert game.match.outcome().winners == winners


# ---------------------------------------------------------------- alone


@pytest.mark.rule("PAP-SOL-02")
@pytest.mark.parametrize("vanishing", [False, True])
def test_alone_gems_always_vanish(vanishing):
    game = table({}, dungeon="A", round=3, options={"vanishing": vanishing}).sit_out()
    assert game.sheet()["crossed"] == ["A", "C"]


@pytest.mark.rule("PAP-SOL-03", "PAP-SOL-04", "PAP-SCO-10")
@pytest.mark.parametrize(("number", "glory"), list(enumerate([6, 5, 4, 4, 3, 3, 2, 1], start=1)))
def test_alone_a_mission_is_worth_what_its_round_says(number, glory):
    rich = {"heroes": {"warrior": 4, "mage": 4, "cleric": 3}}
    game = table(rich, dungeon="A", round=number, missions=["health12"]).sit_out()
    assert game.sheet()["score"]["K"] == glory
    together = table(rich, {}, dungeon="A", round=number, missions=["health12"]).sit_out()
    assert together.sheet()["score"]["K"] == 4


@pytest.mark.rule("PAP-SOL-05")
@pytest.mark.parametrize("number", [3, 6, 8])
def test_alone_bosses_give_no_reward(number):
    everything = {"heroes": dict.fromkeys(("warrior", "mage", "cleric", "rogue"), 5), "explored": ["D2", "E5", "A6"]}
    game = table(everything | {"gems": 1}, dungeon="A", round=number).sit_out()
    assert game.asked(1) in ("pap-ask-die", None)
    assert (game.sheet()["health"], game.sheet()["gems"]) == (20, 1)
    assert game.sheet()["damage"] > 0


@pytest.mark.rule("PAP-SOL-06")
@pytest.mark.parametrize("gems", [0, 10])
def test_alone_the_result_is_the_total(gems):
    game = table({"gems": gems, "damage": 3}, round=9)
    assert game.match.over
    assert game.match.outcome().scores == ((0, 50)[gems == 10] - 1,)
    assert "pap-log-winner" not in game.said  # nobody to win against, no threshold to reach
