"""Doors, chests, locks and wards (SAG-LCK)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeonsaga.adventure.adventures import adventures
from undercroft.games.dungeonsaga.models import laid

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
