"""Fighting the bosses."""

import pytest

from undercroft.games.paperdungeons.box.content import content

from ..table import Table, table

HEROES = ("warrior", "mage", "cleric", "rogue")
BOSSES = content().bosses
LINE = {1: "A", 2: "B", 3: "C"}
LAST_ROUND = {1: 3, 2: 6, 3: 8}
HOME = {boss: card for card in content().dungeons.values() for boss in card.bosses}
"""A dungeon for each boss."""


def fighter(boss: str, strength: int) -> dict[str, object]:
    """A sheet with exactly this strength against a boss, whose room it has explored."""
    card = BOSSES[boss]
    weak = card.weakness
    others = [hero for hero in HEROES if hero != weak]
    for level in range(1, 7):
        for rest in range(3, 19):
            levels = [max(1, min(6, rest - 2)), max(1, min(6, rest - 7)), max(1, min(6, rest - 12))]
            heroes = dict(zip(others, levels, strict=True)) | {weak: level}
            if sum(heroes.values()) + level + (heroes["warrior"] >= 4) == strength:
                room = HOME[boss].boss_rooms[card.season - 1]
                return {"heroes": heroes, "explored": [room], "gems": 0}
    raise AssertionError(f"no sheet has strength {strength} against {boss}")


def fight(boss: str, *sheets: dict[str, object]) -> Table:
    """Sit out the last round of the boss's season."""
    return table(*sheets, dungeon=HOME[boss].id, round=LAST_ROUND[BOSSES[boss].season]).sit_out()


def glory(game: Table, boss: str, player: int = 1) -> int:
    return game.sheet(player)["glory"][LINE[BOSSES[boss].season]]


@pytest.mark.rule("PAP-BOS-01")
@pytest.mark.parametrize(
    ("number", "boss"), [(1, None), (2, None), (3, "A"), (4, None), (5, None), (6, "B"), (7, None), (8, "C")]
)
def test_a_boss_is_fought_at_the_end_of_its_season_only(number, boss):
    sheet = {"heroes": dict.fromkeys(HEROES, 6), "explored": ["D2", "E5", "A6"]}
    game = table(sheet, {}, dungeon="A", round=number).sit_out()
    written = [line for line, value in game.sheet()["glory"].items() if value]
    assert written == ([boss] if boss else [])


@pytest.mark.rule("PAP-BOS-02")
def test_who_explored_the_room_at_any_time_fights_wherever_the_party_is():
    strong = {"heroes": {"warrior": 4, "mage": 3}}
    earlier = strong | {"at": "F1", "explored": ["D2"]}
    game = table(earlier, strong | {"at": "C2"}, strong | {"at": "C2"}, dungeon="A", round=3)
    game.sit_out(1).play(2, 3, "D2", "C2", "stop", 4, "stop", 5, "stop").sit_out(3)  # D2 in this very round
    assert [game.sheet(player)["glory"]["A"] for player in (1, 2, 3)] == [3, 3, -2]


@pytest.mark.rule("PAP-BOS-03")
def test_fighters_do_not_weaken_the_boss_for_each_other():
    alone = fight("golem", fighter("golem", 9), {})
    crowd = fight("golem", fighter("golem", 9), *[fighter("golem", 15)] * 3)
    assert alone.sheet(1)["glory"] == crowd.sheet(1)["glory"]
    assert alone.sheet(1)["damage"] == crowd.sheet(1)["damage"]


@pytest.mark.rule("PAP-BOS-04")
@pytest.mark.parametrize("boss", BOSSES)
def test_the_weakness_counts_twice(boss):
    weak = BOSSES[boss].weakness
    round_before = LAST_ROUND[BOSSES[boss].season]
    for hero in HEROES:
        game = table({"heroes": {hero: 3}}, {}, dungeon=HOME[boss].id, round=round_before)
        assert game.sheet()["boss_strength"] == 6 + (3 if hero == weak else 1)


@pytest.mark.rule("PAP-BOS-05")
def test_bonuses_are_added_once():
    everything = {"heroes": {"warrior": 4, "mage": 2}, "items": {"flaming_sword": 2}, "power": "berserker"}
    game = table(everything, {}, dungeon="A")  # the Golem, weak against the warrior
    assert game.sheet()["boss_strength"] == 8 + 4 + 1 + 3 + 2


@pytest.mark.rule("PAP-BOS-06", "PAP-BOS-07", "PAP-BOS-09")
@pytest.mark.parametrize("boss", BOSSES)
def test_the_band_reached_decides_glory_and_damage(boss):
    card = BOSSES[boss]
    bounds = [band.strength for band in card.bands]
    for strength in range(bounds[0] - 2, bounds[-1] + 3):
        game = fight(boss, fighter(boss, strength), {})
        reached = [band for band in card.bands if band.strength <= strength]
        expected = (reached[-1].glory, reached[-1].damage) if reached else (card.flee, 0)
        assert (glory(game, boss), game.sheet()["damage"]) == expected, f"strength {strength}"


@pytest.mark.rule("PAP-BOS-08")
@pytest.mark.parametrize("boss", BOSSES)
def test_more_strength_brings_more_glory_and_less_damage(boss):
    results = []
    for band in BOSSES[boss].bands:
        game = fight(boss, fighter(boss, band.strength), {})
        results.append((glory(game, boss), -game.sheet()["damage"]))
    assert results == sorted(results)
    assert len({result[0] for result in results}) == len({result[1] for result in results}) == 3


@pytest.mark.rule("PAP-BOS-09")
def test_who_never_saw_the_room_flees_however_strong():
    game = fight("golem", {"heroes": dict.fromkeys(HEROES, 6)}, {})
    assert glory(game, "golem") == -2


@pytest.mark.rule("PAP-BOS-10")
def test_who_flees_is_not_hurt_and_not_rewarded():
    # The stronger of the two has not explored the room.
    game = fight("golem", {"heroes": dict.fromkeys(HEROES, 6), "at": "F1"}, fighter("golem", 9))
    assert (game.sheet(1)["damage"], game.asked(1)) == (0, None)
    assert game.asked(2) == "pap-ask-level"


@pytest.mark.rule("PAP-BOS-11")
def test_boss_damage_meets_potions_and_may_kill():
    frail = fighter("golem", 9) | {"heroes": {"warrior": 3}}  # health 6; the Golem deals 3 damage
    game = fight("golem", frail | {"damage": 5, "potions": 1}, {})
    assert (game.sheet()["hearts"], game.sheet()["damage"], game.sheet()["resurrected"]) == (2, 6, False)
    killed = fight("golem", frail | {"damage": 5}, {})
    assert (killed.sheet()["damage"], killed.sheet()["resurrected"]) == (8, True)


@pytest.mark.rule("PAP-BOS-13")
def test_the_strongest_fighter_alone_gains_the_reward():
    game = fight("golem", fighter("golem", 12), fighter("golem", 15), fighter("golem", 9))
    assert [game.asked(player) for player in (1, 2, 3)] == [None, "pap-ask-level", None]


@pytest.mark.rule("PAP-BOS-13", "PAP-BOS-12")
@pytest.mark.parametrize("boss", BOSSES)
def test_every_reward_is_what_the_card_says(boss):
    game = fight(boss, fighter(boss, BOSSES[boss].bands[0].strength), {})
    match BOSSES[boss].reward:
        case ("level_up",):
            assert game.asked(1) == "pap-ask-level"
        case ("item_part",):
            assert game.asked(1) == "pap-ask-part"
        case ("gem",):
            assert game.sheet()["gems"] == 1
        case potions:
            assert game.sheet()["potions"] == len(potions)


@pytest.mark.rule("PAP-BOS-14")
@pytest.mark.parametrize("tied", [2, 3])
def test_a_tie_for_the_most_damage_gives_nobody_the_reward(tied):
    game = fight("golem", *[fighter("golem", 12)] * tied, fighter("golem", 9))
    assert game.state["round"] == 4
    assert "pap-log-boss-reward" not in game.said


@pytest.mark.rule("PAP-BOS-14")
def test_a_tie_for_second_place_does_not_matter():
    game = fight("golem", fighter("golem", 9), fighter("golem", 12), fighter("golem", 9))
    assert game.asked(2) == "pap-ask-level"


@pytest.mark.rule("PAP-BOS-15", "PAP-SOL-05")
def test_alone_there_are_no_rewards_but_everything_else():
    game = fight("golem", fighter("golem", 9))
    assert (game.state["round"], glory(game, "golem"), game.sheet()["damage"]) == (4, 1, 3)
    assert "pap-log-boss-reward" not in game.said
    assert glory(fight("golem", {}), "golem") == -2


@pytest.mark.rule("PAP-BOS-16")
def test_a_single_fighter_has_dealt_the_most():
    game = fight("golem", {}, fighter("golem", 9), {})
    assert game.asked(2) == "pap-ask-level"


@pytest.mark.rule("PAP-BOS-16")
def test_the_reward_cannot_prevent_the_damage():
    game = fight("minotaur", fighter("minotaur", 8), {})  # 3 damage, then 2 potions
    assert (game.sheet()["damage"], game.sheet()["hearts"], game.sheet()["potions"]) == (3, 0, 2)


@pytest.mark.rule("PAP-BOS-16")
def test_the_reward_cannot_raise_the_health_in_time():
    game = fight("golem", fighter("golem", 9) | {"heroes": {"warrior": 3}, "damage": 4}, {})  # 7 damage, health 6
    assert game.sheet()["resurrected"]
    game.play(1, "mage")
    assert game.sheet()["resurrected"]


@pytest.mark.rule("PAP-BOS-18")
@pytest.mark.parametrize("letter", content().dungeons)
def test_nothing_waits_in_the_room_of_a_boss(letter):
    for room in content().dungeons[letter].boss_rooms:
        column, row = room[0], int(room[1])
        items = {"cloak": 2, "khar_medallion": 2}
        game = table({"at": f"{column}{row - 1}", "items": items}, {}, dungeon=letter)
        before = game.sheet()
        game.play(1, 3, room)
        assert game.asked(1) == "pap-ask-step"
        changed = {field for field in before if before[field] != game.sheet()[field]}
        assert changed - {"walls", "waters"} == {"at", "explored", "rooms", "trail", "digits", "dice"}


@pytest.mark.rule("PAP-BOS-18", "PAP-BOS-01")
def test_a_room_entered_after_its_fight_changes_nothing():
    strong = {"heroes": {"warrior": 4, "mage": 3}, "at": "C2"}
    game = table(strong, {}, dungeon="A", round=3).sit_out()
    assert game.sheet()["glory"]["A"] == -2
    game.play(1, 3, "D2", "stop", 4, "stop", 5, "stop").sit_out(2)
    assert game.sheet()["glory"] == {"A": -2, "B": 0, "C": 0}


@pytest.mark.rule("PAP-BOS-07", "PAP-BOS-09")
def test_the_log_tells_the_glory_of_every_fight():
    strong = {"heroes": dict.fromkeys(("warrior", "mage", "cleric", "rogue"), 6), "explored": ["D2"]}
    game = table(strong, {}, dungeon="A")
    for _ in range(8):
        game.sit_out()
    kinds = ("pap-log-boss-fought", "pap-log-boss-fled")
    told = [(line.news.msg.id, line.news.msg.args["glory"]) for line in game.match.log if line.news.msg.id in kinds]
    won = game.sheet(1)["glory"]["A"]
    assert won > 0
    assert told == [("pap-log-boss-fought", won)] + [("pap-log-boss-fled", glory) for glory in (-2, -4, -4, -6, -6)]
