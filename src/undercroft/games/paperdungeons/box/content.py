"""The content of Paper Dungeons, read from `content/` once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from undercroft.games.paperdungeons.box.checks import faults
from undercroft.games.paperdungeons.box.components import (
    Boss,
    Content,
    Dice,
    Dungeon,
    DungeonMap,
    Hero,
    Item,
    Mission,
    Monster,
    Objective,
    Objectives,
    Power,
    Room,
    SheetTracks,
    Story,
)
from undercroft.kernel.content import load
from undercroft.kernel.messages import Arg, Msg
from undercroft.kernel.sourced import by_id, sound

__all__ = [
    "Boss",
    "Content",
    "Dungeon",
    "Hero",
    "Item",
    "Mission",
    "Monster",
    "Objective",
    "Power",
    "Room",
    "Story",
    "content",
    "describe",
    "load_content",
]


@cache
def content() -> Content:
    """The content that ships with the game."""
    return load_content(Path(__file__).parents[1] / "content")


def load_content(folder: Path) -> Content:
    """The content of a folder; the first mistake in it is a ContentError."""
    objectives = load(folder / "objectives.yaml", Objectives)
    made = Content(
        dice=load(folder / "dice.yaml", Dice),
        heroes=load(folder / "heroes.yaml", tuple[Hero, ...]),
        sheet=load(folder / "sheet.yaml", SheetTracks),
        rooms=load(folder / "rooms.yaml", DungeonMap),
        monsters=by_id(load(folder / "monsters.yaml", tuple[Monster, ...])),
        items=load(folder / "items.yaml", tuple[Item, ...]),
        powers=by_id(load(folder / "powers.yaml", tuple[Power, ...])),
        objectives=by_id(objectives.cards),
        tiers_glory=objectives.tiers_glory,
        missions=by_id(load(folder / "missions.yaml", tuple[Mission, ...])),
        bosses=by_id(load(folder / "bosses.yaml", tuple[Boss, ...])),
        dungeons=by_id(load(folder / "dungeons.yaml", tuple[Dungeon, ...])),
        stories=by_id(load(folder / "stories.yaml", tuple[Story, ...])),
    )
    return sound(made, folder, faults(made))


@cache
def describe(card: Hero | Item | Power | Objective | Mission) -> Msg:
    """What a hero's ability or a card does, in words: its numbers are the arguments of its text."""
    args: dict[str, Arg] = {name: n for name, n in msgspec.structs.asdict(card).items() if type(n) is int and n}
    if isinstance(card, Objective):
        args.update(zip(("first", "second", "third"), card.tiers, strict=True))
    part = "ability" if isinstance(card, Hero) else "text"
    return Msg(f"pap-{type(card).__name__.lower()}-{card.id}-{part}", args)
