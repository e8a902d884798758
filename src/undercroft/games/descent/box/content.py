"""The content of Descent, read from `content/` once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from undercroft.games.descent.box.checks import faults
from undercroft.games.descent.box.components import (
    Ability,
    AbilityCard,
    Bonus,
    Die,
    Face,
    FamiliarCard,
    Gain,
    HeroCard,
    ItemCard,
    MonsterCard,
    MonsterSide,
    OverlordCard,
    SkillCard,
    SpawnEntry,
    SurgeOption,
)
from undercroft.games.descent.box.tables import Box, Content, Costs, Economy, Limits, Market, Specials
from undercroft.games.descent.box.words import describe, name
from undercroft.kernel.content import load
from undercroft.kernel.sourced import by_id, sound

__all__ = [
    "Ability",
    "AbilityCard",
    "Bonus",
    "Box",
    "Content",
    "Costs",
    "Die",
    "Face",
    "FamiliarCard",
    "Gain",
    "HeroCard",
    "ItemCard",
    "Limits",
    "Market",
    "MonsterCard",
    "MonsterSide",
    "OverlordCard",
    "SkillCard",
    "SpawnEntry",
    "SurgeOption",
    "content",
    "describe",
    "load_content",
    "name",
]


@cache
def content() -> Content:
    """The content that ships with the game."""
    return load_content(Path(__file__).parents[1] / "content")


def load_content(folder: Path) -> Content:
    """The content of a folder; the first mistake in it is a ContentError."""
    economy = load(folder / "market.yaml", Economy)
    made = Content(
        dice=load(folder / "dice.yaml", tuple[Die, ...]),
        abilities=by_id(load(folder / "abilities.yaml", tuple[AbilityCard, ...])),
        heroes=by_id(load(folder / "heroes.yaml", tuple[HeroCard, ...])),
        monsters=by_id(load(folder / "monsters.yaml", tuple[MonsterCard, ...])),
        items=by_id(load(folder / "items.yaml", tuple[ItemCard, ...])),
        skills=by_id(load(folder / "skills.yaml", tuple[SkillCard, ...])),
        overlord=by_id(load(folder / "overlord.yaml", tuple[OverlordCard, ...])),
        familiars=by_id(load(folder / "familiars.yaml", tuple[FamiliarCard, ...])),
        market=economy.market,
        limits=economy.limits,
        costs=economy.costs,
        box=load(folder / "box.yaml", Box),
        specials=load(folder / "specials.yaml", Specials),
    )
    return sound(made, folder, faults(made))
