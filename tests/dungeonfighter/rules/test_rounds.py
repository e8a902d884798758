"""Rounds, paths, monsters that emerge, and flight."""

from __future__ import annotations

import pytest

from dungeonfighter.positions import GAME, Table
from dungeonfighter.thrown import drawn, flipped, resting, thrown
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.rules import paths


def dungeon(*heroes: str, **options: object) -> Table:
    """At the beginning of a round."""
    t = Table(*heroes, **options)
    t.g.phase, t.g.fight, t.g.room, t.g.round = "dungeon", None, "", 0
    return t


# -- rounds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-RND-01")
def test_dungeon_fight_rest_and_the_next_round():
    t = dungeon().go(drawn("empty_hall"), drawn("slide"), "empty_hall", drawn("paratrooper_penguins"))
    assert (t.g.round, t.g.phase, t.prompt) == (1, "fight", "dfi-ask-die")
    t.foe.life = 1
    t.go("red", thrown(resting("red", 2, touches=("in_time", "table", "target"))))
    assert (t.g.round, t.g.phase, t.prompt) == (2, "dungeon", "dfi-ask-path")
    assert t.g.beaten == ["paratrooper_penguins"]


@pytest.mark.rule("DFI-RND-02", "DFI-SHP-10")
def test_after_the_third_shopping_the_big_bad_is_next_without_a_room():
    t = Table()
    t.g.phase, t.g.fight, t.g.trips, t.g.room = "shopping", None, 2, ""
    t.go("done", drawn("emperor_penguin"), thrown(flipped("frost1", (0, 5))), thrown(flipped("frost2", (0, -5))))
    assert (t.g.phase, t.foe.id, t.g.room, t.prompt) == ("big_bad", "emperor_penguin", "", "dfi-ask-die")


@pytest.mark.rule("DFI-RND-02", "DFI-RST-12", "DFI-SHP-01")
@pytest.mark.parametrize(("before", "phase"), [(["slide"], "dungeon"), (["slide", "empty_hall"], "shopping")])
def test_shopping_comes_after_a_rest_with_ten_symbols(before: list[str], phase: str):
    t = Table(life=2)  # in a room with three
    t.g.visited = before
    t.hit()
    assert t.g.phase == phase


@pytest.mark.rule("DFI-RND-04")
def test_whoever_threw_last_is_the_next_chief_though_a_curio_finished_the_monster():
    t = Table("jack", "maryla", life=5).give("maryla", "stone_snowball")
    t.hit()
    assert t.active == "maryla"
    GAME.stand(t.g, 1, "stone_snowball:maryla:")
    assert t.foe.life == 0
    t._begin()
    t.go()
    assert (t.g.phase, t.g.chief) == ("dungeon", 0)


# -- paths ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-PTH-01")
def test_only_the_chief_sees_the_two_rooms():
    t = dungeon("jack", "maryla", "daniel").go(drawn("slide"), drawn("thin_ice"))
    assert (t.prompt, t.options) == ("dfi-ask-path", ["slide", "thin_ice"])
    assert t.ask is not None
    assert t.ask.seats == (2,)
    assert GAME.view(t.g, 2).table.peek == ["slide", "thin_ice"]
    for seat in (0, 1, None):
        seen = GAME.view(t.g, seat).table
        assert seen.peek == ["?", "?"]
        assert seen.rooms.count("slide") == 1
    assert [(news.to, news.reveals) for news in t.g.news if news.msg.id == "dfi-log-peek"] == [(2, True)]


@pytest.mark.rule("DFI-PTH-02")
def test_the_other_room_goes_under_the_deck_and_nobody_sees_it():
    t = dungeon().go(drawn("slide"), drawn("thin_ice"), "slide", drawn("temp_yeti"))
    assert (t.g.room, t.g.below, t.g.peek) == ("slide", ["thin_ice"], [])
    assert GAME.view(t.g, 1).table.below == ["?"]
    assert not any("thin_ice" in str(news.msg) for news in t.g.news if news.to is None)
    t.g.rooms = []
    assert list(_drawn(t)) == ["thin_ice"]


def _drawn(t: Table) -> list[str]:
    flow = paths.draw(t.g)
    try:
        request = next(flow)
        while True:
            request = flow.send(request.enumerate(1)[0])
    except StopIteration as end:
        return end.value


@pytest.mark.rule("DFI-PTH-03")
def test_symbols_are_counted_in_the_rest_phase_and_not_when_a_room_is_revealed():
    t = dungeon()
    t.g.visited = ["slide", "slide", "slide"]
    t.go(drawn("slide"), drawn("thin_ice"), "slide", drawn("temp_yeti"))
    assert t.g.phase == "fight"


@pytest.mark.rule("DFI-PTH-04", "DFI-ROM-01")
def test_all_effects_of_a_room_apply():
    t = dungeon().go(drawn("winter_solstice"), drawn("slide"), "winter_solstice", drawn("temp_yeti"))
    assert (t.g.coins, t.foe.life) == (1, 7 + 3)


@pytest.mark.rule("DFI-PTH-05")
def test_when_the_deck_runs_out_rooms_of_earlier_trips_come_back_under_it():
    t = dungeon()
    t.g.rooms, t.g.below, t.g.past, t.g.visited = ["slide"], [], ["empty_hall"], ["thin_ice"]
    t.go(drawn("slide"), drawn("empty_hall"))
    assert t.options == ["slide", "empty_hall"]
    t = dungeon()
    t.g.rooms, t.g.below, t.g.past = [], ["slide"], []
    t.go()
    assert t.options == ["slide"]


# -- monsters ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-MON-01", "DFI-MON-05", "DFI-MON-06")
def test_after_the_room_a_monster_with_its_gold_on_it():
    t = dungeon().go(drawn("small_change_vault"), drawn("slide"), "small_change_vault", drawn("mr_elastic"))
    assert (t.foe.id, t.foe.gold, t.g.coins) == ("mr_elastic", 1, 2)
    log = t.log()
    assert log.index("dfi-log-coins") < log.index("dfi-log-foe")


@pytest.mark.rule("DFI-MON-02", "DFI-MAB-01")
def test_what_a_monster_card_shows():
    goblin = content().monsters["bobber_goblin"]
    assert (goblin.level, goblin.life, goblin.damage, goblin.gold) == (2, 6, 2, 2)
    assert (goblin.technique, goblin.careless, goblin.mad, goblin.prepare) == ("pond", False, (), ())
    assert {monster.kind for monster in content().monsters.values()} == {"beast", "humanoid", "undead", "elemental"}
    plain = [
        one for one in content().monsters.values() if not (one.technique or one.careless or one.mad or one.prepare)
    ]
    assert len(plain) >= 2


@pytest.mark.rule("DFI-MON-06", "DFI-ROM-08", "DFI-REB-02", "DFI-REB-07")
def test_preparations_come_before_the_question_of_flight_and_the_first_turn():
    t = dungeon("jack", "maryla")
    t.g.dealt = {"3": 1}
    t.go(drawn("thin_ice"), drawn("slide"), "thin_ice", drawn("trainee_avalanche"))
    assert (t.fight.icebergs, t.prompt) == ([1, 2, 3, 4], "dfi-ask-flip")
    assert t.ask is not None
    assert t.ask.seats == (0,)  # on the chief's left
    t.go(thrown(flipped("frost1", (0, 5))), thrown(flipped("frost2", (0, -5))))
    assert t.prompt == "dfi-ask-die"


@pytest.mark.rule("DFI-MON-07")
def test_an_empty_deck_is_made_of_beaten_monsters_of_level_four():
    t = dungeon()
    t.g.dealt = dict.fromkeys("1234", 0)
    t.g.beaten, t.g.fled = ["mr_elastic", "blue_dragon"], ["troubled_king"]
    t.go(drawn("empty_hall"), drawn("slide"), "empty_hall", drawn("blue_dragon"))
    assert (t.foe.id, t.g.beaten) == ("blue_dragon", ["mr_elastic"])
    t = dungeon()
    t.g.dealt = dict.fromkeys("1234", 0)
    t.g.beaten, t.g.fled = ["mr_elastic"], ["troubled_king"]
    t.go(drawn("empty_hall"), drawn("slide"), "empty_hall", drawn("troubled_king"))
    assert t.foe.id == "troubled_king"


# -- rooms ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-ROM-02")
def test_a_white_die_for_the_chest():
    t = dungeon().go(drawn("dice_foundry"), drawn("slide"), "dice_foundry")
    assert t.g.white == 1


@pytest.mark.rule("DFI-ROM-03")
def test_cheers_everybody_regains_two():
    t = dungeon()
    t.hero("jack").life, t.hero("maryla").life = 3, 8
    t.go(drawn("fountain_of_life"), drawn("slide"), "fountain_of_life")
    assert (t.hero("jack").life, t.hero("maryla").life) == (5, 9)


@pytest.mark.rule("DFI-ROM-04")
def test_a_freebie_for_whoever_can_carry_it():
    t = dungeon().go(drawn("lost_property"), drawn("slide"), "lost_property", drawn("anvil"))
    assert t.prompt == "dfi-ask-who-takes"
    t.go("maryla")
    assert t.hero("maryla").gear == ["anvil"]
    t = dungeon().give("maryla", "ramboril").give("jack", "anvil")
    t.hero("jack").gear += ["ramboril"]
    t.go(drawn("lost_property"), drawn("slide"), "lost_property", drawn("horned_helmet"))
    assert "dfi-log-nobody" in t.log()
    t = dungeon().go(drawn("lost_property"), drawn("slide"), "lost_property", drawn("phoenix_heart"))
    assert t.g.rarities == ["phoenix_heart"]


@pytest.mark.rule("DFI-ROM-06")
def test_rough_going_adds_life_to_the_monster_met_there():
    t = dungeon().go(drawn("anatomy_class"), drawn("slide"), "anatomy_class", drawn("temp_yeti"))
    assert t.foe.life == 7 + 4


@pytest.mark.rule("DFI-ROM-07")
def test_gold_at_once():
    t = dungeon().go(drawn("small_change_vault"), drawn("slide"), "small_change_vault")
    assert t.g.coins == 2


@pytest.mark.rule("DFI-ROM-08", "DFI-DIE-08")
@pytest.mark.parametrize(("room", "die"), [("steam_engine", "water"), ("frozen_chamber", "snow")])
def test_rooms_that_give_special_dice(room: str, die: str):
    t = dungeon().go(drawn(room), drawn("slide"), room, drawn("temp_yeti"))
    assert t.fight.special == [die]
    assert t.options == ["red", "green", "blue", die]


# -- fleeing ----------------------------------------------------------------------------------------------------------


def cornered(room: str = "slide", monster: str = "mr_elastic", *heroes: str) -> Table:
    return dungeon(*heroes).go(drawn(room), drawn("thin_ice"), room, drawn(monster))


@pytest.mark.rule("DFI-RUN-01")
def test_two_techniques_of_two_sources_let_the_team_flee():
    assert cornered().prompt == "dfi-ask-flee"
    assert cornered(monster="temp_yeti").prompt == "dfi-ask-die"
    assert cornered(room="empty_hall").prompt == "dfi-ask-die"
    assert cornered("trampoline_hall", "paratrooper_penguins").prompt == "dfi-ask-die"  # the same twice


@pytest.mark.rule("DFI-RUN-01")
def test_never_from_the_big_bad():
    t = Table(foe="phantom_stallkeeper")
    t.fight.stage = "prepare"
    assert t.go().prompt == "dfi-ask-die"


@pytest.mark.rule("DFI-RUN-02")
def test_everybody_must_agree():
    t = cornered().go(("flee", "fight"))
    assert (t.foe.id, t.prompt) == ("mr_elastic", "dfi-ask-die")


@pytest.mark.rule("DFI-RUN-03", "DFI-RUN-04", "DFI-KO-06")
def test_fleeing_hurts_and_leads_to_another_monster_in_the_same_room():
    t = cornered("ice_rink")
    t.hero("jack").life = 1
    t.go(("flee", "flee"), drawn("temp_yeti"))
    assert (t.hero("jack").down, t.hero("maryla").life) == (True, 8)
    assert (t.foe.id, t.g.room, t.g.coins, t.g.fled) == ("temp_yeti", "ice_rink", 1, ["mr_elastic"])
    assert (t.active, t.prompt) == ("maryla", "dfi-ask-die")


@pytest.mark.rule("DFI-RUN-03", "DFI-KO-03")
def test_who_all_fall_while_fleeing_have_lost():
    t = cornered()
    for hero in t.g.heroes:
        hero.life = 1
    t.go(("flee", "flee"))
    assert t.g.winner == "dungeon"


@pytest.mark.rule("DFI-RUN-04")
def test_what_the_monster_had_prepared_is_cleared_away():
    t = dungeon()
    t.g.dealt = {"1": 1, "2": 1}
    t.go(drawn("slide"), drawn("thin_ice"), "slide", drawn("mr_elastic"))
    t.fight.icebergs, t.fight.special = [1, 2], ["snow"]
    t.go(("flee", "flee"), drawn("howling_draught"))
    assert (t.fight.icebergs, t.fight.special) == ([], [])
