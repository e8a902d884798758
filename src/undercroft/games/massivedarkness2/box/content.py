"""The content of Massive Darkness 2, read from `content/` once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from undercroft.games.massivedarkness2.box.checks import faults
from undercroft.games.massivedarkness2.box.components import (
    Ability,
    ArrowCard,
    BasicAbility,
    BossBoard,
    Card,
    DoorCard,
    HeroCard,
    Item,
    Mob,
    MobItem,
    Roaming,
    RogueToken,
    SetPower,
    Skill,
    Spirit,
    Tile,
)
from undercroft.games.massivedarkness2.box.tables import Box, Content
from undercroft.kernel.content import load, load_all
from undercroft.kernel.sourced import by_id, sound

BLESSED = "+"
"""Ends the key of an ability on the stronger side of a paladin's skill."""


@cache
def content() -> Content:
    """The content that ships with the game."""
    return load_content(Path(__file__).parents[1] / "content")


def load_content(folder: Path) -> Content:
    """The content of a folder; the first mistake in it is a ContentError."""
    heroes = by_id(load(folder / "heroes.yaml", tuple[HeroCard, ...]))
    skills = by_id(skill for found in load_all(folder / "skills", tuple[Skill, ...]).values() for skill in found)
    items = by_id(load(folder / "items.yaml", tuple[Item, ...]))
    mob_items = by_id(load(folder / "mob_items.yaml", tuple[MobItem, ...]))
    powers = load(folder / "set_powers.yaml", tuple[SetPower, ...])
    basics = by_id(load(folder / "boards.yaml", tuple[BasicAbility, ...]))
    made = Content(
        box=load(folder / "box.yaml", Box),
        heroes=heroes,
        skills=skills,
        items={**items, **mob_items},
        mob_items=mob_items,
        set_powers={power.trade: power for power in powers},
        mobs=by_id(load(folder / "mobs.yaml", tuple[Mob, ...])),
        roaming=by_id(load(folder / "roaming.yaml", tuple[Roaming, ...])),
        bosses=by_id(load(folder / "bosses.yaml", tuple[BossBoard, ...])),
        doors=by_id(load(folder / "doors.yaml", tuple[DoorCard, ...])),
        tiles=by_id(load(folder / "tiles.yaml", tuple[Tile, ...])),
        arrows=by_id(load(folder / "arrows.yaml", tuple[ArrowCard, ...])),
        rogue_tokens=by_id(load(folder / "rogue_tokens.yaml", tuple[RogueToken, ...])),
        spirits=by_id(load(folder / "spirits.yaml", tuple[Spirit, ...])),
        basics=basics,
        abilities=_abilities(heroes, skills, {**items, **mob_items}, powers, basics),
    )
    return sound(made, folder, faults(made))


def _abilities(
    heroes: dict[str, HeroCard],
    skills: dict[str, Skill],
    items: dict[str, Item],
    powers: Iterable[SetPower],
    basics: dict[str, BasicAbility],
) -> dict[str, Ability]:
    found: dict[str, Ability] = {}
    for hero in heroes.values():
        found[hero.id] = hero.ability
        found[f"{hero.id}.shadow"] = hero.shadow
    cards: list[Card] = [*skills.values(), *items.values(), *basics.values()]
    for card in cards:
        found.update(zip(keys(card.id, len(card.abilities)), card.abilities, strict=True))
    for skill in skills.values():
        found.update(zip(keys(skill.id + BLESSED, len(skill.blessed)), skill.blessed, strict=True))
    for item in items.values():
        if item.many is not None:
            found[f"{item.id}.many"] = item.many
    for power in powers:
        found[f"{power.id}.lesser"] = power.lesser
        found[f"{power.id}.greater"] = power.greater
    return found


def keys(card: str, count: int) -> list[str]:
    """How the abilities of a card are called: as it is, and by numbers after the first."""
    return [card if number == 0 else f"{card}.{number + 1}" for number in range(count)]
