"""The parts of the player sheet: each is written on by what happens to its owner, and by nothing else."""

import pytest

from undercroft.games.paperdungeons.box.content import content

from ..table import table

SKULLS = ["skull", "skull", "clover", "mage", "mage", "mage"]
PLAIN = ["mage", "mage", "clover", "mage", "mage", "mage"]
WOUNDED = {"damage": 4, "at": "C1"}
OWNED = {"at": "D4", "potions": 2}

PARTS = {
    "hero classes with levels": ({}, PLAIN, (2, "level:rogue"), {"heroes": {"rogue": 2}}),
    "the round track": ({}, PLAIN, (2,), {"digits": [9]}),
    "the health column": ({}, PLAIN, (2, "level:rogue"), {"health": 5}),
    "the damage column": ({}, SKULLS, (), {"damage": 2}),
    "the map: where the party has been": ({}, PLAIN, (0, "move", "C1"), {"trail": ["C1"], "explored": ["C1"]}),
    "the map: what has been gained": ({}, PLAIN, (0, "move", "C1"), {"circled": ["C1"]}),
    "the equipment": ({}, PLAIN, (0, "part:crown"), {"items": {"crown": 1}}),
    "the defeated monsters": ({"at": "C1"}, PLAIN, (0, "move", "D1"), {"monsters": 1, "slain": ["D1"]}),
    "the resurrection": (WOUNDED, PLAIN, (0, "move", "C2"), {"resurrected": True}),
    "the looted gems": ({"at": "D4"}, PLAIN, (0, "move", "C4"), {"gems": 1, "looted": ["C"]}),
    "the potions gained": ({}, PLAIN, (0, "brew"), {"potions": 2}),
    "the potions used": (OWNED, PLAIN, (0, "move", "C4"), {"hearts": 3}),
}


def held(found, wanted):
    return {key: held(found[key], value) if isinstance(value, dict) else found[key] for key, value in wanted.items()}


@pytest.mark.rule("PAP-SHT-01")
@pytest.mark.parametrize(("party", "pool", "answers", "written"), PARTS.values(), ids=PARTS)
def test_every_part_of_the_sheet_is_written_on_by_its_owner(party, pool, answers, written):
    game = table(party, {}, dungeon="A", pool=pool)
    others = game.sheet(2)
    if answers:
        assert held(game.sheet(1), written) != written
    game.play(1, *answers)
    assert held(game.sheet(1), written) == written
    assert game.sheet(2) == others


@pytest.mark.rule("PAP-SHT-01", "PAP-SHT-03")
def test_the_round_track_reminds_of_the_boss_to_come():
    bosses = [table({}, dungeon="A", round=number).state["boss"] for number in (1, 3, 4, 6, 7, 8)]
    assert bosses == ["golem", "golem", "vampire", "vampire", "dragon", "dragon"]


@pytest.mark.rule("PAP-SHT-01", "PAP-SCO-03")
def test_the_score_track_adds_up_what_is_written_on_the_other_parts():
    party = {
        "heroes": {"warrior": 6, "mage": 3, "cleric": 3, "rogue": 3},
        "items": {"crown": 1, "tome": 1},
        "gems": 4,
        "slain": ["D1", "A1", "B1"],
        "damage": 16,
        "resurrected": True,
        "glory": {"A": 3, "B": 5, "C": -6},
        "claimed": ["all3"],
        "mission_glory": 4,
        "power": "noble",
    }
    sheet = content().sheet
    score = table(party, dungeon="A").sheet()["score"]
    assert [score[line] for line in "ABCKJ"] == [3, 5, -6, 4, 5]
    assert [score[line] for line in "EFGI"] == [
        2,
        sheet.gems.glory[4],
        sheet.monsters.glory[3],
        sheet.resurrection_glory,
    ]
    assert score["D"] == sheet.weakest_hero.glory[3] + 1
    assert score["H"] == table({"damage": 16}, dungeon="A").sheet()["score"]["H"] != 0
    assert score["L"] == sum(score[line] for line in "ABCDEFGHIJK")
