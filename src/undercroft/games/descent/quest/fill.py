"""Putting what a quest file shows into its areas, and the quest together."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.board import Bits, Cell, Footprint, Gait, GridError, Size, Topology
from undercroft.games.descent.box.content import content
from undercroft.games.descent.quest.build import Draft
from undercroft.games.descent.quest.file import ACTING, ALL, ChestEntry, NamedEntry, QuestFile, Thing
from undercroft.games.descent.quest.model import Area, Chest, Door, Named, PlacedMonster, PlacedToken, Quest
from undercroft.kernel.messages import Msg

PLAYERS = range(2, 6)
SIZES = {f"{short}x{long}": size for size in Size for short, long in [size.value]}
TOKENS = ("glyph", "chest", "potion", "money", "key", "artifact", "encounter", "item")


def size_of(kind: str) -> Size:
    return SIZES[content().monsters[kind].size]


def quest_of(draft: Draft) -> Quest | None:
    """The quest of a file whose map can be read, unless something in it stands where it cannot."""
    filling = Filling(draft)
    filling.put_everything()
    return None if draft.faults else filling.quest()


class Filling:
    """The map being filled: everything by the area it belongs to."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.grid = grid = draft.grid
        self.obstacles: dict[str, Bits] = {"pit": 0, "rubble": 0, "water": 0}
        self.figures: Bits = 0
        self.monsters: list[list[PlacedMonster]] = [[] for _ in grid.areas]
        self.tokens: list[list[PlacedToken]] = [[] for _ in grid.areas]
        self.regions = draft.regions(draft.file.regions, {ALL, ACTING})
        all_closed = Topology(grid, (1 << len(grid.doors)) - 1)
        self.gaits = {size: Gait(all_closed, Footprint(grid, size)) for size in Size}

    def put_everything(self) -> None:
        things = list(self.draft.marked())
        for cell, thing in things:
            if thing.obstacle is not None:
                self.obstacles[thing.obstacle] |= 1 << cell
        for cell, thing in things:
            self._put_tokens(cell, thing)
            self._put_monster(cell, thing)

    def _put_tokens(self, cell: Cell, thing: Thing) -> None:
        kinds = [kind for kind in TOKENS if getattr(thing, kind)]
        if len(kinds) > 1:
            self._fault(cell, f"{' and '.join(kinds)} cannot lie on one space")
        for kind in [*kinds, *(["stairs"] if thing.stairs else [])]:
            if thing.obstacle in ("rubble", "water"):
                self._fault(cell, f"{kind} on {thing.obstacle}, where nobody can get at it")
        for kind in kinds:
            value = getattr(thing, kind)
            what = "" if kind in ("glyph", "money") else value
            placed = PlacedToken("quest" if kind == "item" else kind, cell, what, value == "start")
            self.tokens[self.draft.area_at(cell)].append(placed)

    def _put_monster(self, cell: Cell, thing: Thing) -> None:
        kind = thing.monster
        if thing.named is not None:
            kind = next((entry.monster for entry in self.draft.file.named if entry.id == thing.named), None)
            if kind is None:
                self._fault(cell, f"'named' has no entry '{thing.named}'")
        if kind is None:
            return
        if kind not in content().monsters:
            self._fault(cell, f"there is no monster '{kind}': expected one of {', '.join(content().monsters)}")
            return
        gait = self.gaits[size_of(kind)]
        try:
            stance = gait.footprint.stance(*self.grid.points[cell], upright=thing.upright)
        except GridError:
            self._fault(cell, f"the {kind} stands off the map")
            return
        master = thing.master or thing.named is not None
        placed = PlacedMonster(kind, master, thing.named or "", stance, thing.spare)
        if self._stands(cell, placed, gait):
            self.figures |= gait.footprint.cells(stance)
            self.monsters[self.draft.area_at(cell)].append(placed)

    def _stands(self, cell: Cell, monster: PlacedMonster, gait: Gait) -> bool:
        """Whether the figure can stand there: on floor, in one area, across no line, on nothing else."""
        base = gait.footprint.cells(monster.stance)
        blocked = self.obstacles["pit"] | self.obstacles["rubble"] | self.obstacles["water"]
        wrong = (
            (base & ~self.grid.floor, "stands in rock"),
            (base & ~self.grid.areas[self.draft.area_at(cell)], "reaches into another area"),
            (0 if gait.fits >> monster.stance & 1 else base, "has a wall or a door through it"),
            (base & blocked, "stands on an obstacle"),
            (base & self.figures, "stands on another figure"),
        )
        return self.draft.fits(cell, monster.named or monster.kind, wrong)

    def _fault(self, cell: Cell, problem: str) -> None:
        self.draft.fault(self.draft.spots[cell], problem)

    def quest(self) -> Quest | None:
        glyphs = [token.cell for tokens in self.tokens for token in tokens if token.active]
        if len(glyphs) != 1:
            spot = self.draft.spots[glyphs[1]] if glyphs else self.draft.things.spot(0, 0)
            self.draft.fault(spot, f"expected exactly one starting glyph (glyph: start), got {len(glyphs)}")
            return None
        return self.quest_from(glyphs[0])

    def quest_from(self, start: Cell) -> Quest:
        """The quest, with heroes that set out from this space."""
        file = self.draft.file
        lying = [token for tokens in self.tokens for token in tokens]
        put = [effect.place for event in file.events for effect in event.do if effect.place is not None]
        return Quest(
            id=file.id,
            number=file.number,
            origin=file.origin,
            conquest=file.conquest if isinstance(file.conquest, dict) else dict.fromkeys(PLAYERS, file.conquest),
            garrison=file.garrison,
            grid=self.grid,
            areas=tuple(self._whole_area(number) for number in range(len(self.grid.areas))),
            doors=tuple(Door(door.id or "", door.rune) for door in file.doors),
            stairs=self.draft.stairs,
            start=start,
            start_area=self.draft.area_at(start),
            chests=_chests(file),
            named={entry.id: _named(entry) for entry in file.named},
            regions=self.regions,
            events=file.events,
            encounters=_once([*(t.what for t in lying if t.kind == "encounter"), *(p.encounter for p in put)]),
            items=_once([*(t.what for t in lying if t.kind == "quest"), *(p.item for p in put)]),
        )

    def _whole_area(self, number: int) -> Area:
        cells, name = self.grid.areas[number], self.draft.area_names[number]
        doors = sum(1 << door for door in range(len(self.grid.doors)) if self.grid.beside(door) & cells)
        return Area(
            name=name,
            cells=cells,
            monsters=tuple(self.monsters[number]),
            tokens=tuple(self.tokens[number]),
            pits=self.obstacles["pit"] & cells,
            rubble=self.obstacles["rubble"] & cells,
            water=self.obstacles["water"] & cells,
            doors=doors,
            text=Msg(f"des-quest-{self.draft.file.id}-area-{name}"),
        )


def _chests(file: QuestFile) -> dict[int, Chest]:
    colours = {number: colour for colour, numbers in content().box.chests.items() for number in numbers}
    return {
        number: Chest(
            colour=colours[number],
            conquest=entry.conquest,
            coins=entry.coins,
            treasures=_cards(entry, colours[number]),
            curses=entry.curses,
        )
        for number, entry in sorted(file.chests.items())
    }


def _cards(entry: ChestEntry, colour: str) -> dict[str, int]:
    """Treasures for each hero, of the chest's own colour unless the file says otherwise."""
    if isinstance(entry.treasures, dict):
        return dict(entry.treasures.items())
    return {colour: entry.treasures} if entry.treasures else {}


def _named(entry: NamedEntry) -> Named:
    return Named(
        id=entry.id,
        kind=entry.monster,
        wounds=entry.wounds,
        armor=entry.armor,
        speed=entry.speed,
        damage=entry.damage,
        abilities=entry.abilities,
        conquest=entry.conquest,
    )


def _once(names: Iterable[str | None]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for name in names if name))
