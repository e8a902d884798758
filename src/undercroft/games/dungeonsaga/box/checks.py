"""What the shapes of the entries cannot promise: counts, and that what one entry speaks of exists in another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain

from undercroft.games.dungeonsaga.box.components import Bonus, Character
from undercroft.games.dungeonsaga.box.tables import Content
from undercroft.kernel.content import nearest
from undercroft.kernel.sourced import Fault, strange_fields

HEROES, BOSSES, MINIONS, ITEMS, TILES = 4, 4, 7, 27, 33
"""What the box holds (SAG-SET-16 for the tiles)."""
DIE = 6


def faults(content: Content) -> Iterator[Fault]:
    """Everything wrong with the content, file by file."""
    checks: tuple[Callable[[Content], Iterator[Fault]], ...] = (_counts, _sources, _characters, _cards, _box)
    return chain.from_iterable(check(content) for check in checks)


def _counts(c: Content) -> Iterator[Fault]:
    expected = {"heroes": HEROES, "bosses": BOSSES, "items": ITEMS, "tiles": TILES}
    for what, number in expected.items():
        if c.counts[what] != number:
            yield Fault("box" if what == "tiles" else what, f"expected {number} {what}, got {c.counts[what]}")
    if len(c.minions) != MINIONS:
        yield Fault("minions", f"expected {MINIONS} kinds, got {len(c.minions)}")


def _sources(c: Content) -> Iterator[Fault]:
    yield from strange_fields(
        {
            "heroes": c.heroes.values(),
            "bosses": c.bosses.values(),
            "minions": c.minions.values(),
            "feats": c.feats.values(),
            "spells": c.spells.values(),
            "items": c.items.values(),
            "skills": c.skills.values(),
            "commands": c.commands.values(),
            "box": [*c.furniture.values(), *c.tiles.values()],
        }
    )


def _characters(c: Content) -> Iterator[Fault]:
    for file, cards in (("heroes", c.heroes), ("bosses", c.bosses)):
        for card in cards.values():
            yield from _unknown(file, card.id, "feats", card.feats, c.feats)
            if card.hero not in cards:
                yield Fault(file, f"there is no card '{card.hero}', {nearest(card.hero, cards)}", card.id, "hero")
    for hero in [card for card in c.heroes.values() if not card.legend and not card.companion]:
        if not any(card.legend and card.hero == hero.id for card in c.heroes.values()):
            yield Fault("heroes", "there is no stronger version of this hero", hero.id)


def _cards(c: Content) -> Iterator[Fault]:
    people: Mapping[str, Character] = {**c.heroes, **c.bosses}
    for spell in c.spells.values():
        yield from _unknown("spells", spell.id, "casters", spell.casters, {**people, **c.minions})
        if spell.ward and spell.aim != "ward":
            yield Fault("spells", "only a spell aimed at a ward takes something from it", spell.id, "ward")
        if spell.attack and spell.aim != "enemy":
            yield Fault("spells", "a magic attack is aimed at an enemy", spell.id, "attack")
    for item in c.items.values():
        yield from _unknown("items", item.id, "users", item.users, people)
        if item.bonus != Bonus() and item.activation != "passive":
            yield Fault("items", "what is always on is passive", item.id, "bonus")
    for skill in c.skills.values():
        yield from _unknown("skills", skill.id, "hero", (skill.hero,), c.heroes)
    for command in c.commands.values():
        if (command.kind == "double") == bool(command.value):
            yield Fault("commands", "expected a number, and none for twice the orders", command.id, "value")


def _box(c: Content) -> Iterator[Fault]:
    yield from _unknown("box", "limits", "crystals", c.limits.crystals, c.items)
    if len(c.limits.crystals) != DIE:
        yield Fault("box", f"expected a crystal for each of {DIE} faces", "limits", "crystals")
    for tile in c.tiles.values():
        if len({len(row) for row in tile.shape}) != 1 or any(mark not in "#." for row in tile.shape for mark in row):
            yield Fault("box", "expected rows of the same length, made of # and .", tile.id, "shape")


def _unknown(file: str, entry: str, field: str, names: tuple[str, ...], known: Mapping[str, object]) -> Iterator[Fault]:
    for name in names:
        if name not in known:
            yield Fault(file, f"there is no '{name}', {nearest(name, known)}", entry, field)
