"""What the berserker can do that data cannot say."""

from __future__ import annotations

from undercroft.board import members
from undercroft.games.massivedarkness2.box.components import Ability
from undercroft.games.massivedarkness2.figures import distances_from, enemy_walk, floor, name, seen_from, zone_name
from undercroft.games.massivedarkness2.rules.abilities import choose_enemy, special
from undercroft.games.massivedarkness2.rules.targets import foes
from undercroft.games.massivedarkness2.state import Combat, Enemy, Hero, MassiveDarkness
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import msg


def lured(g: MassiveDarkness, hero: Hero) -> list[Enemy]:
    """Enemies in sight that can come nearer; nobody tells a boss where to go."""
    away = distances_from(enemy_walk(g), hero.at, floor(g))
    seen = foes(g, seen_from(g, hero.at) & ~(1 << hero.at))
    return [enemy for enemy in seen if enemy.kind != "boss" and enemy.at in away]


@special("lure", lambda g, hero, _ability, _c: bool(lured(g, hero)))
def lure(g: MassiveDarkness, hero: Hero, ability: Ability, _c: Combat | None) -> Flow:
    """An enemy in sight moves so many zones towards the hero."""
    enemy: Enemy = yield from choose_enemy(g, hero, lured(g, hero), "md2-ask-lure")
    away = distances_from(enemy_walk(g), hero.at, floor(g))
    for _ in range(min(ability.values["zones"], away[enemy.at])):
        beside = members(enemy_walk(g).step(1 << enemy.at) & floor(g))
        enemy.at = min(beside, key=lambda zone: away.get(zone, len(away)))
        g.tell(msg("md2-log-enemy-step", who=name(enemy), steps=1, at=zone_name(g, enemy.at)), "MD2-BER-02")
