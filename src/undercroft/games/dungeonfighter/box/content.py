"""The content of Dungeon Fighter, read from `content/` once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from undercroft.games.dungeonfighter.box.cards import Content
from undercroft.games.dungeonfighter.box.checks import faults
from undercroft.games.dungeonfighter.box.components import (
    BigBad,
    Equipment,
    HeroCard,
    Monster,
    Numbers,
    Room,
    Skill,
)
from undercroft.kernel.content import load
from undercroft.kernel.sourced import by_id, sound


@cache
def content() -> Content:
    """The content that ships with the game."""
    return load_content(Path(__file__).parents[1] / "content")


def load_content(folder: Path) -> Content:
    """The content of a folder; the first mistake in it is a ContentError."""
    made = Content(
        heroes=by_id(load(folder / "heroes.yaml", tuple[HeroCard, ...])),
        skills=by_id(load(folder / "skills.yaml", tuple[Skill, ...])),
        monsters=by_id(load(folder / "monsters.yaml", tuple[Monster, ...])),
        big_bads=by_id(load(folder / "big_bads.yaml", tuple[BigBad, ...])),
        rooms=by_id(load(folder / "rooms.yaml", tuple[Room, ...])),
        equipment=by_id(load(folder / "equipment.yaml", tuple[Equipment, ...])),
        numbers=load(folder / "numbers.yaml", Numbers),
    )
    return sound(made, folder, faults(made))
