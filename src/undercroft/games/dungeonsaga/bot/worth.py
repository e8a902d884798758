"""What wounds, models and attacks are worth to the bot; one is about a wound of a hero who is unhurt."""

from __future__ import annotations

from functools import lru_cache

from undercroft.games.dungeonsaga import odds
from undercroft.games.dungeonsaga.box.components import Character
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import adventure_of, card, is_hero
from undercroft.games.dungeonsaga.state import Attack, DungeonSaga, Model
from undercroft.games.dungeonsaga.stats import LIMITS, armour, fight_dice

WOUNDS = (0.8, 1.0, 1.5, 3.0, 9.0)
"""What the next wound costs a hero who has none, one, two and so on: the last of them mostly decides."""
INJURY = 0.6
"""What it costs besides to become injured."""
BOSS_WOUND = 0.6
"""What it is worth to wound a boss whose fall decides nothing."""
PRESENCE = 0.4
"""What it is worth to be rid of a model that is no danger: it stands in the way."""
SPARED = 2.5
"""So many attacks does a model make that nobody fells."""
RISING = 0.45
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
    return 1.0 - odds.hit_chances(dice, USUAL_DEFENCE, USUAL_ARMOUR)[0]


def model_price(m: Model) -> float:
    """What it is worth to the heroes that a model of the overlord is destroyed."""
    return PRESENCE + SPARED * might(m.kind)


def kind_price(kind: str) -> float:
    return PRESENCE + SPARED * might(kind)


def result_worth(g: DungeonSaga, at: Model, came: str) -> float:
    """What a result of an attack is worth to whoever makes it."""
    if came in (odds.WOUND, odds.STUNNED):
        return wound_price(g, at) if is_hero(at) else _boss_wound(at, came)
    if came == odds.DESTROYED:
        return model_price(at)
    return RISING * model_price(at) if came == odds.BONES else 0.0


def _boss_wound(at: Model, came: str) -> float:
    return BOSS_WOUND + (model_price(at) if came == odds.STUNNED else 0.0)


def attack_worth(g: DungeonSaga, attack: Attack, at: Model) -> float:
    """What an attack that is ready to be rolled may be expected to be worth."""
    found = odds.results(at, odds.of(attack))
    return sum(chance * result_worth(g, at, came) for came, chance in found.items())


def hurt_chance(g: DungeonSaga, attack: Attack) -> float:
    """How often it does anything: wounds, fells, or opens a lock."""
    return odds.foresee(g, attack).hurts


def felled_chance(by: Model, at: Model) -> float:
    """How often somebody fells a model in a fight, everything else aside."""
    found = odds.results(at, odds.hit_chances(fight_dice(by), fight_dice(at), armour(at)))
    return sum(chance for came, chance in found.items() if came in odds.REMOVING)


def fights_well(m: Model) -> bool:
    """Whether somebody belongs in the front line."""
    found = card(m)
    return found.fight > USUAL_DEFENCE and not found.caster and not found.shoot
