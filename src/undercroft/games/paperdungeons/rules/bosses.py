"""Fighting the bosses at the end of a season."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from undercroft.games.paperdungeons.box.content import Boss, content
from undercroft.games.paperdungeons.box.dungeon import boss_rooms
from undercroft.games.paperdungeons.box.names import hero_index, power
from undercroft.games.paperdungeons.rules import rewards, rounds
from undercroft.games.paperdungeons.rules.damage import take_damage
from undercroft.games.paperdungeons.rules.items import CARDS, PARTS
from undercroft.games.paperdungeons.rules.levels import ability_strength
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet, player
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import Msg, msg

STRONG = tuple((index, card.strength) for index, card in enumerate(CARDS) if card.strength)
"""The items that help when they are completed."""


def boss_card(g: PaperDungeons, number: int) -> Boss:
    """The card of boss 1, 2 or 3, named on the back of the dungeon card (PAP-SET-04)."""
    return boss_cards(g.dungeon)[number - 1]


@cache
def boss_cards(dungeon: str) -> tuple[Boss, ...]:
    """All three."""
    return tuple(content().bosses[name] for name in content().dungeons[dungeon].bosses)


def fight_boss(g: PaperDungeons, number: int) -> Flow:
    """All fight at the same time, each for themselves; the strongest alone also gains the reward (PAP-BOS-01 to 16)."""
    boss = boss_card(g, number)
    g.tell(msg("pap-log-boss", boss=boss_name(boss)), "PAP-BOS-01")
    strongest = most_damage(g, boss, number)

    def meet(g: PaperDungeons, s: Sheet) -> Flow:
        return fight_or_flee(g, s, boss, number, rewarded=s.seat == strongest)

    yield from rounds.at_once(g, meet)
    for s in g.sheets:
        glory = s.glory[number - 1]
        key = "pap-log-boss-fled" if band(s, boss, number, g.dungeon) is None else "pap-log-boss-fought"
        g.tell(msg(key, who=player(s.seat), boss=boss_name(boss), glory=glory), "PAP-BOS-07")


def fight_or_flee(g: PaperDungeons, s: Sheet, boss: Boss, number: int, *, rewarded: bool) -> Flow:
    """Glory, damage, then the reward (PAP-BOS-16); or the penalty for fleeing and nothing else (PAP-BOS-09, 10)."""
    reached = band(s, boss, number, g.dungeon)
    if reached is None:
        s.glory[number - 1] = boss.flee
        return
    s.glory[number - 1] = boss.bands[reached].glory
    if power(s).boss_damage == "full":  # PAP-POW-03
        yield from take_damage(g, s, boss.bands[reached].damage, boss_name(boss))
    if rewarded:
        g.note(s, msg("pap-log-boss-reward", boss=boss_name(boss)), "PAP-BOS-13")
        for reward in boss.reward:
            yield from rewards.gain(g, s, reward)


def strength(s: Sheet, boss: Boss) -> int:
    """Hero levels, the weakness once more, and bonuses that are never doubled (PAP-BOS-04, PAP-BOS-05)."""
    return strengths(s, [boss])[0]


def strengths(s: Sheet, bosses: Sequence[Boss]) -> list[int]:
    """Against several bosses: all but the weakness is the same."""
    items = sum([strength for item, strength in STRONG if s.parts[item] == PARTS])  # PAP-ITM-08
    alike = s.health + ability_strength(s) + items + power(s).strength  # PAP-POW-04
    return [alike + s.levels[hero_index(boss.weakness)] for boss in bosses]


def band(s: Sheet, boss: Boss, number: int, dungeon: str) -> int | None:
    """The highest band whose lower bound the strength reaches (PAP-BOS-06); None means flight (PAP-BOS-09)."""
    if not s.explored >> boss_rooms(dungeon)[number - 1] & 1:  # PAP-BOS-02: explored by now; PAP-BOS-18: that is all
        return None
    mine = strength(s, boss)
    reached = [index for index, bound in enumerate(boss.bands) if bound.strength <= mine]
    return reached[-1] if reached else None


def most_damage(g: PaperDungeons, boss: Boss, number: int) -> int | None:
    """The seat that dealt the most damage; nobody on a tie (PAP-BOS-14) or alone at the table (PAP-BOS-15)."""
    if g.solo:  # PAP-SOL-05
        return None
    fighters = [(strength(s, boss), s.seat) for s in g.sheets if band(s, boss, number, g.dungeon) is not None]
    best = max(fighters, default=(0, 0))[0]
    seats = [seat for dealt, seat in fighters if dealt == best]
    return seats[0] if len(seats) == 1 else None


def boss_name(boss: Boss) -> Msg:
    return Msg(f"pap-boss-{boss.id}")
