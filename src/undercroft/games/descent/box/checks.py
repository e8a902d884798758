"""What the shapes of the entries cannot promise: counts, and that what one entry speaks of exists in another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, pairwise
from typing import get_args

from undercroft.games.descent.box.components import (
    Ability,
    AbilityId,
    AttackType,
    Bonus,
    Card,
    Colour,
    DieId,
    Gain,
    HeroCard,
    ItemCard,
    OverlordCard,
    RankedId,
    SkillCard,
    SurgeOption,
)
from undercroft.games.descent.box.tables import Content
from undercroft.kernel.sourced import Fault, Sourced, strange_fields

PLAYERS = (2, 3, 4, 5)
ATTACK_DIE = {"melee": "red", "ranged": "blue", "magic": "white"}
"""The die that belongs to each type of attack (DES-ATK-24): the one that can miss."""

DECKS = {"shop": 24, "copper": 22, "silver": 18, "gold": 16, "artifact": 4}  # DES-CRD-05
TYPES = {"spawn": 9, "power": 6, "event": 12, "trap": 9}  # DES-OVL-11
SKILLS = {"fighting": 12, "subterfuge": 12, "wizardry": 12}  # DES-CRD-03
FIGURES = {"normal": 39, "master": 21}  # DES-SPN-09


def faults(content: Content) -> Iterator[Fault]:
    """Everything wrong with the content, file by file."""
    checks: tuple[Callable[[Content], Iterator[Fault]], ...] = (
        _counts,
        _sources,
        _dice,
        _abilities,
        _heroes,
        _monsters,
        _items,
        _skills,
        _overlord,
        _market,
        _specials,
    )
    return chain.from_iterable(check(content) for check in checks)


def _counts(c: Content) -> Iterator[Fault]:
    for file, found, expected in (("heroes", len(c.heroes), 20), ("monsters", len(c.monsters), 12)):
        if found != expected:
            yield Fault(file, f"expected {expected} entries, got {found}")
    items: Counter[str] = Counter(chain.from_iterable([card.deck] * card.count for card in c.items.values()))
    skills: Counter[str] = Counter(card.deck for card in c.skills.values())
    cards: Counter[str] = Counter(chain.from_iterable([card.type] * card.count for card in c.overlord.values()))
    figures: Counter[str] = Counter()
    for monster in c.monsters.values():
        figures.update(normal=monster.figures.normal, master=monster.figures.master)
    tallies = (
        ("items", "cards in the deck", items, DECKS),
        ("skills", "cards in the deck", skills, SKILLS),
        ("overlord", "cards of the type", cards, TYPES),
        ("monsters", "figures that are", figures, FIGURES),
    )
    for file, what, counted, wanted in tallies:
        for key, expected in wanted.items():
            if counted[key] != expected:
                yield Fault(file, f"expected {expected} {what} {key}, got {counted[key]}")


def _sources(c: Content) -> Iterator[Fault]:
    entries: dict[str, Iterable[Sourced]] = {
        "dice": c.dice,
        "abilities": c.abilities.values(),
        "heroes": c.heroes.values(),
        "monsters": c.monsters.values(),
        "items": c.items.values(),
        "skills": c.skills.values(),
        "overlord": c.overlord.values(),
        "familiars": c.familiars.values(),
    }
    return strange_fields(entries)


def _dice(c: Content) -> Iterator[Fault]:
    if [die.id for die in c.dice] != list(get_args(DieId)):
        yield Fault("dice", f"expected the entries {', '.join(get_args(DieId))} in this order")
    for die in c.dice:
        for position, face in enumerate(die.faces, 1):
            if face.miss + face.blank + bool(face.range or face.damage or face.surge or face.enhancement) != 1:
                problem = "expected either a miss, or a blank, or something that counts"
                yield Fault("dice", problem, die.id, f"faces.{position}")
        misses = sum(face.miss for face in die.faces)
        if misses != (die.id in ATTACK_DIE.values()):  # DES-ATK-24
            yield Fault("dice", "expected one miss on red, blue and white, none on the others", die.id, "faces")
        if sum(face.blank for face in die.faces) != (die.id == "black"):  # DES-ATK-25
            yield Fault("dice", "expected one blank on black, none on the others", die.id, "faces")


def _abilities(c: Content) -> Iterator[Fault]:
    if list(c.abilities) != list(get_args(AbilityId)):
        yield Fault("abilities", f"expected the entries {', '.join(get_args(AbilityId))} in this order")
    for card in c.abilities.values():
        if bool(card.template) != (card.id == "breath") or any(width % 2 == 0 for width in card.template):
            yield Fault("abilities", "expected odd widths for breath, and for nothing else", card.id, "template")


def _heroes(c: Content) -> Iterator[Fault]:
    for card in c.heroes.values():
        skills = card.fighting + card.subterfuge + card.wizardry
        if skills != c.limits.skills_per_hero:  # DES-SET-11
            problem = f"expected {c.limits.skills_per_hero} skills of all decks together, got {skills}"
            yield Fault("heroes", problem, card.id, "fighting")
        if card.familiar:
            yield from _unknown("heroes", card.id, "familiar", [card.familiar], c.familiars)
        yield from _bonuses("heroes", card.id, card.bonuses)
        yield from _ranks("heroes", card.id, "abilities", card.abilities)


def _monsters(c: Content) -> Iterator[Fault]:
    for card in c.monsters.values():
        for rank, side in (("normal", card.normal), ("master", card.master)):
            wounds = [side.wounds.get(players, 0) for players in PLAYERS]
            if tuple(side.wounds) != PLAYERS or any(more < fewer for fewer, more in pairwise(wounds)):  # DES-CRD-12
                problem = "expected wounds for 2, 3, 4 and 5 players, not fewer for more players"
                yield Fault("monsters", problem, card.id, f"{rank}.wounds")
            yield from _attack_dice("monsters", card.id, f"{rank}.dice", side.attack, side.dice)
            yield from _ranks("monsters", card.id, f"{rank}.abilities", side.abilities)


def _items(c: Content) -> Iterator[Fault]:
    for card in c.items.values():
        weapon = card.type == "weapon"
        if (card.cost is not None) != (card.deck == "shop"):
            yield Fault("items", "expected a price for cards of the shop, and for no others", card.id, "cost")
        if weapon != (card.attack is not None):
            yield Fault("items", "expected an attack type for weapons, and for nothing else", card.id, "attack")
        if (card.type in ("weapon", "shield")) != (card.hands > 0):
            yield Fault("items", "expected 1 or 2 for weapons and shields, 0 for the rest", card.id, "hands")
        if (weapon and card.attack) or card.dice:
            yield from _attack_dice("items", card.id, "dice", card.attack, card.dice)
        yield from _only_for("items", card, "weapon", surges=card.surges, off_hand=card.off_hand)
        yield from _only_for("items", card, "shield", prevents=card.prevents)
        worn = {"speed_cap": card.speed_cap, "no_runes": card.no_runes, "immune": card.immune, "ward": card.ward}
        yield from _only_for("items", card, "armor", armor=card.armor, **worn)
        held = card.coins or card.healing or card.vitality
        if (card.type == "cache") != bool(held):
            problem = "expected coins, healing or vitality for caches, and for nothing else"
            yield Fault("items", problem, card.id, "coins")
        yield from _bonuses("items", card.id, card.bonuses)
        yield from _ranks("items", card.id, "abilities", card.abilities)
        for position, option in enumerate(card.surges, 1):
            yield from _nothing("items", card.id, f"surges.{position}.gain", option)
        if card.off_hand == Gain():
            yield Fault("items", "expected something that is gained", card.id, "off_hand")


def _only_for(file: str, card: ItemCard, kind: str, **fields: object) -> Iterator[Fault]:
    for field, value in fields.items():
        if value and card.type != kind:
            yield Fault(file, f"works only with 'type: {kind}'", card.id, field)


def _skills(c: Content) -> Iterator[Fault]:
    for card in c.skills.values():
        yield from _unknown("skills", card.id, "familiars", card.familiars, c.familiars)
        yield from _bonuses("skills", card.id, card.bonuses)
        yield from _ranks("skills", card.id, "abilities", card.abilities)


def _overlord(c: Content) -> Iterator[Fault]:
    for card in c.overlord.values():
        own = card.type if card.type in ("spawn", "power") else None
        if (card.when in ("spawn", "power") or own) and card.when != own:
            problem = "expected 'spawn' for spawn cards, 'power' for powers, another moment for events and traps"
            yield Fault("overlord", problem, card.id, "when")
        yield from _unknown("overlord", card.id, "spawn", [entry.kind for entry in card.spawn], c.monsters)
        if (card.type == "spawn") != (card.special is None):
            yield Fault("overlord", "expected a special for every card but spawn cards", card.id, "special")
        if card.type == "spawn" and not card.spawn:
            yield Fault("overlord", "expected the monsters that it places", card.id, "spawn")


def _market(c: Content) -> Iterator[Fault]:
    tables = {"treasure": c.market.treasure, "resale": c.market.resale}
    for field, table in tables.items():
        if set(table) != set(get_args(Colour)):
            yield Fault(
                "market", f"expected a value for each of {', '.join(get_args(Colour))}", field=f"market.{field}"
            )
    if set(c.box.chests) != set(get_args(Colour)):
        yield Fault("box", f"expected a list for each of {', '.join(get_args(Colour))}", field="chests")
    numbers = list(chain.from_iterable(c.box.chests.values()))
    if len(numbers) != len(set(numbers)):
        yield Fault("box", "expected every chest to have a number of its own", field="chests")
    if set(c.box.training) != set(get_args(AttackType)):
        yield Fault("box", f"expected a number for each of {', '.join(get_args(AttackType))}", field="training")


def _specials(c: Content) -> Iterator[Fault]:
    kinds: tuple[tuple[str, str, Iterable[HeroCard | ItemCard | SkillCard | OverlordCard]], ...] = (
        ("hero", "heroes", c.heroes.values()),
        ("item", "items", c.items.values()),
        ("skill", "skills", c.skills.values()),
        ("overlord", "overlord", c.overlord.values()),
    )
    for kind, file, cards in kinds:
        known: dict[str, tuple[str, ...]] = getattr(c.specials, kind)
        used = set()
        for card in cards:
            used.add(card.special)
            if card.special:
                yield from _unknown(file, card.id, "special", [card.special], known)
            yield from _values(file, card.id, card, known.get(card.special or "", ()))
        for special in known:
            if special not in used:
                yield Fault("specials", f"no card of {file}.yaml names it", field=f"{kind}.{special}")


def _values(file: str, entry: str, card: Card, needed: tuple[str, ...]) -> Iterator[Fault]:
    if set(card.values) != set(needed):
        wanted = f"the values {', '.join(needed)}" if needed else "no values"
        yield Fault(file, f"expected {wanted}, as listed in specials.yaml", entry, "values")
    for value in card.values:
        if value in card.__struct_fields__:
            yield Fault(file, f"'{value}' is a field of the card itself, expected another name", entry, "values")


def _attack_dice(file: str, entry: str, field: str, attack: str | None, dice: Iterable[str]) -> Iterator[Fault]:
    own = [die for die in dice if die in ATTACK_DIE.values()]
    wanted = ATTACK_DIE[attack] if attack else None
    if own != [wanted]:
        problem = (
            f"expected one die that is {wanted}, and no other that can miss" if wanted else "works only with an attack"
        )
        yield Fault(file, problem, entry, field)


def _bonuses(file: str, entry: str, bonuses: Iterable[Bonus]) -> Iterator[Fault]:
    for position, bonus in enumerate(bonuses, 1):
        yield from _nothing(file, entry, f"bonuses.{position}.gain", bonus)
        told = Gain(damage=bonus.gain.damage, pierce=bonus.gain.pierce)
        if bonus.when != "always" and bonus.gain != told:
            problem = "expected damage or pierce, which alone can count for one figure struck and not for another"
            yield Fault(file, problem, entry, f"bonuses.{position}.gain")


def _nothing(file: str, entry: str, field: str, giver: Bonus | SurgeOption) -> Iterator[Fault]:
    if giver.gain == Gain():
        yield Fault(file, "expected something that is gained", entry, field)


def _ranks(file: str, entry: str, field: str, abilities: Iterable[Ability]) -> Iterator[Fault]:
    for position, ability in enumerate(abilities, 1):
        if ability.rank > 1 and ability.id not in get_args(RankedId):
            problem = f"'{ability.id}' has no ranks, only {', '.join(get_args(RankedId))} have"
            yield Fault(file, problem, entry, f"{field}.{position}.rank")


def _unknown(file: str, entry: str, field: str, names: Iterable[str], known: Iterable[str]) -> Iterator[Fault]:
    allowed = list(known)
    for name in names:
        if name not in allowed:
            yield Fault(file, f"'{name}' does not exist, expected one of {', '.join(allowed)}", entry, field)
