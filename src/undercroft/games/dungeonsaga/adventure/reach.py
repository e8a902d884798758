"""How far heroes can get in an adventure, whatever the overlord does: which squares, doors and chests."""

from __future__ import annotations

from functools import cached_property

from undercroft.board import Bits, bitset, members
from undercroft.games.dungeonsaga.adventure.build import JUNCTION
from undercroft.games.dungeonsaga.adventure.model import Adventure, PlacedFitting
from undercroft.games.dungeonsaga.adventure.names import block
from undercroft.games.dungeonsaga.box.content import content
from undercroft.parts.happenings import Tally


class Reach:
    """What can be got at from the start squares.

    Everything that an event may open or turn counts as opened and turned: whether the event happens in time is for the
    author to see to.
    """

    def __init__(self, made: Adventure) -> None:
        self.made = made

    def beside(self, cells: Bits) -> Bits:
        """The squares that share a side with some of these; a step aslant leads nowhere that two of them do not."""
        grid = self.made.grid
        left, right = cells & ~grid.columns[0], cells & ~grid.columns[-1]
        return (left >> 1 | right << 1 | cells >> grid.width | cells << grid.width) & ~cells & (1 << grid.size) - 1

    @cached_property
    def wards(self) -> bool:
        """Whether some hero has a spell that weakens wards (SAG-LCK-13)."""
        joining = [effect.join.who for event in self.made.events for effect in event.do if effect.join is not None]
        heroes = {*(content().heroes[card].hero for card in self.made.heroes), *joining}
        return any(
            content().spells[name].ward
            for who, names in self.made.spells.items()
            if who in heroes
            for name in names
            if name in content().spells
        )

    def opens(self, fitting: PlacedFitting) -> bool:
        """Any hero can break a lock (SAG-LCK-06); a ward takes a spell (SAG-LCK-12), and an event opens either."""
        return self._opened_by_event(fitting) or not fitting.ward or self.wards

    def _opened_by_event(self, fitting: PlacedFitting) -> bool:
        return any(effect.open == fitting.id for event in self.made.events for effect in event.do)

    @cached_property
    def passable(self) -> Bits:
        """The floor without furniture, chests, and doors that nothing opens."""
        free = self.made.grid.floor
        for zone in self.made.zones:
            for piece in zone.furniture:
                free &= ~bitset(piece.cells)
            for fitting in zone.fittings:
                if fitting.kind == "chest" or not self.opens(fitting):
                    free &= ~bitset(fitting.cells)
        if any(effect.turn is not None for event in self.made.events for effect in event.do):
            free |= block(self.made, self.made.regions[JUNCTION])
        return free

    @cached_property
    def cells(self) -> Bits:
        """Every square that a hero can come to. What lies behind a door is laid out when it opens (SAG-LCK-17)."""
        laid = self.made.start_zones
        while True:
            reached = self._spread(laid)
            wider = laid | bitset(zone for door in self._doors(laid, reached) for zone in self._zones_at(door))
            if wider == laid:
                return reached
            laid = wider

    def _spread(self, laid: Bits) -> Bits:
        """How far heroes come in these zones."""
        floor = self._floor(laid)
        reached, more = 0, bitset((*self.made.start, *self.made.places.values()))
        while more:
            reached |= more
            more = self.beside(more) & self.passable & floor & ~reached
        return reached

    def _floor(self, zones: Bits) -> Bits:
        return sum(self.made.zones[zone].cells for zone in members(zones))

    def _doors(self, laid: Bits, reached: Bits) -> list[PlacedFitting]:
        """The doors of these zones that can be opened: by whoever gets there, or by an event."""
        found = [fitting for zone in members(laid) for fitting in self.made.zones[zone].fittings]
        return [
            door
            for door in found
            if door.kind != "chest" and (bitset(door.cells) & reached or self._opened_by_event(door))
        ]

    def _zones_at(self, door: PlacedFitting) -> list[int]:
        near = self.beside(bitset(door.cells))
        return [number for number, zone in enumerate(self.made.zones) if zone.cells & near]

    def room(self, name: str) -> int:
        """How many squares of a region can be reached."""
        return (self.made.regions[name] & self.cells).bit_count()

    def leads_to(self, door: PlacedFitting) -> list[str]:
        """The zones that a door stands before, beside the one it is drawn in."""
        cells = bitset(door.cells)
        near = self.beside(cells) & self.made.grid.floor
        return [zone.name for zone in self.made.zones if zone.cells & near and not zone.cells & cells]

    def open_borders(self) -> dict[tuple[str, str], Bits]:
        """The squares at which two zones touch with no door between them."""
        doors = bitset(
            cell
            for zone in self.made.zones
            for fitting in zone.fittings
            if fitting.kind != "chest"
            for cell in fitting.cells
        )
        found: dict[tuple[str, str], Bits] = {}
        for number, zone in enumerate(self.made.zones):
            for other in self.made.zones[number + 1 :]:
                touching = self.beside(other.cells & ~doors) & zone.cells & ~doors
                if touching:
                    found[zone.name, other.name] = touching
        return found

    def most(self, tally: Tally) -> int:
        """What a counter shows at most, as far as it matters."""
        most = 0
        for event in self.made.events:
            added = sum((effect.add or {}).get(tally.name, 0) for effect in event.do)
            if added > 0:
                most += added if event.happens_once else tally.at_least
        return most

    def chest_reached(self, chest: PlacedFitting) -> bool:
        return any(self.cells >> cell & 1 for cell in members(self.beside(bitset(chest.cells))))
