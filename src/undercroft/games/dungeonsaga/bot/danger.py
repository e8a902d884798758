"""What may happen to a hero in the overlord's next turn, at every place where he might stand."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.board import Bits, Topology, distance, members
from undercroft.games.dungeonsaga import odds
from undercroft.games.dungeonsaga.bot.worth import wound_price
from undercroft.games.dungeonsaga.models import base, dungeon, front, laid, large, party, spot
from undercroft.games.dungeonsaga.rules.command_cards import orders
from undercroft.games.dungeonsaga.rules.modifiers import reduced
from undercroft.games.dungeonsaga.rules.movement import ignores_arcs
from undercroft.games.dungeonsaga.rules.ranges import RULERS
from undercroft.games.dungeonsaga.state import DungeonSaga, Model, Turn
from undercroft.games.dungeonsaga.stats import armour, caster, fight_dice, injured, movement, shooting_dice

CARD = 1
"""So many orders more a command card is worth."""
SIGHT = 0.5
"""How often somebody who could shoot from where he may go sees his target."""
BOLT = 4
"""Dice of a usual spell."""


class Foe(NamedTuple):
    m: Model
    base: Bits
    pace: int
    dice: int
    shots: int
    range: int
    """How far away somebody may stand who is shot at."""
    free: bool
    """Not held by any of the other heroes."""


class Danger:
    """What the overlord's models may do to one hero, who is moved about while others stay where they are."""

    def __init__(self, g: DungeonSaga, hero: Model) -> None:
        self.g, self.hero = g, hero
        self.grid = dungeon(g).grid
        others = [other for other in party(g) if other is not hero]
        self.arcs = self.bases = 0
        for other in others:
            self.arcs |= front(g, other)
            self.bases |= base(g, other)
        self.foes = [self._foe(m) for m in g.minions]
        self.stands = 0
        for foe in self.foes:
            self.stands |= foe.base
        self.solid = laid(g).solid | self.bases
        self.open = self.grid.floor & ~self.solid
        self.budget = orders(g) + CARD
        self.struck = 1.0 - odds.spared(hero)
        self._walks: dict[int, Topology] = {}
        self.anywhere = self._reached(0, 0) if self.foes else 0

    def _foe(self, m: Model) -> Foe:
        here = base(self.g, m)
        free = ignores_arcs(m, Turn(m.number, 0)) or not here & self.arcs
        shots = max(shooting_dice(m), BOLT if caster(m) else 0)
        return Foe(m, here, movement(m), fight_dice(m), shots, RULERS["long"] + movement(m), free)

    def attacks(self) -> list[float]:
        """How likely each attack wounds that may be made on the hero where he stands now, facing as he does."""
        if not self.foes:
            return []
        here = spot(self.g, self.hero)
        slots = here.around & self.anywhere
        if slots & ~self.stands:  # somebody could come: whether he gets past the hero's own front arc is another matter
            slots = here.around & self._reached(here.base, here.front)
        behind, before = (slots & ~here.ahead).bit_count(), (slots & here.ahead).bit_count()
        at = self.hero.at
        near = [foe for foe in self.foes if self._steps(foe, at) <= foe.pace + 1] if slots else []
        near.sort(key=lambda foe: -foe.dice)
        found = []
        for count, foe in enumerate(near[: behind + before]):
            weak = int(injured(self.hero)) + int(count > 0 or large(foe.m)) + int(behind > 0)
            found.append(self._hit(foe.dice, weak))
            behind, before = (behind - 1, before) if behind else (0, before - 1)
        archers = [foe for foe in self.foes if foe.shots and foe not in near and self._steps(foe, at) <= foe.range]
        return found + [SIGHT * self._hit(foe.shots, int(injured(self.hero))) for foe in archers]

    def wounds(self) -> float:
        """Wounds to be expected if the overlord does all that he can."""
        return sum(sorted(self.attacks(), reverse=True)[: self.budget])

    def costs(self) -> list[float]:
        """What each of those attacks may be expected to cost, one after the other."""
        found, before = [], 0.0
        for chance in sorted(self.attacks(), reverse=True)[: self.budget]:
            after = before + chance
            found.append(wound_price(self.g, self.hero, after) - wound_price(self.g, self.hero, before))
            before = after
        return found

    def _hit(self, dice: int, weak: int) -> float:
        defence, worn = reduced(fight_dice(self.hero), armour(self.hero), weak)
        return (1.0 - odds.hit_chances(dice, defence, worn)[0]) * self.struck

    def _steps(self, foe: Foe, at: int) -> int:
        return min(distance(self.grid, cell, at) for cell in members(foe.base))

    def _reached(self, here: Bits, arc: Bits) -> Bits:
        """Squares that some model can come to, or stands on: heroes' front arcs stop it."""
        walk = self._walk(here)
        free = walk.floor & ~self.stands
        halting = self.arcs | arc
        reached = self.stands
        fastest = max(foe.pace for foe in self.foes)
        wave = 0
        for left in range(fastest, 0, -1):
            for foe in self.foes:
                if foe.pace == left and foe.free and not foe.base & arc:
                    wave |= foe.base
            wave = walk.step(wave) & free & ~reached
            reached |= wave
            wave &= ~halting
        return reached

    def _walk(self, here: Bits) -> Topology:
        if here not in self._walks:
            self._walks[here] = Topology(self.grid, 0, self.solid | here)
        return self._walks[here]
