"""Everything in the box as a browser looks it up: every card with its name and what it says, made of its data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from undercroft.games.massivedarkness2.box import words
from undercroft.games.massivedarkness2.box.components import (
    ArrowCard,
    BossBoard,
    Dice,
    HeroCard,
    Item,
    MobItem,
    RogueToken,
    Skill,
    Spirit,
)
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.mission.missions import mission, missions
from undercroft.games.massivedarkness2.rules.abilities import title
from undercroft.games.massivedarkness2.rules.dice import counts
from undercroft.games.massivedarkness2.rules.enemy_phase import scheme_text
from undercroft.games.massivedarkness2.state import AttackType
from undercroft.kernel.messages import Msg, msg


class CardSeen(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card of any kind; fields that mean nothing for it are left out."""

    id: str
    family: str
    """hero, skill, item, mob_item, set, mob, roaming, boss, door, tool, arrow, spirit or basic."""
    name: Msg
    lines: tuple[Msg, ...]
    copies: int = 1
    trade: str = ""
    """Of a class only."""
    rarity: str = ""
    slot: str = ""
    range: str = ""
    level: int = 0
    tier: int = 0
    attacks: dict[str, dict[str, int]] = {}
    defence: dict[str, int] = {}
    health: int = 0
    mana: int = 0
    place: str = ""
    """The stance, quadrant, column or element on the board of a class; the colour of a rogue's token."""
    arrows: int = 0


class AbilitySeen(msgspec.Struct, frozen=True):
    """What `use:<key>` and `act:<key>` stand for."""

    name: Msg
    text: Msg
    card: str


class MissionCard(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    number: int
    title: Msg
    story: Msg
    goal: Msg
    boss: str
    """The boss who waits at its end, if any."""


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    cards: dict[str, CardSeen]
    """By family and id, `item:rusty_sword`."""
    abilities: dict[str, AbilitySeen]
    faces: dict[str, tuple[str, ...]]
    """Of each die."""
    missions: dict[str, MissionCard]


def catalogue() -> dict[str, Any]:
    """Everything by family and id; the state has no secrets, and neither has the box."""
    c = content()
    made = Catalogue(
        cards={f"{card.family}:{card.id}": card for card in _cards()},
        abilities={
            key: AbilitySeen(title(key), words.ability(ability), key.partition(".")[0].rstrip("+"))
            for key, ability in c.abilities.items()
        },
        faces={colour: die.faces for colour, die in c.box.dice.items()},
        missions={key: _mission(key) for key in missions()},
    )
    found: dict[str, Any] = msgspec.structs.asdict(made)
    return found


def _cards() -> Iterable[CardSeen]:
    c = content()
    yield from map(_hero, c.heroes.values())
    yield from map(_skill, c.skills.values())
    for basic in c.basics.values():
        lines = tuple(map(words.ability, basic.abilities))
        name = Msg(f"md2-basic-{basic.id}")
        yield CardSeen(id=basic.id, family="basic", name=name, lines=lines, trade=basic.trade, place=basic.place)
    yield from (_item(item) for item in c.items.values() if item.id not in c.mob_items)
    yield from map(_mob_item, c.mob_items.values())
    limits = c.box.limits
    for trade, power in c.set_powers.items():
        text = words.set_power(power, limits.set_lesser, limits.set_greater)
        yield CardSeen(id=power.id, family="set", name=words.name(power), lines=(text,), trade=trade)
    yield from _enemies()
    for door in c.doors.values():
        yield CardSeen(id=door.id, family="door", name=words.name(door), lines=(words.door(door),), copies=door.copies)
    yield from map(_tool, c.rogue_tokens.values())
    yield from map(_arrow, c.arrows.values())
    yield from map(_spirit, c.spirits.values())


def _dice(attacks: Mapping[AttackType, Dice]) -> dict[str, dict[str, int]]:
    return {kind: counts(dice) for kind, dice in attacks.items()}


def _hero(card: HeroCard) -> CardSeen:
    return CardSeen(
        id=card.id,
        family="hero",
        name=Msg(f"md2-hero-{card.id}"),
        lines=(words.ability(card.ability), words.ability(card.shadow)),
        trade=card.trade,
        health=card.health,
        mana=card.mana,
    )


def _skill(card: Skill) -> CardSeen:
    lines = [*map(words.ability, card.abilities)]
    lines += [msg("md2-text-blessed", what=words.ability(ability)) for ability in card.blessed]
    lines += [msg("md2-text-adds-tool", token=Msg(f"md2-tool-{token}")) for token in card.tokens]
    if card.poison:
        lines.append(msg("md2-text-poison", n=card.poison))
    return CardSeen(
        id=card.id,
        family="skill",
        name=Msg(f"md2-skill-{card.id}"),
        lines=tuple(lines),
        trade=card.trade,
        level=card.level,
        tier=card.tier,
        place=card.stance or "",
    )


def _item(card: Item) -> CardSeen:
    return CardSeen(
        id=card.id,
        family="item",
        name=words.name(card),
        lines=(words.item(card),),
        copies=card.copies,
        trade=card.trade or "",
        rarity=card.rarity,
        slot=card.slot,
        attacks=_dice(card.attacks),
        defence={"blue": card.blue} if card.blue else {},
    )


def _mob_item(card: MobItem) -> CardSeen:
    return CardSeen(
        id=card.id,
        family="mob_item",
        name=words.name(card),
        lines=(words.mob_item(card),),
        copies=card.copies,
        rarity=card.rarity,
        slot=card.slot,
        range=card.range,
        attacks=_dice(card.attacks),
        defence={"blue": card.blue} if card.blue else {},
    )


def _enemies() -> Iterable[CardSeen]:
    """A card for each range of levels (MD2-MOB-05), and the bosses."""
    c = content()
    for mob in c.mobs.values():
        for range_, printed in mob.cards.items():
            yield CardSeen(
                id=f"{mob.id}_{range_}",
                family="mob",
                name=Msg(f"md2-enemy-{mob.id}"),
                lines=(words.claw(printed.claw),),
                range=range_,
                health=printed.health,
                defence={"blue": printed.blue} if printed.blue else {},
            )
    for monster in c.roaming.values():
        for range_, card in monster.cards.items():
            yield CardSeen(
                id=f"{monster.id}_{range_}",
                family="roaming",
                name=Msg(f"md2-enemy-{monster.id}"),
                lines=(*map(scheme_text, card.scheme), words.claw(card.claw)),
                range=range_,
                health=card.health,
                attacks=_dice(card.attacks),
                defence=counts(card.defence),
            )
    yield from map(_boss, c.bosses.values())


def _boss(card: BossBoard) -> CardSeen:
    specials = [
        msg("md2-text-boss-claws", n=claws, what=Msg(f"md2-boss-{rule.special}", dict(rule.values)))
        for claws, rule in card.special.items()
    ]
    track = [
        msg("md2-text-boss-space", n=space.space, what=Msg(f"md2-boss-{space.special}", dict(space.values)))
        for space in card.track
    ]
    return CardSeen(
        id=card.id,
        family="boss",
        name=Msg(f"md2-enemy-{card.id}"),
        lines=(*specials, *track, words.claw(card.claw)),
        health=card.health,
        attacks=_dice(card.attacks),
        defence=counts(card.defence),
    )


def _tool(token: RogueToken) -> CardSeen:
    lines = [words.effect(token.effect)] if token.effect != type(token.effect)() else []
    lines += [Msg("md2-text-tool-poison")] if token.poison else []
    lines += [Msg("md2-text-tool-shadow")] if token.shadow else []
    return CardSeen(
        id=token.id,
        family="tool",
        name=Msg(f"md2-tool-{token.id}"),
        lines=tuple(lines),
        copies=token.copies,
        trade="rogue",
        place=token.colour,
    )


def _arrow(card: ArrowCard) -> CardSeen:
    rows = {"quick": card.quick, "critical": card.critical, "overdraw": card.overdraw}
    return CardSeen(
        id=card.id,
        family="arrow",
        name=Msg(f"md2-arrow-{card.id}"),
        lines=tuple(msg(f"md2-text-arrow-{row}", what=words.effect(effect)) for row, effect in rows.items()),
        copies=card.copies,
        trade="ranger",
        arrows=card.arrows,
    )


def _spirit(card: Spirit) -> CardSeen:
    return CardSeen(
        id=card.id,
        family="spirit",
        name=Msg(f"md2-ally-{card.id}"),
        lines=(words.effect(card.effect),),
        trade="shaman",
        health=card.health,
        attacks=_dice(card.attacks),
        defence={"blue": card.blue} if card.blue else {},
    )


def _mission(key: str) -> MissionCard:
    found = mission(key)
    return MissionCard(
        id=key,
        number=found.number,
        title=found.text("title"),
        story=found.text("story"),
        goal=found.text("goal"),
        boss=found.boss.boss if found.boss is not None else "",
    )
