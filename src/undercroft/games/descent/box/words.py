"""Cards put into words: their names, and what they do, with their numbers as the arguments of the text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import Final, TypeAlias, get_args

import msgspec

from undercroft.games.descent.box.components import (
    Ability,
    AbilityCard,
    FamiliarCard,
    Gain,
    HeroCard,
    ItemCard,
    MonsterCard,
    MonsterSide,
    OverlordCard,
    RankedId,
    SkillCard,
)
from undercroft.kernel.messages import Arg, Msg, msg

Printed: TypeAlias = HeroCard | MonsterCard | ItemCard | SkillCard | OverlordCard | FamiliarCard | AbilityCard

_KINDS: Final[dict[type[Printed], str]] = {
    HeroCard: "hero",
    MonsterCard: "monster",
    ItemCard: "item",
    SkillCard: "skill",
    OverlordCard: "card",
    FamiliarCard: "familiar",
    AbilityCard: "ability",
}


def name(card: Printed) -> Msg:
    """What the card is called."""
    return Msg(f"des-{_KINDS[type(card)]}-{card.id}")


def describe(card: Printed) -> Msg:
    """What the card does. Items and monsters begin with what is printed in symbols, then say the rest in words."""
    own = Msg(f"des-{_KINDS[type(card)]}-{card.id}-text", _numbers(card))
    if isinstance(card, ItemCard):
        return _joined([*_item(card), own])
    if isinstance(card, MonsterCard):
        return _joined([own, _side("normal", card.normal), _side("master", card.master)])
    return own


def ability_name(ability: Ability) -> Msg:
    """Pierce 2, or just Aura."""
    plain = Msg(f"des-ability-{ability.id}")
    return msg("des-text-ranked", ability=plain, rank=ability.rank) if ability.id in get_args(RankedId) else plain


def gains(gain: Gain) -> list[Msg]:
    """Each thing that is gained: +1 damage, Pierce 2."""
    return [Msg(f"des-gain-{kind}", {"n": n}) for kind, n in msgspec.structs.asdict(gain).items() if n]


def _numbers(card: Printed) -> dict[str, Arg]:
    """The numbers and dice of a card by the names of their fields, those of its bonuses and abilities included."""
    found: dict[str, Arg] = {}
    if isinstance(card, HeroCard | SkillCard):
        found.update((ability.id, ability.rank) for ability in card.abilities)
        for bonus in card.bonuses:
            found.update(_whole(bonus.gain))
    if isinstance(card, HeroCard):
        found["dice"] = _named("die", card.dice)
    if isinstance(card, SkillCard):
        found.update(("armor", armor) for armor in card.armor_against.values())
    if isinstance(card, OverlordCard):
        found.update(("master" if entry.master else "normal", entry.count) for entry in card.spawn)
    found.update(_whole(card))
    if isinstance(card, HeroCard | SkillCard | ItemCard | OverlordCard):
        found.update(card.values)
    return found


def _whole(entry: Printed | Gain) -> dict[str, Arg]:
    return {field: n for field, n in msgspec.structs.asdict(entry).items() if type(n) is int and n}


def _joined(sentences: list[Msg]) -> Msg:
    return reduce(lambda first, then: msg("des-text-join", first=first, then=then), sentences)


def _named(kind: str, ids: Iterable[str]) -> list[Msg]:
    return [Msg(f"des-{kind}-{key}") for key in ids]


def _item(card: ItemCard) -> Iterator[Msg]:
    """What an item card prints in symbols, from top to bottom."""
    yield from _head(card)
    if card.rune:
        yield Msg("des-text-rune")
    if card.abilities:
        key = "des-text-abilities" if card.type == "weapon" else "des-text-has"
        yield Msg(key, {"abilities": [ability_name(ability) for ability in card.abilities]})
    for bonus in card.bonuses:
        on = "own" if card.type == "weapon" else bonus.on
        yield Msg(f"des-text-bonus-{on}", {"gains": gains(bonus.gain)})
    for option in card.surges:
        yield msg("des-text-surge", cost=option.cost, gains=gains(option.gain))
    if card.off_hand:
        yield msg("des-text-off-hand", gains=gains(card.off_hand))
    if card.speed_cap:
        yield msg("des-text-speed-cap", speed=card.speed_cap)
    if card.no_runes:
        yield Msg("des-text-no-runes")
    if card.immune:
        yield msg("des-text-immune", effects=_named("ability", card.immune))
    if card.ward:
        yield msg("des-text-ward", face=Msg(f"des-face-{card.ward}"))
    if card.movement:
        yield msg("des-text-movement", n=card.movement)


def _head(card: ItemCard) -> Iterator[Msg]:
    """The kind of item, and what every item of the kind has."""
    if card.attack:
        attack = Msg(f"des-attack-{card.attack}")
        yield msg("des-text-weapon", attack=attack, hands=card.hands, dice=_named("die", card.dice))
    elif card.type == "armor":
        yield msg("des-text-armor", armor=card.armor)
    elif card.type == "shield":
        yield msg("des-text-shield", hands=card.hands, prevents=card.prevents)
    elif card.type == "cache":
        held = {"coins": card.coins, "healing": card.healing, "vitality": card.vitality}
        yield msg("des-text-cache", held=[Msg(f"des-held-{kind}", {"n": n}) for kind, n in held.items() if n])


def _side(rank: str, side: MonsterSide) -> Msg:
    """One half of a monster card, its wounds for each number of players."""
    bonus = gains(Gain(damage=side.damage, range=side.range))
    return msg(
        "des-text-side",
        rank=Msg(f"des-rank-{rank}"),
        speed=side.speed,
        armor=side.armor,
        wounds="/".join(map(str, side.wounds.values())),
        attack=Msg(f"des-attack-{side.attack}"),
        dice=_named("die", side.dice),
        abilities=bonus + [ability_name(ability) for ability in side.abilities],
    )
