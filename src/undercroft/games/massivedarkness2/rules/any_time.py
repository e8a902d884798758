"""What may be done at any moment, whoever's turn it is, the enemies' too (MD2-ABL-08, MD2-ITM-06, MD2-ITM-10).

It is offered as a standing choice: nobody is asked, and whoever wants to says so. In a hero's own turn potions are
among the choices of the turn, too.
"""

from __future__ import annotations

from undercroft.games.massivedarkness2.box.components import Ability, Effect
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import max_health, max_mana, name, wounded
from undercroft.games.massivedarkness2.rules import states
from undercroft.games.massivedarkness2.rules.abilities import card_of, keys_of, pay, title
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.items import bound_slots, discard, take_off
from undercroft.games.massivedarkness2.rules.items import title as item_title
from undercroft.games.massivedarkness2.state import OFF, Hero, MassiveDarkness
from undercroft.kernel.asks import Ask
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf


def standing(g: MassiveDarkness, seat: int) -> Ask | None:
    hero = next((hero for hero in g.heroes if hero.seat == seat), None)
    if hero is None or hero.at == OFF or hero.down or g.round == 0:
        return None
    found = offers(g, hero)
    if not found:
        return None
    return Ask((seat,), msg("md2-ask-any-time", who=name(hero)), OneOf(found, lambda what: _label(g, hero, str(what))))


def offers(g: MassiveDarkness, hero: Hero) -> list[str]:
    """Potions that need no further choice, items to take off, and what the class may do."""
    found = [f"drink:{potion}" for potion in dict.fromkeys(hero.potions) if drinkable(hero, potion)]
    bound = bound_slots(g, hero)
    found += [f"off:{slot}" for slot in hero.slots if slot not in bound]
    return found + [f"class:{what}" for what in rules_for(hero).standing(g, hero)]


def drinkable(hero: Hero, potion: str) -> bool:
    """For oneself, and so that it does something; for others there is the turn, with dice the combat (MD2-ITM-11)."""
    return any(_simple(content().abilities[key], hero) for key in keys_of(potion))


def _simple(ability: Ability, hero: Hero) -> bool:
    effect = ability.effect
    plain = Effect(heal=effect.heal, mana=effect.mana, cleanse=effect.cleanse, whom=effect.whom)
    if ability.when != "any" or ability.special or effect != plain:
        return False
    does = (effect.heal and (wounded(hero) or hero.fire)) or (effect.mana and hero.mana < max_mana(hero))
    return bool(does or (effect.cleanse and (hero.fire or hero.frost)))


def do(g: MassiveDarkness, seat: int, what: str) -> None:
    """At once: nothing more is asked, and chance has no part in it."""
    hero = next(hero for hero in g.heroes if hero.seat == seat)
    kind, _, which = what.partition(":")
    if kind == "off":  # MD2-ITM-06
        g.tell(msg("md2-log-off", who=name(hero), item=item_title(hero.slots[which])), "MD2-ITM-06")
        take_off(hero, which)
    elif kind == "class":
        rules_for(hero).do(g, hero, which)
    else:
        drink(g, hero, which)


def drink(g: MassiveDarkness, hero: Hero, potion: str) -> None:
    """MD2-ITM-10, MD2-ITM-12; mana goes into the pool, and healing puts out fire only with what is left of it."""
    key = next(key for key in keys_of(potion) if _simple(content().abilities[key], hero))
    ability = content().abilities[key]
    g.tell(msg("md2-log-use", who=name(hero), what=title(key), at=""), "MD2-ITM-10")
    pay(g, hero, ability)
    hero.potions.remove(card_of(key))
    discard(g, card_of(key))
    gained = min(max_health(hero) - hero.health, ability.effect.heal)
    hero.health += gained
    states.quench(g, hero, ability.effect.heal - gained)
    states.cleanse(g, hero, ability.effect.cleanse)
    hero.mana = min(max_mana(hero), hero.mana + ability.effect.mana)


def _label(g: MassiveDarkness, hero: Hero, what: str) -> Label:
    kind, _, which = what.partition(":")
    if kind == "off":
        return Label(msg("md2-do-off", item=item_title(hero.slots[which])), "MD2-ITM-06")
    if kind == "class":
        return rules_for(hero).label(g, hero, which)
    return Label(msg("md2-do-drink", what=Msg(f"md2-item-{which}")), "MD2-ITM-10")
