"""Putting what an adventure file shows into its zones, and the adventure together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from undercroft.board import Bits, Cell, Facing, Footprint, GridError, Size, bitset, members
from undercroft.games.dungeonsaga.adventure.build import Draft
from undercroft.games.dungeonsaga.adventure.file import ACTING, ALL, ANY, Direction, Thing
from undercroft.games.dungeonsaga.adventure.model import Adventure, Piece, PlacedFitting, PlacedModel, Zone
from undercroft.games.dungeonsaga.box.content import content
from undercroft.kernel.content import nearest
from undercroft.kernel.messages import Msg
from undercroft.parts.cell_names import cell_name

CHEST = "chest"


def adventure_of(draft: Draft) -> Adventure | None:
    """The adventure of a file whose map can be read, unless something in it stands where it cannot."""
    filling = Filling(draft)
    filling.put_everything()
    heroes = filling.heroes()
    return None if draft.faults else filling.adventure(heroes)


def facing(direction: Direction | None) -> int | None:
    return None if direction is None else Facing[direction.upper()].value


class Filling:
    """The map being filled: everything by the zone it belongs to."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.grid = grid = draft.grid
        self.taken: Bits = 0
        """Squares of models and furniture."""
        self.closed: Bits = 0
        """Those of furniture alone."""
        self.models: list[list[PlacedModel]] = [[] for _ in grid.areas]
        self.bones: list[list[Cell]] = [[] for _ in grid.areas]
        self.fittings: list[list[PlacedFitting]] = [[] for _ in grid.areas]
        self.furniture: list[list[Piece]] = [[] for _ in grid.areas]
        self.start: list[Cell] = []
        self.places: dict[str, Cell] = {}
        self.regions = draft.regions(draft.file.regions, {ALL, ACTING, ANY})
        self.footprints = {size: Footprint(grid, size) for size in (Size.ONE, Size.FOUR)}
        self.numbers: Counter[str] = Counter()
        self.ids = {thing.id for _, thing in draft.marked() if thing.id is not None}
        """What the author calls doors and chests; the others are numbered around these."""

    def put_everything(self) -> None:
        things = list(self.draft.marked())
        for cell, thing in things:
            self._put_furniture(cell, thing)
            self._put_model(cell, thing)
        for cell, thing in things:
            self._put_start(cell, thing)
            self._put_bones(cell, thing)

    def heroes(self) -> tuple[str, ...]:
        """Their cards: the stronger ones where the adventure is for those; companions have only one."""
        found = []
        known = [card.id for card in content().heroes.values() if not card.legend]
        for number, name in enumerate(self.draft.file.heroes):
            if name not in known:
                spot = self.draft.source.spot("heroes", number)
                self.draft.fault(spot, f"there is no hero '{name}': {nearest(name, known)}")
                continue
            stronger = [card.id for card in content().heroes.values() if card.legend and card.hero == name]
            found.append(stronger[0] if self.draft.file.legends and stronger else name)
        return tuple(found)

    # -- furniture ----------------------------------------------------------------------------------------------------

    def _put_furniture(self, cell: Cell, thing: Thing) -> None:
        kind = thing.door or (CHEST if thing.chest else thing.furniture)
        if kind is None:
            return
        loose = [piece.id for piece in content().furniture.values() if not piece.door and not piece.chest]
        if thing.furniture is not None and kind not in loose:
            self._unknown("furniture", kind, loose)
            return
        width, height = content().furniture[kind].size  # SAG-FUR-02, SAG-LCK-02
        cells = self._block(cell, height, width) if thing.upright else self._block(cell, width, height)
        if not self._stands(cell, cells, kind):
            return
        self.closed |= cells
        squares = tuple(members(cells))
        if thing.door or thing.chest:
            fitting = PlacedFitting(
                id=thing.id or self._number(kind),
                kind=kind,
                cells=squares,
                lock=thing.lock or 0,
                ward=thing.ward or 0,
                holds=thing.holds,
            )
            self.fittings[self.draft.area_at(cell)].append(fitting)
        else:
            self.furniture[self.draft.area_at(cell)].append(Piece(kind, squares))

    def _number(self, kind: str) -> str:
        """`door_1`, `chest_2`: the next one in reading order that no other is called."""
        what = CHEST if kind == CHEST else "door"
        self.numbers[what] += 1
        while (name := f"{what}_{self.numbers[what]}") in self.ids:
            self.numbers[what] += 1
        return name

    def _block(self, cell: Cell, width: int, height: int) -> Bits:
        """The block with this square at its upper left, or nothing where it reaches off the map."""
        x, y = self.grid.points[cell]
        if x + width > self.grid.width or y + height > self.grid.height:
            return 0
        return bitset(self.grid.cell(x + dx, y + dy) for dy in range(height) for dx in range(width))

    # -- models -------------------------------------------------------------------------------------------------------

    def _put_model(self, cell: Cell, thing: Thing) -> None:
        kind, known = thing.minion or thing.boss, content().minions if thing.minion else content().bosses
        if kind is None:
            return
        if kind not in known:
            self._unknown("minion" if thing.minion else "boss", kind, known)
            return
        footprint = self.footprints[Size.FOUR if content().kinds[kind].large else Size.ONE]
        try:
            stance = footprint.stance(*self.grid.points[cell])
        except GridError:
            self._fault(cell, f"the {kind} stands off the map")
            return
        if self._stands(cell, footprint.cells(stance), kind):
            placed = PlacedModel(kind, stance, facing(thing.facing), thing.named or "")
            self.models[self.draft.area_at(cell)].append(placed)

    def _stands(self, cell: Cell, cells: Bits, kind: str) -> bool:
        """Whether something can stand there: on floor, in one zone, on nothing else. Then it does."""
        if not cells:
            self._fault(cell, f"the {kind} stands off the map")
            return False
        wrong = (
            (cells & ~self.grid.floor, "stands in rock"),
            (cells & ~self.grid.areas[self.draft.area_at(cell)], "reaches into another zone"),
            (cells & self.taken, "stands on something else"),
        )
        if not self.draft.fits(cell, kind, wrong):
            return False
        self.taken |= cells
        return True

    def _put_start(self, cell: Cell, thing: Thing) -> None:
        if not thing.start and thing.hero is None:
            return
        if self.taken >> cell & 1:
            self._fault(cell, f"no hero can begin at {cell_name(self.grid, cell)}: something else stands there")
        elif thing.hero is None:
            self.start.append(cell)
        elif thing.hero not in self.draft.file.heroes:
            self._unknown("hero", thing.hero, self.draft.file.heroes)
        elif thing.hero in self.places:
            self._fault(cell, f"{thing.hero} begins at {cell_name(self.grid, self.places[thing.hero])} already")
        else:
            self.places[thing.hero] = cell

    def _put_bones(self, cell: Cell, thing: Thing) -> None:
        if thing.bones and self.closed >> cell & 1:
            self._fault(cell, f"bones cannot lie under furniture at {cell_name(self.grid, cell)}")
        self.bones[self.draft.area_at(cell)] += [cell] * (thing.bones or 0)

    def _fault(self, cell: Cell, problem: str) -> None:
        self.draft.fault(self.draft.spots[cell], problem)

    def _unknown(self, field: str, name: str, known: Iterable[str]) -> None:
        """A name in the legend that nobody has."""
        for mark, thing in self.draft.file.legend.items():
            if getattr(thing, field) == name:
                problem = f"there is no {field} '{name}': {nearest(name, known)}"
                self.draft.fault(self.draft.source.spot("legend", mark, field), problem)

    # -- together -----------------------------------------------------------------------------------------------------

    def adventure(self, heroes: tuple[str, ...]) -> Adventure:
        file = self.draft.file
        return Adventure(
            id=file.id,
            number=file.number,
            letter=file.letter,
            origin=file.origin,
            heroes=heroes,
            facing=facing(file.facing),
            orders=file.orders,
            cards=file.deck.cards,
            without=file.deck.without,
            raises=dict(file.raises),
            spells=dict(file.spells),
            items=dict(file.items),
            gear=dict(file.gear),
            skills=dict(file.skills),
            stunned_loses=file.stunned_loses,
            deck_out=file.deck_out,
            tiles=file.tiles,
            grid=self.grid,
            zones=tuple(self._zone(number) for number in range(len(self.grid.areas))),
            start_zones=bitset(self.draft.area_at(cell) for cell in (*self.start, *self.places.values())),
            start=tuple(self.start),
            places=self.places,
            regions=self.regions,
            deeds=file.deeds,
            events=file.events,
            aftermath=file.aftermath,
        )

    def _zone(self, number: int) -> Zone:
        name = self.draft.area_names[number]
        return Zone(
            name=name,
            cells=self.grid.areas[number],
            models=tuple(self.models[number]),
            bones=tuple(self.bones[number]),
            fittings=tuple(self.fittings[number]),
            furniture=tuple(self.furniture[number]),
            text=Msg(f"sag-adventure-{self.draft.file.id}-zone-{name}"),
        )
