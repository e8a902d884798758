"""What happens to a hero as his turn starts, one thing after another (DES-TIM-04)."""

from __future__ import annotations

from undercroft.games.descent.figures import hero_name
from undercroft.games.descent.rules import lingering_effects, orders
from undercroft.games.descent.rules.damage import heal, recover
from undercroft.games.descent.state import Descent, Hero
from undercroft.games.descent.stats import hero_card, max_wounds
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value


def start_turn(g: Descent, hero: Hero) -> Flow:
    """Dodge and guard end; then everything else that is due. Whether a stun token was removed."""
    orders.expire(g, hero)
    stunned = False
    waiting = due(hero)
    while waiting and not hero.turn.over and not g.winner:
        effect = yield from choose(hero, waiting)
        waiting.remove(effect)
        match effect:
            case "rest":
                yield from orders.use_rest(g, hero)
            case "revive":
                revive(g, hero)
            case "burn":
                yield from lingering_effects.burn(g, hero)
            case "web":
                hero.turn.webbed = yield from lingering_effects.struggle(g, hero)
            case _:
                stunned = lingering_effects.shake_off_stun(g, hero)
    return stunned


def due(hero: Hero) -> list[str]:
    """The effects that wait, in the order of somebody who does not care."""
    card, effects = hero_card(hero), hero.effects
    waiting = {
        "rest": hero.order == "rest",
        "revive": bool(card.heals or card.recovers),
        "burn": effects.burn > 0,
        "web": effects.web > 0,
        "stun": effects.stun > 0,
    }
    return [effect for effect, waits in waiting.items() if waits]


def choose(hero: Hero, waiting: list[str]) -> Flow:
    """Which comes next: the player says so if it makes a difference, and only wounds can make one."""
    if "burn" not in waiting or not {"rest", "revive"} & set(waiting):
        return waiting[0]
    space = OneOf(list(waiting), _label)
    return (yield Ask((hero.seat,), msg("des-ask-what-first", who=hero_name(hero)), space, default=waiting[0]))


def revive(g: Descent, hero: Hero) -> None:
    """Wounds and fatigue that a hero regains by himself."""
    card = hero_card(hero)
    if card.heals and (hero.wounds < max_wounds(hero) or hero.effects.poison):
        heal(g, hero, card.heals)
    recover(g, hero, card.recovers)


def _label(effect: Value) -> Label:
    return Label(Msg(f"des-first-{effect}"), "DES-TIM-04")
