"""What the shapes of the entries cannot promise: counts, and that what one entry speaks of exists in another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, pairwise
from typing import Final, get_args

from undercroft.games.dungeonfighter.box.cards import Content
from undercroft.games.dungeonfighter.box.components import Level, Technique
from undercroft.games.dungeonfighter.state import COLOURS, Difficulty
from undercroft.kernel.content import nearest
from undercroft.kernel.sourced import Fault, strange_fields

FILES: Final = {
    "heroes": ("heroes", 4),
    "skills": ("skills", 12),
    "monsters": ("monsters", 21),
    "big bads": ("big_bads", 3),
    "rooms": ("rooms", 21),
    "weapons": ("equipment", 9),
    "armour": ("equipment", 5),
    "curios": ("equipment", 7),
    "rarities": ("equipment", 3),
}
"""The file of each kind of card, and what the box holds of it."""
LEVELS: Final[dict[Level, int]] = {1: 5, 2: 5, 3: 5, 4: 6}
MAD: Final = 3
"""Requirements of a mad monster (DFI-MAB-03)."""
DEAREST: Final = 4
"""Coins: no card costs more than the best monster carries."""


def faults(content: Content) -> Iterator[Fault]:
    """Everything wrong with the content, file by file."""
    checks: tuple[Callable[[Content], Iterator[Fault]], ...] = (
        _counts,
        _sources,
        _heroes,
        _foes,
        _rooms,
        _equipment,
        _techniques,
        _numbers,
    )
    return chain.from_iterable(check(content) for check in checks)


def _counts(c: Content) -> Iterator[Fault]:
    for what, count in c.counts.items():
        file, expected = FILES[what]
        if count != expected:
            yield Fault(file, f"expected {expected} {what}, got {count}")
    for level, expected in LEVELS.items():
        if len(c.of_level(level)) != expected:
            yield Fault("monsters", f"expected {expected} of level {level}, got {len(c.of_level(level))}")


def _sources(c: Content) -> Iterator[Fault]:
    yield from strange_fields(
        {
            "heroes": c.heroes.values(),
            "skills": c.skills.values(),
            "monsters": c.monsters.values(),
            "big_bads": c.big_bads.values(),
            "rooms": c.rooms.values(),
            "equipment": c.equipment.values(),
        }
    )


def _heroes(c: Content) -> Iterator[Fault]:
    for hero in c.heroes.values():
        for colour in COLOURS:
            skill = hero.skills.get(colour)
            if skill not in c.skills:
                yield Fault("heroes", f"there is no '{skill}', {nearest(skill, c.skills)}", hero.id, f"skills.{colour}")
            elif c.skills[skill].unique != (colour == "blue"):
                yield Fault("heroes", "the unique skill is the blue one (DFI-UNI-01)", hero.id, f"skills.{colour}")
        if hero.token and hero.token not in hero.skills.values():
            yield Fault("heroes", "the token is that of a skill of the hero's", hero.id, "token")
        if ("favourite_enemy" in hero.skills.values()) != (hero.favourite is not None):
            yield Fault("heroes", "goes with the skill favourite_enemy (DFI-HSK-02)", hero.id, "favourite")
    known = {skill for hero in c.heroes.values() for skill in hero.skills.values()}
    for skill in c.skills:
        if skill not in known:
            yield Fault("skills", "no hero has this skill", skill)


def _foes(c: Content) -> Iterator[Fault]:
    for file, foes in (("monsters", c.monsters.values()), ("big_bads", c.big_bads.values())):
        for foe in foes:
            if foe.mad and (len(foe.mad) != MAD or len(set(foe.mad)) != MAD):
                yield Fault(file, f"expected {MAD} different techniques (DFI-MAB-03)", foe.id, "mad")
            abilities = bool(foe.technique) + foe.careless + bool(foe.mad) + bool(foe.prepare)
            if abilities > 1:
                yield Fault(file, "has one ability at most (DFI-MAB-01)", foe.id)


def _rooms(c: Content) -> Iterator[Fault]:
    for room in c.rooms.values():
        if not 2 <= room.symbols <= 4:
            yield Fault("rooms", f"expected 2 to 4, got {room.symbols}", room.id, "symbols")


def _equipment(c: Content) -> Iterator[Fault]:
    for card in c.equipment.values():
        weapon = card.kind == "weapon"
        if weapon != (card.technique is not None):
            yield Fault("equipment", "a weapon has one and nothing else has (DFI-EQP-05)", card.id, "technique")
        if weapon != (card.bonus > 0):
            yield Fault("equipment", "a weapon has one and nothing else has (DFI-EQP-05)", card.id, "bonus")
        if weapon != (card.effect is None):
            yield Fault("equipment", "everything but a weapon has one", card.id, "effect")
        if card.price > DEAREST:
            yield Fault("equipment", f"expected at most {DEAREST}, got {card.price}", card.id, "price")


def _techniques(c: Content) -> Iterator[Fault]:
    demanded = {technique for _, technique in c.demands}
    for technique in get_args(Technique):
        if technique not in demanded:
            yield Fault("monsters", f"no card demands the technique {technique} (DFI-TEC-22)")


def _numbers(c: Content) -> Iterator[Fault]:
    grades = [grade.id for grade in c.numbers.difficulty]
    if grades != list(get_args(Difficulty)):
        yield Fault("numbers", f"expected {', '.join(get_args(Difficulty))}", field="difficulty")
    least = [rank.at_least for rank in c.numbers.ranks]
    if least[0] is not None or any(later is None for later in least[1:]):
        yield Fault("numbers", "the first rank, and no other, is for everybody below", field="ranks")
    elif any(low is not None and high is not None and low >= high for low, high in pairwise(least)):
        yield Fault("numbers", "expected ranks in rising order", field="ranks")
