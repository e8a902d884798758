"""What wounds, models and attacks are worth to the bot; one is about a wound of a hero who is unhurt."""

from __future__ import annotations

from functools import lru_cache

from undercroft.games.dungeonsaga.bot.chances import chances
from undercroft.games.dungeonsaga.box.components import Character
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import adventure_of, card, is_hero
from undercroft.games.dungeonsaga.rules.damage import result
from undercroft.games.dungeonsaga.state import Attack, DungeonSaga, Model
from undercroft.games.dungeonsaga.stats import LIMITS

WOUNDS = (0.8, 1.0, 1.5, 3.0, 9.0)
"""What the next wound costs a hero who has none, one, two and so on: the last of them mostly decides."""
INJURY = 0.6
"""What it costs besides to become injured."""
BOSS_WOUND = 1.2
PRESENCE = 0.4
"""What it is worth to be rid of a model that is no danger: it stands in the way."""
SPARED = 2.5
"""So many attacks does a model make that nobody fells."""
RISING = 0.55
"""What bones are worth to one destroyed: whoever falls apart can rise again, which costs an order."""
USUAL_DEFENCE, USUAL_ARMOUR = 3, 2


def wound_price(g: DungeonSaga, m: Model, more: float = 1.0) -> float:
    """What so many wounds more cost a hero; parts of a wound count in part."""
    assert m.sheet is not None
    white = content().heroes[m.kind].white if is_hero(m) else LIMITS.wounds
    total, at = 0.0, m.sheet.wounds
    last = 1.0 if adventure_of(g).stunned_loses else 0.6
    while more > 0 and at < LIMITS.wounds:
        price = WOUNDS[at] * (last if at == LIMITS.wounds - 1 else 1.0) + (INJURY if at + 1 == white else 0.0)
        total += price * min(1.0, more)
        more -= 1.0
        at += 1
    return total


@lru_cache(maxsize=64)
def might(kind: str) -> float:
    """How often an attack of this kind of model wounds somebody usual."""
    found = content().kinds[kind]
    dice = max(found.fight, found.shoot)
    if isinstance(found, Character) and found.caster:
        dice = max(dice, 4)
    return 1.0 - chances(dice, USUAL_DEFENCE, USUAL_ARMOUR)[0]


def model_price(m: Model) -> float:
    """What it is worth to the heroes that a model of the overlord is destroyed."""
    return PRESENCE + SPARED * might(m.kind)


def kind_price(kind: str) -> float:
    return PRESENCE + SPARED * might(kind)


def harm_worth(g: DungeonSaga, at: Model, hits: int) -> float:
    """What so many hits of one attack are worth to whoever makes it."""
    came = result(at, hits)
    if came == "wound":
        return wound_price(g, at) if is_hero(at) else _boss_wound(at)
    if came == "destroyed":
        return model_price(at)
    return RISING * model_price(at) if came == "bones" else 0.0


def _boss_wound(at: Model) -> float:
    assert at.sheet is not None
    return BOSS_WOUND + (model_price(at) if at.sheet.wounds + 1 >= LIMITS.wounds else 0.0)


def attack_worth(g: DungeonSaga, attack: Attack, at: Model) -> float:
    """What an attack that is ready to be rolled may be expected to be worth."""
    found = chances(attack.dice, attack.defence, attack.armour)
    return sum(chance * harm_worth(g, at, hits) for hits, chance in enumerate(found) if hits)


def hit_chance(attack: Attack) -> float:
    """How often it hits at all: what opens locks and wounds heroes."""
    return 1.0 - chances(attack.dice, attack.defence, attack.armour)[0]


def removal_chance(attack: Attack, at: Model) -> float:
    """How often the model is no longer there afterwards."""
    found = chances(attack.dice, attack.defence, attack.armour)
    return sum(chance for hits, chance in enumerate(found) if result(at, hits) in ("bones", "destroyed"))


def fights_well(m: Model) -> bool:
    """Whether somebody belongs in the front line."""
    found = card(m)
    return found.fight > USUAL_DEFENCE and not found.caster and not found.shoot
