"""Everything in the box as a browser looks it up: cards, models, furniture and adventures, with names and texts."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from undercroft.games.dungeonsaga.adventure.adventures import TEXTS, adventure, adventures
from undercroft.games.dungeonsaga.box.components import AbilityId, Character, CommandCard, Furniture, Minion
from undercroft.games.dungeonsaga.box.content import Feat, Item, Skill, Spell, content
from undercroft.games.dungeonsaga.rules.command_cards import card_label
from undercroft.kernel.messages import Msg

_UNSEEN = ("origin", "ours", "special", "values")
"""Fields that no card shows: whose the numbers are, and what the rules look up."""


def catalogue() -> dict[str, Any]:
    """Everything by its id; what adventures hide in zones that are not laid out is not in it (SAG-SET-08)."""
    box = content()
    return {
        "heroes": {key: _character(card) for key, card in box.heroes.items()},
        "bosses": {key: _character(card) for key, card in box.bosses.items()},
        "minions": {key: _minion(card) for key, card in box.minions.items()},
        "feats": {key: _told("feat", card) for key, card in box.feats.items()},
        "spells": {key: _told("spell", card) for key, card in box.spells.items()},
        "items": {key: _told("item", card) for key, card in box.items.items()},
        "skills": {key: _told("skill", card) for key, card in box.skills.items()},
        "commands": {key: _command(card) for key, card in box.commands.items()},
        "abilities": {key: _ability(key) for key in get_args(AbilityId)},
        "furniture": {key: _furniture(card) for key, card in box.furniture.items()},
        "adventures": {key: _adventure(key) for key in adventures()},
        "limits": msgspec.to_builtins(box.limits),
    }


def _printed(card: msgspec.Struct) -> dict[str, Any]:
    printed: dict[str, Any] = msgspec.to_builtins(card, str_keys=True)
    for field in _UNSEEN:
        printed.pop(field, None)
    return printed


def _told(family: str, card: Feat | Spell | Item | Skill) -> dict[str, Any]:
    name = f"sag-{family}-{card.id}"
    return _printed(card) | {"name": Msg(name), "text": Msg(f"{name}-text")}


def _character(card: Character) -> dict[str, Any]:
    return _printed(card) | {"name": Msg(f"sag-model-{card.hero}"), "text": Msg(f"sag-role-{card.hero}")}


def _minion(card: Minion) -> dict[str, Any]:
    return _printed(card) | {"name": Msg(f"sag-model-{card.id}"), "text": Msg(f"sag-minion-{card.id}-text")}


def _command(card: CommandCard) -> dict[str, Any]:
    label = card_label(card.id)
    return _printed(card) | {"name": label.text, "text": label.detail}


def _ability(key: str) -> dict[str, Any]:
    return {"id": key, "name": Msg(f"sag-ability-{key}"), "text": Msg(f"sag-ability-{key}-text")}


def _furniture(card: Furniture) -> dict[str, Any]:
    return _printed(card) | {"name": Msg(f"sag-furniture-{card.id}")}


def _adventure(key: str) -> dict[str, Any]:
    """What its first page says."""
    found = adventure(key)
    return {
        "id": key,
        "number": found.number,
        "letter": found.letter,
        "heroes": found.heroes,
        "orders": found.orders,
        "cards": found.cards,
        "raises": found.raises,
        "stunned_loses": found.stunned_loses,
        "deck_out": found.deck_out,
        **{part.replace("-", "_"): found.text(part) for part in TEXTS},
    }
