"""The dice: rolling them, choosing three, and what each symbol can pay for."""

from random import Random

import pytest

from undercroft.games.paperdungeons import GAME
from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.rules.dice import POOL
from undercroft.kernel.chance import CHANCE, ByHand, Roll
from undercroft.kernel.match import Match

from ..table import CALM, Table, table

HEROES = ("warrior", "mage", "cleric", "rogue")
UPPER = {"warrior": "flaming_sword", "mage": "reapers_scythe", "cleric": "khar_medallion", "rogue": "cloak"}
LOWER = ("crown", "cauldron", "armour", "tome")
WHITE, BLACK = 0, 3


def with_die(die: int, symbol: str, **sheet: object) -> Table:
    """Player 1 has chosen this die, which shows this symbol."""
    pool = ["mage", "mage", "mage", "mage", "mage", "mage"]
    pool[die] = symbol
    return table(sheet, {}, pool=pool).play(1, die)


def rolled(*throws: tuple[str, ...]) -> Match:
    """Round 1, with the dice thrown by the test."""
    state = GAME.arrange({"round": 1}, GAME.read_options({}), 2)
    match = Match(GAME, GAME.read_options({}), 2, ByHand(), state=state)
    for throw in throws:
        assert match.answer(CHANCE, throw) is None
    return match


# ---------------------------------------------------------------- rolling


@pytest.mark.rule("PAP-ROL-01")
def test_one_roll_of_six_dice_makes_the_pool_of_the_round():
    match = rolled()
    space = match.ask(CHANCE).space
    assert isinstance(space, Roll)
    assert list(space.dice) == list(POOL)
    assert len(POOL) == 6
    assert match.answer(CHANCE, CALM) is None
    assert match.state.pool == CALM
    game = Table(match).sit_out()
    assert isinstance(match.ask(CHANCE).space, Roll)  # the next round has a roll of its own
    assert game.state["round"] == 2


@pytest.mark.rule("PAP-ROL-02", "PAP-ROL-03")
@pytest.mark.parametrize(
    ("throw", "stands"),
    [
        (("skull", "skull", "mage", "mage", "mage", "mage"), True),
        (("skull", "mage", "mage", "mage", "skull", "mage"), True),
        (("skull", "skull", "skull", "mage", "mage", "mage"), False),
        (("skull", "mage", "mage", "skull", "skull", "mage"), False),
        (("skull", "skull", "skull", "skull", "skull", "skull"), False),
        (("clover", "clover", "mage", "mage", "mage", "mage"), True),
        (("clover", "clover", "clover", "mage", "mage", "mage"), False),
        (("mage", "mage", "mage", "boots3", "boots3", "boots3"), True),
    ],
)
def test_three_skulls_or_three_clovers_are_rolled_again(throw, stands):
    match = rolled(throw)
    assert (match.ask(CHANCE) is None) == stands
    assert (match.state.pool == throw) == stands


@pytest.mark.rule("PAP-ROL-04")
def test_a_rejected_roll_does_nothing():
    skulls, clovers = ("skull",) * 6, ("clover", "clover", "clover", "mage", "mage", "mage")
    match = rolled(skulls, clovers, skulls, CALM)
    assert match.state.pool == CALM
    assert [Table(match).sheet(player)["damage"] for player in (1, 2)] == [0, 0]


@pytest.mark.rule("PAP-ROL-05")
def test_a_pool_always_leaves_four_dice_to_choose_from():
    rng = Random(5)
    for _ in range(300):
        match = rolled()
        while match.ask(CHANCE):
            assert match.answer(CHANCE, match.ask(CHANCE).space.sample(rng)) is None
        assert match.state.pool.count("skull") <= 2
        assert len(Table(match).offers(1)) >= 4


# ---------------------------------------------------------------- choosing


@pytest.mark.rule("PAP-SEL-01")
@pytest.mark.parametrize("skulls", [0, 1, 2])
def test_every_skull_hurts_everybody_before_a_die_is_chosen(skulls):
    pool = ["skull"] * skulls + ["mage"] * (6 - skulls)
    game = table({"at": "D2"}, {}, {"explored": ["D2"], "at": "B2"}, pool=pool)
    assert [game.sheet(player)["damage"] for player in (1, 2, 3)] == [skulls] * 3
    assert game.asked(1) == "pap-ask-die"


@pytest.mark.rule("PAP-DIC-05", "PAP-SEL-02")
def test_a_skull_is_out_of_use_all_round():
    game = table({}, {}, pool=["skull", "mage", "mage", "mage", "skull", "mage"])
    for die in (1, 2, 3):
        assert (game.refuses(1, 0), game.refuses(1, 4)) == ("PAP-DIC-05", "PAP-DIC-05")
        game.play(1, die, "move", "stop")


@pytest.mark.rule("PAP-SEL-03")
def test_everybody_chooses_at_once_and_unseen():
    game = table({}, {}, {})
    assert [game.asked(player) for player in (1, 2, 3)] == ["pap-ask-die"] * 3
    game.play(2, 0, "brew")
    assert game.seen(1, 2)["potions"] == game.seen(3, 2)["potions"] == 0
    assert game.seen(2, 2)["potions"] == 2
    assert [line.news.msg.id for line in game.match.read_log(0)] == []
    game.play(2, 3, "stop", 4, "stop").sit_out(1, 3)
    assert game.seen(1, 2)["potions"] == 2


@pytest.mark.rule("PAP-SEL-04")
def test_a_die_may_be_chosen_by_everybody():
    game = table({}, {}, {})
    for player in (1, 2, 3):
        game.play(player, 0, "brew")
    assert [game.sheet(player)["potions"] for player in (1, 2, 3)] == [2, 2, 2]


@pytest.mark.rule("PAP-SEL-05")
def test_a_die_serves_a_player_once_but_a_symbol_as_often_as_it_shows():
    game = table({}, {}, pool=["mage", "mage", "cleric", "mage", "boots3", "boots3"]).play(1, 0, "brew")
    assert game.refuses(1, 0) == "PAP-SEL-05"
    game.play(1, 1, "part:reapers_scythe", 3, "part:crown")
    assert game.sheet()["dice"] == [0, 1, 3]


@pytest.mark.rule("PAP-SEL-06", "PAP-DIC-04")
def test_the_digit_of_a_die_is_written_before_it_is_used():
    pool = ["warrior", "clover", "clover", "rogue", "mage", "boots3"]
    game = table({"digits": [5, 6, 7]}, {}, round=2, pool=pool).play(1, 1)
    assert game.sheet()["digits"] == [5, 6, 7, 9]
    game.play(1, "brew", 2, "move", "stop", 5)
    assert game.sheet()["digits"] == [5, 6, 7, 9, 9, 0]


@pytest.mark.rule("PAP-DIC-04")
def test_digits_have_no_effect():
    white, black = with_die(WHITE, "warrior"), with_die(BLACK, "warrior")
    assert white.sheet()["digits"] != black.sheet()["digits"]
    same = [option for option in white.offers(1) if not option.startswith("level:")]
    assert same == [option for option in black.offers(1) if not option.startswith("level:")]


@pytest.mark.rule("PAP-SEL-07", "PAP-DIC-09")
@pytest.mark.parametrize(
    ("action", "rest", "gained"),
    [
        ("level:mage", (), {"health": 5}),
        ("part:reapers_scythe", (), {"items": {"reapers_scythe": 1}}),
        ("brew", (), {"potions": 2}),
        ("move", ("C1", "stop"), {"rooms": 1}),
    ],
)
def test_a_die_pays_for_exactly_one_action(action, rest, gained):
    game = with_die(BLACK, "mage").play(1, action, *rest)
    assert game.asked(1) == "pap-ask-die"
    sheet = game.sheet()
    changed = {
        "health": sheet["health"] != 4,
        "items": any(sheet["items"].values()),
        "potions": sheet["potions"] > (1 if action == "move" else 0),  # C1 holds a potion
        "rooms": sheet["rooms"] > 0,
    }
    assert [field for field, is_changed in changed.items() if is_changed] == list(gained)


@pytest.mark.rule("PAP-SEL-08")
def test_what_one_die_gains_serves_the_next():
    # The Cloak is finished by the first die, and the second walks through a wall.
    game = table(
        {"at": "D1", "items": {"cloak": 1}}, {}, dungeon="A", pool=["rogue", "mage", "mage", "mage", "mage", "mage"]
    )
    game.play(1, 1, "move")
    assert game.refuses(1, "D2") == "PAP-MOV-05"
    game.play(1, "stop", 0, "part:cloak", 2, "move", "D2")
    assert game.sheet()["at"] == "D2"


@pytest.mark.rule("PAP-SEL-08")
def test_the_player_chooses_the_order_of_the_dice():
    for order in ((0, 1, 2), (2, 0, 1)):
        game = table({}, {})
        for die in order:
            game.play(1, die, "move", "stop")
        assert game.sheet()["dice"] == list(order)


@pytest.mark.rule("PAP-SEL-09")
def test_exactly_three_dice_are_chosen_and_steps_may_be_left_unspent():
    game = table({}, {})
    for used, die in enumerate((0, 1, 3)):
        assert game.asked(1) == "pap-ask-die", f"{used} dice are not enough"
        assert "pass" not in game.offers(1)
        game.play(1, die, *(("move",) if die < 3 else ()), "stop")
    assert game.asked(1) is None


@pytest.mark.rule("PAP-SEL-09")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_nothing_but_an_unused_die_answers_for_a_die(used):
    game = table({}, {}).play(1, *(answer for die in range(used) for answer in (die, "move", "stop")))
    assert game.offers(1) == list(range(used, 6))
    for answer in ("pass", "stop", "end", "done", "skip", "move", "brew", "", -1, 6, None, [], ()):
        assert game.match.why_not(0, answer) is not None, answer
    game.sit_out(2)
    assert game.state["round"] == 1  # nobody goes on while somebody has dice to choose


@pytest.mark.rule("PAP-SEL-09", "PAP-MOV-12")
@pytest.mark.parametrize("at", ["outside", "A1", "D2"])
@pytest.mark.parametrize("symbol", [*HEROES, "clover", "boots3"])
def test_any_die_can_be_used_to_move_no_step_at_all(symbol, at):
    die = BLACK if symbol == "boots3" else WHITE
    full = {"items": {item.id: 2 for item in content().items}, "heroes": dict.fromkeys(HEROES, 6), "potions": 12}
    game = with_die(die, symbol, at=at, **full)
    if symbol != "boots3":
        assert game.offers(1) == ["brew", "move"]  # even if there is nothing to make and nobody to train
        game.play(1, "move")
    before = game.sheet()
    assert "stop" in game.offers(1)
    assert game.play(1, "stop").sheet() == before
    assert game.asked(1) == "pap-ask-die"


# ---------------------------------------------------------------- what symbols are for


@pytest.mark.rule("PAP-DIC-09", "PAP-LVL-01", "PAP-ITM-02", "PAP-ITM-03")
@pytest.mark.parametrize("die", [WHITE, BLACK])
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_symbol_pays_for_its_hero_its_item_any_lower_item_potions_or_a_move(hero, die):
    colour = "white" if die == WHITE else "black"
    other = next(name for name in HEROES if name != hero)
    black = [hero, other] if colour == "black" else [name for name in HEROES if name != hero][:2]
    game = with_die(die, hero, style=dict.fromkeys(black, "black"))
    parts = [f"part:{item}" for item in (UPPER[hero], *LOWER)]
    assert sorted(game.offers(1)) == sorted([f"level:{hero}", *parts, "brew", "move"])


@pytest.mark.rule("PAP-DIC-06", "PAP-ITM-04", "PAP-LVL-01")
def test_a_clover_is_any_hero_in_either_colour():
    game = with_die(WHITE, "clover", style={"warrior": "black", "mage": "black"})
    levels = [f"level:{hero}" for hero in HEROES]
    parts = [f"part:{item.id}" for item in content().items]
    assert sorted(game.offers(1)) == sorted([*levels, *parts, "brew", "move"])
    game.play(1, "level:warrior")
    assert game.sheet()["heroes"]["warrior"] == 2


@pytest.mark.rule("PAP-DIC-07")
def test_a_clover_gives_two_steps_and_no_damage():
    game = with_die(WHITE, "clover").play(1, "move", "C1", "C2")
    assert game.asked(1) == "pap-ask-die"
    assert (game.sheet()["damage"], game.sheet()["hearts"]) == (0, 1)  # of the trap in C2 alone


@pytest.mark.rule("PAP-DIC-08", "PAP-ITM-04", "PAP-POT-01")
def test_three_boots_only_move_three_steps():
    game = table({"at": "C1"}, {}, dungeon="A").play(1, 3)
    assert game.asked(1) == "pap-ask-step"
    for action in ("brew", "part:crown", "level:warrior"):
        game.refuses(1, action)
    game.play(1, "C2", "D2", "C2")
    assert game.asked(1) == "pap-ask-die"
