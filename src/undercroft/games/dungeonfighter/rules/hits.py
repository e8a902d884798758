"""What a throw does to the monster (DFI-HIT, DFI-BUL, DFI-ULT)."""

from __future__ import annotations

import msgspec

from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.figures import equipment, fight_of, foe_name, throw_of, won
from undercroft.games.dungeonfighter.rules.judging import Verdict
from undercroft.games.dungeonfighter.state import DungeonFighter
from undercroft.kernel.messages import msg

SMASH = 5
"""DFI-HSK-08."""
SPIN = 2
"""DFI-UNI-03."""


class Blow(msgspec.Struct):
    """One throw on its way to the monster: what skills and cards have made of it so far."""

    verdict: Verdict
    line: tuple[int, ...] = ()
    """Sections under the die, if it lies on a line."""
    icebergs: int = 0
    """Touched by what counts (DFI-REB-03); else the throw is what it is (DFI-REB-05)."""
    bonus: int = 0
    """Of skills, on a hit."""
    smash: bool = False
    summed: bool = False
    """Both sections of the line count, once (DFI-UNI-07, DFI-EQP-14)."""
    ultra: bool = False
    """The monster is destroyed (DFI-ULT-01)."""
    back: int = 0
    """Damage dealt by a miss (DFI-HSK-03)."""
    spared: bool = False
    """A miss that does not hurt the hero."""


def base(blow: Blow) -> int:
    """The number of the section (DFI-HIT-01), ten for the bullseye (DFI-BUL-01), none for frost (DFI-REB-16).

    Replaced first: by five, or else by the sum of the two highest sections of a line (DFI-HIT-04).
    """
    if blow.smash:
        return SMASH
    return sum(blow.line[:2]) if blow.summed else blow.verdict.value


def damage(g: DungeonFighter, blow: Blow) -> int:
    """Base and everything that is added (DFI-HIT-03, DFI-HIT-04); ten may be increased too (DFI-BUL-02).

    A hit worth nothing is still a hit (DFI-HIT-06). Weapons give nothing on a miss (DFI-EQP-07, DFI-MIS-08).
    """
    fight = fight_of(g)
    if not blow.verdict.hit:
        return blow.back + blow.icebergs  # DFI-MIS-06
    if blow.verdict.area == "weak":  # DFI-REB-17, DFI-REB-18: halved, rounded down, and nothing is added
        return fight.foe.life - fight.foe.life // 2
    throw = throw_of(g)
    weapons = sum(equipment(card).bonus for card in throw.weapons)  # DFI-EQP-06
    return base(blow) + weapons + blow.bonus + (SPIN if throw.spin else 0) + blow.icebergs


def strike(g: DungeonFighter, blow: Blow) -> None:
    """Step 8 of a throw: destroyed at once (DFI-ULT-01, DFI-ULT-02), or so much life less."""
    fight = fight_of(g)
    if blow.ultra:
        fight.foe.life = min(fight.foe.life, 0)
        fight.overkill = True  # DFI-ULT-05
        g.tell(msg("dfi-log-ultra", whom=foe_name(fight.foe)), "DFI-ULT-01")
    else:
        wound(g, damage(g, blow), "DFI-HIT-04")


def wound(g: DungeonFighter, points: int, rule: str) -> None:
    """The monster loses life, below none for the sake of overkill (DFI-HIT-05, DFI-RST-02)."""
    fight = fight_of(g)
    if points <= 0:
        return
    fight.foe.life -= points
    g.tell(msg("dfi-log-damage", whom=foe_name(fight.foe), n=points, left=max(0, fight.foe.life)), rule)
    if won(g) and fight.foe.life <= content().numbers.overkill:
        fight.overkill = True
