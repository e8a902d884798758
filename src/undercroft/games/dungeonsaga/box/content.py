"""The content of Dungeon Saga, read from `content/` once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from undercroft.games.dungeonsaga.box.checks import faults
from undercroft.games.dungeonsaga.box.components import Character, CommandCard, Feat, Item, Minion, Skill, Spell
from undercroft.games.dungeonsaga.box.tables import Box, Content
from undercroft.kernel.content import load
from undercroft.kernel.sourced import by_id, sound

__all__ = ["Character", "CommandCard", "Content", "Feat", "Item", "Minion", "Skill", "Spell", "content", "load_content"]


@cache
def content() -> Content:
    """The content that ships with the game."""
    return load_content(Path(__file__).parents[1] / "content")


def load_content(folder: Path) -> Content:
    """The content of a folder; the first mistake in it is a ContentError."""
    box = load(folder / "box.yaml", Box)
    heroes = by_id(load(folder / "heroes.yaml", tuple[Character, ...]))
    bosses = by_id(load(folder / "bosses.yaml", tuple[Character, ...]))
    minions = by_id(load(folder / "minions.yaml", tuple[Minion, ...]))
    made = Content(
        heroes=heroes,
        bosses=bosses,
        minions=minions,
        feats=by_id(load(folder / "feats.yaml", tuple[Feat, ...])),
        spells=by_id(load(folder / "spells.yaml", tuple[Spell, ...])),
        items=by_id(load(folder / "items.yaml", tuple[Item, ...])),
        skills=by_id(load(folder / "skills.yaml", tuple[Skill, ...])),
        commands=by_id(load(folder / "commands.yaml", tuple[CommandCard, ...])),
        limits=box.limits,
        locks=box.locks,
        furniture=by_id(box.furniture),
        tiles=by_id(box.tiles),
        kinds={**heroes, **bosses, **minions},
    )
    return sound(made, folder, faults(made))
