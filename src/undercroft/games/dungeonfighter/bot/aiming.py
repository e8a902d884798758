"""How a bot throws: from an aim that was measured as good, better ones are looked for by throwing in the mind.

The hand that then throws trembles: what chance adds is the same for everybody, and what a bot's hand adds of its own
makes it as unsteady as the hand that was measured (DFI-THR-09).
"""

from __future__ import annotations

from random import Random
from typing import Final

from undercroft.games.dungeonfighter.box.table_ware import techniques
from undercroft.games.dungeonfighter.rules.judging import judge
from undercroft.games.dungeonfighter.state import Hand
from undercroft.games.dungeonfighter.throw.aims import Aimed, aim_space, aimed, own_tremor, tremble, within
from undercroft.games.dungeonfighter.throw.hands import best_aim
from undercroft.games.dungeonfighter.throw.setting import Setting

CANDIDATES: Final = 5
"""Other aims that are looked at, besides the one known to be good..."""
THROWS: Final = 4
"""...by so many throws in the mind each."""
WIDE: Final = 1 / 25
"""How far from it, in parts of what each axis allows."""
MISS: Final = -2.0


def aim(setting: Setting, hand: Hand, rng: Random) -> Aimed:
    """Where this hand throws, tremor and all."""
    if setting.physics == "off":  # nobody looks where it goes
        return aimed(setting, {})
    known = best_aim(setting, hand)
    if not setting.flips and (setting.lying or len(setting.techniques) > 1):  # else it was measured just so
        known = _better(setting, known, hand, rng)
    return within(setting, tremble(setting, known, own_tremor(hand), rng))


def _better(setting: Setting, known: Aimed, hand: Hand, rng: Random) -> Aimed:
    axes = aim_space(setting).axes
    others = [
        within(
            setting,
            [rng.normalvariate(at, WIDE * (axis.high - axis.low)) for at, axis in zip(known, axes, strict=True)],
        )
        for _ in range(CANDIDATES)
    ]
    seed = rng.random()
    return max([known, *others], key=lambda one: _worth(setting, one, hand, Random(seed)))


def _worth(setting: Setting, wanted: Aimed, hand: Hand, rng: Random) -> float:
    from undercroft.games.dungeonfighter.throw.physics import throw

    total = 0.0
    for _ in range(THROWS):
        slips, _ = throw(setting, tremble(setting, wanted, techniques().hands[hand], rng), rng, frames=False)
        verdicts = [judge(slip, setting.techniques) for slip in slips[: len(setting.bodies)]]
        total += max(float(one.value) if one.hit else MISS for one in verdicts)
    return total
