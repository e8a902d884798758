"""Keeping wounds off a hero: cloaks, shields, Ghost Armor."""

from __future__ import annotations

from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import hero_name
from undercroft.games.descent.rules.dice import roll_power
from undercroft.games.descent.state import Descent, Hero, Item
from undercroft.games.descent.stats import equipped, has, worth
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value

FATIGUE = "fatigue"
TAKE = "take"


def prevent(g: Descent, hero: Hero, wounds: int, *, shields: bool) -> Flow:
    """The wounds left of these. Shields stop only what armour could have stopped; the rest helps against everything.

    A monkey uses nothing of it (DES-EFF-14). Pierce does not touch any of it (DES-ABL-23).
    """
    if hero.monkey:
        return wounds
    for item in equipped(hero):
        if wounds and item.ward is not None:
            rolled = yield from roll_power(g, hero, wounds)
            spared = {"blank": rolled.blanks, "surge": rolled.surges, "power": rolled.enhancements}[item.ward]
            wounds -= min(wounds, spared)
    while wounds and (means := _means(hero, shields=shields)):
        space = OneOf([*means, TAKE], _label)
        prompt = msg("des-ask-prevent", who=hero_name(hero), wounds=wounds)
        chosen = yield Ask((hero.seat,), prompt, space, default=next(iter(means)))
        if chosen == TAKE:
            break
        wounds = max(0, wounds - _use(hero, means[chosen]))
    return wounds


def _means(hero: Hero, *, shields: bool) -> dict[str, Item | None]:
    """Shields that are not exhausted, and fatigue for whoever has Ghost Armor."""
    found: dict[str, Item | None] = {}
    for at, item in enumerate(hero.items):
        if shields and _ready(item):
            found[f"shield:{at}:{item.card}"] = item
    if has(hero, "ghost_armor") and hero.fatigue >= worth(hero, "ghost_armor", "pay"):
        found[FATIGUE] = None
    return found


def _ready(item: Item) -> bool:
    """A shield in use that has not been exhausted since its owner's last turn began (DES-HER-02)."""
    card = content().items.get(item.card)
    return item.equipped and not item.exhausted and card is not None and card.prevents > 0


def ready_shields(hero: Hero) -> list[Item]:
    """The shields that a hero could exhaust now."""
    return [] if hero.monkey else [item for item in hero.items if _ready(item)]


def spared(hero: Hero, shield: Item | None) -> int:
    """The wounds that a shield prevents, or without one a payment for Ghost Armor."""
    if shield is None:
        return worth(hero, "ghost_armor", "wounds")
    return content().items[shield.card].prevents + worth(hero, "ambidextrous", "prevents")


def in_reserve(hero: Hero) -> int:
    """The wounds that a hero could prevent by exhausting every shield that is ready."""
    return sum(spared(hero, shield) for shield in ready_shields(hero))


def _use(hero: Hero, shield: Item | None) -> int:
    """Exhaust a shield, or pay for Ghost Armor; the wounds it prevents."""
    if shield is None:
        hero.fatigue -= worth(hero, "ghost_armor", "pay")
    else:
        shield.exhausted = True
    return spared(hero, shield)


def _label(value: Value) -> Label:
    kind, _, rest = str(value).partition(":")
    if kind == "shield":
        card = rest.split(":")[1]
        return Label(msg("des-prevent-shield", item=Msg(f"des-item-{card}")), "DES-ABL-23")
    return Label(msg(f"des-prevent-{kind}"), "DES-DMG-04")
