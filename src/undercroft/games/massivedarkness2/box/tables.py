"""What lies in the box beside the cards, and everything together."""

from __future__ import annotations

import msgspec

from undercroft.games.massivedarkness2.box.components import (
    Ability,
    ArrowCard,
    BasicAbility,
    BossBoard,
    Colour,
    DieFaces,
    DoorCard,
    HeroCard,
    Item,
    LevelBonus,
    Mob,
    MobItem,
    Name,
    Roaming,
    RogueToken,
    SetPower,
    Skill,
    Spirit,
    Tile,
    Track,
)
from undercroft.games.massivedarkness2.state import Rarity
from undercroft.kernel.content import Entry
from undercroft.kernel.sourced import Count, Positive


class Limits(Entry, frozen=True, kw_only=True):
    """Numbers of the rulebook."""

    actions: Positive
    solo_actions: Positive
    move: Positive
    rest: Positive
    revive: Positive
    mob_actions: Positive
    bag_rare: Positive
    reserve: dict[Rarity, Positive]
    rage: Positive
    rogue_tokens: Positive
    arrows: Positive
    element: Positive
    chest: Positive
    greater_chest: Positive
    forge: Positive
    set_lesser: Positive
    set_greater: Positive
    column: Colour


class BoxTokens(Entry, frozen=True, kw_only=True):
    """How many tokens there are (MD2-TOK-01)."""

    treasure: dict[Rarity, Positive]
    state: Positive
    corruption: Positive
    door: Positive
    objective: Positive
    spawn: Positive
    loot: Positive
    chest: Positive
    greater_chest: Positive
    fountain: Positive
    forge: Positive
    column: Positive
    spike_trap: Positive
    bear_trap: Positive
    bridge: Positive
    portal: Positive
    roaming_portal: Positive
    lifebringer: Positive


class Box(Entry, frozen=True, kw_only=True):
    """What lies in the box beside the cards."""

    dice: dict[Colour, DieFaces]
    levels: dict[Positive, LevelBonus]
    darkness: tuple[Track, Track]
    tokens: BoxTokens
    faces: dict[Name, dict[str, Count]]
    """The hidden sides of chests, fountains and traps."""
    limits: Limits


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """Everything in the box, as it is looked up."""

    box: Box
    heroes: dict[str, HeroCard]
    skills: dict[str, Skill]
    items: dict[str, Item]
    """Of all seven decks: mob items among them."""
    mob_items: dict[str, MobItem]
    set_powers: dict[str, SetPower]
    """By class."""
    mobs: dict[str, Mob]
    roaming: dict[str, Roaming]
    bosses: dict[str, BossBoard]
    doors: dict[str, DoorCard]
    tiles: dict[str, Tile]
    arrows: dict[str, ArrowCard]
    rogue_tokens: dict[str, RogueToken]
    spirits: dict[str, Spirit]
    basics: dict[str, BasicAbility]
    """Printed on the boards of the classes."""
    abilities: dict[str, Ability]
    """Every ability that a player can use, by the key it is chosen by: the card, and a number where it has several."""

    @property
    def counts(self) -> dict[str, int]:
        """How many of each there are in the box."""
        return {
            "heroes": len(self.heroes),
            "skills": len(self.skills),
            "items": sum(card.copies for card in self.items.values() if card.id not in self.mob_items),
            "mob items": sum(card.copies for card in self.mob_items.values()),
            "set powers": len(self.set_powers),
            "mobs": sum(len(mob.cards) for mob in self.mobs.values()),
            "roaming monsters": sum(len(card.cards) for card in self.roaming.values()),
            "bosses": len(self.bosses),
            "door cards": sum(card.copies for card in self.doors.values()),
            "tiles": len(self.tiles),
            "arrow cards": sum(card.copies for card in self.arrows.values()),
            "rogue tokens": sum(token.copies for token in self.rogue_tokens.values()),
            "spirits": len(self.spirits),
            "treasure tokens": sum(self.box.tokens.treasure.values()),
        }
