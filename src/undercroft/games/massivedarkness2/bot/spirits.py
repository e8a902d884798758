"""The shaman's spirits: strike if they can, else come nearer (MD2-SHA-10)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.bot.danger import remaining
from undercroft.games.massivedarkness2.figures import distances_from, find_enemy, floor, name, walk
from undercroft.games.massivedarkness2.rules.mission_rules import rules_of
from undercroft.games.massivedarkness2.rules.movement import zone_named
from undercroft.games.massivedarkness2.rules.shaman import STOP
from undercroft.games.massivedarkness2.state import OFF, MassiveDarkness
from undercroft.kernel.asks import Ask


def act(g: MassiveDarkness, ask: Ask, offers: list[str]) -> str:
    """The foe that is nearest to death; or the way to the nearest, or to the party where there is none."""
    attacks = [offer for offer in offers if offer.startswith("attack:")]
    if attacks:
        return min(attacks, key=lambda offer: (remaining(g, find_enemy(g, int(offer.rpartition(":")[2]))), offer))
    spirit = next((ally for ally in g.allies if name(ally) == ask.prompt.args.get("who")), None)
    rules = rules_of(g)
    zones = [enemy.at for enemy in g.enemies if enemy.at != OFF and not rules.untouchable(g, enemy)]
    zones = zones or [hero.at for hero in g.heroes if hero.at != OFF]

    def far(zone: int) -> int:
        away = distances_from(walk(g), zone, floor(g))
        return min((away.get(goal, 99) for goal in zones), default=99)

    ways = [offer for offer in offers if offer.startswith("go:")]
    best = min(ways, key=lambda offer: (far(zone_named(g, offer[3:])), offer), default=STOP)
    if STOP in offers and (best == STOP or spirit is None or far(zone_named(g, best[3:])) >= far(spirit.at)):
        return STOP
    return best
