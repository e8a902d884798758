"""Setting up a game."""

import pytest

from undercroft.games.paperdungeons import GAME
from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.rules.dice import COLOURS
from undercroft.kernel.chance import CHANCE, ByHand, Draw, Roll
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match

from ..table import CALM, Table, table

C = content()
HEROES = ("warrior", "mage", "cleric", "rogue")
MISSIONS = ("health12", "rooms15", "gems4")


def by_hand(players: int, **options: object) -> Match:
    """A game whose cards are drawn and whose dice are thrown by the test."""
    return Match(GAME, GAME.read_options(options), players, ByHand())


def draw(match: Match, *outcome: str) -> Draw:
    """Give chance an outcome; what it was asked."""
    space = match.ask(CHANCE).space
    assert match.answer(CHANCE, outcome) is None
    return space


@pytest.mark.rule("PAP-SET-01")
@pytest.mark.parametrize("players", range(1, 9))
def test_one_to_eight_players_have_a_sheet_each(players):
    game = table(*[{}] * players)
    assert list(game.state["players"]) == list(range(1, players + 1))
    game.play(1, 0, "brew")
    assert [game.sheet(player)["potions"] for player in range(1, players + 1)] == [2] + [0] * (players - 1)


@pytest.mark.rule("PAP-SET-01")
@pytest.mark.parametrize("players", [0, 9])
def test_no_fewer_and_no_more_players(players):
    with pytest.raises(BadInput, match="allowed are 1 to 8"):
        by_hand(players)


@pytest.mark.rule("PAP-SET-02")
def test_one_dungeon_card_of_twelve_is_revealed_for_everybody():
    match = by_hand(3)
    space = draw(match, "H")
    assert (sorted(space.items), space.size) == (list("ABCDEFGHIJKL"), 1)
    assert match.state.dungeon == "H"
    assert all(match.view(seat).table.dungeon == "H" for seat in range(3))


@pytest.mark.rule("PAP-SET-03")
@pytest.mark.parametrize("letter", C.dungeons)
def test_the_walls_of_the_dungeon_card_stand_on_every_sheet(letter):
    for here, there in C.dungeons[letter].walls:
        game = table({"at": here}, {"at": there}, dungeon=letter)
        game.play(1, 3).play(2, 3)
        assert (game.refuses(1, there), game.refuses(2, here)) == ("PAP-MOV-05", "PAP-MOV-05")


@pytest.mark.rule("PAP-SET-03", "PAP-SET-04")
@pytest.mark.parametrize("letter", C.dungeons)
def test_bosses_wait_in_the_rooms_of_the_dungeon_card(letter):
    card = C.dungeons[letter]
    for line, room, boss, number in zip("ABC", card.boss_rooms, card.bosses, (3, 6, 8), strict=True):
        strong = dict.fromkeys(HEROES, 6)
        elsewhere = [other for other in card.boss_rooms if other != room]
        here, there = {"heroes": strong, "explored": [room]}, {"heroes": strong, "explored": elsewhere}
        game = table(here, there, dungeon=letter, round=number)
        assert game.state["boss"] == boss
        game.sit_out()
        glory = [game.sheet(player)["glory"][line] for player in (1, 2)]
        assert glory == [C.bosses[boss].bands[-1].glory, C.bosses[boss].flee]


@pytest.mark.rule("PAP-SET-04")
def test_three_bosses_are_revealed_one_for_each_season():
    match = by_hand(2)
    draw(match, "D")
    (line,) = match.log
    assert [boss.id for boss in line.news.msg.args["bosses"]] == [
        "pap-boss-giant_spider",
        "pap-boss-mummy",
        "pap-boss-kraken",
    ]
    assert sorted(C.bosses[boss].season for boss in C.dungeons["D"].bosses) == [1, 2, 3]


@pytest.mark.rule("PAP-SET-05")
def test_players_do_not_touch_each_other_but_for_gems_missions_and_boss_rewards():
    busy = table({"at": "C1"}, {"at": "C1"}, dungeon="A").play(2, 0, "move", "D1", "E1", "tome", 1, "brew", 2, "brew")
    busy.play(2, "warrior")
    quiet = table({"at": "C1"}, {"at": "C1"}, dungeon="A").sit_out(2)
    for game in (busy, quiet):
        game.play(1, 0, "move", "D1", "stop", 1, "brew", 2, "part:khar_medallion")
    assert busy.sheet(1) == quiet.sheet(1)
    assert busy.state["round"] == quiet.state["round"] == 2


@pytest.mark.rule("PAP-SET-06")
def test_one_pool_of_six_dice_serves_everybody():
    assert COLOURS == ("white", "white", "white", "black", "black", "black")
    pool = ("skull", "rogue", "clover", "mage", "warrior", "boots3")
    game = table({}, {}, {}, chance=[pool]).sit_out()
    assert game.offers(1) == game.offers(2) == game.offers(3) == [1, 2, 3, 4, 5]
    assert game.match.view(0).table.pool == game.match.view(2).table.pool == pool


@pytest.mark.rule("PAP-SET-07", "PAP-MIS-01")
def test_three_missions_of_sixteen_lie_open():
    match = by_hand(2)
    draw(match, "A")
    space = draw(match, *MISSIONS)
    assert (set(space.items), len(space.items), space.size) == (set(C.missions), 16, 3)
    assert match.view(0).table.missions == match.view(1).table.missions == list(MISSIONS)


@pytest.mark.rule("PAP-SET-08")
def test_without_missions_none_is_drawn_and_none_scored():
    match = by_hand(2, missions=False)
    draw(match, "A")
    assert set(match.ask(CHANCE).space.items) == set(C.powers)
    assert match.state.missions == []
    everything = {"heroes": dict.fromkeys(HEROES, 6), "potions": 12, "gems": 9}
    game = table(everything, {}, options={"missions": False}, round=8, dungeon="A").sit_out()
    assert game.state["results"][0][1]["score"]["K"] == 0


@pytest.mark.rule("PAP-SET-09")
def test_each_player_keeps_one_of_two_powers_and_one_of_two_objectives():
    match = by_hand(2, dungeon="A", missions=False)
    powers = draw(match, "noble", "healer", "merchant", "ranger")
    objectives = draw(match, "rooms", "items", "health", "gems")
    assert (powers.size, objectives.size) == (4, 4)
    game = Table(match)
    # Both pairs are in hand before anything is chosen.
    assert game.seen(1, 1)["dealt_powers"] == ["noble", "healer"]
    assert game.seen(1, 1)["dealt_objectives"] == ["rooms", "items"]
    assert game.offers(1) == ["noble", "healer"]
    game.play(1, "healer")
    assert game.offers(1) == ["rooms", "items"]
    game.play(1, "items")
    assert game.asked(1) is None
    assert game.seen(2, 1)["power"] is None  # sealed until everybody has chosen
    game.play(2, "merchant", "gems")
    assert (game.seen(2, 1)["power"], game.seen(2, 1)["objective"]) == ("healer", None)
    assert game.seen(2, 1)["dealt_powers"] == game.seen(2, 1)["dealt_objectives"] == []
    assert game.seen(2, 1)["style"] == {"warrior": "black", "mage": "black", "cleric": "white", "rogue": "white"}


@pytest.mark.rule("PAP-SET-10")
def test_no_card_is_dealt_twice_and_no_card_is_drawn_after_the_set_up():
    match = by_hand(2, dungeon="A", missions=False)
    assert match.why_not(CHANCE, ("noble", "healer", "noble", "ranger")) is not None
    draw(match, "noble", "healer", "merchant", "ranger")
    assert match.why_not(CHANCE, ("rooms", "items", "health", "rooms")) is not None
    draw(match, "rooms", "items", "health", "gems")
    game = Table(match).play(1, "noble", "rooms").play(2, "merchant", "gems")
    while not match.over:
        if match.ask(CHANCE):
            assert isinstance(match.ask(CHANCE).space, Roll)
            assert match.answer(CHANCE, CALM) is None
        else:
            game.sit_out(*[seat + 1 for seat in match.waiting])


@pytest.mark.rule("PAP-SET-10", "PAP-MIS-04")
def test_nothing_takes_the_place_of_a_claimed_mission():
    skilled = {"heroes": dict.fromkeys(HEROES, 3)}
    game = table(skilled, skilled, dungeon="A", missions=["gems4", "all3", "rooms15"])
    for _ in range(8):
        game.sit_out()
        assert game.state["missions"] == ["gems4", "rooms15"]
    assert [game.sheet(player)["claimed"] for player in (1, 2)] == [["all3"], ["all3"]]


@pytest.mark.rule("PAP-SET-10", "PAP-SET-09")
@pytest.mark.parametrize("discarded", [power for power in C.powers if power != "merchant"])
def test_a_discarded_power_does_nothing_and_scores_nothing(discarded):
    deal = [("merchant", discarded), ("rooms", "items")]
    game = Table.start(1, deal, dungeon="A", missions=False).play(1, "merchant", "rooms")
    assert game.sheet() == table({"power": "merchant", "objective": "rooms"}, dungeon="A").sheet() | {
        "dealt_powers": ["merchant", discarded],
        "dealt_objectives": ["rooms", "items"],
    }
    for _ in range(8):
        game.sit_out()
    lines = game.state["results"][0][1]["score"]
    assert (lines["J"], lines["L"]) == (0, -2 - 4 - 6)  # three bosses fled from


@pytest.mark.rule("PAP-SET-10", "PAP-SET-09")
def test_a_discarded_objective_scores_nothing():
    for kept, glory in (("corners", 2), ("items", 0)):
        deal = [("merchant", "ranger"), ("items", "corners")]
        game = Table.start(1, deal, dungeon="A", missions=False).play(1, "merchant", kept)
        game.play(1, 3, "F1", "stop", 4, "stop", 5, "stop")
        for _ in range(7):
            game.sit_out()
        assert game.state["results"][0][1]["score"]["J"] == glory


@pytest.mark.rule("PAP-SET-11", "PAP-OBJ-04")
@pytest.mark.parametrize("objective", C.objectives)
def test_two_heroes_train_black_and_two_white_as_the_objective_says(objective):
    style = C.objectives[objective].style
    assert sorted(style) == ["black", "black", "white", "white"]
    for hero, trains in zip(HEROES, style, strict=True):
        for colour, die in (("white", 0), ("black", 3)):
            game = table({"objective": objective}, {}, pool=[hero, "mage", "cleric", hero, "mage", "cleric"])
            game.play(1, die)
            assert (f"level:{hero}" in game.offers(1)) == (trains == colour)


@pytest.mark.rule("PAP-SET-12")
def test_a_new_sheet_is_empty_but_for_four_heroes_at_level_1():
    sheet = table({}, {}).sheet()
    assert sheet["heroes"] == dict.fromkeys(HEROES, 1)
    assert (sheet["strength"], sheet["health"]) == (4, 4)
    empty = ("damage", "potions", "hearts", "gems", "monsters", "rooms", "traps", "walls", "waters", "mission_glory")
    assert [sheet[field] for field in empty] == [0] * len(empty)
    assert set(sheet["items"].values()) == {0}
    assert (sheet["at"], sheet["resurrected"]) == ("outside", False)


@pytest.mark.rule("PAP-SET-13")
def test_setup_powers_work_before_the_first_roll_with_all_that_follows():
    match = by_hand(2, dungeon="A", missions=False)
    draw(match, "craftsman", "healer", "merchant", "ranger")
    draw(match, "rooms", "items", "health", "gems")
    game = Table(match).play(2, "ranger", "health").play(1, "craftsman", "rooms", "tome")
    assert game.state["round"] == 0
    game.play(1, "tome")
    assert game.asked(1) == "pap-ask-level"  # the Tome is complete
    game.play(1, "mage")
    assert game.state["round"] == 1
    assert isinstance(match.ask(CHANCE).space, Roll)
    assert game.sheet()["heroes"]["mage"] == 2


@pytest.mark.rule("PAP-SET-13", "PAP-POW-07", "PAP-POW-08", "PAP-POW-11", "PAP-POW-12")
@pytest.mark.parametrize(
    ("power", "answers", "gained"),
    [
        ("treasure_hunter", ["C"], {"gems": 1, "looted": ["C"]}),
        ("healer", [], {"potions": 2}),
        ("craftsman", ["crown", "tome"], {"items": {"crown": 1, "tome": 1}}),
        ("veteran", [("mage", "rogue")], {"heroes": {"mage": 2, "rogue": 2}}),
    ],
)
def test_setup_powers_work_once_and_in_no_later_round(power, answers, gained):
    deal = [(power, "noble"), ("rooms", "items")]
    game = Table.start(1, deal, dungeon="A", missions=False).play(1, power, "rooms", *answers)
    held = ("gems", "looted", "potions", "items", "heroes")
    bought = {field: game.sheet()[field] for field in held}
    for field, found in gained.items():
        assert bought[field] | found == bought[field] if isinstance(found, dict) else bought[field] == found
    for _ in range(8):
        game.sit_out()
        assert {field: game.sheet()[field] for field in held} == bought
    assert game.match.over


@pytest.mark.rule("PAP-SET-14", "PAP-SOL-02")
def test_variants_are_agreed_on_before_the_game():
    assert not table({}, {}).match.state.vanishing
    assert table({}, {}, options={"vanishing": True}).match.state.vanishing
    assert table({}, options={"vanishing": False}).match.state.vanishing  # alone it is not optional
    assert not by_hand(2).options.campaign
    with pytest.raises(BadInput, match="vanishing"):
        GAME.read_options({"vanishing": "sometimes"})


@pytest.mark.rule("PAP-SOL-01")
def test_alone_the_set_up_is_the_same():
    match = by_hand(1)
    counts = [draw(match, "A").size, draw(match, *MISSIONS).size]
    counts += [draw(match, "noble", "healer").size, draw(match, "rooms", "gems").size]
    assert counts == [1, 3, 2, 2]
    game = Table(match)
    assert game.offers(1) == ["noble", "healer"]
    game.play(1, "noble")
    assert game.offers(1) == ["rooms", "gems"]
