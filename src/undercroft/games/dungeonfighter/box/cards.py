"""All cards of the box together, as they are looked up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from undercroft.games.dungeonfighter.box.components import (
    BigBad,
    Equipment,
    FoeCard,
    Grade,
    HeroCard,
    Level,
    Monster,
    Numbers,
    Room,
    Skill,
    Technique,
)
from undercroft.games.dungeonfighter.state import Difficulty


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """Every card by its id, and the numbers of the rulebook."""

    heroes: dict[str, HeroCard]
    skills: dict[str, Skill]
    monsters: dict[str, Monster]
    big_bads: dict[str, BigBad]
    rooms: dict[str, Room]
    equipment: dict[str, Equipment]
    numbers: Numbers

    def foe(self, id_: str) -> FoeCard:
        """The card of a monster or of a big bad."""
        return self.monsters.get(id_) or self.big_bads[id_]

    def grade(self, difficulty: Difficulty) -> Grade:
        return next(grade for grade in self.numbers.difficulty if grade.id == difficulty)

    @property
    def dungeon_deck(self) -> list[str]:
        """DFI-SET-06."""
        return [room.id for room in self.rooms.values() for _ in range(room.copies)]

    @property
    def shop_deck(self) -> list[str]:
        """DFI-SET-07."""
        return [card.id for card in self.equipment.values() for _ in range(card.copies)]

    def of_level(self, level: Level) -> list[str]:
        """DFI-SET-08."""
        return [monster.id for monster in self.monsters.values() if monster.level == level]

    @property
    def demands(self) -> Iterator[tuple[str, Technique]]:
        """Which card demands which technique (DFI-TEC-01)."""
        for foe in (*self.monsters.values(), *self.big_bads.values()):
            yield from ((foe.id, technique) for technique in (foe.technique, *foe.mad) if technique)
        yield from ((room.id, room.technique) for room in self.rooms.values() if room.technique)
        yield from ((card.id, card.technique) for card in self.equipment.values() if card.technique)

    @property
    def counts(self) -> dict[str, int]:
        """How many of each there are in the box."""
        kinds = Counter(card.kind for card in self.equipment.values() for _ in range(card.copies))
        return {
            "heroes": len(self.heroes),
            "skills": len(self.skills),
            "monsters": len(self.monsters),
            "big bads": len(self.big_bads),
            "rooms": len(self.dungeon_deck),
            "weapons": kinds["weapon"],
            "armour": kinds["armour"],
            "curios": kinds["curio"],
            "rarities": kinds["rarity"],
        }
