"""What a hero's cards add to an attack: to all of it, or only against some of the figures that it strikes."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.board import Size
from undercroft.games.descent.box.content import Bonus, Gain, ItemCard, content
from undercroft.games.descent.figures import base, dungeon, hero_at, monster_at, monsters_on, size_of, topology
from undercroft.games.descent.rules.line_of_sight import hidden_by, in_line, looks_out
from undercroft.games.descent.state import TOWN, Attack, Descent, Hero, Monster
from undercroft.games.descent.stats import cards, kit

NOTHING = Gain()


def bonuses(hero: Hero, kind: str, weapon: ItemCard | None) -> list[Bonus]:
    """Those that can count in an attack of this type with this weapon, or with bare hands."""
    able = [card for card in cards(hero) if not is_other_weapon(card, weapon)]
    return [bonus for card in able for bonus in card.bonuses if bonus.on in ("any", kind)]


def is_other_weapon(card: object, weapon: ItemCard | None) -> bool:
    """DES-ATK-07: a weapon that is not being attacked with adds nothing."""
    return isinstance(card, ItemCard) and card.type == "weapon" and (weapon is None or card.id != weapon.id)


def against(g: Descent, atk: Attack, target: Hero | Monster | None) -> Gain:
    """What an attack gains against one of the figures that it strikes, besides what it has against all (DES-CRD-04).

    Heroes are nobody's prey here: the cards speak of enemies.
    """
    if atk.by_hero < 0 or not isinstance(target, Monster):
        return NOTHING
    hero = g.heroes[atk.by_hero]
    return gain_where(hero, atk.kind, content().items.get(atk.weapon), lambda when: _holds(g, hero, when, target))


def gain_where(hero: Hero, kind: str, weapon: ItemCard | None, holds: Callable[[str], bool]) -> Gain:
    """What the bonuses add that count only against some figures; `holds` says which conditions are met."""
    held = [bonus for bonus in bonuses(hero, kind, weapon) if bonus.when != "always"]
    gains = [bonus.gain for bonus in held if holds(bonus.when)]
    if not gains:
        return NOTHING
    return Gain(damage=sum(gain.damage for gain in gains), pierce=sum(gain.pierce for gain in gains))


def _holds(g: Descent, hero: Hero, when: str, target: Monster) -> bool:
    if when == "adjacent":  # nobody is whom his own blast has sent to the town
        return hero.at != TOWN and bool(topology(g).around(base(g, target)) >> hero.at & 1)
    return unseen(hero, target)


def unseen(hero: Hero, target: Monster) -> bool:
    """Whether a monster could not see the hero when the turn began, be it that it was not there."""
    return target.number not in hero.seen_by


def note_who_sees(g: Descent) -> None:
    """As any turn begins: who can see the heroes that profit from not being seen, and nobody else, for it is costly."""
    for hero in g.heroes:
        if kit(hero).lurks:
            hero.seen_by = tuple([m.number for m in watching(g, hero)])


def watching(g: Descent, hero: Hero) -> list[Monster]:
    """The monsters that can see a hero; walls and doors alone hide most of them, whoever else is in the way."""
    if hero.at == TOWN:
        return []
    sight = dungeon(g).sight(g.closed)
    near = monsters_on(g, sight.field(hero.at))
    if not near:
        return []
    hidden = hidden_by(g)
    seen = sight.field(hero.at, hidden)  # one looks as well from there to here; but a large one past its own spaces
    open_to = [m for m in near if base(g, m) & seen or (size_of(m) is not Size.ONE and in_line(g, m, hero.at, hidden))]
    return [m for m in open_to if looks_out(g, m, hero.at)]


def damage_to(g: Descent, atk: Attack, target: Hero | Monster | None) -> int:
    """The damage that an attack deals to one of the figures that it strikes, before armour (DES-DMG-01)."""
    damage = atk.damage + against(g, atk, target).damage
    return damage * 2 if atk.doubled else damage


def attacked(g: Descent, atk: Attack) -> Hero | Monster | None:
    """The figure on the space attacked (DES-ATK-02): whom one thinks of first when one asks for the damage."""
    return hero_at(g, atk.target) or monster_at(g, atk.target)
