"""The battle with the big bad, glory, and the end of the game."""

from __future__ import annotations

import pytest

from dungeonfighter.positions import GAME, Table
from dungeonfighter.thrown import drawn, flipped, resting, thrown
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.figures import room_card
from undercroft.games.dungeonfighter.rules import scoring
from undercroft.games.dungeonfighter.rules.techniques import demanded
from undercroft.games.dungeonfighter.state import COLOURS


def battle(*heroes: str, foe: str = "phantom_stallkeeper", **options: object) -> Table:
    return Table(*heroes, foe=foe, **options)


@pytest.mark.rule("DFI-BOS-01")
def test_one_of_three_with_its_printed_life():
    t = Table()
    t.g.phase, t.g.fight, t.g.room = "big_bad", None, ""
    t.go(drawn("awakened_horror"))
    assert (t.foe.id, t.foe.life, t.damage) == ("awakened_horror", 40, 3)
    assert len(content().big_bads) == 3


@pytest.mark.rule("DFI-BOS-02")
def test_it_is_a_fight_like_any_other():
    t = battle("jack", "maryla").miss("red")
    assert (t.hero("jack").life, t.active, t.options) == (4, "maryla", ["green", "blue"])


@pytest.mark.rule("DFI-BOS-03")
def test_without_a_room():
    t = battle()
    assert (room_card(t.g), demanded(t.g)) == (None, ())


@pytest.mark.rule("DFI-BOS-04", "DFI-FGT-10")
def test_dice_cannot_be_recovered():
    t = battle().spend(*COLOURS)
    t.g.white = 1
    t.go()
    assert (t.options, t.refusal("recover")) == (["white"], "DFI-BOS-04")


@pytest.mark.rule("DFI-BOS-04")
def test_unless_a_card_expressly_says_so():
    t = battle("jack", "maryla").give("jack", "dice_magnet").spend(*COLOURS).go()
    assert (t.prompt, t.options) == ("dfi-ask-last-chance", ["dice_magnet:jack:", "pass"])
    t.go("dice_magnet:jack:")
    assert t.options == ["red", "green", "blue"]


@pytest.mark.rule("DFI-BOS-05", "DFI-WIN-03", "DFI-FGT-07")
def test_without_dice_all_is_lost():
    t = battle().spend("green", "blue").hit("red", 2)
    assert (t.g.winner, t.g.phase) == ("dungeon", "over")
    assert t.news("dfi-lost-no-dice").rule == "DFI-BOS-05"


@pytest.mark.rule("DFI-BOS-05")
def test_a_curio_may_bring_some_first():
    t = battle("jack", "maryla").give("maryla", "sniper_sprinkler").spend(*COLOURS).go()
    t.go("sniper_sprinkler:maryla:")
    assert (t.g.winner, t.options) == ("", ["water"])
    t = battle("jack", "maryla").give("maryla", "sniper_sprinkler").spend(*COLOURS).go("pass")
    assert t.g.winner == "dungeon"


@pytest.mark.rule("DFI-BOS-05")
def test_it_may_be_the_snow_die():
    t = battle("jack", "maryla").give("maryla", "snow_cannon").spend(*COLOURS).go("snow_cannon:maryla:")
    assert (t.prompt, t.options) == ("dfi-ask-die", ["snow"])


@pytest.mark.rule("DFI-BOS-05", "DFI-WIN-01")
def test_or_end_the_battle():
    t = battle("jack", "maryla", life=3).give("maryla", "stone_snowball").spend(*COLOURS).go("stone_snowball:maryla:")
    assert (t.g.winner, t.g.phase) == ("heroes", "over")


@pytest.mark.rule("DFI-BOS-05")
def test_with_a_die_in_hand_it_is_no_last_chance_any_more():
    t = battle("jack", "maryla").give("maryla", "sniper_sprinkler", "stone_snowball").spend(*COLOURS)
    t.go("sniper_sprinkler:maryla:")
    assert (t.prompt, t.options) == ("dfi-ask-die", ["water"])


@pytest.mark.rule("DFI-BOS-06", "DFI-WIN-01", "DFI-SCO-01")
def test_defeating_it_wins_at_once():
    t = battle("jack", "maryla", life=1)
    t.hero("maryla").down = True
    t.hit("red", 5)
    outcome = GAME.outcome(t.g)
    assert outcome is not None
    assert (outcome.winners, outcome.side, t.g.coins) == ((0, 1), "heroes", 0)
    assert outcome.scores == (5 + 5,) * 2  # the difficulty, and nobody has a scar
    assert "dfi-log-rank" in t.log()


@pytest.mark.rule("DFI-SCO-01", "DFI-WIN-02")
def test_after_a_defeat_there_is_no_rank():
    t = battle("jack", "maryla")
    t.hero("maryla").down, t.hero("jack").life = True, 1
    t.miss()
    outcome = GAME.outcome(t.g)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((), ())
    assert "dfi-log-rank" not in t.log()


@pytest.mark.rule("DFI-BOS-07", "DFI-MAB-02")
def test_the_phantom_is_careless():
    t = battle()
    assert (t.foe.life, t.damage) == (46, 5)
    assert t.hit("red", 1).prompt == "dfi-ask-again"


@pytest.mark.rule("DFI-BOS-08", "DFI-REB-07")
def test_the_emperor_brings_icebergs_and_frost():
    t = battle("jack", "maryla", foe="emperor_penguin")
    t.fight.stage = "prepare"
    t.go()
    assert (t.foe.life, t.damage, t.fight.icebergs, t.prompt) == (45, 4, [1, 2, 3, 4], "dfi-ask-flip")
    t.go(thrown(flipped("frost1", (0, 5))), thrown(flipped("frost2", (0, -5))))
    assert [one.body for one in t.fight.lying] == ["frost1", "frost2"]


@pytest.mark.rule("DFI-BOS-09", "DFI-MAB-03")
def test_the_horror_gets_madder_with_every_hit():
    t = battle("jack", "maryla", foe="awakened_horror")
    assert (t.foe.life, t.damage, demanded(t.g)) == (40, 3, ())
    t.hit("red", 2)
    assert demanded(t.g) == ("weaker_hand",)
    t.hit("green", 2)
    assert demanded(t.g) == ("skid", "weaker_hand")
    t.throw("blue", resting("blue", 2, touches=("floe", "target")))
    assert t.foe.mad == 3
    assert set(demanded(t.g)) == {"weaker_hand", "skid", "blind"}


# -- glory ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-SCO-02", "DFI-SCO-03")
def test_coins_and_white_dice_are_glory():
    t = battle()
    t.g.coins, t.g.white = 4, 2
    found = scoring.glory(t.g)
    assert (found["coin"], found["white_die"]) == (4, 6)


@pytest.mark.rule("DFI-SCO-03", "DFI-DIE-04")
def test_white_dice_thrown_in_the_last_battle_are_not():
    t = battle(life=1).spend(*COLOURS)
    t.g.white = 2
    t.go("white", thrown(resting("white1", 2)))
    assert scoring.glory(t.g)["white_die"] == 3


@pytest.mark.rule("DFI-SCO-04", "DFI-SCO-05", "DFI-SCO-06")
def test_scars_and_the_dead():
    t = battle("jack", "maryla")
    assert (scoring.glory(t.g)["unscarred"], scoring.glory(t.g)["scar"]) == (5, 0)
    t.hero("jack").scars = ["red", "blue"]
    t.hero("maryla").scars, t.hero("maryla").dead = list(COLOURS), True
    found = scoring.glory(t.g)
    assert (found["unscarred"], found["scar"], found["dead"]) == (0, -5, -5)


@pytest.mark.rule("DFI-SCO-08")
@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (-7, "losers"),
        (0, "losers"),
        (1, "optimists"),
        (5, "optimists"),
        (6, "brawlers"),
        (11, "troublemakers"),
        (16, "would_be_heroes"),
        (21, "middle_class"),
        (26, "better_sort"),
        (31, "almost_ballads"),
        (40, "ballads"),
        (41, "indestructible"),
    ],
)
def test_ranks(total: int, rank: str):
    assert scoring.rank(total) == rank


@pytest.mark.rule("DFI-SCO-07", "DFI-SCO-01")
def test_all_items_are_added():
    t = battle(difficulty="tough")
    t.g.coins = 3
    assert sum(scoring.glory(t.g).values()) == 3 + 5 + 15
