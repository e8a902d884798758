"""Dice: coloured, white and special ones, and which of them can be thrown (DFI-DIE, DFI-FGT-04 to DFI-FGT-10).

What they show is an eye or nothing (DFI-DIE-02), and of this set only the snow die shows something else (DFI-DIE-12).
"""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.figures import die_name, fight_of
from undercroft.games.dungeonfighter.state import COLOURS, DungeonFighter
from undercroft.kernel.messages import msg

WHITES: Final = tuple(f"white{number}" for number in range(1, 10))
WATER: Final = "water"
CUBES: Final = ("water1", "water2", "water3")
SNOW: Final = "snow"


def bodies(die: str) -> tuple[str, ...]:
    """What leaves the hand: all three water cubes at the same time (DFI-DIE-13), else the die."""
    return CUBES if die == WATER else (die,)


def pool(g: DungeonFighter) -> list[str]:
    """Dice that can be chosen: coloured ones that have not been thrown (DFI-FGT-04), and special ones (DFI-DIE-08)."""
    fight = fight_of(g)
    return [colour for colour in COLOURS if colour not in fight.spent] + fight.special


def whites_thrown(g: DungeonFighter) -> int:
    return sum(die in WHITES for die in g.fight.spent) if g.fight is not None else 0


def gain_white(g: DungeonFighter, count: int, rule: str) -> None:
    """White dice for the chest; what goes beyond nine is lost (DFI-DIE-06, DFI-DIE-07)."""
    gained = min(count, content().numbers.white_dice_most - g.white - whites_thrown(g))
    g.white += gained
    if gained:
        g.tell(msg("dfi-log-white-dice", n=gained), rule)


def take_white(g: DungeonFighter) -> str:
    """One of the chest's: it will not come back after the fight (DFI-DIE-04)."""
    fight = fight_of(g)
    g.white -= 1
    die = next(white for white in WHITES if white not in fight.spent)
    fight.spent.append(die)
    return die


def take(g: DungeonFighter, die: str) -> None:
    """A die of the pool is chosen: it can be so once in a fight (DFI-FGT-05, DFI-DIE-15)."""
    fight = fight_of(g)
    fight.spent.append(die)
    if die in fight.special:
        fight.special.remove(die)


def gain_special(g: DungeonFighter, die: str, rule: str) -> None:
    """For this fight only (DFI-DIE-08); what was thrown can be thrown again, else there is but one set (DFI-DIE-15)."""
    fight = fight_of(g)
    if die in fight.special:
        return
    if die in fight.spent:
        fight.spent.remove(die)
        pick_up(g, *bodies(die))
    fight.special.append(die)
    g.tell(msg("dfi-log-special", die=die_name(die)), rule)


def in_hand(g: DungeonFighter) -> str:
    """The die that has been chosen and not yet thrown."""
    throw = fight_of(g).throw
    return throw.die if throw is not None and not throw.slips else ""


def put_back(g: DungeonFighter) -> None:
    """A curio has ended the fight, not a throw: a white die that is still in hand has not been used (DFI-DIE-04)."""
    fight = fight_of(g)
    if in_hand(g) in WHITES:
        fight.spent.remove(in_hand(g))
        g.white += 1
    fight.throw = None


def pick_up(g: DungeonFighter, *picked: str) -> None:
    """Off the target, the table or the floor."""
    fight = fight_of(g)
    fight.lying = [lying for lying in fight.lying if lying.body not in picked]


def recover(g: DungeonFighter, rule: str) -> None:
    """All three coloured dice, wherever they lie; white and special ones stay where they are (DFI-FGT-09)."""
    fight = fight_of(g)
    fight.spent = [die for die in fight.spent if die not in COLOURS or die == in_hand(g)]
    pick_up(g, *COLOURS)
    g.tell(msg("dfi-log-recovered"), rule)
