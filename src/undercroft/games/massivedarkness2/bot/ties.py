"""What all players decide together: who acts first, whom enemies turn to, who gains (MD2-TIE-01)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.bot.danger import near_enemies, remaining, threats
from undercroft.games.massivedarkness2.figures import (
    distances_from,
    find_enemy,
    find_friend,
    find_hero,
    floor,
    standing,
    walk,
)
from undercroft.games.massivedarkness2.rules.items import blue_dice
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.rules.targets import attack_types, foes, reach
from undercroft.games.massivedarkness2.state import Hero, MassiveDarkness
from undercroft.parts.cell_names import parse_cell

SPIRIT, CHARGE = 6.0, -20.0
"""How gladly a spirit is offered to an enemy, and how little somebody whose death loses the game."""


def next_hero(g: MassiveDarkness, offers: list[str]) -> str:
    """Whoever can strike at once, the healthiest first; those who are hurt wait until there are fewer enemies."""

    def worth(number: str) -> tuple[float, int]:
        hero = find_hero(g, int(number))
        able = any(foes(g, reach(g, kind, hero.at)) for kind in attack_types(hero))
        return hero.health + (4.0 if able else 0.0) + (2.0 if hero.paladin is not None else 0.0), -hero.number

    return max(offers, key=worth)


def target(g: MassiveDarkness, offers: list[str]) -> str:
    """Whoever can bear it best: health and blue dice; spirits before heroes, and never the one to be protected."""

    def bears(number: str) -> tuple[float, int]:
        friend = find_friend(g, int(number))
        if isinstance(friend, Hero):
            return friend.health + 0.8 * blue_dice(friend) - (3.0 if friend.health <= 2 else 0.0), -friend.number
        return CHARGE if friend.kind == "summoner" else SPIRIT + friend.health, -friend.number

    return max(offers, key=bears)


def who_gains(g: MassiveDarkness, offers: list[str]) -> str:
    """Whoever lags behind."""
    return min(offers, key=lambda n: (find_hero(g, int(n)).level, find_hero(g, int(n)).xp, int(n)))


def whom(g: MassiveDarkness, offers: list[str]) -> str:
    """The enemy that is nearest to death, a great one before a small one."""

    def worth(number: str) -> tuple[bool, float, int]:
        enemy = find_enemy(g, int(number))
        left = remaining(g, enemy)
        return enemy.kind == "boss" or bool(enemy.named), -left, -enemy.number

    return max(offers, key=worth)


def weakest_enemy(g: MassiveDarkness, offers: list[str]) -> str:
    """Of enemies that are to act or to come, the one that does least."""

    def harm(number: str) -> tuple[float, int]:
        enemy = find_enemy(g, int(number))
        able = [t.wounds for hero in standing(g)[:1] for t in threats(g, hero) if t.enemy is enemy]
        return max(able, default=0.0), enemy.number

    return min(offers, key=harm)


def away_from_weak(g: MassiveDarkness, offers: list[str]) -> str:
    """The zone where enemies find the strongest."""

    def bears(name: str) -> tuple[float, str]:
        zone = parse_cell(mission_of(g).grid, name)
        away = distances_from(walk(g), zone, floor(g))
        near = [hero.health - away[hero.at] for hero in g.heroes if hero.at in away and not hero.down]
        guarded = [ally for ally in g.allies if ally.kind == "summoner" and ally.at == zone]
        return (max(near, default=0) if not guarded else -9.0), name

    return max(offers, key=bears)


def safest_zone(g: MassiveDarkness, offers: list[str]) -> str:
    """The zone with fewest enemies about."""
    grid = mission_of(g).grid
    zones = [name for name in offers if name[0].isupper()]
    return min(zones or offers, key=lambda name: (len(near_enemies(g, parse_cell(grid, name), 2)), name))


def sword_bearer(g: MassiveDarkness, offers: list[str]) -> str:
    """Who bears most, and fights hand to hand."""

    def fits(number: str) -> tuple[int, int]:
        hero = find_hero(g, int(number))
        melee = hero.berserker is not None or hero.paladin is not None
        return 3 * melee + hero.health, -hero.number

    return max(offers, key=fits)
