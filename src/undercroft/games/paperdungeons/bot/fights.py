"""The boss fights to come, as the bot expects them."""

from __future__ import annotations

from math import exp

import msgspec

from undercroft.games.paperdungeons.bot.judgement import Judgement
from undercroft.games.paperdungeons.bot.ways import FAR
from undercroft.games.paperdungeons.box.content import Boss
from undercroft.games.paperdungeons.box.dungeon import boss_rooms
from undercroft.games.paperdungeons.box.names import hero_index
from undercroft.games.paperdungeons.rules.bosses import boss_card, strength
from undercroft.games.paperdungeons.rules.rounds import BOSS_AFTER
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet

STRONGEST = 60
"""More strength than any party can have."""
SOON = 0.8
"""The odds of a boss room that the dice left this round can still reach."""
SHORT = 2.5
"""A party that is this much too weak now should expect to flee."""
STEPS = 2
"""Steps a die makes, if it does not show boots."""

Results = list[tuple[float, float]]
"""Glory and damage by strength."""


class Fight(msgspec.Struct, frozen=True):
    """A boss still to be fought."""

    boss: Boss
    index: int
    weakness: int
    room: int
    tonight: bool
    """Whether the fight is at the end of this very round."""
    sure: Results
    """By the strength at the time of the fight."""
    likely: Results
    """By the strength now."""
    odds: list[float]
    """Of being there in time, by the steps still to go after this round."""

    def expect(self, mine: int, steps: int, dice_left: int) -> tuple[float, float]:
        """Glory and damage to expect with this strength and this many steps to go; no steps, once there."""
        glory, damage = self.sure[mine] if self.tonight and not dice_left else self.likely[mine]
        if not steps:
            there = 1.0
        elif self.tonight:
            there = SOON if steps <= STEPS * dice_left else 0.0
        else:
            there = self.odds[steps]
        return there * glory + (1 - there) * self.boss.flee, there * damage


def fights_ahead(g: PaperDungeons, seat: int, judgement: Judgement) -> list[Fight]:
    """The fights at the end of this round and later."""
    this_round = max(g.round, 1)
    return [
        _fight(g, seat, number, last - this_round, judgement)
        for last, number in BOSS_AFTER.items()
        if last >= this_round
    ]


def _fight(g: PaperDungeons, seat: int, number: int, rounds: int, judgement: Judgement) -> Fight:
    boss = boss_card(g, number)
    grown = judgement.strength * rounds
    best = max([strength(s, boss) for s in g.sheets if s.seat != seat], default=STRONGEST) + judgement.strength
    prizes = [judgement.prize / (1 + exp(best - mine)) for mine in range(STRONGEST)]
    odds = [1 / (1 + exp((steps / max(rounds, 1) - judgement.stride) / judgement.hurry)) for steps in range(FAR + 1)]
    return Fight(
        boss,
        number - 1,
        hero_index(boss.weakness),
        boss_rooms(g.dungeon)[number - 1],
        rounds == 0,
        [_with_prize(_on_card(boss, mine), prize) for mine, prize in enumerate(prizes)],
        [_with_prize(_between(boss, mine + grown), prize) for mine, prize in enumerate(prizes)],
        odds,
    )


def _with_prize(result: tuple[float, float], prize: float) -> tuple[float, float]:
    glory, damage = result
    return (glory + prize, damage) if glory > 0 else result


def _on_card(boss: Boss, mine: int) -> tuple[float, float]:
    """What the card says (PAP-BOS-06, PAP-BOS-09)."""
    result: tuple[float, float] = (boss.flee, 0)
    for band in boss.bands:
        if band.strength <= mine:
            result = (band.glory, band.damage)
    return result


def _between(boss: Boss, mine: float) -> tuple[float, float]:
    """On the line through the bands: strength still to come may be a little more or less than expected."""
    low, glory, damage = boss.bands[0].strength - SHORT, float(boss.flee), 0.0
    if mine <= low:
        return glory, damage
    for band in boss.bands:
        if mine < band.strength:
            way = (mine - low) / (band.strength - low)
            return glory + way * (band.glory - glory), damage + way * (band.damage - damage)
        low, glory, damage = band.strength, band.glory, band.damage
    return glory, damage


def might(s: Sheet, fights: list[Fight]) -> int:
    """Strength without any weakness: what all the fights have in common."""
    first = fights[0]
    return strength(s, first.boss) - s.levels[first.weakness]
