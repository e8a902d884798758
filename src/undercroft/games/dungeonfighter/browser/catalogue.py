"""Everything in the box as a browser looks it up: every card with its name and what it says, made of its data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from undercroft.games.dungeonfighter.box import words
from undercroft.games.dungeonfighter.box.components import Equipment, FoeCard, HeroCard, Monster, Room, Slot, Technique
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.state import Colour
from undercroft.kernel.messages import Msg


class CardSeen(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card of any kind; fields that mean nothing for it are left out."""

    id: str
    family: str
    """hero, skill, monster, big_bad, room, item or technique."""
    name: Msg
    lines: tuple[Msg, ...]
    quip: Msg | None = None
    copies: int = 1
    origin: str = ""
    kind: str = ""
    """beast, humanoid, undead or elemental; of equipment weapon, armour, curio or rarity."""
    level: int = 0
    life: int = 0
    damage: int = 0
    gold: int = 0
    price: int = 0
    bonus: int = 0
    symbols: int = 0
    techniques: tuple[str, ...] = ()
    """That it demands, those of a mad one in their order."""
    skills: dict[Colour, str] = {}
    slots: dict[Slot, int] = {}
    rule: str = ""


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    cards: dict[str, CardSeen]
    """By family and id, `item:anvil`."""


def catalogue() -> dict[str, Any]:
    """Everything by family and id; the box has no secrets."""
    made = Catalogue(cards={f"{card.family}:{card.id}": card for card in _cards()})
    found: dict[str, Any] = msgspec.structs.asdict(made)
    return found


def _cards() -> Iterable[CardSeen]:
    c = content()
    yield from map(_hero, c.heroes.values())
    for skill in c.skills.values():
        text = Msg(f"dfi-skill-{skill.id}-text")
        name = Msg(f"dfi-skill-{skill.id}")
        yield CardSeen(id=skill.id, family="skill", name=name, lines=(text,), kind=skill.when, rule=skill.rule)
    yield from map(_monster, c.monsters.values())
    yield from (_foe(card, "big_bad") for card in c.big_bads.values())
    yield from map(_room, c.rooms.values())
    yield from map(_item, c.equipment.values())
    for technique in get_args(Technique):
        text = Msg(f"dfi-technique-{technique}-text")
        yield CardSeen(id=technique, family="technique", name=words.technique(technique), lines=(text,))


def _hero(card: HeroCard) -> CardSeen:
    return CardSeen(
        id=card.id,
        family="hero",
        name=Msg(f"dfi-hero-{card.id}"),
        lines=tuple(words.hero(card)),
        quip=Msg(f"dfi-hero-{card.id}-quip"),
        origin=card.origin,
        life=card.life,
        skills=card.skills,
        slots=card.slots,
    )


def _foe(card: FoeCard, family: str) -> CardSeen:
    return CardSeen(
        id=card.id,
        family=family,
        name=Msg(f"dfi-monster-{card.id}"),
        lines=(words.foe(card),),
        quip=Msg(f"dfi-monster-{card.id}-quip"),
        origin=card.origin,
        kind=card.kind,
        life=card.life,
        damage=card.damage,
        techniques=(card.technique,) if card.technique else card.mad,
    )


def _monster(card: Monster) -> CardSeen:
    return msgspec.structs.replace(_foe(card, "monster"), level=card.level, gold=card.gold)


def _room(card: Room) -> CardSeen:
    return CardSeen(
        id=card.id,
        family="room",
        name=Msg(f"dfi-room-{card.id}"),
        lines=(words.room(card),),
        quip=Msg(f"dfi-room-{card.id}-quip"),
        copies=card.copies,
        origin=card.origin,
        gold=card.gold,
        symbols=card.symbols,
        techniques=(card.technique,) if card.technique else (),
    )


def _item(card: Equipment) -> CardSeen:
    return CardSeen(
        id=card.id,
        family="item",
        name=Msg(f"dfi-item-{card.id}"),
        lines=(words.equipment(card),),
        quip=Msg(f"dfi-item-{card.id}-quip"),
        copies=card.copies,
        origin=card.origin,
        kind=card.kind,
        price=card.price,
        bonus=card.bonus,
        techniques=(card.technique,) if card.technique else (),
    )
