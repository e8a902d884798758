"""Final scoring and ties."""

import pytest

from ..table import final, table

FULL = {
    "glory": {"A": 3, "B": -4, "C": 12},
    "heroes": {"warrior": 6, "mage": 4, "cleric": 3, "rogue": 3},
    "items": {"crown": 2, "cloak": 1},
    "gems": 5,
    "slain": ["A1", "B1", "D1", "A2"],
    "damage": 17,
    "objective": "gems",
    "power": "noble",
    "claimed": ["row"],
    "mission_glory": 4,
}
LINES = {"A": 3, "B": -4, "C": 12, "D": 7, "E": 7, "F": 19, "G": 6, "H": -15, "I": -9, "J": 4 + 5, "K": 4}


@pytest.mark.rule("PAP-SCO-01")
def test_the_most_glory_wins():
    game = table({"gems": 3}, {"gems": 4}, {"gems": 1, "explored": ["B2", "D2", "E3"]}, round=9)
    assert game.match.outcome().winners == (1,)
    assert game.match.outcome().scores == (10, 14, 3)


@pytest.mark.rule("PAP-SCO-02")
def test_bosses_and_missions_are_written_down_during_the_game():
    fighter = {"heroes": {"warrior": 4, "mage": 4, "cleric": 3}, "explored": ["D2"]}
    game = table(fighter, {}, dungeon="A", round=3, missions=["health12"]).sit_out().play(1, "rogue")
    assert game.state["round"] == 4
    assert (game.match.state.sheets[0].glory, game.match.state.sheets[0].mission_glory) == ([6, 0, 0], 4)
    assert game.state["results"] == []  # the other lines wait for the end


@pytest.mark.rule("PAP-SCO-03")
def test_the_total_is_the_sum_of_the_lines():
    assert final(FULL, {}) == LINES | {"L": sum(LINES.values())}


@pytest.mark.rule("PAP-SCO-03")
def test_the_total_may_be_negative():
    assert final({"damage": 24, "glory": {"A": -2, "B": -4, "C": -6}}, {})["L"] == -36 - 9 - 12


@pytest.mark.rule("PAP-SCO-04", "PAP-SHT-13")
@pytest.mark.parametrize(("level", "glory"), [(1, 0), (2, 3), (3, 6), (4, 8), (5, 11)])
def test_line_d_is_the_weakest_hero(level, glory):
    assert final({"heroes": {"warrior": 5, "mage": 5, "cleric": level, "rogue": 5}}, {})["D"] == glory


@pytest.mark.rule("PAP-SCO-05")
@pytest.mark.parametrize(
    ("item", "extra"),
    [
        ("flaming_sword", 0),
        ("reapers_scythe", -1),
        ("khar_medallion", 1),
        ("cloak", 0),
        ("crown", 4),
        ("cauldron", 0),
        ("armour", 2),
        ("tome", 3),
    ],
)
def test_line_e_is_parts_and_extras(item, extra):
    assert final({"items": {item: 1}}, {})["E"] == 1
    assert final({"items": {item: 2}}, {})["E"] == 2 + extra


@pytest.mark.rule("PAP-SCO-06", "PAP-SHT-10")
@pytest.mark.parametrize(("count", "glory"), list(enumerate([0, 1, 3, 4, 6, 8, 10, 12, 14, 16, 19, 22, 25])))
def test_line_g_is_the_last_field_of_the_monster_track(count, glory):
    monsters = ["A1", "B1", "D1", "A2", "E2", "F3", "C4", "E4", "A5", "F5", "D6", "F7"]
    assert final({"slain": monsters[:count]}, {})["G"] == glory


@pytest.mark.rule("PAP-SCO-07", "PAP-SHT-12")
@pytest.mark.parametrize(
    ("damage", "glory"),
    [
        (0, 0),
        (2, 0),
        (3, -1),
        (5, -1),
        (6, -3),
        (9, -6),
        (11, -6),
        (12, -10),
        (15, -15),
        (18, -21),
        (21, -28),
        (24, -36),
    ],
)
def test_line_h_is_the_last_threshold_reached(damage, glory):
    assert final({"damage": damage}, {})["H"] == glory


@pytest.mark.rule("PAP-SCO-08")
def test_line_i_is_the_resurrection():
    assert (final({}, {})["I"], final({"resurrected": True}, {})["I"]) == (0, -9)


@pytest.mark.rule("PAP-SCO-09")
@pytest.mark.parametrize(
    ("power", "gems", "glory"), [("noble", 7, 11), ("noble", 0, 5), ("berserker", 7, 4), ("veteran", 2, -1)]
)
def test_line_j_is_objective_and_power(power, gems, glory):
    assert final({"objective": "gems", "power": power, "gems": gems}, {})["J"] == glory


@pytest.mark.rule("PAP-SCO-10")
def test_line_k_is_four_for_each_mission_claimed():
    sheet = {"heroes": {"warrior": 6, "mage": 6}, "potions": 8}
    game = table(sheet, {}, round=8, dungeon="A", missions=["hero6", "health12", "potions8"]).sit_out()
    assert game.state["results"][0][1]["score"]["K"] == 12


@pytest.mark.rule("PAP-TIE-01")
def test_a_tie_goes_to_more_rooms():
    game = table({"gems": 3, "explored": ["B2"]}, {"gems": 3, "explored": ["B2", "D2"]}, {"gems": 3}, round=9)
    assert game.match.outcome().winners == (1,)


@pytest.mark.rule("PAP-TIE-02")
def test_a_tie_in_rooms_too_is_shared():
    game = table({"gems": 3, "explored": ["B2"]}, {"gems": 3, "explored": ["D2"]}, {"gems": 3}, round=9)
    assert game.match.outcome().winners == (0, 1)


@pytest.mark.rule("PAP-OBJ-02", "PAP-SCO-09")
def test_a_result_names_the_objective_it_counts():
    results = table({"objective": "rooms"}, {}, round=9).state["results"][0]
    assert [results[player]["objective"] for player in (1, 2)] == ["rooms", None]
