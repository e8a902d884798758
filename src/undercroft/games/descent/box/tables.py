"""Prices, limits, costs and pieces as they stand in `content/`, and everything together."""

from __future__ import annotations

from functools import cached_property

import msgspec

from undercroft.games.descent.box.components import (
    AbilityCard,
    AttackType,
    Colour,
    Die,
    Face,
    FamiliarCard,
    HeroCard,
    ItemCard,
    MonsterCard,
    Name,
    OverlordCard,
    SkillCard,
)
from undercroft.kernel.content import Entry
from undercroft.kernel.sourced import Count, Positive


class Market(Entry, frozen=True):
    """Prices and rewards in coins."""

    coins_per_hero: Count
    healing_potion: Count
    vitality_potion: Count
    treasure: dict[Colour, Count]
    resale: dict[Colour, Count]
    skill_card: Count
    training_token: Count
    rounding: Positive
    """What is sold or lost comes to a multiple of this (DES-TWN-07, DES-DTH-05)."""
    money_token: Count
    """For every hero (DES-TRS-09)."""
    master_kill: Count
    """For the hero who deals the killing blow (DES-MST-03)."""

    def half(self, coins: int) -> int:
        return coins // 2 // self.rounding * self.rounding


class Limits(Entry, frozen=True):
    """How many of everything."""

    power_dice_per_attack: Positive
    trait_maximum: Positive
    armor: Positive
    potions_equipped: Positive
    other_items: Positive
    pack: Positive
    skills_per_hero: Positive
    overlord_cards: Count
    """The overlord's hand at the start of the game."""
    threat_per_hero: Count
    cards_drawn: Positive
    hand_limit: Positive
    surges_per_threat: Positive
    healing_potion_wounds: Positive
    glyph_conquest: Count
    """Gained for a glyph (DES-CON-03); the next one is lost with the last card of the deck (DES-CON-06)."""
    last_card_conquest: Count


class Costs(Entry, frozen=True):
    """Movement points."""

    glyph_travel: Count
    give: Count
    drink: Count
    door: Count
    chest: Count
    reequip: Count
    climb_pit: Count
    jump_pit: Count
    """For each pit space crossed."""
    shop: Count


class Economy(Entry, frozen=True):
    market: Market
    limits: Limits
    costs: Costs


class Box(Entry, frozen=True):
    """What a quest can put on the board (DES-PRP-01)."""

    doors: Positive
    rune_doors: Positive
    obstacles: Positive
    encounters: Positive
    glyphs: Positive
    stairs: Positive
    healing_potions: Positive
    vitality_potions: Positive
    money: Positive
    chests: dict[Colour, tuple[int, ...]]
    """The numbers on the hidden side of the tokens."""
    training: dict[AttackType, Positive]


class Specials(Entry, frozen=True):
    """The behaviour that cards of each kind can name, with the values that it needs."""

    hero: dict[Name, tuple[Name, ...]]
    item: dict[Name, tuple[Name, ...]]
    skill: dict[Name, tuple[Name, ...]]
    overlord: dict[Name, tuple[Name, ...]]


class Content(msgspec.Struct, frozen=True, dict=True):
    """Everything by its id, in the order of the files."""

    dice: tuple[Die, ...]
    abilities: dict[str, AbilityCard]
    heroes: dict[str, HeroCard]
    monsters: dict[str, MonsterCard]
    items: dict[str, ItemCard]
    skills: dict[str, SkillCard]
    overlord: dict[str, OverlordCard]
    familiars: dict[str, FamiliarCard]
    market: Market
    limits: Limits
    costs: Costs
    box: Box
    specials: Specials

    def face(self, die: str, key: str) -> Face:
        """The face of a die that has this key."""
        return self._faces[die, key]

    @cached_property
    def _faces(self) -> dict[tuple[str, str], Face]:
        return {(die.id, face.key): face for die in self.dice for face in die.faces}

    @cached_property
    def doing(self) -> dict[str, OverlordCard]:
        """The overlord's cards by what they do, whatever they are called."""
        return {card.special: card for card in self.overlord.values() if card.special}

    @cached_property
    def decks(self) -> dict[str, tuple[str, ...]]:
        """The ids of the cards in each deck, every copy of them; artifacts and cards of quests are dealt by quests."""
        found: dict[str, list[str]] = {
            "overlord": [card.id for card in self.overlord.values() for _ in range(card.count)]
        }
        for item in self.items.values():
            found.setdefault(item.deck, []).extend([item.id] * item.count)
        for skill in self.skills.values():
            found.setdefault(skill.deck, []).append(skill.id)
        return {deck: tuple(cards) for deck, cards in found.items()}

    @property
    def counts(self) -> dict[str, int]:
        """How much of everything the box holds (DES-CRD-05, DES-CRD-11)."""
        decks = {deck: len(self.decks[deck]) for deck in ("shop", "copper", "silver", "gold")}
        others = {"artifacts": len(self.decks["artifact"]), "skills": len(self.skills)}
        overlord = {"overlord_cards": len(self.decks["overlord"])}
        return {"heroes": len(self.heroes), "monsters": len(self.monsters)} | decks | others | overlord
