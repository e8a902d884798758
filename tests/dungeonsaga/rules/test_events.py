"""What adventures let happen: every moment, every condition and every effect that a file may name (SAG-SET-14)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeonsaga.adventure.file import Effect, Trigger
from undercroft.games.dungeonsaga.models import hero_id, laid, name_of_cell
from undercroft.games.dungeonsaga.rules.deeds import possible
from undercroft.games.dungeonsaga.rules.effects import EFFECTS
from undercroft.games.dungeonsaga.state import LastAttack

from ..positions import Dialogue, table

COUNT = {"add": {"seen": 1}}
ZOMBIE: dict[str, Any] = {"kind": "zombie", "at": "z", "facing": "west", "name": "the zombie"}
KILL = [[6, 6, 6, 6, 6], [1, 1, 1]]


def drawn(things: str, when: dict[str, Any], *do: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A map with one event; it counts how often it happens if nothing else is to be done."""
    given, once = more.pop("given", {}), more.pop("once", None)
    event = {"id": "it", "when": when, "if": given, "do": list(do or (COUNT,))}
    return {"things": things, "events": [event if once is None else {**event, "once": once}], **more}


def seen(game: Dialogue) -> int:
    return game.state.counters.get("seen", 0)


def wounds(game: Dialogue, who: str) -> int:
    sheet = game.hero(who).sheet
    assert sheet is not None
    return sheet.wounds


def items(game: Dialogue, who: str) -> list[str]:
    sheet = game.hero(who).sheet
    assert sheet is not None
    return sheet.items


def test_every_effect_has_its_function() -> None:
    assert set(EFFECTS) == set(Effect.__struct_fields__)
    assert set(Trigger.__struct_fields__) == {
        *("revealed", "opened", "fallen", "stunned", "round_starts", "round_ends"),
        *("enters", "gathered", "acted", "counter"),
    }


# -- moments ----------------------------------------------------------------------------------------------------------


DOOR = {"zones": "1122", "legend": {"d": {"door": "single_door", "lock": 1, "id": "the_door"}}}


@pytest.mark.rule("SAG-SET-14")
@pytest.mark.parametrize(("when", "count"), [({"revealed": 2}, 1), ({"opened": "the_door"}, 1), ({"revealed": 1}, 0)])
def test_a_door_is_opened_and_a_zone_laid_out(when: dict[str, Any], count: int) -> None:
    game = table(drawn("Od..", when, **DOOR), {"orlaf": {"facing": "east"}}, dice=[[6, 1, 1, 1, 1], [1]])
    assert seen(game) == 0
    game.play("fight:the_door")
    assert seen(game) == count


def test_a_chest_is_opened() -> None:
    legend = {"c": {"chest": True, "lock": 1, "id": "the_chest"}}
    given = drawn("Oc..", {"opened": "the_chest"}, {"wound": {"wounds": 1, "to": "hero"}}, legend=legend)
    game = table(given, {"orlaf": {"facing": "east"}, "rordin": {"at": "D1"}}, dice=[[6, 1, 1, 1, 1], [1]])
    game.play("orlaf", "fight:the_chest")
    assert (wounds(game, "orlaf"), wounds(game, "rordin")) == (1, 0), "whoever opened it pays for it"


@pytest.mark.parametrize(("what", "count"), [("any", 1), ("the_old_one", 1), ("grund", 0)])
def test_a_model_falls(what: str, count: int) -> None:
    legend = {"y": {"minion": "skeleton_warrior", "named": "the_old_one"}, "g": {"boss": "grund"}}
    given = drawn("Oz.y.g", {"fallen": what}, legend=legend)
    game = table(given, {"orlaf": {"facing": "east"}}, [{**ZOMBIE, "named": "the_old_one"}], dice=KILL)
    game.play("fight:the zombie")
    assert game.model("the zombie") is None
    assert seen(game) == count


def test_bones_are_a_fall_too_and_an_ignored_hit_is_none() -> None:
    for faces, count in (([6, 6, 1, 1, 1], 1), ([6, 1, 1, 1, 1], 0)):
        game = table(drawn("Oz", {"fallen": "any"}), {"orlaf": {"facing": "east"}}, [ZOMBIE], dice=[faces, [1] * 3])
        game.play("fight:the zombie")
        assert seen(game) == count


@pytest.mark.parametrize(("what", "count"), [("any", 1), ("orlaf", 1), ("rordin", 0)])
def test_a_hero_is_stunned(what: str, count: int) -> None:
    given = drawn("OzR", {"stunned": what}, stunned_loses=False)
    heroes = {"orlaf": {"wounds": 4}, "rordin": {"facing": "east"}}
    game = table(given, heroes, [ZOMBIE], turn="overlord", dice=[[6, 6, 6], [1] * 4])
    game.play("order:the zombie", "fight:hero orlaf")
    assert seen(game) == count


@pytest.mark.parametrize("when", ["round_starts", "round_ends"])
@pytest.mark.parametrize(
    ("rounds", "counts"),
    [(2, [0, 1, 1, 1]), ({"every": 2}, [0, 1, 1, 2]), ({"every": 1, "from": 2, "until": 3}, [0, 1, 2, 2])],
)
def test_rounds(when: str, rounds: Any, counts: list[int]) -> None:
    """The moment comes with the start of a round, or with its end; the first round has begun already."""
    game = table(drawn("O...", {when: rounds}), {"orlaf": {}})
    found = []
    for number in range(1, 5):
        assert game.state.round == number
        if when == "round_starts":
            found.append(seen(game))
            game.play("end")
        else:
            game.play("end")
            found.append(seen(game))
    assert found == counts


def test_a_hero_enters_a_region_and_a_zombie_does_not_count() -> None:
    given = drawn("O.xz", {"enters": "pit"}, COUNT, regions={"pit": ["C1"]}, once=False)
    game = table(given, {"orlaf": {"facing": "west"}}, [{**ZOMBIE, "facing": "east"}], turn="overlord")
    game.play("order:the zombie", "C1", "D1", "end")
    assert seen(game) == 0
    game.play("B1")
    assert seen(game) == 0
    game.play("C1")
    assert seen(game) == 1
    game.play("B1", "C1")
    assert seen(game) == 2, "as often as somebody comes, if the event is not for once"


def test_all_heroes_gather_who_are_on_the_board() -> None:
    given = drawn("O.R.", {"gathered": "way_out"}, regions={"way_out": ["B1-D1"]}, stunned_loses=False)
    heroes = {"orlaf": {}, "rordin": {}, "madriga": {"stunned": True}}
    game = table(given, heroes)
    game.play("rordin", "D1", "end")
    assert seen(game) == 0
    game.play("B1")
    assert seen(game) == 1


def test_a_counter_shows_enough() -> None:
    """One event counts, the other one looks."""
    events = [
        {"id": "each", "when": {"round_starts": {"every": 1}}, "do": [{"add": {"drums": 2}}]},
        {"id": "loud", "when": {"counter": {"name": "drums", "at_least": 3}}, "do": [COUNT]},
    ]
    game = table({"things": "O.", "events": events}, {"orlaf": {}})
    game.play("end")
    assert (game.state.counters["drums"], seen(game)) == (2, 0)
    game.play("end", "end")
    assert (game.state.counters["drums"], seen(game)) == (6, 1), "and only once"


# -- deeds ------------------------------------------------------------------------------------------------------------


DEED: dict[str, Any] = {"things": "O.a..", "legend": {"a": {"region": "altar"}}}


@pytest.mark.rule("SAG-HER-05", "SAG-HER-06")
def test_a_deed_where_it_is_done_and_once() -> None:
    given = drawn(**DEED, when={"acted": "pray"}, deeds=[{"id": "pray", "at": "altar"}])
    game = table(given, {"orlaf": {}})
    assert game.refuses("deed:pray") == "SAG-HER-06"
    game.play("B1", "C1", "deed:pray")
    assert seen(game) == 1
    game.until("turn")
    assert not game.can("deed:pray")


@pytest.mark.rule("SAG-HER-05")
def test_a_deed_that_may_be_done_again() -> None:
    given = drawn(**DEED, when={"acted": "pray"}, deeds=[{"id": "pray", "at": "altar", "once": False}], once=False)
    game = table(given, {"orlaf": {"at": "C1"}})
    game.play("deed:pray", "deed:pray")
    assert (seen(game), game.state.round) == (2, 3)


@pytest.mark.rule("SAG-HER-06")
def test_a_deed_for_one_hero_only() -> None:
    given = drawn(**DEED, when={"acted": "pray"}, deeds=[{"id": "pray", "at": "altar", "who": ["danor"]}])
    game = table(given, {"orlaf": {"at": "C1"}})
    assert game.refuses("deed:pray") == "SAG-HER-06"
    game = table(given, {"danor": {"at": "C1"}})
    assert game.can("deed:pray")


def test_a_deed_at_furniture_is_done_from_beside_it() -> None:
    legend = {"a": {"furniture": "lectern", "region": "altar"}}
    given = drawn("O.a..", {"acted": "pray"}, legend=legend, deeds=[{"id": "pray", "at": "altar"}])
    game = table(given, {"orlaf": {}})
    assert not game.can("deed:pray")
    game.play("B1")
    assert game.can("deed:pray")


def test_a_deed_that_is_not_possible_yet() -> None:
    given = drawn(**DEED, when={"acted": "pray"}, deeds=[{"id": "pray", "at": "altar", "given": {"done": "lit"}}])
    given["events"].append({"id": "lit", "when": {"enters": "altar"}, "do": [COUNT]})
    game = table(given, {"orlaf": {}})
    game.play("B1")
    assert not game.can("deed:pray")
    game.play("C1")
    assert game.can("deed:pray")


@pytest.mark.rule("SAG-SET-08")
def test_nobody_knows_of_a_deed_behind_a_door() -> None:
    legend = {**DOOR["legend"], "a": {"region": "altar"}}
    given = drawn("Oda.", {"acted": "pray"}, legend=legend, zones="1122", deeds=[{"id": "pray", "at": "altar"}])
    game = table(given, {"orlaf": {"facing": "east"}}, dice=[[6, 1, 1, 1, 1], [1]])
    assert possible(game.state) == []
    assert game.refuses("deed:pray") is None
    game.play("fight:the_door")
    assert [deed.id for deed in possible(game.state)] == ["pray"]


def test_no_zombie_prays() -> None:
    given = drawn(**DEED, when={"acted": "pray"}, deeds=[{"id": "pray", "at": "altar"}])
    game = table(given, {"orlaf": {}}, [{**ZOMBIE, "at": "C1"}], turn="overlord")
    game.play("order:the zombie")
    assert not game.can("deed:pray")


# -- conditions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "count"),
    [
        ({"done": "before"}, 1),
        ({"not_done": "before"}, 0),
        ({"done": "never"}, 0),
        ({"counter": {"name": "drums", "at_least": 2}}, 1),
        ({"counter": {"name": "drums", "at_least": 3}}, 0),
        ({"heroes": {"in": "left", "at_least": 1}}, 1),
        ({"heroes": {"in": "left", "at_least": 2}}, 0),
        ({"heroes": {"in": "left", "at_most": 0}}, 0),
        ({"minions": {"in": "right", "at_least": 1}}, 1),
        ({"minions": {"in": "left", "at_least": 1}}, 0),
        ({"standing": "the_old_one"}, 1),
        ({"standing": "the_young_one"}, 0),
        ({"fallen": "the_old_one"}, 0),
        ({"fallen": "the_young_one"}, 1),
    ],
)
def test_conditions(given: dict[str, Any], count: int) -> None:
    legend = {
        "y": {"minion": "zombie", "named": "the_old_one", "facing": "west"},
        "x": {"minion": "zombie", "named": "the_young_one", "facing": "west"},
    }
    written = drawn("O..y..x", {"round_starts": 2}, legend=legend, given=given)
    written["regions"] = {"left": ["A1-B1"], "right": ["C1-D1"]}
    written["events"] += [
        {"id": "before", "when": {"round_starts": 1}, "do": [COUNT]},
        {"id": "never", "when": {"round_starts": 9}, "do": [COUNT]},
    ]
    old = {"kind": "zombie", "at": "D1", "facing": "west", "named": "the_old_one"}
    game = table(written, {"orlaf": {}}, [old], done=["before"], counters={"drums": 2})
    game.play("end", "end")
    assert game.state.round == 2
    assert seen(game) == count


# -- effects ----------------------------------------------------------------------------------------------------------


NEXT = {"round_starts": 2}
"""The moment at which most of them happen: when everybody has ended his turn."""


def after(things: str, *do: dict[str, Any], heroes: dict[str, Any] | None = None, **more: Any) -> Dialogue:
    """The second round, at the start of which something happens."""
    models, dice, overlord = more.pop("models", []), more.pop("dice", []), more.pop("overlord", {})
    game = table(drawn(things, NEXT, *do, **more), heroes or {"orlaf": {}}, models, dice=dice, overlord=overlord)
    game.until("turn", "next-hero")
    while game.state.round == 1 and not game.match.over:
        game.play("end" if game.asked in ("turn", "order") else game.offers[0])
    return game


@pytest.mark.rule("SAG-WIN-02")
@pytest.mark.parametrize("side", ["heroes", "overlord"])
def test_win(side: str) -> None:
    game = after("O...", {"win": side}, COUNT)
    assert game.state.winner == side
    assert seen(game) == 0, "nothing happens any more"


def test_spawn_in_the_region_or_as_near_as_can_be() -> None:
    do = {"spawn": {"at": "nest", "minion": "zombie", "count": 3, "named": "brood"}}
    game = after("O......", do, regions={"nest": ["F1"]})
    for _ in range(3):
        assert game.asked == "facing"
        game.play("west")
    assert [name_of_cell(game.state, m.at) for m in game.state.minions] == ["F1", "E1", "G1"]
    assert {m.name for m in game.state.minions} == {"brood"}
    assert all(m.acted for m in game.state.minions)


@pytest.mark.rule("SAG-DIS-12")
def test_spawn_before_a_hero() -> None:
    game = after(
        "O......",
        {"spawn": {"at": "nest", "minion": "zombie"}},
        regions={"nest": ["B1"]},
        heroes={"orlaf": {"facing": "east"}},
    )
    game.play("west")
    assert game.asked == "strike"


def test_spawn_no_more_than_there_are_figures() -> None:
    do = {"spawn": {"at": "nest", "minion": "zombie_troll", "count": 3}}
    game = after("O.......\n........", do, regions={"nest": ["F1"]})
    while game.asked == "facing":
        game.play("west")
    assert len(game.state.minions) == 2


def test_spawn_without_room() -> None:
    """Two squares are free, one zombie is too many; and nowhere is room for a troll."""
    game = after("O..", {"spawn": {"at": "nest", "minion": "zombie", "count": 3}}, regions={"nest": ["C1"]})
    while game.asked in ("facing", "strike"):
        game.play(game.offers[-1])
    assert sorted(name_of_cell(game.state, m.at) for m in game.state.minions) == ["B1", "C1"]
    game = after("O......", {"spawn": {"at": "nest", "minion": "zombie_troll"}}, COUNT, regions={"nest": ["F1"]})
    assert game.state.minions == []
    assert seen(game) == 1, "what comes after it happens all the same"


def test_spawn_of_a_boss_who_is_there_already() -> None:
    grund = {"kind": "grund", "at": "D1", "name": "the king"}
    game = after("O......", {"spawn": {"at": "nest", "boss": "grund"}}, regions={"nest": ["F1"]}, models=[grund])
    assert len(game.state.minions) == 1


def test_bones_on_free_squares() -> None:
    game = after("O&..", {"bones": "grave"}, regions={"grave": ["A1-C1"]})
    assert [name_of_cell(game.state, cell) for cell in game.state.bones] == ["A1", "C1"]


@pytest.mark.parametrize(("to", "hurt"), [("all", {"orlaf", "rordin"}), ("left", {"rordin"})])
def test_wounds_and_healing_for_whom(to: str, hurt: set[str]) -> None:
    heroes = {"orlaf": {"at": "D1", "wounds": 1}, "rordin": {"at": "A1", "wounds": 1}}
    for kind, change in (("wound", 1), ("heal", -1)):
        game = after("R..O", {kind: {"wounds": 1, "to": to}}, regions={"left": ["A1-B1"]}, heroes=heroes)
        assert {who for who in heroes if wounds(game, who) == 1 + change} == hurt


def test_several_wounds_until_he_is_stunned() -> None:
    do = {"wound": {"wounds": 3, "to": "left"}}
    heroes = {"orlaf": {"wounds": 3}, "rordin": {}}
    game = after("O..R", do, heroes=heroes, regions={"left": ["A1-B1"]}, stunned_loses=False)
    assert (wounds(game, "orlaf"), game.where("orlaf")) == (5, None)


def test_strike_rolls_against_each_without_modifiers() -> None:
    heroes = {"orlaf": {"at": "D1", "wounds": 3, "facing": "west"}, "rordin": {"at": "A1"}}
    dice = [[6, 1, 1, 1], [1] * 5, [6, 1, 1, 1], [6, 1, 1, 1]]
    game = after("R..O", {"strike": {"dice": 4, "to": "all"}}, heroes=heroes, dice=dice)
    attack = game.state.last_attack
    assert isinstance(attack, LastAttack)
    assert (attack.number, attack.by, len(attack.answer)) == (2, -1, 4)
    assert (wounds(game, "orlaf"), wounds(game, "rordin")) == (4, 0)


def test_strike_at_the_one_who_steps_on_it() -> None:
    given = drawn("O.R", {"enters": "trap"}, {"strike": {"dice": 2}}, regions={"trap": ["B1"]})
    game = table(given, {"orlaf": {"facing": "east"}, "rordin": {}}, dice=[[6, 6], [1] * 5])
    game.play("orlaf", "B1")
    assert (wounds(game, "orlaf"), wounds(game, "rordin")) == (1, 0)


@pytest.mark.rule("SAG-LCK-04")
def test_open_a_door_that_nobody_could() -> None:
    legend = {"d": {"door": "single_door", "ward": 3, "id": "the_door"}}
    game = after("O..d..", {"open": "the_door"}, zones="111122", legend=legend)
    assert game.state.fittings == []
    assert game.state.revealed == 3


@pytest.mark.rule("SAG-LCK-04")
def test_open_a_chest_for_nobody() -> None:
    legend = {"c": {"chest": True, "lock": 3, "id": "the_chest", "holds": ["healing_potion"]}}
    game = after("O..c..", {"open": "the_chest"}, legend=legend)
    assert game.state.fittings[0].open
    assert items(game, "orlaf") == []


# -- the floor --------------------------------------------------------------------------------------------------------


def test_collapse_takes_squares_bones_furniture_and_minions() -> None:
    legend = {"c": {"chest": True, "lock": 1, "id": "the_chest"}}
    models = [{**ZOMBIE, "at": "D1"}, {"kind": "zombie", "at": "B1", "facing": "east", "name": "other zombie"}]
    game = after("O..z%c&.", {"collapse": "pit"}, regions={"pit": ["D1-G1"]}, legend=legend, models=models)
    g = game.state
    assert [m.number for m in g.minions] == [game.called["other zombie"]]
    assert (g.bones, g.fittings) == ([], [])
    assert [name_of_cell(g, cell) for cell in g.gone] == ["D1", "E1", "F1", "G1"]
    assert not laid(g).floor >> g.gone[0] & 1
    assert not laid(g).furniture


def test_collapse_with_a_hero_on_it() -> None:
    """He is wounded and clings to the nearest free square; nobody falls in there any more."""
    heroes = {"orlaf": {"at": "C1", "facing": "east"}, "rordin": {"at": "D1"}}
    game = after(".......", {"collapse": "pit"}, regions={"pit": ["C1"]}, heroes=heroes)
    assert (wounds(game, "orlaf"), game.where("orlaf")) == (1, "B1")
    assert (wounds(game, "rordin"), game.where("rordin")) == (0, "D1")
    game.play("orlaf")
    assert game.refuses("C1") == "SAG-MOV-04"


def test_collapse_with_nowhere_to_cling_to() -> None:
    heroes = {"orlaf": {"at": "A1"}, "rordin": {"at": "D1"}}
    game = after("O.#.", {"collapse": "pit"}, regions={"pit": ["A1-B1"]}, heroes=heroes, stunned_loses=False)
    assert game.where("orlaf") is None
    assert (game.where("rordin"), wounds(game, "rordin")) == ("D1", 0)


def test_collapse_with_a_boss_on_it() -> None:
    hoggar = {"kind": "hoggar", "at": "C1", "facing": "west", "name": "the shaman"}
    game = after("O......\n.......", {"collapse": "pit"}, regions={"pit": ["D1-D2"]}, models=[hoggar])
    m = game.model("the shaman")
    assert m is not None
    assert m.sheet is not None
    assert m.sheet.wounds == 1
    assert game.where("the shaman") == "B1", "where all four squares are left"


def test_a_collapse_may_gather_them() -> None:
    written = drawn("O.R.", NEXT, {"collapse": "pit"}, regions={"pit": ["D1"], "way_out": ["A1-C1"]})
    written["events"].append({"id": "out", "when": {"gathered": "way_out"}, "do": [{"win": "heroes"}]})
    game = table(written, {"orlaf": {}, "rordin": {"at": "D1"}})
    game.play("orlaf", "end", "end")
    assert game.state.winner == "heroes"


def junction(**more: Any) -> dict[str, Any]:
    """A tile of three by three, of which one corner is missing; it is turned in every second round."""
    return {
        "things": "....\n....\n....\n....",
        "regions": {"junction": ["B1-D3"], "junction_tile": ["B1", "C1", "B2-D2", "B3-D3"]},
        **more,
    }


def turned(way: int, **given: Any) -> Dialogue:
    event = {"id": "it", "when": NEXT, "do": [{"turn": way}]}
    models = given.pop("models", [])
    heroes = given.pop("heroes", {"orlaf": {"at": "A1"}})
    game = table(junction(events=[event]), heroes, models, **given)
    while game.state.round == 1:
        game.play("end" if game.asked in ("turn", "order") else game.offers[0])
    return game


@pytest.mark.parametrize(("way", "square", "facing", "gone"), [(1, "D1", 1, "D3"), (-1, "B3", 3, "B1")])
def test_a_junction_turns_with_all_that_stands_on_it(way: int, square: str, facing: int, gone: str) -> None:
    """The corner D1 was missing; clockwise it is D3 then, and B1 the other way."""
    game = turned(way, heroes={"orlaf": {"at": "B1"}, "rordin": {"at": "A4"}}, bones=["C1"], gone=["D1"])
    g = game.state
    assert (game.where("orlaf"), game.hero("orlaf").facing) == (square, facing)
    assert (game.where("rordin"), game.hero("rordin").facing) == ("A4", 0)
    assert [name_of_cell(g, cell) for cell in g.bones] == [{1: "D2", -1: "B2"}[way]]
    assert [name_of_cell(g, cell) for cell in g.gone] == [gone]
    assert g.turned == way % 4


def test_a_large_model_holds_it_fast() -> None:
    troll = {"kind": "zombie_troll", "at": "A3", "facing": "west", "name": "the troll"}
    game = turned(1, heroes={"orlaf": {"at": "B1"}}, models=[troll], gone=["D1"])
    assert game.where("orlaf") == "B1"
    assert game.state.turned == 0
    assert "sag-log-stuck" in game.said


def test_a_junction_may_gather_them() -> None:
    events = [
        {"id": "it", "when": NEXT, "do": [{"turn": 1}]},
        {"id": "out", "when": {"gathered": "way_out"}, "do": [{"win": "heroes"}]},
    ]
    written = junction(events=events)
    written["regions"]["way_out"] = ["D1"]
    game = table(written, {"orlaf": {"at": "B1"}}, gone=["D1"])
    game.play("end")
    assert game.state.winner == "heroes"


# -- people, things and the clock -------------------------------------------------------------------------------------


def test_join() -> None:
    """Whoever finds him plays him, from the next round on."""
    given = drawn("O...R", {"enters": "cell"}, {"join": {"who": "hedrin", "at": "cell"}}, regions={"cell": ["D1"]})
    game = table(given, {"orlaf": {"player": 2}, "rordin": {"player": 3}}, players=3)
    game.play("rordin", "D1")
    assert game.asked == "facing"
    assert game.seat == 2
    game.play("south")
    guest = game.hero("hedrin")
    assert (guest.seat, guest.facing, game.where("hedrin")) == (2, 2, "C1")
    assert guest.sheet is not None
    assert [hero_id(hero) for hero in game.state.heroes] == ["orlaf", "rordin", "hedrin"]
    game.play("end", "end")
    assert game.state.round == 2
    assert "hedrin" in game.offers


@pytest.mark.rule("SAG-WIN-03")
def test_he_can_be_stunned_like_a_hero() -> None:
    given = drawn("O.c", NEXT, {"join": {"who": "hedrin", "at": "cell"}}, {"wound": {"wounds": 5, "to": "cell"}})
    given["regions"] = {"cell": ["C1"]}
    game = table(given, {"orlaf": {}})
    game.play("end", "west")
    assert game.state.winner == "overlord"


def test_nobody_joins_where_there_is_no_room() -> None:
    game = after(
        "OR",
        {"join": {"who": "hedrin", "at": "cell"}},
        COUNT,
        regions={"cell": ["B1"]},
        heroes={"orlaf": {}, "rordin": {}},
    )
    assert len(game.state.heroes) == 2
    assert seen(game) == 1


@pytest.mark.rule("SAG-ITM-01")
def test_give() -> None:
    given = drawn("O.R", {"enters": "shelf"}, {"give": {"item": "healing_potion"}}, regions={"shelf": ["B1"]})
    game = table(given, {"orlaf": {}, "rordin": {}})
    game.play("rordin", "B1")
    assert (items(game, "orlaf"), items(game, "rordin")) == ([], ["healing_potion"])
    game = after("O.R", {"give": {"item": "battle_potion", "to": "orlaf"}}, heroes={"orlaf": {}, "rordin": {}})
    assert (items(game, "orlaf"), items(game, "rordin")) == (["battle_potion"], [])


@pytest.mark.rule("SAG-OVL-01", "SAG-CMD-10")
@pytest.mark.parametrize(("more", "orders"), [(1, 3), (-1, 1), (-5, 0)])
def test_orders(more: int, orders: int) -> None:
    game = after("O....z", {"orders": more}, models=[ZOMBIE], overlord={"hand": ["twice_as_fierce"]})
    game.play("end")
    assert game.asked == "order"
    assert game.state.overlord.orders == orders
    game.play("play:twice_as_fierce")
    assert game.state.overlord.orders == 2 * orders


def test_discard_is_the_clock_that_runs_faster() -> None:
    game = after("O...", {"discard": 2}, overlord={"deck": ["onward_1", "onward_2", "wake_2", "wake_3"]})
    overlord = game.state.overlord
    assert overlord.hand == ["onward_1"], "drawn at the end of the first round"
    assert (overlord.deck, overlord.box[-2:], overlord.discard) == (["wake_3"], ["onward_2", "wake_2"], [])
    game = after("O...", {"discard": 9}, overlord={"deck": ["onward_1", "onward_2"]})
    assert game.state.overlord.deck == []
    assert game.asked == "turn"


def test_say() -> None:
    game = after("O...", {"say": "thunder"})
    assert game.said[-2:] == [f"sag-adventure-{game.state.adventure}-thunder", "sag-log-turn"]


def test_effects_come_in_the_order_of_the_file_and_stop_with_the_end() -> None:
    game = after("O...", {"wound": {"wounds": 5}}, COUNT)
    assert game.state.winner == "overlord"
    assert seen(game) == 0
