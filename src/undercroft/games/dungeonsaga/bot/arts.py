"""What attacks, spells and feats are worth; for either side, where a model stands on the table now."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.dungeonsaga.bot.worth import attack_worth, hurt_chance
from undercroft.games.dungeonsaga.box.components import Spell
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import by_number, find, is_hero
from undercroft.games.dungeonsaga.rules import feats, items, locks, magic, modifiers
from undercroft.games.dungeonsaga.state import DungeonSaga, Model, Turn

SOFTENED = 0.25
"""What an armour less or more on a model is worth, of what it is worth itself."""
CRYSTAL = 0.3
ENOUGH = 0.22
"""What a crystal must add to an attack to be spent on it, a die."""


def fight_worth(g: DungeonSaga, m: Model, turn: Turn | None, at: Model) -> float:
    dice = turn.dice if turn is not None else 0
    return attack_worth(g, modifiers.readied(g, m, at, "fight", dice=dice, card=turn.feat if turn and dice else ""), at)


def shot_worth(g: DungeonSaga, m: Model, at: Model) -> float:
    return attack_worth(g, modifiers.readied(g, m, at, "shot"), at)


def break_chance(g: DungeonSaga, m: Model, turn: Turn | None, lock: str) -> float:
    dice = turn.dice if turn is not None else 0
    card = turn.feat if turn is not None and dice else ""
    return hurt_chance(g, modifiers.on_a_lock(g, m, locks.fitting(g, lock), dice=dice, card=card))


def bolt_worth(g: DungeonSaga, m: Model, at: Model, dice: int, card: str) -> float:
    return attack_worth(g, modifiers.readied(g, m, at, "magic", dice=dice, card=card), at)


# -- spells -----------------------------------------------------------------------------------------------------------

Extra = Callable[[Spell, str], float]
"""What a side says of a spell's effect on a target, beside its attack."""


def best_target(g: DungeonSaga, m: Model, spell: Spell, extra: Extra) -> tuple[float, str]:
    """The target of a spell that is worth most, and its worth."""
    found = [(target_worth(g, m, spell, target, extra), target) for target in magic.targets(g, m, spell)]
    return max(found, default=(0.0, ""))


def target_worth(g: DungeonSaga, m: Model, spell: Spell, target: str, extra: Extra) -> float:
    value = extra(spell, target)
    if spell.attack:
        value += bolt_worth(g, m, find(g, int(target)), spell.attack, spell.id)
    return value


def castings(g: DungeonSaga, m: Model, turn: Turn, cards: list[str], extra: Extra) -> list[tuple[float, str]]:
    """What it is worth to begin with each of these spells: a minor one leaves room for another (SAG-MAG-06)."""
    worths = {card: best_target(g, m, content().spells[card], extra)[0] for card in cards}
    minor = sorted((worth for card, worth in worths.items() if not content().spells[card].major), reverse=True)
    found = []
    for card, worth in worths.items():
        if not content().spells[card].major and not turn.minor and worth > 0:
            second = minor[1] if worth == minor[0] and len(minor) > 1 else minor[0] if worth < minor[0] else 0.0
            found.append((worth + 0.9 * max(0.0, second), f"cast:{card}"))
        else:
            found.append((worth, f"cast:{card}"))
    return found


def crystal_for(g: DungeonSaga, m: Model, at: Model, offers: list[str]) -> str:
    """The energy crystal to spend on a magic attack, or none. Of which spell it is, nobody needs to know."""
    dice = [spell.attack for spell in map(content().spells.__getitem__, m.sheet.spells if m.sheet else ())]
    printed = max(dice, default=0)
    plain = bolt_worth(g, m, at, printed, "")
    gains = {}
    for card in offers:
        if card in content().items:
            power = content().items[card].power
            gains[card] = bolt_worth(g, m, at, printed + power, "") - plain - ENOUGH * power
    best = max(gains, key=lambda card: gains[card], default=items.NO)
    return best if gains.get(best, 0.0) > 0 else items.NO


# -- feats ------------------------------------------------------------------------------------------------------------


def feat_worth(g: DungeonSaga, m: Model, turn: Turn, feat: str) -> float:
    """What the attacks of a feat are worth together; it is tried on `g`, so take a copy."""
    value = 0.0
    for attack in feats.attacks(g, m, turn, feat):
        target = by_number(g, attack.at) if attack.at >= 0 else None
        if target is not None and is_hero(target) != is_hero(m):
            value += attack_worth(g, attack, target)
    return value
