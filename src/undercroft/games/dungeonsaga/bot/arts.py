"""What attacks, spells and feats are worth; for either side, where a model stands on the table now."""

from __future__ import annotations

from typing import Protocol

from undercroft.games.dungeonsaga.bot.worth import hurt_chance
from undercroft.games.dungeonsaga.box.components import Spell
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import by_number, find, is_hero
from undercroft.games.dungeonsaga.rules import feats, items, locks, magic, modifiers
from undercroft.games.dungeonsaga.state import Attack, DungeonSaga, Model, Turn
from undercroft.games.dungeonsaga.stats import spells

SOFTENED = 0.25
"""What an armour less or more on a model is worth, of what it is worth itself."""
CRYSTAL = 0.3
ENOUGH = 0.22
"""What a crystal must add to an attack to be spent on it, a die."""
SECOND = 0.9
"""How much of a second minor spell counts: what it was meant for may be gone by then."""


class Side(Protocol):
    """What one side thinks of attacks, and of what spells do beside them."""

    def blow(self, at: Model, attack: Attack) -> float:
        """What an attack on somebody is worth that is ready to be rolled."""

    def extra(self, spell: Spell, target: str) -> float:
        """What a spell does beside its attack."""


def blow_worth(g: DungeonSaga, m: Model, turn: Turn, what: str, side: Side) -> float:
    """What it is worth to fight somebody or to shoot: `fight:4`, `shoot:4`."""
    kind, _, which = what.partition(":")
    at = find(g, int(which))
    if kind == "shoot":
        return side.blow(at, modifiers.readied(g, m, at, "shot"))
    return side.blow(at, modifiers.readied(g, m, at, "fight", dice=turn.dice, card=turn.feat if turn.dice else ""))


def break_chance(g: DungeonSaga, m: Model, turn: Turn, lock: str) -> float:
    card = turn.feat if turn.dice else ""
    return hurt_chance(g, modifiers.on_a_lock(g, m, locks.fitting(g, lock), dice=turn.dice, card=card))


# -- spells -----------------------------------------------------------------------------------------------------------


def best_target(g: DungeonSaga, m: Model, spell: Spell, side: Side) -> tuple[float, str]:
    """The target of a spell that is worth most, and its worth."""
    found = [(target_worth(g, m, spell, target, side), target) for target in magic.targets(g, m, spell)]
    return max(found, default=(0.0, ""))


def target_worth(g: DungeonSaga, m: Model, spell: Spell, target: str, side: Side) -> float:
    value = side.extra(spell, target)
    if spell.attack:
        at = find(g, int(target))
        value += side.blow(at, modifiers.readied(g, m, at, "magic", dice=spell.attack, card=spell.id))
    return value


def castings(g: DungeonSaga, m: Model, turn: Turn, cards: list[str], side: Side) -> list[tuple[float, str]]:
    """What it is worth to begin with each of these spells: a minor one leaves room for another (SAG-MAG-06)."""
    worths = {card: best_target(g, m, content().spells[card], side)[0] for card in cards}
    minor = {card: worth for card, worth in worths.items() if not content().spells[card].major and worth > 0}
    found = []
    for card, worth in worths.items():
        second = max((other for name, other in minor.items() if name != card), default=0.0)
        found.append((worth + SECOND * second if card in minor and not turn.minor else worth, f"cast:{card}"))
    return found


def crystal_for(g: DungeonSaga, m: Model, at: Model, offers: list[str], side: Side) -> str:
    """The energy crystal to spend on a magic attack that is being made, or none."""
    spell = content().spells[_being_cast(g, m)]

    def worth(more: int) -> float:
        return side.blow(at, modifiers.readied(g, m, at, "magic", dice=spell.attack + more, card=spell.id))

    powers = {card: content().items[card].power for card in offers if card in content().items}
    gains = {card: worth(power) - worth(0) - ENOUGH * power for card, power in powers.items()}
    best = max(gains, key=lambda card: gains[card], default=items.NO)
    return best if gains.get(best, 0.0) > 0 else items.NO


def _being_cast(g: DungeonSaga, m: Model) -> str:
    """The last minor spell of this turn; without one it is the major one that has been turned just now."""
    if g.turn is not None and g.turn.minor:
        return g.turn.minor[-1]
    return max(spells(m), key=lambda card: (spells(m)[card], content().spells[card].attack))


# -- feats ------------------------------------------------------------------------------------------------------------


def feat_worth(g: DungeonSaga, m: Model, turn: Turn, feat: str, side: Side) -> float:
    """What the attacks of a feat are worth together; it is tried on `g`, so take a copy."""
    value = 0.0
    for attack in feats.attacks(g, m, turn, feat):
        target = by_number(g, attack.at) if attack.at >= 0 else None
        if target is not None and is_hero(target) != is_hero(m):
            value += side.blow(target, attack)
    return value
