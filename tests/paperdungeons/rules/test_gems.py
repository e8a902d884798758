"""Gems."""

import msgspec
import pytest

from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.rules import gems as rules

from ..table import final, table

GEMS = {"A": "A2", "B": "F3", "C": "C4", "D": "A5", "E": "F5", "F": "D6", "G": "B7", "H": "F7"}
BESIDE = {"A": "B2", "B": "E3", "C": "D4", "D": "B5", "E": "F6", "F": "D5", "G": "B6", "H": "E7"}
STRONG = {"warrior": 5, "mage": 5, "cleric": 5, "rogue": 3}
PASSES = {"cloak": 2, "khar_medallion": 2}


def looter(letter: str) -> dict[str, object]:
    return {"at": BESIDE[letter], "items": PASSES, "heroes": STRONG}


@pytest.mark.rule("PAP-GEM-01", "PAP-GEM-03")
@pytest.mark.parametrize("letter", GEMS)
def test_each_lettered_gem_lies_in_its_room(letter):
    game = table(looter(letter), {}, dungeon="A").play(1, 3, GEMS[letter])
    assert (game.sheet()["looted"], game.sheet()["gems"]) == ([letter], 1)
    assert game.sheet()["score"]["F"] == 3


@pytest.mark.rule("PAP-GEM-02")
def test_looting_comes_after_the_monster_and_is_not_a_duty():
    party = {"at": "D4", "heroes": {"rogue": 3}}
    game = table(party, {}, dungeon="A", options={"streamline": False}).play(1, 3, "C4")
    assert (game.asked(1), game.offers(1)) == ("pap-ask-loot", ["loot", "leave"])
    assert (game.sheet()["slain"], game.sheet()["damage"]) == (["C4"], 1)
    game.play(1, "leave")
    assert (game.sheet()["gems"], game.sheet()["looted"], game.sheet()["crossed"]) == (0, [], [])
    game.play(1, "D4", "C4")
    assert game.asked(1) == "pap-ask-loot"
    game.play(1, "loot")
    assert (game.sheet()["gems"], game.sheet()["looted"]) == (1, ["C"])


@pytest.mark.rule("PAP-GEM-02")
def test_a_gem_cannot_be_looted_twice():
    game = table({"at": "D4", "heroes": STRONG}, {}, dungeon="A").play(1, 3, "C4", "D4", "C4")
    assert game.sheet()["gems"] == 1


@pytest.mark.rule("PAP-GEM-03")
def test_a_field_of_the_track_may_hold_a_reward(monkeypatch):
    track = msgspec.structs.replace(content().sheet.gems, field_rewards={2: "level_up"})
    monkeypatch.setattr(rules, "TRACK", track)
    party = {"at": "D4", "heroes": STRONG}
    first = table(party, {}, dungeon="A").play(1, 3, "C4")
    assert first.asked(1) == "pap-ask-step"
    second = table(party | {"looted": ["A"]}, {}, dungeon="A").play(1, 3, "C4")
    assert second.asked(1) == "pap-ask-level"
    assert second.play(1, "rogue").sheet()["heroes"]["rogue"] == 4


@pytest.mark.rule("PAP-GEM-04")
def test_letters_are_announced_at_the_end_of_the_round():
    game = table({"at": "D4", "heroes": STRONG}, {}, {}, dungeon="A")
    game.play(1, 3, "C4", "stop", 4, "stop", 5, "stop").sit_out(2)
    assert "pap-log-announce" not in game.said
    game.sit_out(3)
    (line,) = [line.news for line in game.match.log if line.news.msg.id == "pap-log-announce"]
    assert line.to is None  # said to everybody
    assert [gem.args["letter"] for gem in line.msg.args["gems"]] == ["C"]
    game.sit_out(1, 2, 3)
    assert game.said.count("pap-log-announce") == 1  # of this round only


@pytest.mark.rule("PAP-GEM-04", "PAP-GEM-06")
def test_every_gem_of_a_round_is_announced():
    thief = {"at": "B2", "heroes": STRONG, "items": PASSES, "explored": ["A2", "A3", "A4"]}
    game = table(thief, {}, dungeon="A").play(1, 3, "A2", "A3", "A4", 4, "A5", "stop", 5, "stop").sit_out(2)
    assert game.sheet(1)["looted"] == game.sheet(2)["crossed"] == ["A", "D"]


@pytest.mark.rule("PAP-GEM-06", "PAP-VAR-02")
def test_a_gem_that_is_lost_stays_lost_when_others_vanish():
    # The Golem takes A and C; D was looted by somebody else long ago, H in this round.
    thief = {"at": "E7", "heroes": STRONG, "items": PASSES, "looted": ["D"]}
    game = table(thief, {"crossed": ["D"]}, dungeon="A", round=3, options={"vanishing": True})
    game.play(1, 3, "F7", "stop", 4, "stop", 5, "stop").sit_out(2)
    assert game.sheet(2)["crossed"] == ["A", "C", "D", "H"]
    assert game.sheet(1)["crossed"] == ["A", "C"]


@pytest.mark.rule("PAP-GEM-05")
def test_several_players_loot_the_same_gem_in_one_round():
    party = {"at": "D4", "heroes": STRONG}
    game = table(party, party, dungeon="A")
    for player in (1, 2):
        game.play(player, 3, "C4", "stop", 4, "stop", 5, "stop")
    for player in (1, 2):
        assert (game.sheet(player)["gems"], game.sheet(player)["crossed"]) == (1, [])


@pytest.mark.rule("PAP-GEM-06")
def test_who_comes_a_round_late_finds_the_monster_but_no_gem():
    party = {"at": "D4", "heroes": {"rogue": 3}}
    game = table(party, party, dungeon="A").play(1, 3, "C4", "stop", 4, "stop", 5, "stop").sit_out(2)
    assert game.sheet(2)["crossed"] == ["C"]
    game.play(2, 3, "C4")
    assert game.asked(2) == "pap-ask-step"
    assert (game.sheet(2)["slain"], game.sheet(2)["damage"], game.sheet(2)["gems"]) == (["C4"], 1, 0)


@pytest.mark.rule("PAP-GEM-06")
def test_the_trap_of_a_lost_gem_still_works():
    game = table({"at": "B6", "items": {"cloak": 2}, "crossed": ["G"]}, {}, dungeon="A").play(1, 3, "B7")
    assert (game.sheet()["traps"], game.sheet()["gems"]) == (1, 0)


@pytest.mark.rule("PAP-GEM-07")
def test_extra_gems_have_no_letter_and_cannot_be_taken_away():
    party = {"heroes": {"rogue": 3}, "potions": 11, "crossed": list(GEMS)}
    pool = ["clover", "mage", "mage", "boots3", "boots3", "boots3"]
    game = table(party, {}, pool=pool).play(1, 0, "level:rogue", 1, "brew")
    assert (game.sheet()["gems"], game.sheet()["looted"]) == (2, [])
    game.play(1, 3, "stop").sit_out(2)
    assert "pap-log-announce" not in game.said
    assert game.sheet(2)["crossed"] == []


@pytest.mark.rule("PAP-GEM-08", "PAP-SHT-11")
@pytest.mark.parametrize(("count", "glory"), list(enumerate([0, 3, 6, 10, 14, 19, 24, 30, 36, 43, 50])))
def test_the_last_filled_field_is_the_score(count, glory):
    assert final({"gems": count}, {})["F"] == glory


@pytest.mark.rule("PAP-SHT-11")
def test_the_track_has_ten_fields():
    for filled in (9, 10):
        game = table({"gems": filled, "heroes": {"rogue": 3}}, {}, pool=["clover", *["mage"] * 5])
        assert game.play(1, 0, "level:rogue").sheet()["gems"] == 10
