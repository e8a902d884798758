"""What quests let happen: every moment, condition and effect that a quest file can name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from undercroft.games.descent.quest.quests import QUESTS
from undercroft.games.descent.rules import death, exploring, glyphs, quest_events
from undercroft.games.descent.rules.setup import new_hero
from undercroft.games.descent.state import TOWN, Descent, Item, Monster, Options, Token
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.chance import ChanceSpace
from undercroft.parts.cell_names import cell_name, parse_cell

from ..conftest import Write

Play = Callable[..., Descent]


def run(flow: Flow) -> None:
    """Play a flow to its end: chance gives its first outcome, players give their default."""
    try:
        request = next(flow)
        while True:
            if isinstance(request, ChanceSpace):
                request = flow.send(request.enumerate(1)[0])
            else:
                assert isinstance(request, Ask)
                request = flow.send(request.default or request.space.enumerate(1)[0])
    except StopIteration:
        pass


@pytest.fixture
def play(write_quest: Write, monkeypatch: pytest.MonkeyPatch) -> Play:
    """A game of the tiny quest with some more events, all of it revealed, two heroes at the start."""

    def begin(*events: str, revealed: str = "123", regions: str = "porch: [A1-B2]") -> Descent:
        more = "".join(f"  - {event}\n" for event in events)
        path: Path = write_quest(("events:\n", "events:\n" + more), ("porch: [A1-B2]", regions))
        monkeypatch.setitem(QUESTS.known, "tiny", QUESTS.read(path))
        g = Descent(options=Options(quest="tiny"), quest="tiny", players=3, conquest=3, round=1)
        g.closed = 0b11
        g.chests = {"copper": [1, 2, 3]}
        g.heroes = [new_hero(0, 1, "mordrog"), new_hero(1, 2, "landrec")]
        for name in revealed:
            run(exploring.reveal(g, int(name) - 1))
        for hero, where in zip(g.heroes, ("A3", "B3"), strict=True):
            hero.at = at(g, where)
        g.news.clear()
        return g

    return begin


def at(g: Descent, name: str) -> int:
    return parse_cell(QUESTS.get(g.quest).grid, name)


def enter(g: Descent, where: str, hero: int = 0) -> None:
    g.heroes[hero].at = at(g, where)
    run(quest_events.entered(g, g.heroes[hero]))


def monster(g: Descent, kind: str) -> Monster:
    return next(m for m in g.monsters if m.kind == kind)


def says(g: Descent) -> list[str]:
    prefix = "des-quest-tiny-"
    return [news.msg.id.removeprefix(prefix) for news in g.news if news.msg.id.startswith(prefix)]


# ---------------------------------------------------------------- moments


@pytest.mark.rule("DES-EXP-06")
def test_when_an_area_is_revealed(play: Play):
    g = play("{id: seen, when: {revealed: 2}, do: [{add: {seen: 1}}]}", revealed="13")
    assert g.counters == {}
    run(exploring.reveal(g, 1))
    assert g.counters == {"seen": 1}


@pytest.mark.rule("DES-CON-08", "DES-MST-07", "DES-WIN-01", "DES-WIN-05")
def test_when_a_named_monster_is_killed_its_reward_comes_before_the_victory(play: Play):
    g = play()
    grub = next(m for m in g.monsters if m.named == "grub")
    g.monsters.remove(grub)
    run(quest_events.killed(g, grub))
    assert (g.conquest, g.winner) == (4, "heroes")
    assert says(g) == ["victory"]


def test_when_any_monster_is_killed(play: Play):
    cleared = "{monsters: {in: 2, at_most: 0}}"
    g = play(f"{{id: quiet, when: {{killed: any}}, if: {cleared}, do: [{{add: {{quiet: 1}}}}]}}")
    for m in [m for m in g.monsters if not m.named]:
        g.monsters.remove(m)
        run(quest_events.killed(g, m))
    assert g.counters == {}, "Grub still stands in the area"
    g.monsters.clear()
    run(quest_events.killed(g, Monster(99, "ogre", False, 0)))
    assert g.counters == {"quiet": 1}


@pytest.mark.parametrize(
    ("rounds", "expected"),
    [
        ("3", [3]),
        ("{every: 3}", [3, 6, 9]),
        ("{every: 3, from: 2}", [2, 5, 8]),
        ("{every: 2, from: 4, until: 7}", [4, 6]),
    ],
)
@pytest.mark.parametrize("moment", ["round_starts", "round_ends"])
def test_when_a_round_starts_or_ends(play: Play, moment: str, rounds: str, expected: list[int]):
    g = play(f"{{id: bell, when: {{{moment}: {rounds}}}, do: [{{add: {{bells: 1}}}}]}}")
    report = {"round_starts": quest_events.round_begins, "round_ends": quest_events.round_ends}[moment]
    heard = []
    for number in range(1, 11):
        g.round, before = number, g.counters.get("bells", 0)
        run(report(g))
        if g.counters.get("bells", 0) > before:
            heard.append(number)
    assert heard == expected


@pytest.mark.rule("DES-ENC-01", "DES-ENC-02", "DES-CON-07")
def test_when_an_encounter_is_met_its_token_is_gone(play: Play):
    g = play()
    g.heroes[0].at = at(g, "E4")
    assert glyphs.encounter_here(g, g.heroes[0])
    run(glyphs.meet_encounter(g, g.heroes[0]))
    assert (g.conquest, says(g)) == (4, ["shrine"])
    assert not glyphs.encounter_here(g, g.heroes[0])


def test_an_encounter_that_brings_nothing_yet_stays(play: Play):
    g = play(
        "{id: wheel, when: {met: shrine}, if: {carries: crank}, do: [{add: {turned: 1}}]}",
        "{id: laid, when: {round_starts: 99}, do: [{place: {at: A1, item: crank}}]}",
    )
    g.done.append("shrine")
    g.heroes[0].at = at(g, "E4")
    run(glyphs.meet_encounter(g, g.heroes[0]))
    assert glyphs.encounter_here(g, g.heroes[0])
    g.heroes[0].companions.append("crank")
    run(glyphs.meet_encounter(g, g.heroes[0]))
    assert g.counters == {"turned": 1}
    assert not glyphs.encounter_here(g, g.heroes[0])


def test_an_encounter_that_repeats_stays(play: Play):
    g = play("{id: well, when: {met: shrine}, once: false, do: [{add: {cups: 1}}]}")
    g.heroes[0].at = at(g, "E4")
    for _ in range(3):
        run(glyphs.meet_encounter(g, g.heroes[0]))
    assert g.counters == {"cups": 3}
    assert g.done == ["well", "shrine"]


def test_when_a_key_or_an_artifact_is_taken(play: Play):
    g = play("{id: key, when: {taken: red_key}, do: [{add: {keys: 1}}]}")
    g.keys.append("red")
    run(quest_events.taken(g, g.heroes[0], "red"))
    assert g.counters == {"keys": 1}


def test_when_a_door_is_opened(play: Play):
    g = play("{id: creak, when: {opened: gate}, do: [{add: {creaks: 1}}]}")
    run(quest_events.door_opened(g, 1))
    assert g.counters == {}
    run(quest_events.door_opened(g, 0))
    assert g.counters == {"creaks": 1}


def test_when_a_glyph_is_activated(play: Play):
    g = play("{id: light, when: {activated: hall}, do: [{add: {lights: 1}}]}", regions="hall: [F3-G3]")
    g.heroes[0].at = at(g, "G3")
    run(glyphs.pass_over(g, g.heroes[0]))
    assert g.counters == {"lights": 1}


def test_when_a_hero_enters_or_stops_in_a_region(play: Play):
    g = play(
        "{id: in, when: {enters: porch}, once: false, do: [{add: {entered: 1}}]}",
        "{id: rest, when: {stops: porch}, do: [{add: {stopped: 1}}]}",
    )
    enter(g, "C3")
    enter(g, "A2")
    enter(g, "A1")
    assert g.counters == {"entered": 2}
    run(quest_events.ended_move(g, g.heroes[1]))
    assert g.counters == {"entered": 2}
    run(quest_events.ended_move(g, g.heroes[0]))
    assert g.counters == {"entered": 2, "stopped": 1}


def test_when_all_heroes_have_gathered(play: Play):
    g = play("{id: out, when: {gathered: porch}, do: [{win: heroes}]}")
    g.heroes[1].at = TOWN
    enter(g, "A1")
    assert g.winner == "", "a hero in the town has not come along"
    enter(g, "B1", hero=1)
    assert g.winner == "heroes"


def test_when_a_counter_shows_enough(play: Play):
    g = play(
        "{id: bell, when: {round_starts: {every: 1}}, do: [{add: {bells: 2}}]}",
        "{id: rung, when: {counter: {name: bells, at_least: 5}}, do: [{win: overlord}]}",
    )
    for g.round in (1, 2):
        run(quest_events.round_begins(g))
    assert (g.counters, g.winner) == ({"bells": 4}, "")
    g.round = 3
    run(quest_events.round_begins(g))
    assert g.winner == "overlord"
    assert says(g) == ["defeat"]


# ---------------------------------------------------------------- conditions


@pytest.mark.parametrize(
    ("given", "holds"),
    [
        ("{done: before}", True),
        ("{done: [before, shrine]}", False),
        ("{not_done: shrine}", True),
        ("{not_done: [before, shrine]}", False),
        ("{counter: {name: cups, at_least: 2}}", True),
        ("{counter: {name: cups, at_least: 3}}", False),
        ("{heroes: {in: porch, at_least: 1}}", True),
        ("{heroes: {in: porch, at_least: 2}}", False),
        ("{heroes: {in: 1, at_least: 2, at_most: 2}}", True),
        ("{heroes: {in: porch, at_most: 0}}", False),
        ("{monsters: {in: 2, at_least: 2}}", True),
        ("{monsters: {in: porch, at_least: 1}}", False),
    ],
)
def test_an_event_happens_only_if_its_conditions_hold(play: Play, given: str, holds: bool):
    g = play(
        "{id: before, when: {round_starts: {every: 1}}, do: [{add: {cups: 2}}]}",
        f"{{id: test, when: {{enters: porch}}, if: {given}, do: [{{add: {{tests: 1}}}}]}}",
    )
    run(quest_events.round_begins(g))
    enter(g, "A1")
    assert g.counters.get("tests", 0) == int(holds)


def test_what_a_hero_carries(play: Play):
    laid = "{id: laid, when: {round_starts: 1}, do: [{place: {at: A1, item: crown}}]}"
    g = play(laid, "{id: home, when: {enters: step}, if: {carries: crown}, do: [{win: heroes}]}", regions="step: [C3]")
    run(quest_events.round_begins(g))
    enter(g, "A1", hero=1)
    assert g.heroes[1].companions == ["crown"]
    enter(g, "C3")
    assert g.winner == "", "the other hero carries it"
    enter(g, "C3", hero=1)
    assert g.winner == "heroes"


def test_a_monkey_takes_nothing(play: Play):
    g = play("{id: laid, when: {round_starts: 1}, do: [{place: {at: A1, item: crown}}]}")
    run(quest_events.round_begins(g))
    g.heroes[0].monkey = 2
    enter(g, "A1")
    assert g.heroes[0].companions == []


def test_items_of_the_quest_stay_in_the_dungeon(play: Play):
    g = play("{id: laid, when: {round_starts: 1}, do: [{place: {at: A1, item: crown}}]}")
    run(quest_events.round_begins(g))
    enter(g, "A1")
    g.heroes[0].companions.append("pico")
    run(death.kill_hero(g, g.heroes[0]))
    assert g.heroes[0].companions == ["pico"]
    assert Token("quest", at(g, "A1"), "crown") in g.tokens


# ---------------------------------------------------------------- effects


def effect(play: Play, what: str, **others: str) -> Descent:
    """The tiny quest after one effect that the first hero brought about on A1."""
    regions = "start: [A1]\n  hall: [D2-F3]\n  nook: [E1-F1]"
    g = play(f"{{id: test, when: {{enters: start}}, do: [{what}]}}", regions=regions, **others)
    for hero in g.heroes:
        hero.wounds -= 4
    g.overlord.threat = 0
    enter(g, "A1")
    return g


def lost(g: Descent) -> list[int]:
    full = [new_hero(h.index, h.seat, h.card).wounds for h in g.heroes]
    return [most - hero.wounds for most, hero in zip(full, g.heroes, strict=True)]


@pytest.mark.rule("DES-CON-07")
def test_conquest_is_gained_and_lost(play: Play):
    assert effect(play, "{conquest: 2}").conquest == 5
    g = effect(play, "{conquest: -4}")
    assert (g.conquest, g.winner) == (0, "overlord")


def test_threat_counts_the_heroes(play: Play):
    assert effect(play, "{threat: 2}").overlord.threat == 4


def test_coins_for_each_hero(play: Play):
    assert [hero.coins for hero in effect(play, "{coins: 75}").heroes] == [375, 375]


@pytest.mark.parametrize(("to", "left"), [("all", [2, 2]), ("hero", [2, 4]), ("start", [2, 4]), ("1", [2, 2])])
def test_healing_for_some_heroes(play: Play, to: str, left: list[int]):
    assert lost(effect(play, f"{{heal: {{wounds: 2, to: {to}}}}}")) == left


@pytest.mark.parametrize(("to", "left"), [("all", [5, 5]), ("hero", [5, 4]), ("start", [5, 4]), ("2", [4, 4])])
@pytest.mark.rule("DES-DMG-08")
def test_wounds_for_some_heroes_whatever_their_armor(play: Play, to: str, left: list[int]):
    assert lost(effect(play, f"{{wound: {{wounds: 1, to: {to}}}}}")) == left


def test_monsters_appear_on_the_marked_spaces_or_beside_them(play: Play):
    g = effect(play, "{spawn: {monster: skeleton, count: 3, at: nook}}")
    grid = QUESTS.get("tiny").grid
    assert [cell_name(grid, m.at) for m in g.monsters if m.kind == "skeleton"] == ["E1", "F1", "D2"]


def test_a_large_monster_appears_where_it_fits(play: Play):
    g = effect(play, "{spawn: {monster: ogre, at: nook}}")
    assert monster(g, "ogre").at == at(g, "E1")


def test_no_more_monsters_appear_than_there_are_figures(play: Play):
    g = effect(play, "{spawn: {monster: ogre, master: true, count: 3, at: hall}}")
    assert sum(m.kind == "ogre" for m in g.monsters) == 1


def test_nothing_appears_in_the_dark(play: Play):
    g = effect(play, "{spawn: {monster: skeleton, at: hall}}", revealed="1")
    assert g.monsters == []


@pytest.mark.parametrize(
    ("token", "expected"),
    [
        ("chest: copper", Token("chest", 3, "copper", number=2)),
        ("potion: vitality", Token("potion", 3, "vitality")),
        ("money: true", Token("money", 3)),
        ("key: blue", Token("key", 3, "blue")),
        ("artifact: soulbiter", Token("artifact", 3, "soulbiter")),
        ("item: crown", Token("quest", 3, "crown")),
        ("glyph: inactive", Token("glyph", 3)),
    ],
)
def test_tokens_are_laid(play: Play, token: str, expected: Token):
    g = effect(play, f"{{place: {{at: D2, {token}}}}}")
    expected.at = at(g, "D2")
    assert expected in g.tokens


@pytest.mark.parametrize(("obstacle", "field"), [("water", "water"), ("rubble", "rubble"), ("pit", "pits")])
def test_obstacles_cover_what_is_free_and_go_again(play: Play, obstacle: str, field: str):
    g = play(
        f"{{id: flood, when: {{round_starts: 1}}, do: [{{fill: {{obstacle: {obstacle}, in: yard}}}}]}}",
        "{id: ebb, when: {round_starts: 2}, do: [{clear: yard}]}",
        regions="yard: [A3-C3]",
    )
    before = getattr(g, field)
    run(quest_events.round_begins(g))
    assert getattr(g, field) == before | 1 << at(g, "C3"), "heroes stand on A3 and B3"
    g.round = 2
    run(quest_events.round_begins(g))
    assert getattr(g, field) == before


def test_doors_open_and_close_by_themselves(play: Play):
    g = effect(play, "{open: gate}", revealed="1")
    assert g.closed == 0b10
    g = effect(play, "{open: gate}, {close: gate}")
    assert g.closed == 0b11


@pytest.mark.rule("DES-DOR-08")
def test_a_door_does_not_close_on_a_large_monster(play: Play):
    g = play(
        "{id: ajar, when: {round_starts: 1}, do: [{open: gate}]}",
        "{id: shut, when: {round_starts: 2}, do: [{close: gate}]}",
    )
    run(quest_events.round_begins(g))
    g.monsters.append(Monster(50, "ogre", False, at(g, "C2")))
    g.round = 2
    run(quest_events.round_begins(g))
    assert g.closed == 0b10


@pytest.mark.rule("DES-DOR-10")
def test_a_key_is_given_to_the_party_once(play: Play):
    g = effect(play, "{key: blue}, {key: blue}")
    assert g.keys == ["blue"]


def test_an_event_happens_once_unless_the_quest_says_otherwise(play: Play):
    g = play(
        "{id: one, when: {enters: porch}, do: [{add: {one: 1}}]}",
        "{id: many, when: {enters: porch}, once: false, do: [{add: {many: 1}}]}",
    )
    for _ in range(3):
        enter(g, "A1")
    assert g.counters == {"one": 1, "many": 3}


def test_nothing_more_happens_when_the_game_is_over(play: Play):
    g = play("{id: end, when: {enters: porch}, do: [{win: overlord}, {win: heroes}, {conquest: 5}]}")
    enter(g, "A1")
    assert (g.winner, g.conquest) == ("overlord", 3)


def test_an_artifact_is_carried_like_an_item(play: Play):
    laid = "{id: laid, when: {round_starts: 1}, do: [{place: {at: A1, artifact: soulbiter}}]}"
    g = play(laid, "{id: home, when: {enters: porch}, if: {carries: soulbiter}, do: [{win: heroes}]}")
    enter(g, "A1")
    assert g.winner == ""
    g.heroes[0].items.append(Item("soulbiter"))
    enter(g, "A2")
    assert g.winner == "heroes"
