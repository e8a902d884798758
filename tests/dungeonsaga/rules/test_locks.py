"""Doors, chests, locks and wards (SAG-LCK)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeonsaga.adventure.adventures import adventure, adventures
from undercroft.games.dungeonsaga.models import laid
from undercroft.games.dungeonsaga.rules import fighting, modifiers
from undercroft.games.dungeonsaga.state import OVERLORD
from undercroft.kernel.chance import Roll

from ..beginnings import of, ready
from ..positions import Dialogue, table

CHEST: dict[str, Any] = {
    "things": "..c..\n.....\n..a..",
    "legend": {"c": {"chest": True, "lock": 2, "id": "the_chest", "holds": ["healing_potion"]}},
}


def items(game: Dialogue, who: str) -> list[str]:
    sheet = game.hero(who).sheet
    assert sheet is not None
    return sheet.items


@pytest.mark.rule("SAG-LCK-01")
@pytest.mark.parametrize("name", list(adventures()))
def test_everything_is_closed_at_first(name: str) -> None:
    game = ready(of(name))
    assert game.state.fittings
    for fitting in game.state.fittings:
        assert not fitting.open
        assert all(laid(game.state).solid >> cell & 1 for cell in fitting.cells)


@pytest.mark.rule("SAG-LCK-09")
def test_no_arrow_and_no_fire_opens_a_lock() -> None:
    heroes = {"madriga": {"at": "a"}, "danor": {"at": "A2", "facing": "east", "acted": True}}
    game = table(CHEST, heroes)
    assert not [one for one in game.offers if str(one).startswith(("shoot", "fight"))]
    spells = ["flame", "flamebolt", "corrode", "break_ward"]
    game = table(CHEST, {"danor": {"at": "a", "spells": spells}})
    assert not [one for one in game.offers if str(one).startswith("cast")]
    for spell in spells:
        assert game.refuses(f"cast:{spell}") == "SAG-MAG-09"


@pytest.mark.rule("SAG-LCK-19", "SAG-LCK-18")
def test_an_open_chest_stays_and_is_not_opened_again() -> None:
    game = table(CHEST, {"orlaf": {"at": "C2"}}, dice=[[6, 1, 1, 1, 1], [1, 1]])
    game.play("fight:the_chest")
    (chest,) = game.state.fittings
    assert (chest.open, chest.dice, chest.ward) == (True, 0, 0)
    assert items(game, "orlaf") == ["healing_potion"]
    game.until("turn")
    assert not game.can("fight:the_chest")
    assert game.refuses("C1") == "SAG-FUR-02", "it still stands there"


@pytest.mark.rule("SAG-LCK-18")
def test_whoever_opens_it_takes_what_is_inside() -> None:
    heroes = {"orlaf": {"at": "B2"}, "rordin": {"at": "C2"}}
    game = table(CHEST, heroes, dice=[[6, 1, 1, 1, 1], [1, 1]])
    game.play("rordin", "fight:the_chest")
    assert (items(game, "orlaf"), items(game, "rordin")) == ([], ["healing_potion"])


@pytest.mark.rule("SAG-LCK-07", "SAG-LCK-10")
@pytest.mark.parametrize(("faces", "answer", "opened"), [((3, 1, 1, 1, 1), (2, 2), True), ((2,) * 5, (1, 1), False)])
def test_a_single_hit_above_its_armour(faces: tuple[int, ...], answer: tuple[int, ...], opened: bool) -> None:
    game = table(CHEST, {"orlaf": {"at": "C2"}}, dice=[faces, answer])
    game.play("fight:the_chest")
    assert game.state.fittings[0].open == opened


@pytest.mark.rule("SAG-LCK-16")
def test_a_double_door_leaves_two_squares_of_floor() -> None:
    drawn = {
        "things": "....\n#d.#\n....",
        "zones": "1111\n#11#\n2222",
        "legend": {"d": {"door": "double_door", "lock": 1, "id": "the_gate"}},
    }
    game = table(drawn, {"orlaf": {"at": "B1", "facing": "south"}}, dice=[[6, 1, 1, 1, 1], [1]])
    game.play("fight:the_gate")
    assert game.state.fittings == []
    game.until("turn")
    assert {"B2", "C2"} <= game.squares
    assert game.state.revealed == 3


@pytest.mark.rule("SAG-LCK-03")
@pytest.mark.parametrize("name", list(adventures()))
def test_every_lock_is_as_strong_as_its_marker(name: str) -> None:
    """An ordinary one has as many dice as armour and is no ward; a ward has neither."""
    for found in ready(of(name)).state.fittings:
        placed = adventure(name).fitting[found.id]
        assert (found.dice, found.armour, found.ward) == (placed.lock, placed.lock, placed.ward)
        assert bool(placed.lock) != bool(placed.ward)


@pytest.mark.rule("SAG-LCK-06")
def test_the_overlord_rolls_for_a_lock() -> None:
    game = table(CHEST, {"orlaf": {"at": "C2"}})
    fight = fighting.fight_lock(game.state, game.hero("orlaf"), game.state.fittings[0])
    thrown = next(fight)
    assert isinstance(thrown, Roll)
    assert (thrown.by, {die.id for die in thrown.dice}) == (1, {"hero"})
    thrown = fight.send(("1",) * 5)
    assert isinstance(thrown, Roll)
    assert (thrown.by, [die.id for die in thrown.dice]) == (OVERLORD, ["bone", "bone"])


@pytest.mark.rule("SAG-LCK-08")
def test_a_lock_that_has_held_has_lost_nothing() -> None:
    game = table(CHEST, {"orlaf": {"at": "C2"}}, dice=[[2] * 5, [6, 6]])
    game.play("fight:the_chest")
    (chest,) = game.state.fittings
    assert (chest.dice, chest.armour, chest.open) == (2, 2, False)


@pytest.mark.rule("SAG-LCK-17")
@pytest.mark.parametrize(
    ("things", "zones", "revealed"),
    [
        (".d#\n#..", "11#\n#23", {"1", "2"}),
        (".d.#\n#.##\n##..", "112#\n#3##\n##44", {"1", "2", "3"}),
    ],
    ids=["not what it only touches at a corner", "on both sides"],
)
def test_what_lies_at_a_door_is_laid_out(things: str, zones: str, revealed: set[str]) -> None:
    drawn = {"things": things, "zones": zones, "legend": {"d": {"door": "single_door", "lock": 1, "id": "the_door"}}}
    game = table(drawn, {"orlaf": {"at": "A1", "facing": "east"}}, dice=[[6, 1, 1, 1, 1], [1]])
    game.play("fight:the_door")
    names = [zone.name for zone in adventure(game.state.adventure).zones]
    assert {name for n, name in enumerate(names) if game.state.revealed >> n & 1} == revealed
    assert game.state.fittings == [], "what was there before is not laid out again"


@pytest.mark.rule("SAG-LCK-20")
def test_what_was_there_may_be_given_an_order_at_once() -> None:
    """A door that an event opens in the overlord's turn: unlike raised models, those behind it have not acted."""
    event = {"id": "creak", "when": {"fallen": "any"}, "do": [{"open": "the_door"}]}
    legend = {"d": {"door": "single_door", "lock": 1, "id": "the_door"}, "y": {"minion": "zombie", "facing": "west"}}
    drawn = {"things": "O.z...dy.", "zones": "111111122", "legend": legend, "events": [event]}
    zombie = {"kind": "zombie", "at": "B1", "facing": "west", "name": "the zombie"}
    game = table(drawn, {"orlaf": {"facing": "east"}}, [zombie], turn="overlord", dice=[[6] * 5, [1] * 3])
    game.play("order:the zombie", "C1", "hero orlaf")
    assert game.state.fittings == []
    (behind,) = game.state.minions
    assert game.can(f"order:{behind.number}")


@pytest.mark.rule("SAG-LCK-04")
@pytest.mark.parametrize("kind", ["zombie", "grund", "mortibris", "elshara"])
def test_neither_minion_nor_boss_opens_anything(kind: str) -> None:
    models = [{"kind": kind, "at": "C2", "facing": "north", "name": "the model"}]
    game = table(CHEST, {"orlaf": {"at": "a", "facing": "south"}}, models, turn={"model": "the model"})
    assert not [one for one in game.offers if str(one).startswith("fight")]


@pytest.mark.rule("SAG-LCK-18")
def test_another_of_the_same_is_taken_too() -> None:
    game = table(CHEST, {"orlaf": {"at": "C2", "items": ["healing_potion"]}}, dice=[[6, 1, 1, 1, 1], [1, 1]])
    game.play("fight:the_chest")
    assert items(game, "orlaf") == ["healing_potion"] * 2


@pytest.mark.rule("SAG-LCK-10")
@pytest.mark.parametrize(
    ("skills", "notes"), [([], [("smash", 1), ("injured", -1)]), (["stalwart_heart"], [("smash", 1)])]
)
def test_whoever_is_stalwart_stands_firm_before_a_lock_too(skills: list[str], notes: list[tuple[str, int]]) -> None:
    game = table(CHEST, {"rordin": {"at": "C2", "wounds": 4, "skills": skills}})
    made = modifiers.on_a_lock(game.state, game.hero("rordin"), game.state.fittings[0])
    assert [(note.why, note.dice) for note in made.notes] == notes
