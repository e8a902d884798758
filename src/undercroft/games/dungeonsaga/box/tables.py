"""What lies in the box beside the cards, and everything together."""

from __future__ import annotations

import msgspec

from undercroft.games.dungeonsaga.box.components import (
    Character,
    CommandCard,
    Feat,
    Furniture,
    Item,
    Limits,
    Locks,
    Minion,
    Skill,
    Spell,
    Tile,
)
from undercroft.kernel.content import Entry


class Box(Entry, frozen=True, kw_only=True):
    """What lies in the box beside the cards."""

    limits: Limits
    locks: Locks
    furniture: tuple[Furniture, ...]
    tiles: tuple[Tile, ...]


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """Everything in the box, as it is looked up."""

    heroes: dict[str, Character]
    bosses: dict[str, Character]
    minions: dict[str, Minion]
    feats: dict[str, Feat]
    spells: dict[str, Spell]
    items: dict[str, Item]
    skills: dict[str, Skill]
    commands: dict[str, CommandCard]
    limits: Limits
    locks: Locks
    furniture: dict[str, Furniture]
    tiles: dict[str, Tile]
    kinds: dict[str, Character | Minion]
    """The values of every kind of model."""

    @property
    def counts(self) -> dict[str, int]:
        """How many of each there are in the box."""
        return {
            "heroes": sum(not card.legend and not card.companion for card in self.heroes.values()),
            "bosses": len(self.bosses),
            "minions": sum(card.count for card in self.minions.values()),
            "feats": len(self.feats),
            "spells": len(self.spells),
            "items": sum(card.copies for card in self.items.values()),
            "skills": len(self.skills),
            "commands": sum(card.copies for card in self.commands.values()),
            "furniture": sum(piece.count for piece in self.furniture.values()),
            "tiles": sum(tile.copies for tile in self.tiles.values()),
        }
