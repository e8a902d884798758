"""Cards that the rulebook names are in the box as it names them."""

from __future__ import annotations

import pytest

from undercroft.games.dungeonfighter import GAME as GAME  # all modules, in the order in which they load
from undercroft.games.dungeonfighter.box.content import content


@pytest.mark.rule("DFI-EQP-16", "DFI-EQP-17", "DFI-EQP-18")
@pytest.mark.parametrize(
    ("weapon", "technique"),
    [
        ("horned_helmet", "headbutt"),
        ("ramboril", "low_profile"),
        ("hydrodynamics_2", "waterfall"),
        ("anvil", "thump"),
    ],
)
def test_weapons(weapon: str, technique: str) -> None:
    card = content().equipment[weapon]
    assert (card.kind, card.technique) == ("weapon", technique)
    assert card.bonus >= 2
    assert content().equipment["horned_helmet"].bonus == 2


@pytest.mark.rule("DFI-EQP-12", "DFI-EQP-13", "DFI-EQP-14", "DFI-EQP-15", "DFI-RAR-04", "DFI-RAR-05")
@pytest.mark.parametrize(
    ("card", "kind", "effect"),
    [
        ("mostronomicon", "curio", "mostronomicon"),
        ("sniper_sprinkler", "curio", "water_cubes"),
        ("enlargement_elixir", "curio", "both_sections"),
        ("everlasting_winter_coat", "armour", "winter_coat"),
        ("phoenix_heart", "rarity", "phoenix"),
        ("lucky_amulet", "rarity", "amulet"),
    ],
)
def test_other_equipment(card: str, kind: str, effect: str) -> None:
    found = content().equipment[card]
    assert (found.kind, found.effect) == (kind, effect)


@pytest.mark.rule("DFI-MON-02", "DFI-FGT-16", "DFI-FGT-17")
def test_monsters_of_the_worked_fights() -> None:
    goblin, penguin = (content().monsters[name] for name in ("bobber_goblin", "bloodthirsty_penguin"))
    assert (goblin.level, goblin.life, goblin.damage, goblin.gold, goblin.technique) == (2, 6, 2, 2, "pond")
    assert (penguin.level, penguin.life, penguin.damage, penguin.gold, penguin.careless) == (2, 13, 2, 2, True)


@pytest.mark.rule("DFI-ROM-01", "DFI-ROM-05", "DFI-ROM-06", "DFI-ROM-08", "DFI-UNI-05")
def test_rooms() -> None:
    rooms = content().rooms
    assert (rooms["winter_solstice"].gold, rooms["winter_solstice"].rough) == (1, 3)
    assert (rooms["slide"].technique, rooms["slide"].symbols) == ("waterfall", 4)
    assert rooms["steam_engine"].prepare == ("water",)
