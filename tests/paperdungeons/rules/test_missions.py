"""Mission cards."""

import pytest

from undercroft.games.paperdungeons.box.dungeon import ROOM_NAMES

from ..table import final, table

HEROES = ("warrior", "mage", "cleric", "rogue")
ROW_1 = ["A1", "B1", "C1", "D1", "E1", "F1"]
COLUMN_C = ["C1", "C2", "C3", "C4", "C5", "C6", "C7"]


def levels(*values: int) -> dict[str, object]:
    return {"heroes": dict(zip(HEROES, values, strict=True)), "gems": 0}


def claims(mission: str, sheet: dict[str, object]) -> bool:
    """Whether a player with this sheet claims the mission at the end of the round."""
    game = table(sheet, {}, dungeon="A", missions=[mission]).sit_out()
    assert (mission in game.state["missions"]) == (mission not in game.sheet()["claimed"])
    return mission in game.sheet()["claimed"]


@pytest.mark.rule("PAP-MIS-01")
def test_a_mission_can_be_fulfilled_by_anybody():
    for player in (1, 2, 3):
        sheets = [{}, {}, {}]
        sheets[player - 1] = levels(3, 3, 3, 3)
        game = table(*sheets, missions=["all3"]).sit_out()
        assert [bool(game.sheet(n)["claimed"]) for n in (1, 2, 3)] == [n == player for n in (1, 2, 3)]


@pytest.mark.rule("PAP-MIS-02")
def test_missions_are_claimed_at_the_end_of_a_round_only():
    pool = ["clover", "mage", "mage", "boots3", "boots3", "boots3"]
    game = table(levels(3, 3, 3, 2), {}, missions=["all3"], pool=pool).play(1, 0, "level:rogue")
    assert game.sheet()["mission_glory"] == 0
    game.play(1, 3, "stop", 4, "stop")
    assert (game.sheet()["mission_glory"], game.state["missions"]) == (0, ["all3"])
    game.sit_out(2)
    assert (game.sheet()["mission_glory"], game.state["missions"]) == (4, [])


@pytest.mark.rule("PAP-MIS-02")
def test_only_fulfilled_missions_can_be_claimed():
    game = table(levels(3, 3, 3, 3), {}, missions=["all3", "gems4"], options={"streamline": False}).sit_out()
    assert game.asked(1) == "pap-ask-claim"
    assert game.offers(1) == ["all3"]
    assert game.refuses(1, ("all3", "gems4")) == "PAP-MIS-02"


@pytest.mark.rule("PAP-MIS-03", "PAP-SCO-10", "PAP-SCO-02")
@pytest.mark.parametrize(
    ("missions", "glory"), [(["all3"], 4), (["all3", "health12"], 8), (["all3", "health12", "potions8"], 12)]
)
def test_every_mission_is_worth_four(missions, glory):
    game = table(levels(3, 3, 3, 3) | {"potions": 8}, {}, missions=missions).sit_out()
    assert game.sheet()["score"]["K"] == glory  # written down at once


@pytest.mark.rule("PAP-MIS-04")
def test_a_claimed_mission_leaves_the_game():
    pool = ["clover", "mage", "mage", "boots3", "boots3", "boots3"]
    game = table(levels(3, 3, 3, 3), levels(3, 3, 3, 2), missions=["all3"], pool=pool).sit_out(1)
    game.play(2, 3, "stop", 4, "stop", 5, "stop")
    assert game.state["missions"] == []
    game.sit_out()
    assert (game.sheet(1)["mission_glory"], game.sheet(2)["mission_glory"]) == (4, 0)


@pytest.mark.rule("PAP-MIS-05")
def test_claims_of_one_round_all_score_in_full():
    game = table(levels(3, 3, 3, 3), levels(3, 3, 3, 3), levels(3, 3, 3, 3), {}, missions=["all3"]).sit_out()
    assert [game.sheet(player)["mission_glory"] for player in (1, 2, 3, 4)] == [4, 4, 4, 0]


@pytest.mark.rule("PAP-MIS-06")
def test_a_player_need_not_claim_and_an_unclaimed_mission_stays():
    sheet = levels(3, 3, 3, 3)
    game = table(sheet, {}, missions=["all3", "health12"], options={"streamline": False}).sit_out()
    game.play(1, ("health12",))
    assert (game.sheet()["claimed"], game.state["missions"]) == (["health12"], ["all3"])
    game.sit_out().play(1, ("all3",))
    assert (game.sheet()["claimed"], game.state["missions"]) == (["health12", "all3"], [])
    assert game.sheet()["mission_glory"] == 8


@pytest.mark.rule("PAP-MIS-07")
@pytest.mark.parametrize(
    ("mission", "enough", "too_little"),
    [
        ("hero6", (6, 1, 1, 1), (5, 5, 5, 5)),
        ("heroes5", (5, 6, 1, 1), (5, 4, 4, 4)),
        ("heroes4", (4, 5, 6, 1), (6, 6, 3, 3)),
        ("all3", (3, 4, 5, 6), (6, 6, 6, 2)),
        ("health12", (6, 4, 1, 1), (6, 3, 1, 1)),
    ],
)
def test_hero_missions(mission, enough, too_little):
    assert claims(mission, levels(*enough))
    assert not claims(mission, levels(*too_little))


@pytest.mark.rule("PAP-MIS-07")
def test_no_combat_bonus_is_health():
    assert not claims("health12", levels(4, 3, 3, 1) | {"items": {"flaming_sword": 2}, "power": "berserker"})


@pytest.mark.rule("PAP-MIS-08")
@pytest.mark.parametrize(
    ("mission", "enough", "too_little"),
    [
        ("rooms15", list(ROOM_NAMES[:15]), list(ROOM_NAMES[:14])),
        ("row", ROW_1, [*ROW_1[:5], "A2", "F2"]),
        ("column", COLUMN_C, [*COLUMN_C[:6], "D7"]),
        ("corners2", ["A1", "F7"], ["A1", "A2", "B1"]),
        ("corners2", ["F1", "A7"], ["F7", "E7"]),
        ("bossrooms3", ["D2", "E5", "A6"], ["D2", "E5", "E7", "C7"]),  # of dungeon A
    ],
)
def test_exploration_missions(mission, enough, too_little):
    assert claims(mission, {"explored": enough, "gems": 0})
    assert not claims(mission, {"explored": too_little, "gems": 0})


@pytest.mark.rule("PAP-MIS-09")
@pytest.mark.parametrize(
    ("mission", "enough", "too_little"),
    [
        ("monsters6", {"slain": ["A1", "B1", "D1", "A2", "E2", "F3"]}, {"slain": ["A1", "B1", "D1", "A2", "E2"]}),
        ("three_levels", {"slain": ["A1", "A2", "A5"]}, {"slain": ["A1", "B1", "D1", "A2", "F3"]}),
        ("traps5", {"traps": 5}, {"traps": 4}),
    ],
)
def test_fight_and_trap_missions(mission, enough, too_little):
    assert claims(mission, enough)
    assert not claims(mission, too_little)


@pytest.mark.rule("PAP-MIS-09")
def test_the_same_trap_again_counts():
    game = table({"at": "D2", "traps": 3}, {}, dungeon="A", missions=["traps5"])
    game.play(1, 3, "C2", "D2", "C2", 4, "stop", 5, "stop").sit_out(2)
    assert game.sheet()["claimed"] == ["traps5"]


@pytest.mark.rule("PAP-MIS-09", "PAP-ITM-09")
def test_monsters_killed_by_the_scythe_count():
    party = {"slain": ["A1", "B1", "D1", "A2"], "items": {"reapers_scythe": 1}}
    game = table(party, {}, missions=["monsters6"]).play(
        1, 1, "part:reapers_scythe", ("E2", "F3"), 3, "stop", 4, "stop"
    )
    game.sit_out(2)
    assert game.sheet()["claimed"] == ["monsters6"]


@pytest.mark.rule("PAP-MIS-10")
@pytest.mark.parametrize(
    ("mission", "enough", "too_little"),
    [
        ("potions8", {"potions": 8, "hearts": 16}, {"potions": 7}),
        (
            "items4",
            {"items": dict.fromkeys(("crown", "tome", "cloak", "armour"), 2)},
            {"items": {**dict.fromkeys(("crown", "tome", "cloak"), 2), **dict.fromkeys(("armour", "cauldron"), 1)}},
        ),
        ("gems4", {"looted": ["A", "B"], "heroes": {"rogue": 4}, "potions": 12}, {"looted": ["A", "B", "C"]}),
    ],
)
def test_collection_missions(mission, enough, too_little):
    assert claims(mission, enough)
    assert not claims(mission, too_little)


@pytest.mark.rule("PAP-SCO-10")
def test_line_k_is_what_was_claimed():
    assert final({"claimed": ["all3", "row"], "mission_glory": 8}, {})["K"] == 8
