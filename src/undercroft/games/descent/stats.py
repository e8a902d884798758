"""What a figure's cards add up to: speed, armour, traits, abilities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from undercroft.games.descent.box.content import HeroCard, ItemCard, MonsterSide, SkillCard, content
from undercroft.games.descent.figures import quest_of
from undercroft.games.descent.state import OVERLORD, Descent, Hero, Monster

TRAITS = ("melee", "ranged", "magic")
LIMITS = content().limits
UNARMED = "unarmed"
"""What stands for bare hands where a weapon is named."""


def hero_card(hero: Hero) -> HeroCard:
    return content().heroes[hero.card]


def skills(hero: Hero) -> list[SkillCard]:
    return [content().skills[card] for card in hero.skills]


def equipped(hero: Hero) -> list[ItemCard]:
    """Items in use: nothing in the pack counts (DES-EQP-08). Potions have no card."""
    items = content().items
    return [items[item.card] for item in hero.items if item.equipped and item.card in items]


class Kit(NamedTuple):
    """What a hero's cards in use amount to. They are looked at in every move, and seldom change."""

    cards: tuple[HeroCard | SkillCard | ItemCard, ...]
    special: tuple[HeroCard | SkillCard | ItemCard, ...]
    """Those that do something special."""
    specials: frozenset[str]
    """What those are called."""
    abilities: dict[str, int]
    """Ranks from several sources add up (DES-ABL-02)."""
    weapons: dict[str, ItemCard]
    """Weapons in hand, none from the pack (DES-HER-11)."""
    armed: dict[str, dict[str, int]]
    """Those that count in an attack with each weapon, or UNARMED: the others add nothing (DES-ATK-07)."""
    spreading: frozenset[str]
    """With which of these an attack can have Blast."""
    immune: frozenset[str]
    lurks: bool
    """Whether it matters to the hero which monsters could see him."""


def kit(hero: Hero) -> Kit:
    """Everything that gives a hero bonuses and abilities. A monkey uses no items (DES-EFF-14)."""
    items = () if hero.monkey else tuple([item.card for item in hero.items if item.equipped])
    return kit_of(hero.card, tuple(hero.skills), items)


@lru_cache(maxsize=4096)
def kit_of(hero: str, skills: tuple[str, ...], items: tuple[str, ...]) -> Kit:
    every = content()
    known: list[HeroCard | SkillCard | ItemCard] = [every.heroes[hero], *(every.skills[card] for card in skills)]
    known += [every.items[card] for card in items if card in every.items]
    abilities = _added_up(known)
    weapons = [card for card in known if isinstance(card, ItemCard) and card.type == "weapon"]
    armed = {UNARMED: _added_up([card for card in known if card not in weapons])}
    for weapon in weapons:
        idle = [other for other in weapons if other.id != weapon.id]
        armed[weapon.id] = _added_up([card for card in known if card not in idle])
    immune = [effect for card in known if not isinstance(card, SkillCard) for effect in card.immune]
    special = tuple(card for card in known if card.special is not None)
    names = frozenset(card.special for card in special if card.special is not None)
    lurks = any(bonus.when == "unseen" for card in known for bonus in card.bonuses)
    arms = {weapon.id: weapon for weapon in weapons}
    spreading = frozenset(name for name, ranks in armed.items() if may_spread(arms.get(name), ranks))
    return Kit(tuple(known), special, names, abilities, arms, armed, spreading, frozenset(immune), lurks)


def _added_up(known: Sequence[HeroCard | SkillCard | ItemCard]) -> dict[str, int]:
    ranks: dict[str, int] = {}
    for card in known:
        for found in card.abilities:
            ranks[found.id] = ranks.get(found.id, 0) + found.rank
    return ranks


def may_spread(weapon: ItemCard | None, ranks: Mapping[str, int]) -> bool:
    """Whether an attack with these abilities has Blast or can buy it with surges."""
    return ranks.get("blast", 0) > 0 or (weapon is not None and any(option.gain.blast for option in weapon.surges))


def cards(hero: Hero) -> tuple[HeroCard | SkillCard | ItemCard, ...]:
    return kit(hero).cards


def special_cards(hero: Hero) -> tuple[HeroCard | SkillCard | ItemCard, ...]:
    """The hero's cards in use that do something special."""
    return kit(hero).special


class Holding(NamedTuple):
    """Cards that a hero could have, by where he would have them."""

    sheets: frozenset[str]
    skills: frozenset[str]
    items: frozenset[str]

    def among(self, hero: Hero) -> bool:
        """Whether the hero has one of them, in use or not."""
        sheets, skills, items = self
        return bool(
            (skills and not skills.isdisjoint(hero.skills))
            or (items and not items.isdisjoint([item.card for item in hero.items]))
            or hero.card in sheets
        )


def has(hero: Hero, special: str) -> bool:
    """Whether one of the hero's cards in use does this special thing."""
    return special in kit(hero).specials


def worth(hero: Hero, special: str, value: str) -> int:
    """The value of this name on the hero's cards in use that do this special thing, added up."""
    using = kit(hero)
    if special not in using.specials:
        return 0
    return sum(card.values.get(value, 0) for card in using.special if card.special == special)


def power(g: Descent, special: str, value: str) -> int:
    """The value of this name on the overlord's powers in play that do this special thing, added up (DES-OVL-18)."""
    if not g.overlord.powers:
        return 0
    played = [content().overlord[card] for card in g.overlord.powers]
    return sum(card.values.get(value, 0) for card in played if card.special == special)


def max_wounds(hero: Hero) -> int:
    return hero_card(hero).wounds + sum([card.wounds for card in skills(hero)])


def max_fatigue(hero: Hero) -> int:
    return hero_card(hero).fatigue + sum([card.fatigue for card in skills(hero)])


def speed(hero: Hero) -> int:
    """Base speed, capped by heavy armour, then whatever is added (DES-EQP-12, DES-EQP-13)."""
    if hero.monkey:
        return content().doing["monkey_god"].values["speed"]  # DES-EFF-14
    value = hero_card(hero).speed
    if not has(hero, "enduring"):
        for item in equipped(hero):
            if item.speed_cap is not None:
                value = min(value, item.speed_cap)
    return value + sum([card.speed for card in skills(hero)])


def trait(hero: Hero, kind: str) -> int:
    """Power dice for an attack type, training included, never above five (DES-TWN-14)."""
    value: int = getattr(hero_card(hero), kind) + hero.training[TRAITS.index(kind)]
    return min(value, LIMITS.trait_maximum)


def armor(hero: Hero, against: str = "") -> int:
    """Base armour and what is worn (DES-DMG-02); some skills help against one attack type. A monkey has none."""
    if hero.monkey:
        return 0  # DES-EFF-15
    worn = [item for item in equipped(hero) if item.type == "armor"]
    value = hero_card(hero).armor + sum(item.armor for item in worn)
    value += sum([rank for card in skills(hero) for kind, rank in card.armor_against.items() if kind == against])
    if not worn:
        value += worth(hero, "enduring", "armor")
    return value + hero.braced


def hero_ability(hero: Hero, ability: str) -> int:
    """The rank of an ability; 0 without it."""
    return kit(hero).abilities.get(ability, 0)


def immune(hero: Hero, effect: str) -> bool:
    """Whether a card in use protects from an effect."""
    return effect in kit(hero).immune


def side(m: Monster) -> MonsterSide:
    """The half of the monster card that counts for this figure (DES-CRD-14): the red one for a master (DES-MST-01)."""
    card = content().monsters[m.kind]
    return card.master if m.master else card.normal


def monster_speed(g: Descent, m: Monster) -> int:
    return side(m).speed + (quest_of(g).named[m.named].speed if m.named else 0)


def monster_armor(g: Descent, m: Monster) -> int:
    """DES-DMG-03."""
    return side(m).armor + (quest_of(g).named[m.named].armor if m.named else 0)


def monster_wounds(g: Descent, m: Monster) -> int:
    """On the card of the set for the number of players, the overlord included (DES-SET-22, DES-CRD-13)."""
    return side(m).wounds[g.players] + (quest_of(g).named[m.named].wounds if m.named else 0)


def monster_damage(g: Descent, m: Monster) -> int:
    """Damage printed on the card beside the dice."""
    return side(m).damage + (quest_of(g).named[m.named].damage if m.named else 0)


@cache
def _ranks(kind: str, master: bool) -> dict[str, int]:  # noqa: FBT001 - a cache key
    card = content().monsters[kind]
    return {found.id: found.rank for found in (card.master if master else card.normal).abilities}


def abilities(g: Descent, figure: Hero | Monster) -> Mapping[str, int]:
    """The ranks of all abilities that a figure has."""
    if isinstance(figure, Hero):
        return kit(figure).abilities
    ranks = _ranks(figure.kind, figure.master)
    if figure.named:
        ranks = dict(ranks)
        for found in quest_of(g).named[figure.named].abilities:
            ranks[found.id] = ranks.get(found.id, 0) + found.rank
    return ranks


def monster_ability(g: Descent, m: Monster, ability: str) -> int:
    """The rank of an ability, the extra ones of a named monster included."""
    rank = _ranks(m.kind, m.master).get(ability, 0)
    if m.named:
        rank += sum(found.rank for found in quest_of(g).named[m.named].abilities if found.id == ability)
    return rank


def known_ability(g: Descent, figure: Hero | Monster, name: str, seat: int | None) -> int:
    """The rank as a seat knows it, or everybody (None): what a quest adds is the overlord's secret (DES-MST-05)."""
    if isinstance(figure, Monster) and figure.named and seat != OVERLORD and name not in figure.shown:
        return _ranks(figure.kind, figure.master).get(name, 0)
    return ability(g, figure, name)


def show_ability(m: Monster, name: str) -> None:
    """An ability has been seen at work, so it is no secret any more (DES-MST-05)."""
    if m.named and name not in m.shown:
        m.shown.append(name)


def ability(g: Descent, figure: Hero | Monster, name: str) -> int:
    return hero_ability(figure, name) if isinstance(figure, Hero) else monster_ability(g, figure, name)
