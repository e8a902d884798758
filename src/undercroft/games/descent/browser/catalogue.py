"""Everything in the box as a browser looks it up: cards, sheets, dice and quests, each with its name and its text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from undercroft.games.descent.box.components import (
    Die,
    Gain,
    HeroCard,
    ItemCard,
    MonsterCard,
    MonsterSide,
    OverlordCard,
)
from undercroft.games.descent.box.content import content
from undercroft.games.descent.box.words import Printed, ability_name, describe, gains, name
from undercroft.games.descent.quest.quests import quest, quests
from undercroft.games.descent.rules.equipment import POTIONS, item_name, potion_text
from undercroft.games.descent.rules.hero_turn import GRANTS
from undercroft.games.descent.rules.lingering_effects import monkey_text
from undercroft.games.descent.rules.orders import ORDERS
from undercroft.kernel.messages import Msg

_UNSEEN = ("origin", "ours", "special", "values")
"""Fields that no card shows: whose the numbers are, and what the rules look up."""

C = TypeVar("C", bound=Printed)


def catalogue() -> dict[str, Any]:
    """Everything by its id; what a quest hides is not in it (DES-SET-20)."""
    box = content()
    return {
        "dice": {die.id: _die(die) for die in box.dice},
        "abilities": _cards(box.abilities),
        "heroes": {key: _hero(card) for key, card in box.heroes.items()},
        "monsters": {key: _monster(card) for key, card in box.monsters.items()},
        "items": {key: _item(card) for key, card in box.items.items()},
        "potions": {key: _potion(key) for key in POTIONS},
        "skills": _cards(box.skills),
        "overlord": {key: _overlord(card) for key, card in box.overlord.items()},
        "familiars": _cards(box.familiars) | {"monkey": {"name": Msg("des-familiar-monkey"), "text": monkey_text()}},
        "orders": {key: _told(f"order-{key}") for key in ORDERS},
        "actions": {key: _told(f"action-{key}") | grant._asdict() for key, grant in GRANTS.items()},
        "quests": {key: _quest(key) for key in quests()},
        "market": msgspec.to_builtins(box.market),
        "limits": msgspec.to_builtins(box.limits),
        "costs": msgspec.to_builtins(box.costs),
        "decks": {deck: len(cards) for deck, cards in box.decks.items()},
    }


def _told(key: str) -> dict[str, Any]:
    return {"name": Msg(f"des-{key}"), "text": Msg(f"des-{key}-text")}


def _card(card: Printed) -> dict[str, Any]:
    printed: dict[str, Any] = msgspec.to_builtins(card, str_keys=True)
    for field in _UNSEEN:
        printed.pop(field, None)
    return printed | {"name": name(card), "text": describe(card)}


def _cards(cards: Mapping[str, C]) -> dict[str, dict[str, Any]]:
    return {key: _card(card) for key, card in cards.items()}


def _die(die: Die) -> dict[str, Any]:
    faces = [msgspec.to_builtins(face) | {"key": face.key, "name": Msg(f"des-face-{face.key}")} for face in die.faces]
    return {"id": die.id, "name": Msg(f"des-die-{die.id}"), "faces": faces}


def _hero(card: HeroCard) -> dict[str, Any]:
    return _card(card) | {"abilities": [ability_name(ability) for ability in card.abilities]}


def _monster(card: MonsterCard) -> dict[str, Any]:
    """Its text is only what the card says in words: the numbers are beside it, for every number of players."""
    told = {"text": Msg(f"des-monster-{card.id}-text")}
    return _card(card) | told | {"normal": _side(card.normal), "master": _side(card.master)}


def _side(side: MonsterSide) -> dict[str, Any]:
    printed: dict[str, Any] = msgspec.to_builtins(side, str_keys=True)
    bonus = gains(Gain(damage=side.damage, range=side.range))
    return printed | {
        "abilities": [_ability(ability.id, ability_name(ability)) for ability in side.abilities],
        "bonus": bonus,
    }


def _ability(key: str, called: Msg) -> dict[str, Any]:
    return {"id": key, "name": called}


def _item(card: ItemCard) -> dict[str, Any]:
    """What it prints in symbols is told symbol by symbol too, so that a small card need not repeat the whole text."""
    return _card(card) | {
        "abilities": [_ability(ability.id, ability_name(ability)) for ability in card.abilities],
        "surges": [{"cost": option.cost, "gains": gains(option.gain)} for option in card.surges],
        "off_hand": gains(card.off_hand) if card.off_hand else [],
        "bonuses": [{"on": bonus.on, "when": bonus.when, "gains": gains(bonus.gain)} for bonus in card.bonuses],
    }


def _potion(key: str) -> dict[str, Any]:
    market = content().market
    cost = market.healing_potion if key == "healing" else market.vitality_potion
    return {"id": key, "cost": cost, "name": item_name(key), "text": potion_text(key)}


def _overlord(card: OverlordCard) -> dict[str, Any]:
    spawn = [
        {"kind": entry.kind, "count": entry.count, "master": entry.master, "name": Msg(f"des-monster-{entry.kind}")}
        for entry in card.spawn
    ]
    return _card(card) | {"spawn": spawn}


def _quest(key: str) -> dict[str, Any]:
    found = quest(key)
    told = {part: found.text(part) for part in ("title", "intro", "goal", "victory", "defeat")}
    conquest = {str(players): tokens for players, tokens in found.conquest.items()}
    return {"id": key, "number": found.number, "conquest": conquest, **told}
