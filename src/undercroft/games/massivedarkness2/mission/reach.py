"""How far heroes get in a mission, and whether they can do its tasks in their order, whatever the enemies do."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from undercroft.board import Bits, bitset, members
from undercroft.games.massivedarkness2.mission.model import Deed, Door, Mission


class Progress(NamedTuple):
    """How far it goes: where heroes have been, which doors are open, what is done."""

    zones: Bits
    open: Bits
    done: tuple[str, ...]


class Reach:
    """What can be got at from the start zones, one task after the other (MD2-WIN-05).

    What the mission's own rules do they are trusted to do: a door that is theirs opens to whoever stands before it, and
    a task without a deed is done when its turn comes.
    """

    def __init__(self, made: Mission) -> None:
        self.made = made
        self.places = {token.what: self.where(token.what) for token in made.tokens if token.what}

    def where(self, name: str) -> Bits:
        """The zones in which objectives of a name lie."""
        return bitset(token.at for token in self.made.tokens if token.what == name)

    @cached_property
    def end(self) -> Progress:
        """Everything that can be opened is open, and all that can be done is done."""
        opened: Bits = bitset(number for number, door in enumerate(self.made.doors) if door.open)
        done: tuple[str, ...] = ()
        while True:
            zones = self.spread(opened)
            wider = opened | self._opened(zones, done)
            task = self._next_task(zones, done)
            if wider == opened and task is None:
                return Progress(zones, opened, done)
            opened, done = wider, done if task is None else (*done, task)

    def spread(self, opened: Bits) -> Bits:
        """How far heroes come through these doors."""
        walk = self.made.dungeon.zones(self.made.all_doors & ~opened)
        reached, more = 0, bitset(self.made.start)
        while more:
            reached |= more
            more = walk.step(more) & ~reached & ~self.made.abyss
        return reached

    def _opened(self, zones: Bits, done: tuple[str, ...]) -> Bits:
        """Doors that heroes open who have come so far."""
        found = 0
        for number, door in enumerate(self.made.doors):
            at_hand = bool(zones & bitset(door.zones))
            if (at_hand and self._openable(door, done)) or self._opened_by_deed(door, done):
                found |= 1 << number
        return found

    def _openable(self, door: Door, done: tuple[str, ...]) -> bool:
        if not door.white or door.special:
            return True
        return bool(door.needs) and all(task in done for task in door.needs)

    def _opened_by_deed(self, door: Door, done: tuple[str, ...]) -> bool:
        return any(deed.opens == door.id and deed.completes in done for deed in self.made.deeds)

    def _next_task(self, zones: Bits, done: tuple[str, ...]) -> str | None:
        """The task whose turn it is, if it can be done."""
        left = [task for task in self.made.tasks if task not in done]
        if not left:
            return None
        deeds = [deed for deed in self.made.deeds if deed.completes == left[0]]
        able = not deeds or any(self.can(deed, zones, done) for deed in deeds)
        return left[0] if able else None

    def can(self, deed: Deed, zones: Bits, done: tuple[str, ...]) -> bool:
        """Whether heroes get to all objectives that a deed is about, with everything done that has to be before."""
        places = self.places.get(deed.at, 0)
        return bool(places) and not places & ~zones and all(task in done for task in deed.needs)

    # -- what stays out of reach --------------------------------------------------------------------------------------

    @cached_property
    def sealed(self) -> Bits:
        """Chambers without a door: nobody goes there, and nothing is in them."""
        doors = bitset(zone for door in self.made.doors for zone in door.zones)
        return sum(chamber.zones for chamber in self.made.chambers if not chamber.zones & doors)

    @cached_property
    def missed(self) -> Bits:
        """Zones that nobody comes to, though they are not sealed."""
        return self.made.grid.floor & ~self.made.abyss & ~self.end.zones & ~self.sealed

    def shut(self) -> list[Door]:
        """Doors that never open."""
        return [door for number, door in enumerate(self.made.doors) if not self.end.open >> number & 1]

    def out_of_reach(self, name: str) -> list[int]:
        """The zones of an objective that heroes do not come to."""
        return members(self.places.get(name, 0) & ~self.end.zones)
