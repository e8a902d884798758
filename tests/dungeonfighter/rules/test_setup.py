"""Setting up, and how hard it is to be."""

from __future__ import annotations

import pytest

from dungeonfighter.positions import GAME, Table
from dungeonfighter.thrown import drawn
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.box.table_ware import target
from undercroft.games.dungeonfighter.figures import max_life
from undercroft.games.dungeonfighter.geometry import area_at
from undercroft.games.dungeonfighter.rules import monsters, scoring
from undercroft.games.dungeonfighter.rules.rooms import gain_coins
from undercroft.kernel.messages import Msg

NAMES = ("jack", "maryla", "daniel", "rysiek")


def ready(players: int = 2, **options: object) -> Table:
    """Set up, at the choice of the first path."""
    t = Table.fresh(players, **options)
    return t.go(*NAMES[: max(2, players)], "jack")


@pytest.mark.rule("DFI-SET-01")
def test_everybody_has_one_hero_and_nobody_that_of_another():
    t = Table.fresh(4).go("jack", "maryla")
    assert t.refusal("jack") == "DFI-SET-01"
    assert t.options == ["daniel", "rysiek", "draw"]
    t.go("draw", drawn("rysiek"), "daniel", "jack")
    assert [(hero.id, hero.seat) for hero in t.g.heroes] == [("jack", 0), ("maryla", 1), ("rysiek", 2), ("daniel", 3)]
    assert GAME.players == range(1, 5)


@pytest.mark.rule("DFI-SOL-01", "DFI-SET-01")
def test_who_plays_alone_has_two_heroes_and_the_numbers_of_two_players():
    t = Table.fresh(1).go("jack")
    assert t.ask is not None
    assert t.ask.seats == (0,)
    t.go("daniel", "jack")
    assert [(hero.id, hero.seat) for hero in t.g.heroes] == [("jack", 0), ("daniel", 0)]
    assert t.g.coins == 0
    t.g.phase, t.g.visited = "shopping", ["slide"] * 3
    t._begin()
    t.go()
    assert len(t.g.stall) == 4


@pytest.mark.rule("DFI-SET-02")
def test_the_target_lies_in_the_middle_and_has_no_seams():
    kinds = {area_at(x / 10, y / 10).kind for x in range(-150, 150) for y in (-1, 0, 1)}
    assert kinds <= {"section", "bullseye", "hole"}
    assert area_at(0, 0).kind == "bullseye"
    assert area_at(target().radius + 0.1, 0).kind == "table"


@pytest.mark.rule("DFI-SET-03", "DFI-MON-04")
@pytest.mark.parametrize(("life", "markers"), [(0, (0, 0)), (14, (1, 4)), (9, (0, 9)), (-3, (0, 0))])
def test_the_life_of_a_monster_is_shown_in_tens_and_units(life: int, markers: tuple[int, int]):
    assert monsters.tens_and_units(life) == markers


@pytest.mark.rule("DFI-SET-04")
def test_a_hero_begins_with_nine_life_no_scars_and_nothing_in_hand():
    for hero in ready(4).g.heroes:
        assert (hero.life, max_life(hero), hero.scars, hero.gear) == (9, 9, [], [])


@pytest.mark.rule("DFI-SET-05", "DFI-UNI-01")
def test_tokens_of_jack_and_daniel_begin_inactive():
    assert {hero.id: hero.token for hero in content().heroes.values() if hero.token} == {
        "jack": "bully",
        "daniel": "catchy_tune",
    }
    t = Table("jack", "daniel")
    assert (t.foe.bully, t.foe.tune) == (False, False)


@pytest.mark.rule("DFI-SET-06")
def test_all_21_rooms_are_in_the_dungeon_deck():
    t = Table.fresh(2).go("jack", "maryla")
    assert len(t.g.rooms) == 21


@pytest.mark.rule("DFI-SET-07", "DFI-RAR-01")
def test_all_24_cards_are_in_the_shop_rarities_too():
    t = ready()
    assert len(t.g.shop) == 24
    assert {"phoenix_heart", "lucky_amulet"} <= set(t.g.shop)


@pytest.mark.rule("DFI-SET-08")
def test_three_monsters_of_each_level_and_then_all_of_level_four():
    t = ready()
    assert t.g.dealt == {"1": 3, "2": 3, "3": 3, "4": 6}
    seen = _monsters(t)
    levels = [content().monsters[monster].level for monster in seen]
    assert levels == [1] * 3 + [2] * 3 + [3] * 3 + [4] * 6
    assert len(set(seen)) == 15


def _monsters(t: Table) -> list[str]:
    seen = []
    for _ in range(15):
        flow = monsters.reveal(t.g)
        request = next(flow)
        with pytest.raises(StopIteration):
            flow.send(request.enumerate(1)[0])
        seen.append(t.foe.id)
    return seen


@pytest.mark.rule("DFI-SET-09")
def test_the_first_chief_is_chosen_or_drawn():
    t = Table.fresh(3).go("jack", "maryla", "daniel")
    assert (t.prompt, t.options) == ("dfi-ask-chief", ["jack", "maryla", "daniel", "draw"])
    t.go("draw", drawn("daniel"))
    assert t.g.chief == 2
    assert ready().g.chief == 0


@pytest.mark.rule("DFI-SET-10", "DFI-DIE-06")
@pytest.mark.parametrize(("players", "coins"), [(2, 0), (3, 1), (4, 2)])
def test_two_white_dice_and_two_coins_fewer_than_heroes(players: int, coins: int):
    t = ready(players)
    assert (t.g.white, t.g.coins) == (2, coins)


@pytest.mark.rule("DFI-SET-11")
def test_the_supply_never_runs_out_of_coins():
    t = Table()
    gain_coins(t.g, 100, "DFI-ROM-07")
    assert t.g.coins == 100


@pytest.mark.rule("DFI-SET-12")
def test_coins_and_rarities_are_the_teams_and_everybody_may_spend_them():
    t = Table("jack", "maryla", "daniel")
    t.g.phase, t.g.fight, t.g.coins = "shopping", None, 9
    t.go()
    assert t.ask is not None
    assert t.ask.seats == (0, 1, 2)
    assert t.ask.prompt.args["who"] == Msg("dfi-hero-daniel")  # the chief has the last word


@pytest.mark.rule("DFI-DIF-01")
def test_the_level_is_chosen_before_the_game():
    assert sorted(GAME.allowed("difficulty")) == ["infernal", "normal", "tough"]
    assert ready(difficulty="tough").g.options.difficulty == "tough"


@pytest.mark.rule("DFI-DIF-02", "DFI-MON-03")
@pytest.mark.parametrize(("difficulty", "more"), [("normal", 0), ("tough", 2), ("infernal", 5)])
def test_every_monster_has_so_much_more_life(difficulty: str, more: int):
    t = Table("jack", "maryla", difficulty=difficulty)
    t.g.room = "winter_solstice"
    t.g.dealt = {"2": 1}
    flow = monsters.reveal(t.g)
    next(flow)
    with pytest.raises(StopIteration):
        flow.send(("bobber_goblin",))
    assert t.foe.life == 6 + 3 + more


@pytest.mark.rule("DFI-DIF-02", "DFI-BOS-01")
def test_and_so_has_the_big_bad():
    t = Table("jack", "maryla", difficulty="infernal")
    t.g.phase, t.g.fight = "big_bad", None
    t.go(drawn("phantom_stallkeeper"))
    assert (t.foe.life, t.foe.big, t.active) == (51, True, "jack")


@pytest.mark.rule("DFI-DIF-03", "DFI-SCO-07")
@pytest.mark.parametrize(("difficulty", "points"), [("normal", 5), ("tough", 15), ("infernal", 25)])
def test_the_level_is_worth_glory(difficulty: str, points: int):
    assert scoring.glory(Table(difficulty=difficulty).g)["difficulty"] == points
